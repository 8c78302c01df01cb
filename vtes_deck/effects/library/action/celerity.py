"""Actions with Celerity."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DrawAndDiscard,
    Unlock,
    bleed,
    card,
)

CARDS = (
    card(
        100752,
        "Flurry of Action",
        bleed("cel", DrawAndDiscard(2)),
        bleed("CEL", Unlock()),
    ),
)
