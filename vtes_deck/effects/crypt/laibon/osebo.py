"""Osebo of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ActionWas,
    Aura,
    Bonus,
    Same,
    card,
)

CARDS = (
    card(
        200008,
        "Abiku",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
)
