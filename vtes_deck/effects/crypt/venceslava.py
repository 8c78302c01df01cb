"""Věnceslava: pool when her prey bleeds."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    Condition,
    Effect,
    EffectContext,
    NoPurpose,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    Gain,
    Pool,
    Power,
    Same,
    Trigger,
    Until,
    card,
)

PREY, LOST = "prey of her action", "pool that her prey had lost"
"""Marks set as her action is announced: her prey plus 1, and the pool lost by the prey so far."""


class NotesPrey(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records the prey and its losses."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, vampire = context.table, context.table.minion(context.host)
        prey = table.prey(context.seat)
        vampire.set_mark(PREY, prey + 1)
        vampire.set_mark(LOST, table.seats[prey].pool_lost)


class PreyHasBurned(SaidElsewhere, Condition, frozen=True):
    """Her prey has burned pool since the announcement, even if that has ousted it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        vampire = context.table.minion(context.host)
        prey = vampire.mark(PREY) - 1
        return prey >= 0 and context.table.seats[prey].pool_lost > vampire.mark(LOST)


class NotesAction(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record of an action that she performs."""


class FeedsOnPrey(Power, frozen=True, kw_only=True):
    """The gain, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each turn, after resolution of an action performed by {wording.name} during "
            "which your prey burned 1 or more pool, you can gain 1 pool"
        )


CARDS = (
    card(
        201776,
        "Věnceslava, The Implacable",
        NotesAction(on=ANNOUNCED, host=True, effects=(NotesPrey(),)),
        FeedsOnPrey(
            sentence="Gain 1 pool.",
            at=AFTER_ACTION,
            once=Until.TURN,
            conditions=(Same("host", "acting"), PreyHasBurned()),
            effects=(Gain(1, Pool()),),
        ),
    ),
)
