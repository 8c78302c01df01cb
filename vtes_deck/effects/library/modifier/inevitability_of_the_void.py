"""Inevitability of the Void: a bleed that grows with an ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Amount,
    EffectContext,
    Wording,
    seats_of,
)
from vtes_deck.effects.vocab import (
    MoreBleed,
    card,
    modifier,
)


class TensInHeap(Amount, frozen=True):
    """The number of tens of cards in the ash heap of the Methuselah who is bled."""

    @override
    def count(self, context: EffectContext) -> int:
        table = context.table
        return sum(len(table.seats[seat].ash_heap) // 10 for seat in seats_of(context, "bled"))

    @override
    def say(self, wording: Wording) -> str:
        return "1 bleed for every 10 cards in the ash heap of the target Methuselah"


class GrowingBleed(MoreBleed, frozen=True):
    """Increases the bleed by the number from the ash heap."""

    @override
    def say(self, wording: Wording) -> str:
        return f"+{TensInHeap().say(wording)} (limited)"


CARDS = (
    card(
        100974,
        "Inevitability of the Void",
        modifier("aus+nec", MoreBleed(1)),
        modifier("AUS+NEC", GrowingBleed(TensInHeap())),
    ),
)
