"""Ventrue of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Aura,
    Bonus,
    Is,
    MinionFilter,
    Sect,
    card,
)

CARDS = (
    card(
        200213,
        "Boss Callihan",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(vampire=True, sects=(Sect.SABBAT,))),),
        ),
    ),
)
