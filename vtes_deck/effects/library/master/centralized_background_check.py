"""Centralized Background Check: weapons cost everyone more."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Minion,
    OwnSurcharge,
    Price,
    Printed,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import PutInPlay, Trait, card, master

WEAPONS = frozenset({Trait.WEAPON, Trait.MELEE_WEAPON, Trait.GUN})


class WeaponsCostMore(OwnSurcharge, Price, frozen=True):
    """Weapons cost every minion more pool."""

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        return (-self.n, 0) if WEAPONS.intersection(paid.traits) else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return "weapons cost an additional pool"


CARDS = (card(100315, "Centralized Background Check", master(PutInPlay()), WeaponsCostMore(1)),)
