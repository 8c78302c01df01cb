"""Ahrimane of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RANGE,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Bonus,
    Control,
    Discount,
    InCombat,
    Is,
    MinionFilter,
    Move,
    Restriction,
    Same,
    Sect,
    Type,
    Until,
    Use,
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
    card(200322, "Darlene Killian", Discount(blood=-1, types=(Type.ALLY, Type.RETAINER))),
    card(
        200371,
        "Dovey Ebfwe",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("employ")),
        ),
    ),
    card(
        200505,
        "Gentha Shale",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ministry",)), "bled")),),
        ),
    ),
    card(
        200607,
        "Howler",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
        Restriction(activity=Activity.USE_WEAPONS),
    ),
    card(
        201051,
        "Nettie Hale",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("recruit", either="employ")),
        ),
    ),
)
