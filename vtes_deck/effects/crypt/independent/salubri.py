"""Independent Salubri."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RANGE,
    ROUND,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    Move,
    Trigger,
    Until,
    Use,
    card,
)

CARDS = (
    card(
        201663,
        "Abaddon",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
        Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=(GivePress(who="host"),)),
    ),
)
