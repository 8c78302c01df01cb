"""Brujah of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Activity,
    AMinion,
    Aura,
    Bonus,
    Control,
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
        200289,
        "Constanza Vinti",
        Aura(
            bonus=Bonus.BLEED,
            n=2,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ventrue",)), "bled")),),
        ),
    ),
    card(
        201155,
        "Rake",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Ventrue",))),),
        ),
    ),
    card(
        201394,
        "Tura Vaughn",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Brujah",))),),
        ),
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
