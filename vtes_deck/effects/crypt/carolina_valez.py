"""Carolina Vález: no damage from allies and retainers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Damage,
    DamageTaken,
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import card


class ImmuneToHelpers(OwnStatic, DamageTaken, frozen=True):
    """Damage from allies and retainers has no effect on the vampire (GEN-36)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, 1, which="host"),)

    @override
    def immune(self, table: Table, source: int, damage: Damage) -> bool:
        """By a ruling, this includes damage outside combat and damage that cannot be prevented."""
        minion = table.in_play.get(damage.minion)
        if isinstance(minion, Minion):
            return not minion.vampire
        printed = table.cards[damage.source] if damage.source >= 0 else None
        helper = printed is not None and (printed.ally or printed.retainer)
        return damage.cause is Cause.RETAINER or helper

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} is immune to damage from allies and retainers"


CARDS = (card(200249, "Carolina Vález", ImmuneToHelpers()),)
