"""Action modifiers with Dementation."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    MoreBleed,
    Stealth,
    card,
    modifier,
)

CARDS = (
    card(
        100405,
        "Confusion",
        modifier("dem", MoreBleed(1)),
        modifier("DEM", Stealth(1), MoreBleed(1)),
    ),
    card(
        100682,
        "Eyes of Chaos",
        modifier("dem", MoreBleed(1)),
        modifier("DEM", MoreBleed(2)),
    ),
)
