"""Gargoyle of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Aura,
    Bonus,
    Directed,
    Discount,
    Not,
    Same,
    card,
)

CARDS = (
    card(200264, "Chalcedony", Discount(pool=1, blood=1, clan="Gargoyle")),
    card(
        200467,
        "Fidus, The Shrunken Beast",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), Not(Directed())),
        ),
    ),
)
