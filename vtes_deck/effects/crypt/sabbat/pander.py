"""Pander of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AtBleed,
    Aura,
    Bonus,
    Same,
    card,
)

CARDS = (
    card(
        200273,
        "Christine Boscacci",
        Aura(bonus=Bonus.INTERCEPT, n=-1, host=True, conditions=(AtBleed(),)),
    ),
    card(
        201208,
        "Royce",
        Aura(bonus=Bonus.STEALTH, n=-1, host=True, conditions=(Same("host", "acting"), AtBleed())),
    ),
)
