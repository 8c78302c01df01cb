"""Cedrick Calhoun: torpor for a referendum that does not pass."""

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
    torpor,
)
from vtes_deck.effects.vocab import (
    RESOLVED,
    ActionWas,
    Not,
    ReferendumPassed,
    Successful,
    Trigger,
    card,
)


class ReferendumLost(SaidElsewhere, Condition, frozen=True):
    """The political action has called a referendum that did not pass."""

    @override
    def holds(self, context: EffectContext) -> bool:
        needs = (ActionWas("political action"), Successful(), Not(ReferendumPassed()))
        return all(one.holds(context) for one in needs)


class GoToTorpor(Effect, frozen=True):
    """The vampire goes to torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TORPOR, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Send the vampire to torpor (TOR-01)."""
        torpor.send(context.table, context.table.minion(context.host))

    @override
    def say(self, wording: Wording) -> str:
        return "he goes to torpor"


class FearsDefeat(Trigger, frozen=True, kw_only=True):
    """The end of a referendum that was cancelled or has failed."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if the referendum of a political action called by {wording.name} is canceled or "
            f"fails, {self.effects[0].say(wording)} after resolution"
        )


CARDS = (
    card(
        201626,
        "Cedrick Calhoun",
        FearsDefeat(
            on=RESOLVED,
            host=True,
            conditions=(ReferendumLost(),),
            effects=(GoToTorpor(),),
        ),
    ),
)
