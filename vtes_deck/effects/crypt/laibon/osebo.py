"""Osebo of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    ActionWas,
    Aura,
    Bonus,
    Intercept,
    Power,
    Same,
    Until,
    card,
)

CARDS = (
    card(
        200008,
        "Abiku",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
    card(
        200262,
        "Cesewayo",
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            effects=(Intercept(1, "host"),),
            conditions=(Same("host", "blocking"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
)
