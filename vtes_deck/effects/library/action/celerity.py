"""Actions with Celerity."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACard,
    MoveCards,
    Unlock,
    Zone,
    bleed,
    card,
)

CARDS = (
    card(
        100752,
        "Flurry of Action",
        bleed("cel", MoveCards(ACard(Zone.LIBRARY), Zone.HAND, 2)),
        bleed("CEL", Unlock()),
    ),
)
