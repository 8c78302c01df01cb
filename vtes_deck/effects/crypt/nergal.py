"""Nergal: cards that cost less blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    Condition,
    CostReductionChoice,
    Effect,
    EffectContext,
    NoPurpose,
    PlayCard,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import RESOLVING, CostReduction, Same, Trigger, Until, Zone, card

KEY = "less blood"
SHORT = "cannot pay alone"
"""The mark of the vampire during an action that it could not pay for without its text."""


class HostPays(SaidElsewhere, Condition, frozen=True):
    """The vampire pays for a card that it plays; an action is paid for when it succeeds."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        paying = table.current(CostReductionChoice)
        if paying is None:
            return context.minion == context.host
        play = table.current(PlayCard)
        if table.where[paying.paid] is not Zone.BEING_PLAYED:
            return False
        if play is not None and play.card == paying.paid:
            return play.minion == context.host
        return action is not None and action.successful and action.minion == context.host


class PaysLess(CostReduction, frozen=True, kw_only=True):
    """The reduction, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each turn, {wording.name} can reduce the cost of a card he plays by "
            f"{self.less} blood"
        )


class NoteShort(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records whether the vampire could pay for its action without its text."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        action, vampire = context.action, context.table.minion(context.host)
        vampire.set_mark(SHORT, int(action is not None and action.blood_cost > vampire.blood))


class MustPayLess(SaidElsewhere, Condition, frozen=True):
    """By a ruling, the text is used for an action that could not be announced without it.

    It is not used if it no longer helps.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        action, vampire = context.action, context.table.minion(context.host)
        return (
            action is not None
            and not action.failed
            and action.blocker < 0
            and bool(vampire.mark(SHORT))
            and action.blood_cost == vampire.blood + 1
            and context.table.where[action.card] is Zone.BEING_PLAYED
            and not context.table.has_used(KEY, context.card, Until.TURN)
        )


class PayLess(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The action costs 1 blood less."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is not None:
            context.table.use_once(KEY, context.card, Until.TURN)
            action.blood_cost -= 1


class Unsaid(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """An addition by a ruling, which the text does not mention."""


CARDS = (
    card(
        201048,
        "Nergal",
        PaysLess(
            sentence="{card} pays 1 blood less.",
            less=1,
            of_pool=False,
            once=Until.TURN,
            key=KEY,
            conditions=(HostPays(),),
        ),
        Unsaid(on=ANNOUNCED, host=True, effects=(NoteShort(),)),
        Unsaid(
            on=RESOLVING,
            host=True,
            conditions=(Same("host", "acting"), MustPayLess()),
            effects=(PayLess(),),
        ),
    ),
)
