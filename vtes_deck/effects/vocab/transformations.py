"""Cards that become minions as they enter play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.statics import Duty
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import control

EMBRACED = EventType("embraced", "{card} is a vampire of the clan {word} now.")
MUST_HUNT = "must hunt"
"""Mark that holds the turn in which the vampire must hunt."""


class BecomesVampire(Effect, frozen=True, kw_only=True):
    """Puts the card in play as a vampire of the clan and sect of the minion that plays it.

    It has no blood, no Disciplines and no title.

    Attributes:
        capacity: its capacity.
        hunts: it must hunt this turn.
    """

    capacity: int
    hunts: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """MIN-12: it may act in this turn."""
        table, maker = context.table, context.user_minion
        childe = Minion(
            context.card,
            context.seat,
            vampire=True,
            capacity=self.capacity,
            clan=maker.clan,
            sect=maker.sect,
        )
        control.arrive(table, context.card, context.seat, becomes=childe)
        table.emit(EMBRACED, context.seat, context.card, word=maker.clan)
        if self.hunts and context.card in table.in_play:
            childe.set_mark(MUST_HUNT, table.turn)

    @override
    def say(self, wording: Wording) -> str:
        hunts = ", and must hunt this turn" if self.hunts else ""
        return (
            f"put {wording.this} in play. It becomes a {self.capacity}-capacity non-unique vampire "
            f"of the same clan and sect as the acting vampire{hunts}"
        )


class MustHunt(Duty):
    """The vampire must hunt in the turn that its mark names (MIN-04)."""

    __slots__ = ()

    @override
    def options(self, table: Table, source: int, minion: Minion) -> list[Option] | None:
        must = source == minion.card and minion.mark(MUST_HUNT) == table.turn
        return Hunt.options(table, minion) if must else None


class HasHunted(Effect, frozen=True):
    """The vampire has fulfilled its duty to hunt."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(MUST_HUNT, 0)

    @override
    def say(self, wording: Wording) -> str:
        return ""
