"""Malkavian of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    BLOCKING,
    DISCARD_BEGINS,
    IS_READY,
    MASTER,
    RANGE,
    REFERENDUM_RESOLVED,
    VAMPIRE,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Burn,
    CardAction,
    Control,
    DiscardActions,
    Edge,
    Gain,
    HandSize,
    InCombat,
    Intercept,
    MinionFilter,
    Move,
    MoveCounters,
    MyTurn,
    PassesFor,
    Pay,
    PoliticalReferendum,
    Pool,
    Power,
    ReferendumPassed,
    Restriction,
    Same,
    Sect,
    Stealth,
    Trigger,
    Until,
    Use,
    VoteToll,
    card,
)

NOT_CAMARILLA = (Sect.SABBAT, Sect.INDEPENDENT, Sect.ANARCH, Sect.LAIBON)

CARDS = (
    card(
        201634,
        "Abraham Mellon",
        PassesFor("Tremere"),
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
    ),
    card(201530, "Alexander Silverson", VoteToll(n=1, who=VAMPIRE)),
    card(
        200123,
        "Apolonia Czarnecki",
        CardAction(
            sentence="{minion} acts to steal 1 blood from {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, younger=True), "others"),
            effects=(MoveCounters(1, Blood("target"), Blood()),),
        ),
    ),
    card(
        200291,
        "Cornelius Ottavio",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(
                Control(
                    AMinion(MinionFilter(vampire=True, ready=True, sects=NOT_CAMARILLA), "bled")
                ),
            ),
        ),
    ),
    card(
        201698,
        "Juliet Parr",
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(Same("host", "caller"), ReferendumPassed()),
            effects=(HandSize(2, Until.UNLOCK),),
        ),
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
    ),
    card(
        200855,
        "Lord Fianna",
        Restriction(
            activity=Activity.BLOCK, host=False, who=ALLY, conditions=(Same("host", "acting"),)
        ),
    ),
    card(
        200890,
        "Lutz von Hohenzollern",
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(IS_READY, PoliticalReferendum(), ReferendumPassed()),
            effects=(Burn(1, Pool("prey")),),
        ),
    ),
    card(
        201111,
        "Persia, The Beautiful Statue",
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(Same("host", "blocking"),),
            effects=(Intercept(1, "host"),),
        ),
    ),
    card(
        201410,
        "Unmada",
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
        Trigger(
            on=DISCARD_BEGINS,
            mine=True,
            conditions=(IS_READY,),
            effects=(Gain(1, DiscardActions()),),
        ),
        exception="The two gifts of one sentence are an effect of the discard phase and a bonus.",
    ),
    card(
        201443,
        "Victoria",
        Power(
            sentence="Burn the Edge to gain 2 pool.",
            at=MASTER,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(Pay(1, Edge()), Gain(2, Pool())),
        ),
    ),
    card(
        201469,
        "William Biltmore",
        Power(
            sentence="{card} burns 1 blood: +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        201509,
        "Zöe",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
        exception="The usual stealth of a hunt is taken back as a negative number.",
    ),
)
