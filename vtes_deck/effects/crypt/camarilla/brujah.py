"""Brujah of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Activity,
    Discount,
    Is,
    MinionFilter,
    Restriction,
    Title,
    Type,
    card,
)

CARDS = (
    card(
        200011,
        "Adana de Sforza",
        Discount(blood=1, types=(Type.COMBAT,)),
    ),
    card(
        201458,
        "Volker, The Puppet Prince",
        Restriction(
            activity=Activity.BLOCK,
            conditions=(Is("acting", MinionFilter(titles=(Title.PRIMOGEN,))),),
        ),
    ),
)
