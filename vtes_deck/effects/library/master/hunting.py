"""Hunting grounds: a vampire gains blood from one of them in a turn."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    READY_ANARCH,
    UNLOCK,
    AMinion,
    Blood,
    Control,
    Gain,
    MinionFilter,
    MyTurn,
    Once,
    Power,
    PutInPlay,
    Title,
    Until,
    card,
    master,
)

HUNTING_GROUND = "hunting ground"
"""Noted of a vampire that has gained blood from one in this turn."""
READY_BARON = MinionFilter(titles=(Title.BARON,), ready=True)

CARDS = (
    card(
        100297,
        "Carfax Abbey",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(READY_ANARCH),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        Power(
            sentence="{target} gains 1 blood from {card}, as you control a baron.",
            at=UNLOCK,
            conditions=(MyTurn(), Control(AMinion(READY_BARON))),
            target=AMinion(READY_ANARCH),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
        exception="The second vampire is another ability of the location, under the same "
        "limit for a vampire.",
    ),
    card(
        101350,
        "Papillon",
        master(PutInPlay(), conditions=(Control(AMinion(MinionFilter(ready=True, city=True))),)),
        Power(
            sentence="{target} gains 2 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(ready=True, titled=True, vampire=True)),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(2, Blood("target"))),
        ),
        exception="The requirement of the card is also a condition of the definition.",
    ),
    card(
        102212,
        "Zoo Hunting Ground",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(vampire=True, ready=True)),
            once=Until.TURN,
            effects=(Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target"))),
        ),
    ),
)
