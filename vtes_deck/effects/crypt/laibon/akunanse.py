"""Akunanse of the Laibon."""

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
        200957,
        "Matata",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
)
