"""Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    AFTER_ACTION,
    ANARCH,
    ANY_TIME,
    DISCARD_BEGINS,
    DURING_ACTION,
    IS_READY,
    MASTER,
    RANGE,
    ROUND,
    STRIKE,
    Acting,
    ActingOther,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    BurnBlood,
    CardAction,
    Choose,
    ControlsLocation,
    CryptCard,
    Directed,
    DiscardAtRandom,
    Discount,
    EnterCombat,
    EntersWith,
    GainBlood,
    GainDiscardActions,
    GainPool,
    GivePress,
    HostActs,
    HostFights,
    HostIs,
    InCombat,
    Move,
    MyTurn,
    Not,
    OneOf,
    Opposes,
    PlayedMaster,
    PoolAtMost,
    Power,
    RemoveThis,
    RevealTop,
    RoundIs,
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
    Who,
    card,
)

UNTITLED = AMinion(Who(vampire=True, untitled=True, another=True))

CARDS = (
    card(
        201664,
        "Adrino Manauara",
        Trigger(
            on=ROUND,
            needs=(HostFights(), RoundIs(1)),
            does=(GivePress(only="continue", must=True),),
        ),
    ),
    card(
        200039,
        "Alabástrom",
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            needs=(MyTurn(), IS_READY),
            once=Until.TURN,
            aim=AMinion(Who(ready=True, locked=True, another=True, clans=("Gargoyle",))),
            does=(Unlock(target=True),),
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
            needs=(Acting(), Successful(), ActingOther(ANARCH)),
            does=(Unlock(),),
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
                        RemoveThis(),
                        OneOf(
                            (
                                ("Gain 1 pool.", (GainPool(1),)),
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
        Aura(bonus=Bonus.STEALTH, n=-1, host=True, needs=(HostActs(), Not(Directed()))),
    ),
    card(
        201667,
        "Branimira",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, needs=(PoolAtMost(9),)),
    ),
    card(
        201672,
        "Gathii",
        Power(
            sentence="Reveal the top card of your library for {card}.",
            at=DURING_ACTION,
            once=Until.ACTION,
            needs=(HostActs(),),
            does=(RevealTop(),),
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
            needs=(HostIs(Who(blood=True)),),
            does=(BurnBlood(1),),
        ),
    ),
    card(
        201601,
        "Martina Srnankova",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, needs=(AtBleed(),)),
    ),
    card(
        201644,
        "Mickey Wheeler",
        Aura(bonus=Bonus.STRENGTH, n=1, host=True, needs=(Opposes(Who(older=True)),)),
    ),
    card(
        201784,
        "Máddji, Mistress of Szlachtas",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), clan="Tzimisce"),
    ),
    card(
        201678,
        "Neserian",
        Aura(bonus=Bonus.BLEED, n=-1, host=True, needs=(Not(ControlsLocation()),)),
        Aura(bonus=Bonus.VOTES, n=1, host=True, needs=(ControlsLocation(),)),
    ),
    card(
        201608,
        "Nonu Dis",
        Power(
            sentence="Add 1 blood to {target}.",
            at=MASTER,
            once=Until.TURN,
            needs=(IS_READY, MyTurn(), PlayedMaster()),
            aim=AMinion(Who(vampire=True, ready=True, clans=("Ministry",))),
            does=(GainBlood(1, target=True),),
        ),
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
    card(201662, "Sergio Bueno", Toll(n=1, who=Who(corrupted=True))),
    card(
        201687,
        "Sreelekha",
        Trigger(on=DISCARD_BEGINS, mine=True, needs=(IS_READY,), does=(GainDiscardActions(1),)),
    ),
    card(
        201613,
        "Theo Bell",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            aim=AMinion(Who(ready=True), "others"),
            does=(EnterCombat(),),
        ),
    ),
)
