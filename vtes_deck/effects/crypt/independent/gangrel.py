"""Independent Gangrel."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    INCAPACITATED,
    LEAVES,
    NOTHING,
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    Choose,
    Control,
    Directed,
    Discount,
    FollowsLeader,
    Gain,
    Is,
    MinionFilter,
    Not,
    Pool,
    Same,
    Sect,
    Trigger,
    card,
)

MAY_GAIN_POOL = (Choose(NOTHING, (Gain(1, Pool()),), optional=True),)

CARDS = (
    card(
        200115,
        "Antonino",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), Not(Directed())),
        ),
    ),
    card(
        200223,
        "Brunhilde",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ventrue",)), "bled")),),
        ),
    ),
    card(200606, "Horrock", Discount(blood=1, discipline="pro")),
    card(
        200956,
        "Matasuntha",
        Trigger(on=GOES_TO_TORPOR, conditions=(Same("fought", "target"),), effects=MAY_GAIN_POOL),
        Trigger(on=INCAPACITATED, conditions=(Same("fought", "target"),), effects=MAY_GAIN_POOL),
        Trigger(
            on=LEAVES,
            conditions=(
                Same("fought", "target"),
                Is("target", MinionFilter(but=MinionFilter(torpor=True))),
            ),
            effects=MAY_GAIN_POOL,
        ),
        exception="A minion leaves the ready region in three ways, each of which is a trigger.",
    ),
    card(
        201168,
        "Rathmere",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(vampire=True, sects=(Sect.SABBAT,))),),
        ),
    ),
    card(
        201203,
        "Rosa Hernández",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("employ")),
        ),
    ),
    card(201423, "Valkyrie", FollowsLeader("Brunhilde")),
)
