"""Lasombra of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    Aura,
    Bonus,
    Control,
    MinionFilter,
    card,
)

CARDS = (
    card(
        201086,
        "Otieno",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Guruhi",)), "bled")),),
        ),
    ),
)
