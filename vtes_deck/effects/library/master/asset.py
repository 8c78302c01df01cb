"""Masters that a Methuselah has in play without a minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    DURING_ACTION,
    INFLUENCE,
    MASTER,
    PRESS,
    UNLOCK,
    VAMPIRE,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    BurnsWhenEmpty,
    CardAction,
    Combatant,
    Count,
    Edge,
    Gain,
    GivePress,
    LessBleed,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Pay,
    Pool,
    Power,
    PutInPlay,
    Transfers,
    Until,
    card,
    master,
)

GIOVANNI = MinionFilter(clans=("Giovanni",))


class WithBloodForEach(PutInPlay, frozen=True):
    """The card enters play; the next effect puts blood on it."""

    @override
    def say(self, wording: Wording) -> str:
        return f"put {wording.this} in play with 1 blood for each Giovanni you control"


class AddsBlood(SaidElsewhere, Gain, frozen=True):
    """The blood with which the card enters play."""


CARDS = (
    card(
        100186,
        "Blessings of the Loa",
        master(PutInPlay()),
        Aura(
            bonus=Bonus.BLEED,
            n=Count(AMinion(MinionFilter(vampire=True, torpor=True), "prey")),
            to=MinionFilter(clans=("Samedi",), least=4),
            conditions=(AtBleed(prey=True),),
        ),
        exception="A pronoun in the text names the controller of the vampires in torpor.",
    ),
    card(
        100207,
        "Blood Puppy",
        master(PutInPlay(counters=3)),
        Power(
            sentence="Move 1 blood from {card} to your pool.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="feeds",
            effects=(MoveCounters(1, Blood("this"), Pool()),),
        ),
        Power(
            sentence="Add 1 blood to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="feeds",
            effects=(Gain(1, Blood("this")),),
        ),
        Power(
            sentence="Burn {card} and move its blood to your pool.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="feeds",
            effects=(MoveCounters(Blood("this"), Blood("this"), Pool()), BurnCard("this")),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        exception="Three alternatives of one sentence are three abilities with a common limit.",
    ),
    card(
        101163,
        "Mapatano Utando",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: reduce the bleed by 1.",
            at=DURING_ACTION,
            lock=True,
            effects=(LessBleed(1),),
        ),
        Power(
            sentence="Lock {card} and burn the Edge: get 4 transfers.",
            at=INFLUENCE,
            lock=True,
            conditions=(MyTurn(),),
            effects=(Pay(1, Edge()), Gain(4, Transfers())),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            blood=1,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        101229,
        "Mob Connections",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets 1 press.",
            at=PRESS,
            lock=True,
            target=Combatant(),
            effects=(GivePress("continue", who="target"),),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
    ),
    card(
        101346,
        "Palla Grande",
        master(PutInPlay(counters=3)),
        Aura(bonus=Bonus.BLEED, n=1, to=MinionFilter(clans=("Toreador antitribu",)), whose="any"),
        Power(
            sentence="Burn 1 counter from {card}.",
            at=DISCARD_EFFECTS,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Blood("this")),),
        ),
        BurnsWhenEmpty(),
    ),
    card(
        100019,
        "Acquired Ventrue Assets",
        master(WithBloodForEach(), AddsBlood(Count(AMinion(GIOVANNI)), Blood("this"))),
        Power(
            sentence="Move 1 blood from {card} to {target}.",
            at=MASTER,
            conditions=(MyTurn(),),
            target=AMinion(GIOVANNI),
            once=Until.TURN,
            effects=(MoveCounters(1, Blood("this"), Blood("target")),),
        ),
        BurnsWhenEmpty("blood"),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(but=MinionFilter(clans=("Ventrue",))),
            effects=(BurnCard("this"),),
        ),
    ),
)
