"""Tremere of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    AMinion,
    InPhase,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    Sect,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200681,
        "Javier Montoya",
        Power(
            sentence="{card}: burn 1 blood and unlock {target}.",
            at=ANY_TIME,
            effects=(Unlock("target"),),
            conditions=(MyTurn(), InPhase(Phase.MINION)),
            target=AMinion(
                MinionFilter(ready=True, locked=True, younger=True, sects=(Sect.ANARCH,)),
                "any",
            ),
            blood=1,
            once=Until.TURN,
        ),
    ),
)
