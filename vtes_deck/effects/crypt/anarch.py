"""Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    AFTER_ACTION,
    ANY_TIME,
    DISCARD_BEGINS,
    IS_READY,
    RANGE,
    ROUND,
    STRIKE,
    Acting,
    ActionRequires,
    ALocation,
    AMinion,
    AtBleed,
    AtMost,
    Aura,
    Blood,
    Bonus,
    Burn,
    CardAction,
    Choose,
    Control,
    CryptCard,
    Directed,
    DiscardActions,
    DiscardAtRandom,
    Discount,
    EnterCombat,
    EntersWith,
    Gain,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    Not,
    OneOf,
    Pool,
    Power,
    RemoveCard,
    Same,
    Sect,
    Strike,
    Successful,
    Toll,
    Trait,
    Trigger,
    TurnAnarch,
    Type,
    Unlock,
    Until,
    Use,
    card,
)

UNTITLED = AMinion(MinionFilter(vampire=True, untitled=True, another=True))

CARDS = (
    card(
        201664,
        "Adrino Manauara",
        Trigger(
            on=ROUND,
            conditions=(HostFights(), InRound(1)),
            effects=(GivePress("continue", must=True, who="host"),),
        ),
    ),
    card(
        200039,
        "Alabástrom",
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            conditions=(MyTurn(), IS_READY),
            once=Until.TURN,
            target=AMinion(
                MinionFilter(ready=True, locked=True, another=True, clans=("Gargoyle",))
            ),
            effects=(Unlock("target"),),
        ),
    ),
    card(
        201576,
        "Aline Gädeke",
        Power(
            sentence="{card} burns 1 blood to unlock.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.TURN,
            conditions=(
                Acting(),
                Successful(),
                Is("acting", MinionFilter(sects=(Sect.ANARCH,), another=True)),
            ),
            effects=(Unlock(),),
        ),
    ),
    card(
        200076,
        "Anarch Convert",
        EntersWith(
            (
                Choose(
                    UNTITLED,
                    (
                        TurnAnarch(),
                        RemoveCard("this"),
                        OneOf(
                            (
                                ("Gain 1 pool.", (Gain(1, Pool()),)),
                                ("Take a crypt card.", (CryptCard(),)),
                            )
                        ),
                    ),
                    optional=True,
                ),
            ),
            leaving=UNTITLED,
        ),
    ),
    card(
        200132,
        "Ariane",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), Not(Directed())),
        ),
    ),
    card(
        201667,
        "Branimira",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(AtMost(Pool(), 9),)),
    ),
    card(
        201659,
        "Keegan",
        Power(
            sentence="Unlock {card}.",
            at=AFTER_ACTION,
            once=Until.TURN,
            conditions=(Same("host", "acting"), Successful(), ActionRequires("Gangrel")),
            effects=(Unlock(),),
        ),
    ),
    card(
        201574,
        "Kuyén",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), trait=Trait.ANIMAL),
    ),
    card(
        201677,
        "Marialena",
        Trigger(
            on=ACTION_BLOCKED,
            host=True,
            conditions=(Is("host", MinionFilter(blood=True)),),
            effects=(Burn(1, Blood()),),
        ),
    ),
    card(
        201601,
        "Martina Srnankova",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(AtBleed(),)),
    ),
    card(
        201644,
        "Mickey Wheeler",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(older=True)),),
        ),
    ),
    card(
        201784,
        "Máddji, Mistress of Szlachtas",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), clan="Tzimisce"),
    ),
    card(
        201678,
        "Neserian",
        Aura(bonus=Bonus.BLEED, n=-1, host=True, conditions=(Not(Control(ALocation("mine"))),)),
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(Control(ALocation("mine")),)),
    ),
    card(
        201681,
        "Phaibun",
        InCombat(
            Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT),
            first=(DiscardAtRandom(),),
        ),
    ),
    card(
        201658,
        "Saku Pihlajamäki",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
    ),
    card(201662, "Sergio Bueno", Toll(n=1, who=MinionFilter(corrupted=True))),
    card(
        201687,
        "Sreelekha",
        Trigger(
            on=DISCARD_BEGINS,
            mine=True,
            conditions=(IS_READY,),
            effects=(Gain(1, DiscardActions()),),
        ),
    ),
    card(
        201613,
        "Theo Bell",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
)
