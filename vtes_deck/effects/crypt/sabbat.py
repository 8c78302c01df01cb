"""Vampires of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DECLINED,
    INFLUENCE,
    IS_READY,
    IS_READY_AND_UNLOCKED,
    PHASE,
    AddBloodToOther,
    AMinion,
    AtBleed,
    Both,
    Bounce,
    BurnThis,
    CardAction,
    CryptCard,
    DiscardTarget,
    Discount,
    EnterCombat,
    EntersWith,
    FetchAlly,
    GiveBlood,
    HandCard,
    If,
    InPhase,
    JoinCircle,
    MyTurn,
    NewTarget,
    Phase,
    Power,
    RemoveTarget,
    Trait,
    Trigger,
    TwoUncontrolled,
    Type,
    Until,
    UseTransfers,
    Who,
    card,
)

CARDS = (
    card(
        200034,
        "Aksinya Daclau",
        Power(
            sentence="Discard {target}: {seat} is bled instead.",
            at=DECLINED,
            once=Until.TURN,
            needs=(AtBleed("me"), IS_READY_AND_UNLOCKED),
            aim=Both(HandCard(Type.MASTER), NewTarget()),
            does=(DiscardTarget(), Bounce()),
        ),
    ),
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
        200434,
        "Erlik",
        EntersWith((GiveBlood(most=5, clan="Harbinger of Skulls"),)),
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
        201052,
        "New Blood",
        EntersWith(
            (If((MyTurn(), InPhase(Phase.INFLUENCE)), (JoinCircle(), CryptCard())),),
        ),
    ),
    card(
        201393,
        "Tupdog",
        Discount(blood=1, discipline="vis"),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            aim=AMinion(Who(ready=True), "others"),
            does=(EnterCombat(),),
        ),
        Trigger(
            on=PHASE,
            mine=True,
            needs=(InPhase(Phase.INFLUENCE),),
            does=(BurnThis(), CryptCard()),
        ),
    ),
)
