"""Tremere of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ActionWas,
    AtLeast,
    Aura,
    Bonus,
    Edge,
    Same,
    card,
)

CARDS = (
    card(
        201740,
        "Anxo Vilela",
        Aura(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(AtLeast(Edge(), 1),)),
    ),
    card(
        201752,
        "Frau Schädel",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("recruit", either="employ")),
        ),
    ),
)
