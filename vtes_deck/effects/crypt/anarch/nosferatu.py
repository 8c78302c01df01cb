"""Nosferatu of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANARCH,
    ANY_TIME,
    AMinion,
    Blood,
    Edge,
    Gain,
    MyTurn,
    Pay,
    Power,
    Until,
    card,
)

CARDS = (
    card(
        200968,
        "The Medic",
        Power(
            sentence="Burn the Edge to add 1 blood to {target}.",
            at=ANY_TIME,
            effects=(Pay(1, Edge()), Gain(1, Blood("target"))),
            conditions=(MyTurn(),),
            target=AMinion(ANARCH),
            once=Until.TURN,
        ),
    ),
)
