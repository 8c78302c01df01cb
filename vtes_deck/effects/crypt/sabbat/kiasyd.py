"""Kiasyd of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BleedAction,
    card,
)

CARDS = (
    card(
        200127,
        "The Arcadian",
        BleedAction(
            sentence="{minion} bleeds {seat} with +1 bleed and +1 stealth.",
            host=True,
            plus=1,
            stealth=1,
            blood=1,
            effects=(),
        ),
    ),
)
