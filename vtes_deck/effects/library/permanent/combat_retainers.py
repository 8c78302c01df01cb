"""Retainers that inflict damage in combat or cost their employer blood."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DAMAGE,
    ROUND,
    UNLOCK,
    VAMPIRE,
    AtSuperior,
    Aura,
    Bearer,
    Blood,
    Bonus,
    BurnCard,
    EntersWith,
    Gain,
    HostFights,
    If,
    InCombat,
    MinionFilter,
    Move,
    MyTurn,
    Not,
    Pay,
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
    ),
    card(
        100891,
        "Hatch the Viper",
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
        BITES_AT_BASIC,
        BITES_AT_SUPERIOR,
    ),
    card(
        101644,
        "Robert Carter",
        Aura(bonus=Bonus.BLEED, n=2, host=True, conditions=(Bearer(VAMPIRE),)),
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
    ),
)
