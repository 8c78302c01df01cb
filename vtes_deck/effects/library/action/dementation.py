"""Actions with Dementation."""

from __future__ import annotations

from vtes_deck.effects.vocab import GainPool, bleed, card

CARDS = (
    card(
        101055,
        "Kindred Spirits",
        bleed("dem", GainPool(1), whom="others"),
        bleed("DEM", GainPool(1), plus=1, whom="others"),
    ),
)
