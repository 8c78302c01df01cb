"""Port Authority: discards are replaced later."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCARD_ACTION,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    hand,
)
from vtes_deck.effects.vocab import DISCARDED, Phase, Trigger, Until, card


class ByDiscardAction(Condition, frozen=True):
    """A discard phase action has discarded the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, answer = context.table, context.table.answer
        return (
            table.phase is Phase.DISCARD
            and answer.verb is DISCARD_ACTION
            and answer.card == context.target
        )

    @override
    def say(self, wording: Wording) -> str:
        return "when a Methuselah uses a discard phase action to discard a card"


class ReplacedLate(Effect, frozen=True):
    """The card is replaced in the next unlock phase."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="active", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hand.not_replaced(context.table, context.target, Until.UNLOCK)

    @override
    def say(self, wording: Wording) -> str:
        return "they doesn't draw to replace that card until their next unlock phase"


CARDS = (
    card(
        101420,
        "Port Authority",
        Trigger(on=DISCARDED, conditions=(ByDiscardAction(),), effects=(ReplacedLate(),)),
    ),
)
