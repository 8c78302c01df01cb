"""Powerbases that store counters or move blood."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    MASTER,
    POLLING,
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
    Until,
    card,
    master,
)

TITLED_SABBAT = MinionFilter(vampire=True, titled=True, sects=(Sect.SABBAT,))
OBLIVION = MinionFilter(vampire=True, level="obl")
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
)
