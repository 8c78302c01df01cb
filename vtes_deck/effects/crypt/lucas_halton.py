"""Lucas Halton: blood instead of the lock for a block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    Power,
    Same,
    Until,
    card,
)


class LockedByBlock(SaidElsewhere, Condition, frozen=True):
    """The block locks the blocking minion, which was unlocked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.action is not None and context.action.locked_by_block


class DoesNotLock(Effect, frozen=True):
    """The blocking minion does not lock for the block (BLK-10)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None and context.host in context.table.in_play:
            context.action.locked_by_block = False
            context.table.in_play[context.host].locked = False

    @override
    def say(self, wording: Wording) -> str:
        return "burn a blood instead of locking for the successful block (before combat occurs)"


class PaysForBlock(Power, frozen=True, kw_only=True):
    """The choice, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name, does = wording.name, DoesNotLock().say(wording)
        return f"once each turn, when {name} blocks an action, {name} can {does}"


CARDS = (
    card(
        200868,
        "Lucas Halton",
        PaysForBlock(
            sentence="{card} burns 1 blood instead of locking for the block.",
            at=BEFORE_COMBAT,
            blood=1,
            once=Until.TURN,
            conditions=(Same("host", "blocker"), LockedByBlock()),
            effects=(DoesNotLock(),),
        ),
    ),
)
