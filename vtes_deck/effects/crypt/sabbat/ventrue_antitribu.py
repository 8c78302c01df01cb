"""Ventrue antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    VAMPIRE,
    AMinion,
    Blood,
    Gain,
    Power,
    Until,
    card,
)

CARDS = (
    card(
        201087,
        "Owain Evans, The Wanderer",
        Power(
            sentence="Add 1 blood to {target}.",
            at=UNLOCK,
            conditions=(IS_READY,),
            once=Until.TURN,
            target=AMinion(VAMPIRE, "active"),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
)
