"""Hunting grounds: a vampire gains blood from one of them in a turn."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    READY_ANARCH,
    UNLOCK,
    AMinion,
    Control,
    GainBlood,
    MyTurn,
    Power,
    PutInPlay,
    Title,
    Until,
    Uses,
    Who,
    card,
    master,
)

HUNTING_GROUND = "hunting ground"
"""Noted of a vampire that has gained blood from one in this turn."""
READY_BARON = Who(titles=(Title.BARON,), ready=True)

CARDS = (
    card(
        100297,
        "Carfax Abbey",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            needs=(MyTurn(),),
            aim=AMinion(READY_ANARCH),
            once=Until.TURN,
            does=(Uses(HUNTING_GROUND), GainBlood(1, target=True)),
        ),
        Power(
            sentence="{target} gains 1 blood from {card}, as you control a baron.",
            at=UNLOCK,
            needs=(MyTurn(), Control(READY_BARON)),
            aim=AMinion(READY_ANARCH),
            once=Until.TURN,
            does=(Uses(HUNTING_GROUND), GainBlood(1, target=True)),
        ),
    ),
    card(
        101350,
        "Papillon",
        master(PutInPlay(), needs=(Control(Who(ready=True, city=True)),)),
        Power(
            sentence="{target} gains 2 blood from {card}.",
            at=UNLOCK,
            needs=(MyTurn(),),
            aim=AMinion(Who(ready=True, titled=True, vampire=True)),
            once=Until.TURN,
            does=(Uses(HUNTING_GROUND), GainBlood(2, target=True)),
        ),
    ),
    card(
        102212,
        "Zoo Hunting Ground",
        master(PutInPlay()),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            needs=(MyTurn(),),
            aim=AMinion(Who(vampire=True, ready=True)),
            once=Until.TURN,
            does=(Uses(HUNTING_GROUND), GainBlood(1, target=True)),
        ),
    ),
)
