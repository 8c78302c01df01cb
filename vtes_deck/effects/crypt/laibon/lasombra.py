"""Lasombra of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    Control,
    MinionFilter,
    Same,
    card,
)

CARDS = (
    card(
        201082,
        "Onaedo",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(
                Same("host", "acting"),
                Control(AMinion(MinionFilter(ready=True, name="Otieno"), "any")),
                ActionWas("diablerise"),
            ),
        ),
    ),
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
