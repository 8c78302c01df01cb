"""Imbued of the creed of Defenders."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RANGE,
    InCombat,
    InRound,
    Move,
    Until,
    Use,
    card,
)

CARDS = (
    card(
        200656,
        'Jack "Hannibal137" Harmon',
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT), conditions=(InRound(1),)),
    ),
)
