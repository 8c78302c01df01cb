"""Retainers that inflict damage in combat or cost their employer blood."""

from __future__ import annotations

from vtes_deck.effects.api import (
    ENTERS,
)
from vtes_deck.effects.vocab import (
    ANYONE,
    DAMAGE,
    ROUND,
    UNLOCK,
    AtSuperior,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    EntersWith,
    Gain,
    HostFights,
    If,
    InCombat,
    InPhase,
    Is,
    Lock,
    MinionFilter,
    Move,
    MyTurn,
    Not,
    Pay,
    Phase,
    Power,
    RetainerDamage,
    StaticBonus,
    Trigger,
    Until,
    card,
)

BITES = Trigger(on=ROUND, conditions=(HostFights(),), effects=(RetainerDamage(1, close=True),))
BITES_AT_BASIC = Trigger(
    on=ROUND,
    conditions=(HostFights(), Not(AtSuperior())),
    effects=(RetainerDamage(1, close=True),),
)
BITES_AT_SUPERIOR = Trigger(
    on=ROUND, conditions=(HostFights(), AtSuperior()), effects=(RetainerDamage(2, close=True),)
)
YOUNGER = MinionFilter(vampire=True, younger=True)
ONE_LIFE_MORE = EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),))

CARDS = (
    card(102107, "Vengeful Spirit", StaticBonus(Bonus.BLEED, 1), BITES),
    card(
        102191,
        "Wolf Companion",
        BITES,
        ONE_LIFE_MORE,
        exception="The damage is worded as that of other retainers.",
    ),
    card(
        100891,
        "Hatch the Viper",
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
        BITES_AT_BASIC,
        BITES_AT_SUPERIOR,
        exception="The number that the superior level changes is the second one.",
    ),
    card(
        101644,
        "Robert Carter",
        StaticBonus(Bonus.BLEED, 2),
        Power(
            sentence="The employer burns 1 blood to keep {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(Pay(1, Blood("host")),),
        ),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(BurnCard("this"),),
        ),
        exception="The alternatives of the upkeep are two abilities with one limit.",
    ),
    card(
        100847,
        "Gran Madre di Dio, Italy",
        Trigger(
            on=ENTERS,
            conditions=(Is("target", ANYONE, "predator or prey"), Not(InPhase(Phase.UNLOCK))),
            effects=(
                Lock("target"),
                If((Is("target", YOUNGER),), (Burn(1, Blood("target")),)),
            ),
        ),
        exception="The lock and the burned blood of a minion that enters are one trigger.",
    ),
)
