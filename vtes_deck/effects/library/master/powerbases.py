"""Powerbases that store counters or move blood."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    MASTER,
    MASTER_OF_ANOTHER,
    POLLING,
    READY_VAMPIRE,
    UNLOCK,
    VAMPIRE,
    AMinion,
    AtMost,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    Gain,
    Gets,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Pool,
    Power,
    PutInPlay,
    Sect,
    TakeControl,
    Until,
    card,
    master,
)

TITLED_SABBAT = MinionFilter(vampire=True, titled=True, sects=(Sect.SABBAT,))
OBLIVION = MinionFilter(vampire=True, level="obl")
CAPE = MinionFilter(clans=("Giovanni",), either=MinionFilter(sects=(Sect.LAIBON,)))
READY_CAPE = MinionFilter(
    ready=True, clans=("Giovanni",), either=MinionFilter(ready=True, sects=(Sect.LAIBON,))
)
READY_OBLIVION = MinionFilter(vampire=True, ready=True, level="obl")

CARDS = (
    card(
        101437,
        "Powerbase: Madrid",
        master(PutInPlay()),
        Power(
            sentence="Add 1 counter to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), AtMost(Blood("this"), 3)),
            once=Until.TURN,
            effects=(Gain(1, Blood("this")),),
        ),
        Power(
            sentence="Lock {card}: {target} gets +1 vote for each counter.",
            at=POLLING,
            lock=True,
            target=AMinion(TITLED_SABBAT, "any"),
            effects=(Gets(Bonus.VOTES, Blood("this"), Until.REFERENDUM, "target"),),
        ),
        CardAction(
            sentence="{minion} acts to burn the counters on {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(Burn(Blood("this"), Blood("this")),),
        ),
    ),
    card(
        102301,
        "Powerbase: Munich",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: move 1 blood from {target} to your pool.",
            at=MASTER,
            lock=True,
            target=AMinion(OBLIVION),
            effects=(MoveCounters(1, Blood("target"), Pool()),),
        ),
        Power(
            sentence="Lock {card}: move 1 blood from your pool to {target}.",
            at=MASTER,
            lock=True,
            target=AMinion(READY_OBLIVION),
            effects=(MoveCounters(1, Pool(), Blood("target")),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(vampire=True, sects=(Sect.INDEPENDENT,)),
            blood=1,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        101433,
        "Powerbase: Cape Verde",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: move 1 blood from {target} to your pool.",
            at=MASTER | MASTER_OF_ANOTHER,
            lock=True,
            target=AMinion(READY_CAPE),
            effects=(MoveCounters(1, Blood("target"), Pool()),),
        ),
        Power(
            sentence="Lock {card}: move 1 blood from your pool to {target}.",
            at=MASTER | MASTER_OF_ANOTHER,
            lock=True,
            target=AMinion(READY_VAMPIRE),
            effects=(MoveCounters(1, Pool(), Blood("target")),),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=CAPE,
            whose="others",
            stealth=1,
            effects=(TakeControl("target"),),
        ),
    ),
)
