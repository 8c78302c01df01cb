"""Independent Harbinger of Skulls."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Discount,
    Trait,
    Type,
    card,
)

CARDS = (
    card(
        200428,
        "Erebus",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), trait=Trait.WRAITH),
    ),
)
