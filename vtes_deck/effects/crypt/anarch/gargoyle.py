"""Gargoyle of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    IS_READY,
    AMinion,
    MinionFilter,
    MyTurn,
    Power,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200039,
        "Alabástrom",
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            conditions=(MyTurn(), IS_READY),
            once=Until.TURN,
            target=AMinion(
                MinionFilter(ready=True, locked=True, another=True, clans=("Gargoyle",))
            ),
            effects=(Unlock("target"),),
        ),
    ),
)
