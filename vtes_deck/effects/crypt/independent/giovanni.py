"""Independent Giovanni."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    IS_READY,
    POLLING,
    ROUND,
    UNLOCK,
    ACard,
    ActionRequires,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Control,
    Count,
    Discount,
    EnterCombat,
    Gain,
    Gets,
    GivePress,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Not,
    PoliticalReferendum,
    Power,
    Restriction,
    Same,
    Sect,
    Trait,
    Trigger,
    Type,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200082,
        "Andrea Giovanni",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionRequires(discipline="nec")),
        ),
    ),
    card(
        200344,
        "Diego Giovanni",
        CardAction(
            sentence="{minion} acts to burn {target}.",
            effects=(BurnCard("target"),),
            host=True,
            blood=2,
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
        ),
    ),
    card(
        200382,
        "Dr. Oliver Genet",
        Discount(
            pool=1,
            blood=1,
            types=(Type.ALLY, Type.RETAINER),
            clan="Giovanni",
            discipline="nec",
            either=True,
        ),
    ),
    card(
        200475,
        "Francis Milliner",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Toreador", "Toreador antitribu"))),),
        ),
    ),
    card(
        200518,
        "Gillespi Giovanni",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(
                Control(
                    AMinion(MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,)), "bled")
                ),
            ),
        ),
    ),
    card(
        200545,
        "Guillaume Giovanni",
        Aura(
            bonus=Bonus.HAND_SIZE,
            n=Count(ACard(Zone.IN_PLAY, trait=Trait.LOCATION)),
            conditions=(IS_READY,),
        ),
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("recruit", either="employ")),
        ),
    ),
    card(
        200624,
        "Ignazio Giovanni",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True, most=6), "predator or prey"),
        ),
    ),
    card(
        200888,
        "Lupo Giovanni",
        Power(
            sentence="Add 1 blood to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            target=AMinion(MinionFilter(ready=True, another=True, clans=("Giovanni",))),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(200944, "Martino della Passaglia", Discount(pool=1, blood=1, types=(Type.EQUIPMENT,))),
    card(
        201175,
        "Regina Giovanni, The Right Hand of Augustus",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER)),
    ),
    card(
        201288,
        "Silvia Giovanni",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
    card(
        201314,
        "Stefano Giovanni",
        Power(
            sentence="{card} burns 1 blood: +1 vote.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            conditions=(PoliticalReferendum(),),
            effects=(Gets(Bonus.VOTES, 1, Until.REFERENDUM),),
        ),
    ),
    card(
        201369,
        "Thomasso Ghiberti",
        Power(
            sentence="Move 1 blood from {target} to {card}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(vampire=True, sects=(Sect.LAIBON,))),
            effects=(MoveCounters(1, Blood("target"), Blood()),),
        ),
    ),
    card(
        200363,
        "Don Michael Antonio Giovanni",
        Restriction(activity=Activity.END_COMBAT),
        Restriction(activity=Activity.PRESS_TO_END),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(HostFights(), Not(InRound(1))),
        ),
    ),
)
