"""Actions with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACard,
    Blood,
    Gain,
    Zone,
    action,
    bleed,
    card,
)

CARDS = (
    card(
        100845,
        "Govern the Unaligned",
        bleed("dom", plus=2),
        action(
            "DOM",
            Gain(3, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, younger=True),
        ),
    ),
    card(
        101698,
        "Scouting Mission",
        bleed("dom", plus=1),
        action(
            "DOM",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, younger=True),
        ),
    ),
)
