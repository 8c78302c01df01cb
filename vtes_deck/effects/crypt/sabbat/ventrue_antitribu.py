"""Ventrue antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    VAMPIRE,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Gain,
    MinionFilter,
    Power,
    Same,
    Sect,
    Until,
    card,
)

CARDS = (
    card(
        200027,
        "Aimery Methuin",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(vampire=True, younger=True, sects=(Sect.CAMARILLA,)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
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
