"""Cards that stay on a minion and record targets, uses or a change of type."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.cards_in_play import PUT_ON
from vtes_deck.effects.vocab.context import (
    Choice,
    Condition,
    Effect,
    EffectContext,
    SaidElsewhere,
    Target,
)
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose, minions_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.purposes import PurposeKind

SEATS = "against"
"""The mark of a card that records Methuselahs as a bit mask."""


class NoteTargets(SaidElsewhere, Effect, frozen=True):
    """Records the targets of the action on the card, except the card's controller."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.table.in_play.get(context.card)
        if card_in_play is not None:
            card_in_play.set_mark(SEATS, targets(context, card_in_play.controller))


class SameTargets(Condition, frozen=True):
    """The targets of the current action are exactly the recorded Methuselahs."""

    @override
    def holds(self, context: EffectContext) -> bool:
        card_in_play = context.table.in_play.get(context.card)
        if card_in_play is None:
            return False
        aimed = targets(context, card_in_play.controller)
        return bool(aimed) and aimed == card_in_play.mark(SEATS)

    @override
    def say(self, wording: Wording) -> str:
        return "during an action directed at the same Methuselah (or same set of Methuselahs)"


def targets(context: EffectContext, but: int) -> int:
    """The Methuselahs that the action targets as a bit mask, except the seat ``but``."""
    action = context.action
    return 0 if action is None else sum(1 << seat for seat in action.seats if seat != but)


class Combatant(Target, frozen=True):
    """A minion in the current combat.

    Attributes:
        who: filter for the minion.
        whose: the required controller of the minion.
    """

    who: MinionFilter = ANYONE
    whose: Whose = "mine"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        combat = context.table.current(Combat)
        if combat is None:
            return []
        return [
            (minion.card, NONE, 0)
            for minion in minions_of(context, self.who, self.whose)
            if combat.holds(minion.card)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.who.say(wording)}{' you control' if self.whose == 'mine' else ''}"


class HostFights(Condition, frozen=True):
    """The minion that is or carries the card is in the current combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and combat.holds(context.host)

    @override
    def say(self, wording: Wording) -> str:
        return f"while {wording.user} is in combat"


class MovesTo(Effect, frozen=True):
    """The card moves to another minion."""

    which: Which = "target"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, to = context.table, card_of(context, self.which)
        if to in table.in_play:
            table.emit(PUT_ON, context.seat, context.card, target=to)
            zones.attach(table, context.card, to)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {wording.this} to {said(self.which, wording)}"
