"""Asanbonsam Ghoul: close range after it has blocked a directed action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
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
        return "set the range for this round to close"


CARDS = (
    card(
        100103,
        "Asanbonsam Ghoul",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Directed(),)),
        Trigger(
            on=ROUND,
            conditions=(Same("blocker", "host"), Directed(), CombatFromBlock(), InRound(1)),
            effects=(CloseIn(),),
        ),
        exception="The block that leads to the combat is a condition of the round.",
    ),
)
