"""Osebo of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_PLAYED,
    BLOCKING,
    ActionWas,
    Aura,
    Bonus,
    Cancel,
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
    card(
        200779,
        "Khalu",
        Power(
            sentence="{card} burns 5 blood: cancel the card.",
            at=AS_PLAYED,
            blood=5,
            effects=(Cancel("minion", "predator or prey"),),
        ),
    ),
    card(
        200785,
        "Kisha Bhimji",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt", but=True)),
        ),
    ),
)
