"""Shroud of Decay: the target Methuselah discards cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    counted,
    hand,
)
from vtes_deck.effects.vocab import (
    ACard,
    AMethuselah,
    Burn,
    HeapHas,
    If,
    MoveCards,
    Pool,
    Zone,
    action,
    bleed,
    card,
)


class TheyDiscard(Effect, frozen=True):
    """The target Methuselah discards cards of her choice."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, self.n, whose="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """EX-V5-13: all cards leave the hand before any is replaced."""
        context.table.push(hand.HandReduction(context.other, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return f"the target Methuselah discards {counted(self.n, 'card')} of their choice"


SEVEN = HeapHas(least=7, whose="prey")

CARDS = (
    card(
        102295,
        "Shroud of Decay",
        bleed("obl", TheyDiscard(2), plus=1),
        action(
            "OBL",
            If(
                (SEVEN,),
                (
                    MoveCards(ACard(Zone.ASH_HEAP, whose="prey"), Zone.REMOVED, 7, how="chosen"),
                    Burn(3, Pool("target")),
                ),
            ),
            conditions=(SEVEN,),
            target=AMethuselah("prey"),
            directed=True,
        ),
        exception="The price in cards is also a condition of the definition.",
    ),
)
