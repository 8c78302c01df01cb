"""Tzimisce of the Sabbat."""

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
    Same,
    Trait,
    card,
)

CARDS = (
    card(200879, "Ludmijla Rakoczy", Discount(blood=1, discipline="ani")),
    card(200980, "Meshenka", Discount(blood=1, discipline="vic")),
    card(
        201191,
        "Righteous Endeavor",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(trait=Trait.INFERNAL)),),
        ),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(trait=Trait.INFERNAL)),),
        ),
    ),
    card(
        201270,
        "Sha-Ennu",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(most=3),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201315,
        "Stephen Bateson",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Tremere",)), "bled")),),
        ),
    ),
)
