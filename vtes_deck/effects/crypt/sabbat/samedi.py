"""Samedi of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    Aura,
    Bonus,
    Control,
    MinionFilter,
    Sect,
    card,
)

CARDS = (
    card(
        200718,
        "Jorge De La Muerte, The Agent",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(
                Control(
                    AMinion(MinionFilter(vampire=True, ready=True, sects=(Sect.SABBAT,)), "bled"),
                ),
            ),
        ),
    ),
)
