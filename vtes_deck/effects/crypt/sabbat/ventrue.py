"""Ventrue of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ActionWas,
    Power,
    Same,
    Successful,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        201733,
        "Aaradhya, The Callous Tyrant",
        Power(
            sentence="Unlock {card} after the political action.",
            at=AFTER_ACTION,
            conditions=(Same("host", "acting"), Successful(), ActionWas("political action")),
            once=Until.ACTION,
            effects=(Unlock(),),
        ),
    ),
)
