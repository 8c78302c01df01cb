"""Ahrimane of the Sabbat."""

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
        200306,
        "Cynthia Ingold",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))),),
        ),
    ),
)
