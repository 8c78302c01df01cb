"""Ministry of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    MinionFilter,
    Toll,
    card,
)

CARDS = (card(201662, "Sergio Bueno", Toll(n=1, who=MinionFilter(corrupted=True))),)
