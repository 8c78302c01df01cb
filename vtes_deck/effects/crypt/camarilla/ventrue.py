"""Ventrue of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    DAMAGE,
    DISCARD_EFFECTS,
    DISCARD_TARGET,
    IS_READY,
    NOTHING,
    POLLING,
    REFERENDUM_RESOLVED,
    STRIKE,
    UNLOCK,
    ACard,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Choose,
    Control,
    DamageFilter,
    Edge,
    EnterCombat,
    Gain,
    Gets,
    HostFights,
    InCombat,
    Is,
    KeepsTitle,
    MinionFilter,
    Move,
    MyTurn,
    Pay,
    Power,
    ReferendumPassed,
    Restriction,
    Same,
    Sect,
    Strike,
    TakeControl,
    Title,
    Toughness,
    Trigger,
    Type,
    Unlock,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201529,
        "Alexa Draper",
        Power(
            sentence="Discard {target}: {card} gets +1 vote.",
            at=POLLING,
            once=Until.REFERENDUM,
            target=ACard(Zone.HAND, discipline="dom"),
            effects=(DISCARD_TARGET, Gets(Bonus.VOTES, 1, Until.REFERENDUM)),
        ),
    ),
    card(
        200421,
        "Emily Carson",
        Power(
            sentence="Burn the Edge to unlock {card}.",
            at=DISCARD_EFFECTS,
            effects=(Pay(1, Edge()), Unlock()),
            once=Until.TURN,
        ),
    ),
    card(
        200550,
        "Gustav Breidenstein",
        Power(
            sentence="{card}: lock and get +5 votes.",
            at=POLLING,
            effects=(Gets(Bonus.VOTES, 5, Until.REFERENDUM),),
            lock=True,
        ),
    ),
    card(200568, "Hardestadt", KeepsTitle()),
    card(
        200738,
        "Juniper",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            stealth=1,
            target=AMinion(ALLY, "predator or prey"),
            effects=(TakeControl("target"),),
        ),
    ),
    card(
        201629,
        "Kevin Jackson",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Brujah",))),),
        ),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            to=MinionFilter(clans=("Brujah",)),
            whose="any",
            conditions=(Same("opposing", "host"),),
        ),
    ),
    card(
        200848,
        "Lodin (Olaf Holte)",
        InCombat(
            Move(when=DAMAGE, prevent=1, prevents=DamageFilter.STRIKES, once=Until.COMBAT),
            conditions=(HostFights(),),
        ),
    ),
    card(
        200873,
        "Lucinde, Alastor",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(
                    vampire=True,
                    ready=True,
                    sects=(Sect.SABBAT, Sect.INDEPENDENT, Sect.ANARCH, Sect.LAIBON),
                ),
                "others",
            ),
            effects=(EnterCombat(),),
        ),
        Power(
            sentence="Burn the Edge: {card} gains 1 blood.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            effects=(Pay(1, Edge()), Gain(1, Blood())),
        ),
    ),
    card(
        200915,
        "Marcus Vitel",
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            stealth=1,
            target=ACard(Zone.IN_PLAY, types=(Type.RETAINER,), whose="others", on="minion"),
            effects=(BurnCard("target"),),
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(vampire=True, sects=(Sect.SABBAT,)),
            conditions=(
                Is("host", MinionFilter(ready=True, titles=(Title.PRINCE,))),
                Control(
                    AMinion(MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,)), "bled")
                ),
            ),
        ),
    ),
    card(
        200946,
        "Mary Anne Blaire",
        CardAction(
            sentence="{minion} acts to add 2 blood to {target}.",
            host=True,
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True),
            effects=(Gain(2, Blood("target")),),
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=-2,
            to=MinionFilter(titles=(Title.INNER_CIRCLE,)),
            whose="any",
            conditions=(IS_READY,),
        ),
    ),
    card(
        201038,
        "Natasha Volfchek",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("political action")),
        ),
    ),
    card(
        201139,
        "Queen Anne",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Tremere",)), "bled")),),
        ),
    ),
    card(
        201162,
        "Ranjan Rishi, Camarilla Scholar",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Brujah",)), "bled")),),
        ),
    ),
    card(
        201322,
        "Suhailah",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(
                Same("host", "acting"),
                Control(
                    AMinion(MinionFilter(ready=True, titles=(Title.PRINCE, Title.JUSTICAR)), "prey")
                ),
            ),
        ),
    ),
    card(
        201570,
        "Sybren van Oosten",
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(Same("host", "caller"), ReferendumPassed()),
            effects=(Choose(NOTHING, (Unlock(),), optional=True),),
        ),
    ),
    card(
        201465,
        "Weirich Waldburg",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            to=MinionFilter(titles=(Title.PRIMOGEN,)),
            conditions=(IS_READY,),
        ),
    ),
    card(
        200762,
        "Katarina Kornfeld",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(
                Control(AMinion(MinionFilter(ready=True, another=True, titles=(Title.PRINCE,)))),
            ),
        ),
    ),
    card(
        200530,
        "Gotsdam, The Tired Warrior",
        InCombat(Move(when=STRIKE, strike=Strike(combat_ends=True), blood=1)),
        Toughness(combat=True),
        Restriction(activity=Activity.BE_FRENZIED),
    ),
    card(200212, "Boss Callihan", Restriction(activity=Activity.RESCUE)),
)
