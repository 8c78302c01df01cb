"""Sabbat Malkavian."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RESOLVED,
    HandSize,
    HasBled,
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
)
