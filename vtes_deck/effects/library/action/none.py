"""Actions without a Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import AddBlood, Uncontrolled, action, bleed, card

CARDS = (
    card(100390, "Computer Hacking", bleed("", plus=1)),
    card(101972, "Thing", action("", AddBlood(2), stealth=1, aim=Uncontrolled(clans=("Gangrel",)))),
)
