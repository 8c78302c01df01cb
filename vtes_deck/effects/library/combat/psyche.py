"""Psyche!: another combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    fight,
)
from vtes_deck.effects.vocab import (
    END_OF_ROUND,
    PRESS,
    Move,
    Use,
    at,
    card,
    combat,
)

QUEUED = EventType("combat queued", "{minion} will fight {target} again.")


class CombatEnding(Condition, frozen=True):
    """The combat is about to end, both combatants are ready, and no combat is queued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """True if the combat would end after the current round."""
        table = context.table
        combat = table.current(Combat)
        if combat is None or combat.queued or not combat.both_ready(table):
            return False
        return combat.ended or not combat.again

    @override
    def say(self, wording: Wording) -> str:
        return "if both combatants are still ready and combat is about to end"


class QueueCombat(Effect, frozen=True):
    """Queues another combat with the opposing minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = fight(context.table)
        combat.queued = True
        context.table.emit(QUEUED, minion=context.minion, target=combat.other(context.minion))

    @override
    def say(self, wording: Wording) -> str:
        return "queue a combat with the opposing minion"


CARDS = (
    card(
        101507,
        "Psyche!",
        combat("cel", Move(when=PRESS, press=Use.MUST)),
        combat("CEL", at(END_OF_ROUND), QueueCombat(), conditions=(CombatEnding(),)),
    ),
)
