"""Actions with Protean."""

from __future__ import annotations

from vtes_deck.effects.vocab import AggravatedHands, Bonus, Gets, Unlock, Until, action, card

CLAWS = AggravatedHands(Until.UNLOCK)

CARDS = (
    card(
        101161,
        "Mantle of the Bestial Majesty",
        action("pro", Unlock(), CLAWS, stealth=1),
        action("PRO", Unlock(), CLAWS, Gets(Bonus.STRENGTH, 1, Until.UNLOCK), stealth=1),
    ),
)
