"""Independent Ministry."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    DAMAGE,
    IS_READY,
    MASTER,
    RANGE,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Discount,
    Edge,
    Either,
    EnterCombat,
    FollowsLeader,
    Gain,
    HostFights,
    InCombat,
    InPhase,
    MasterActions,
    MinionFilter,
    Move,
    MyTurn,
    Pay,
    Phase,
    Power,
    Restriction,
    Same,
    Trait,
    Type,
    Unlock,
    Until,
    Use,
    card,
)

CARDS = (
    card(
        200001,
        "Aabbt Kindred",
        FollowsLeader("Nefertiti"),
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
    ),
    card(
        200005,
        "Abdelsobek",
        CardAction(
            sentence="{minion} acts to unlock {target}.",
            host=True,
            stealth=1,
            target=Either(
                AMinion(MinionFilter(vampire=True, locked=True)),
                AMinion(MinionFilter(trait=Trait.MUMMY, locked=True)),
            ),
            effects=(Unlock("target"),),
        ),
    ),
    card(
        200512,
        "Ghede",
        Discount(blood=1, types=(Type.COMBAT,), discipline="ser"),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200526,
        "Glycon",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True, locked=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200594,
        "Hesha Ruhadze",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
    card(
        201033,
        "Nakhthorheb",
        Power(
            sentence="Unlock {card}.",
            at=ANY_TIME,
            conditions=(MyTurn(), InPhase(Phase.MINION)),
            once=Until.TURN,
            effects=(Unlock(),),
        ),
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(corrupted=True),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(201045, "Nehsi", InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT))),
    card(
        201242,
        "Sarrasine",
        Power(
            sentence="Burn the Edge: +1 master phase action.",
            at=MASTER,
            effects=(Pay(1, Edge()), Gain(1, MasterActions())),
            conditions=(MyTurn(), IS_READY),
            once=Until.TURN,
        ),
    ),
)
