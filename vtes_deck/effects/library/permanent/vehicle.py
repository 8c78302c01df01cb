"""Vehicles, and equipment with a simple bonus for an action or combat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    COMBAT,
    DAMAGE,
    ROUND,
    VAMPIRE,
    Activity,
    AtBleed,
    Aura,
    Bearer,
    Bonus,
    GiveManeuver,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    MinionFilter,
    Move,
    OnePerMinion,
    Restriction,
    Same,
    Trait,
    Trigger,
    Until,
    card,
)

ONE_VEHICLE = OnePerMinion(trait=Trait.VEHICLE)
ONE_PRESS = Trigger(
    on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))
)
MALKAVIAN_ANTITRIBU = Bearer(MinionFilter(clans=("Malkavian antitribu",)))

CARDS = (
    card(100898, "Hawg", ONE_PRESS, ONE_VEHICLE),
    card(
        100657,
        "Erebus Mask",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Bearer(MinionFilter(clans=("Harbinger of Skulls",))),),
        ),
    ),
    card(
        100641,
        "Enchanted Marionette",
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(MALKAVIAN_ANTITRIBU,)),
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), AtBleed(), MALKAVIAN_ANTITRIBU),
        ),
    ),
    card(
        101612,
        "Resplendent Protector",
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
    ),
    card(
        100338,
        "Childling Muse",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Bearer(MinionFilter(clans=("Malkavian",))),),
        ),
    ),
    card(
        101658,
        "Ruins of Ceoris",
        Trigger(
            on=COMBAT,
            conditions=(HostFights(), Bearer(MinionFilter(clans=("Tremere antitribu",)))),
            effects=(GiveManeuver("host", or_press=True),),
        ),
    ),
    card(
        101670,
        "Sacré-Cœur Cathedral, France",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=ALLY,
            conditions=(Same("host", "acting"), Bearer(VAMPIRE)),
        ),
    ),
)
