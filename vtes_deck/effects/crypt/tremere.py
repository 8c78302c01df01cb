"""Tremere and Tremere antitribu."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    INFLUENCE,
    IS_READY,
    AddBloodToOther,
    AMinion,
    CardAction,
    Discount,
    FetchAlly,
    FindMinionCard,
    InPhase,
    Lock,
    MyTurn,
    Phase,
    Power,
    RemoveTarget,
    Trait,
    TwoUncontrolled,
    Unlock,
    Until,
    UseTransfers,
    Who,
    card,
)

TREMERE = ("Tremere", "Tremere antitribu")
MY_MINION_PHASE = (MyTurn(), InPhase(Phase.MINION))

CARDS = (
    card(
        200116,
        "Antonio d'Erlette",
        Power(
            sentence="Use 4 transfers: look for a mage that {card} could recruit.",
            at=INFLUENCE,
            needs=(IS_READY,),
            does=(UseTransfers(4), FetchAlly(Trait.MAGE)),
        ),
    ),
    card(
        200905,
        "Malgorzata",
        CardAction(
            sentence="{minion} acts to remove {target} from the game and to feed another vampire.",
            host=True,
            stealth=1,
            aim=TwoUncontrolled(),
            does=(RemoveTarget(), AddBloodToOther(4)),
        ),
    ),
    card(
        200999,
        "Mistress Fanchon",
        CardAction(
            sentence="{minion} acts to look for a minion card.",
            host=True,
            stealth=1,
            does=(FindMinionCard(),),
        ),
    ),
    card(
        200856,
        "Lord Tremere",
        Discount(blood=1, discipline="tha"),
        Power(
            sentence="{card} locks {target}.",
            at=ANY_TIME,
            needs=MY_MINION_PHASE,
            once=Until.TURN,
            key="lord",
            aim=AMinion(Who(ready=True, locked=False, another=True, clans=TREMERE), "any"),
            does=(Lock(target=True),),
        ),
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            needs=MY_MINION_PHASE,
            once=Until.TURN,
            key="lord",
            aim=AMinion(Who(ready=True, locked=True, another=True, clans=TREMERE), "any"),
            does=(Unlock(target=True),),
        ),
    ),
)
