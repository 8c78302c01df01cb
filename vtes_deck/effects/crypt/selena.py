"""Selena: damage by werewolves is aggravated."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Damage,
    DamageTaken,
    Minion,
    NoPurpose,
    OwnStatic,
    Table,
    Wording,
    has_trait,
)
from vtes_deck.effects.vocab import Trait, card


class FearsWerewolves(NoPurpose, OwnStatic, DamageTaken, frozen=True):
    """Damage that a werewolf inflicts on the vampire is aggravated."""

    @override
    def worsens(self, table: Table, source: int, damage: Damage) -> bool:
        minion = table.in_play.get(damage.minion)
        return isinstance(minion, Minion) and has_trait(table, minion, Trait.WEREWOLF)

    @override
    def say(self, wording: Wording) -> str:
        return f"damage inflicted on {wording.name} by a werewolf is aggravated"


CARDS = (card(201261, "Selena", FearsWerewolves()),)
