"""Nosferatu of the Sabbat."""

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
        201772,
        "Serhat Gunde, Combat Junkie",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
)
