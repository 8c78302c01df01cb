"""Ventrue of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DAMAGE,
    IS_READY,
    NOTHING,
    POLLING,
    REFERENDUM_RESOLVED,
    UNLOCK,
    AMinion,
    Aura,
    Blood,
    Bonus,
    CardAction,
    Choose,
    DamageFilter,
    DiscardTarget,
    Edge,
    EnterCombat,
    Gain,
    Gets,
    HandCard,
    HostFights,
    InCombat,
    MinionFilter,
    Move,
    MyTurn,
    Pay,
    Power,
    ReferendumPassed,
    Same,
    Sect,
    Title,
    Trigger,
    Uncontrolled,
    Unlock,
    Until,
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
            target=HandCard(discipline="dom"),
            effects=(DiscardTarget(), Gets(Bonus.VOTES, 1, Until.REFERENDUM)),
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
        200946,
        "Mary Anne Blaire",
        CardAction(
            sentence="{minion} acts to add 2 blood to {target}.",
            host=True,
            stealth=1,
            target=Uncontrolled(),
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
        201570,
        "Sybren van Oosten",
        Trigger(
            on=REFERENDUM_RESOLVED,
            conditions=(Same("host", "caller"), ReferendumPassed()),
            effects=(Choose(NOTHING, (Unlock(),), optional=True),),
        ),
    ),
)
