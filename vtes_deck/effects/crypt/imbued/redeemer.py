"""Imbued of the creed of Redeemers."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ROUND,
    GivePress,
    HostFights,
    InRound,
    Trigger,
    card,
)

CARDS = (
    card(
        200934,
        'Marion "Teacher193" Perks',
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
)
