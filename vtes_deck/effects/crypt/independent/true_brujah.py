"""Independent True Brujah."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    CannotUse,
    InPhase,
    MyTurn,
    Phase,
    Power,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        201067,
        "Nu, The Pillar",
        CannotUse("cel"),
        Power(
            sentence="{card} burns 1 blood to unlock.",
            at=ANY_TIME,
            blood=1,
            once=Until.TURN,
            conditions=(MyTurn(), InPhase(Phase.MINION)),
            effects=(Unlock(),),
        ),
    ),
    card(
        201274,
        "Shalmath",
        CannotUse("cel"),
        Power(
            sentence="Unlock {card}.",
            at=ANY_TIME,
            once=Until.TURN,
            effects=(Unlock(),),
        ),
    ),
)
