"""Harbinger of Skulls of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    BurnTheirTop,
    HasBled,
    Power,
    Same,
    Until,
    card,
)

CARDS = (
    card(
        200580,
        "Hecate",
        Power(
            sentence="Burn the top card of the library of who was bled.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            effects=(BurnTheirTop(1),),
        ),
    ),
    card(
        201511,
        "Zygodat",
        Power(
            sentence="Burn the top two cards of the library of who was bled.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            effects=(BurnTheirTop(2),),
        ),
    ),
)
