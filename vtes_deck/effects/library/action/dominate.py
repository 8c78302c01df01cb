"""Actions with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import AddBlood, Uncontrolled, action, bleed, card

CARDS = (
    card(
        100845,
        "Govern the Unaligned",
        bleed("dom", plus=2),
        action("DOM", AddBlood(3), stealth=1, target=Uncontrolled(younger=True)),
    ),
    card(
        101698,
        "Scouting Mission",
        bleed("dom", plus=1),
        action("DOM", AddBlood(2), stealth=1, target=Uncontrolled(younger=True)),
    ),
)
