"""Actions with Dementation."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Gain,
    Pool,
    bleed,
    card,
)

CARDS = (
    card(
        101055,
        "Kindred Spirits",
        bleed("dem", Gain(1, Pool()), whom="others"),
        bleed("DEM", Gain(1, Pool()), plus=1, whom="others"),
    ),
)
