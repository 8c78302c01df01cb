"""Tremere of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    UNLOCK,
    AMinion,
    AttachedTo,
    Blood,
    BurnCard,
    CardAction,
    Discount,
    FindMinionCard,
    Gain,
    InPhase,
    Lock,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    Unlock,
    Until,
    card,
)

TREMERE = ("Tremere", "Tremere antitribu")
MY_MINION_PHASE = (MyTurn(), InPhase(Phase.MINION))

CARDS = (
    card(
        200248,
        "Carna, The Princess Witch",
        Power(
            sentence="{card} burns {target} to gain 2 blood.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            target=AttachedTo(whose="mine", kind="retainer", host=True),
            effects=(BurnCard("target"), Gain(2, Blood())),
        ),
    ),
    card(
        200856,
        "Lord Tremere",
        Discount(blood=1, discipline="tha"),
        Power(
            sentence="{card} locks {target}.",
            at=ANY_TIME,
            conditions=MY_MINION_PHASE,
            once=Until.TURN,
            key="lord",
            target=AMinion(
                MinionFilter(ready=True, locked=False, another=True, clans=TREMERE), "any"
            ),
            effects=(Lock("target"),),
        ),
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            conditions=MY_MINION_PHASE,
            once=Until.TURN,
            key="lord",
            target=AMinion(
                MinionFilter(ready=True, locked=True, another=True, clans=TREMERE), "any"
            ),
            effects=(Unlock("target"),),
        ),
    ),
    card(
        200999,
        "Mistress Fanchon",
        CardAction(
            sentence="{minion} acts to look for a minion card.",
            host=True,
            stealth=1,
            effects=(FindMinionCard(),),
        ),
    ),
)
