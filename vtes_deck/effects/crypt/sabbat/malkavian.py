"""Sabbat Malkavian."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    RESOLVED,
    Burn,
    HandSize,
    HasBled,
    Pool,
    Trigger,
    Until,
    card,
)

CARDS = (
    card(
        201751,
        "Fotini Katsikaris",
        Trigger(
            on=RESOLVED,
            host=True,
            conditions=(HasBled(),),
            effects=(HandSize(1, Until.DISCARD),),
        ),
    ),
    card(
        201735,
        "Aelswith, The Irresistible",
        Trigger(on=ACTION_BLOCKED, host=True, effects=(Burn(1, Pool("blocker")),)),
    ),
)
