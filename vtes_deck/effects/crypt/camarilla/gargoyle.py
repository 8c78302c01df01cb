"""Gargoyle of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Discount,
    card,
)

CARDS = (card(200264, "Chalcedony", Discount(pool=1, blood=1, clan="Gargoyle")),)
