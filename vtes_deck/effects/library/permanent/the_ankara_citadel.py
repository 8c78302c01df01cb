"""The Ankara Citadel: cards cost half as much blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Minion,
    OwnStatic,
    PriceShare,
    Printed,
    PurposeKind,
    Table,
    Wording,
    plays_as,
)
from vtes_deck.effects.vocab import Type, card


class HalvesBlood(OwnStatic, PriceShare, frozen=True):
    """Cards cost the vampire half as much blood, except action modifiers."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 1, whose="mine", less=True),)

    @override
    def share(self, table: Table, source: int, minion: Minion, paid: Printed, blood: int) -> int:
        """Round down. PLY-37: an ally may have the location, but the text names a vampire."""
        modifier = plays_as(table, minion, paid, (Type.ACTION_MODIFIER,))
        return blood if modifier or not minion.vampire else blood // 2

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"non-action modifier cards costing blood cost {wording.user} half as much blood to "
            "play, rounded down (multiplication and division are handled first, followed by "
            "addition and subtraction)"
        )


CARDS = (card(100071, "The Ankara Citadel, Turkey", HalvesBlood()),)
