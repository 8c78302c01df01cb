"""Asanbonsam Ghoul: close range after it blocks a directed action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    maneuvers,
)
from vtes_deck.effects.vocab import (
    ROUND,
    Aura,
    Bonus,
    CombatFromBlock,
    Directed,
    InRound,
    Range,
    Same,
    Trigger,
    card,
)

BLOCKED_IT = (Same("blocker", "host"), Directed(), CombatFromBlock(), InRound(1))


class HasBlockedDirected(Condition, frozen=True):
    """It is the first round after the ally has blocked a directed action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return all(one.holds(context) for one in BLOCKED_IT)

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} blocks a directed action"


class CloseIn(Effect, frozen=True):
    """Sets the range of this round to close unless another effect has set it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MANEUVER, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The first effect that sets the range has priority."""
        combat = context.table.current(Combat)
        if combat is not None and not combat.range_set:
            maneuvers.set_range(context.table, context.host, Range.CLOSE, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return "set the range for the first round of the resulting combat to close"


CARDS = (
    card(
        100103,
        "Asanbonsam Ghoul",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Directed(),)),
        Trigger(
            on=ROUND,
            conditions=(HasBlockedDirected(),),
            effects=(CloseIn(),),
        ),
    ),
)
