"""Lupine Assault: everyone discards the hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    HandReduction,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import DelayedReplacement, PlayLimit, Until, card, master


class EachDiscards(Effect, frozen=True):
    """Each Methuselah, from the user clockwise, discards cards and draws.

    Attributes:
        n: the number of cards.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, self.n, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """EX-V5-13: her cards leave the hand before any is replaced."""
        table = context.table
        for seat in reversed(table.clockwise(context.seat)):
            table.push(HandReduction(seat, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"each Methuselah (including you) discards {self.n} cards of his or her choice, then "
            "draws back up to his or her hand size"
        )


CARDS = (
    card(
        101133,
        "Lupine Assault",
        master(EachDiscards(5)),
        PlayLimit(per="game", by="everybody"),
        DelayedReplacement(Until.INFLUENCE),
    ),
)
