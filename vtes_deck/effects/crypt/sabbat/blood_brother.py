"""Blood Brother of the Sabbat."""

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
        201459,
        "Volo",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
)
