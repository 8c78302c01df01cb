"""Brujah."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANARCH,
    RANGE,
    Acting,
    ActingOther,
    Discount,
    InCombat,
    Move,
    Power,
    Successful,
    Type,
    Unlock,
    Until,
    Use,
    card,
)

CARDS = (
    card(
        201576,
        "Aline Gädeke",
        Power(
            sentence="{card} burns 1 blood to unlock.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.TURN,
            needs=(Acting(), Successful(), ActingOther(ANARCH)),
            does=(Unlock(),),
        ),
    ),
    card(
        201658,
        "Saku Pihlajamäki",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
    ),
    card(
        200011,
        "Adana de Sforza",
        Discount(blood=1, types=(Type.COMBAT,)),
    ),
)
