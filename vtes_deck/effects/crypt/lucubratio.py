"""Lucubratio: stays unlocked after a block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    DISCARD_TARGET,
    ACard,
    Choose,
    Once,
    Trigger,
    Zone,
    card,
)

STAYS_UNLOCKED = EventType("stays unlocked", "{minion} does not lock for the block.")


class HasLockedToBlock(Condition, frozen=True):
    """The vampire with the text has blocked and locked for it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.blocker == context.host and action.locked_by_block

    @override
    def say(self, wording: Wording) -> str:
        return f"when {wording.name} blocks"


class DoesNotLock(SaidElsewhere, Effect, frozen=True):
    """The block does not lock the vampire. It was never locked, so it does not unlock."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is not None:
            action.locked_by_block = False
            table.in_play[context.host].locked = False
            table.emit(STAYS_UNLOCKED, context.seat, minion=context.host)


class DiscardsToStay(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        when = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return (
            f"once each turn, {when}{wording.name} can discard a card requiring Auspex instead of "
            "locking for the block"
        )


CARDS = (
    card(
        200877,
        "Lucubratio",
        DiscardsToStay(
            on=ACTION_BLOCKED,
            conditions=(HasLockedToBlock(),),
            effects=(
                Choose(
                    ACard(Zone.HAND, discipline="aus"),
                    (
                        Once("stays unlocked", by="host"),
                        DISCARD_TARGET,
                        DoesNotLock(),
                    ),
                    optional=True,
                ),
            ),
        ),
    ),
)
