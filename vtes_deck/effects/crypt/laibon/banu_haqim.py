"""Banu Haqim of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ActionWas,
    Aura,
    Bonus,
    card,
)

CARDS = (
    card(
        200741,
        "Kabede Maru",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(ActionWas("political action"),)),
    ),
)
