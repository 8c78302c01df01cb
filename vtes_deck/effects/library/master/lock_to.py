"""Masters that lock for an effect."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Wording
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANY_TIME,
    MASTER,
    POLLING,
    UNLOCK,
    ACard,
    ActionRequires,
    AMinion,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Choose,
    CostReduction,
    ForEach,
    Gain,
    Gets,
    HasFed,
    Lock,
    MinionFilter,
    MoveCards,
    MyTurn,
    PoliticalReferendum,
    Pool,
    Power,
    PutInPlay,
    Sect,
    Successful,
    TakeControl,
    The,
    TurnAnarch,
    Until,
    Zone,
    card,
    master,
)

LASOMBRA = AMinion(MinionFilter(clans=("Lasombra",)))
ONE_VOTE = Gets(Bonus.VOTES, 1, Until.REFERENDUM, "target")
LAIBON = MinionFilter(sects=(Sect.LAIBON,))
NOT_ANARCH = MinionFilter(
    vampire=True, ready=True, untitled=True, but=MinionFilter(sects=(Sect.ANARCH,))
)
UNLOCKED_VAMPIRE = AMinion(MinionFilter(vampire=True, ready=True, locked=False))


class LocksVampire(Choose, frozen=True):
    """A ready vampire locks as a part of the cost."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.target.choices(context))

    @override
    def say(self, wording: Wording) -> str:
        return "a ready vampire you control"


CARDS = (
    card(
        101189,
        "Mbare Market, Harare",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: add 1 blood to {target}.",
            at=ANY_TIME,
            lock=True,
            target=ACard(Zone.UNCONTROLLED, vampire=True, sects=(Sect.LAIBON,)),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(
        101800,
        "The Slaughterhouse",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: burn the top 2 cards of your prey's library.",
            at=ANY_TIME,
            lock=True,
            effects=(MoveCards(ACard(Zone.LIBRARY, whose="prey"), Zone.ASH_HEAP, 2),),
        ),
    ),
    card(
        101430,
        "Power Structure",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: each Lasombra gets +1 vote.",
            at=POLLING,
            lock=True,
            conditions=(PoliticalReferendum(),),
            effects=(ForEach(LASOMBRA, (ONE_VOTE,)),),
        ),
    ),
    card(
        101294,
        "Nocturn Theater",
        master(PutInPlay()),
        Power(
            sentence="Lock {card} and a ready vampire: lock {target}.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(locked=False), "prey"),
            effects=(LocksVampire(UNLOCKED_VAMPIRE, (Lock("target"),)), Lock("target")),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(vampire=True, titled=True),
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        102001,
        "Tower of London",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: gain 1 pool.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(Successful(), ActionRequires(discipline="nec")),
            effects=(Gain(1, Pool()),),
        ),
    ),
    card(
        100968,
        "Inbase Discotek, Frankfurt",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gains 1 blood.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(HasFed(),),
            target=The("acting", MinionFilter(vampire=True)),
            effects=(Gain(1, Blood("target")),),
        ),
        exception="The definition tests the hunt after its resolution.",
    ),
    card(
        101704,
        "Seattle Committee",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} becomes Anarch.",
            at=MASTER,
            lock=True,
            target=AMinion(NOT_ANARCH),
            effects=(TurnAnarch(),),
        ),
    ),
    card(
        100445,
        "Crematorium",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: burn {target}.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(vampire=True, torpor=True, blood=False), "any"),
            effects=(BurnCard("target"),),
        ),
    ),
    card(
        101443,
        "Powerbase: Tshwane",
        master(PutInPlay()),
        CostReduction(
            sentence="Lock {card} to pay 1 pool less.", lock=True, less=1, of_blood=False
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=LAIBON,
            whose="others",
            effects=(TakeControl("target"),),
        ),
    ),
)
