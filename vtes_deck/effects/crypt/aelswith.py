"""Aelswith, The Irresistible: the blocker's controller burns pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    Trigger,
    card,
)


class BlockerPaysPool(Effect, frozen=True):
    """The controller of the blocking minion burns 1 pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        blocker = None if action is None else context.table.in_play.get(action.blocker)
        if blocker is not None:
            ledger.burn_pool(context.table, blocker.controller, 1)

    @override
    def say(self, wording: Wording) -> str:
        return "the blocking minion's controller burns 1 pool"


CARDS = (
    card(
        201735,
        "Aelswith, The Irresistible",
        Trigger(on=ACTION_BLOCKED, host=True, effects=(BlockerPaysPool(),)),
    ),
)
