"""Bleeding the Vine: an upkeep buys the cancellation of masters."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording, shown
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    UNLOCK,
    Cancel,
    MyTurn,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)


class InTurn(Condition, frozen=True):
    """The card being played is not an out-of-turn master."""

    @override
    def holds(self, context: EffectContext) -> bool:
        show = shown(context.table)
        return show is not None and not context.table.cards[show.card].out_of_turn

    @override
    def say(self, wording: Wording) -> str:
        return "if it is not an out-of-turn master card"


CARDS = (
    card(
        100178,
        "Bleeding the Vine",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(),
        ),
        Power(
            sentence="Burn 1 pool for {card}.",
            at=UNLOCK,
            pool=1,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(),
        ),
        Power(
            sentence="Lock {card} to cancel the master card.",
            at=AS_PLAYED,
            lock=True,
            conditions=(InTurn(),),
            effects=(Cancel("master", "another", compensate=True),),
        ),
        exception="The upkeep is two abilities with a common limit.",
    ),
)
