"""Actions with Daimoinon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Bonus,
    Guards,
    PutInPlay,
    StaticBonus,
    Unlock,
    action,
    card,
)

CARDS = (
    card(
        102076,
        "Unleash Hell's Fury",
        action("dai", PutInPlay(), stealth=1),
        action("DAI", PutInPlay(), Unlock(), stealth=1),
        StaticBonus(Bonus.INTERCEPT, 2),
        Guards(capacity=9, damage=1),
    ),
)
