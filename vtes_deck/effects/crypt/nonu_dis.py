"""Nonu Dis: an ability after a master card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Wording,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    MASTER,
    AMinion,
    Blood,
    Gain,
    MinionFilter,
    MyTurn,
    Power,
    Until,
    card,
)


class PlayedMaster(Condition, frozen=True):
    """The Methuselah has played a master card this master phase, cancelled or not (PLY-13)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.seats[context.seat].master_played

    @override
    def say(self, wording: Wording) -> str:
        return "after playing a master card"


CARDS = (
    card(
        201608,
        "Nonu Dis",
        Power(
            sentence="Add 1 blood to {target}.",
            at=MASTER,
            once=Until.TURN,
            conditions=(IS_READY, MyTurn(), PlayedMaster()),
            target=AMinion(MinionFilter(vampire=True, ready=True, clans=("Ministry",))),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
)
