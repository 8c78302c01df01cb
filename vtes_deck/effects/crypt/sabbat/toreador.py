"""Toreador of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Toll,
    card,
)

CARDS = (card(201758, "Jürgen, The Libertine", Toll(n=1)),)
