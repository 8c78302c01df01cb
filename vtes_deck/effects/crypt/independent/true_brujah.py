"""Independent True Brujah."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    BLOCKING,
    DISCARD_EFFECTS,
    CannotUse,
    InPhase,
    MyTurn,
    Phase,
    Power,
    Same,
    Stealth,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200618,
        "Ibn Khaldun, Scholar",
        Power(
            sentence="{card}: burn 1 blood and unlock.",
            at=DISCARD_EFFECTS,
            effects=(Unlock(),),
            blood=1,
            once=Until.TURN,
        ),
        CannotUse("cel"),
    ),
    card(
        200891,
        "Lydia, Grand Praetor",
        Power(
            sentence="{card}: burn 1 blood and get +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=1,
            once=Until.ACTION,
        ),
        CannotUse("cel"),
    ),
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
