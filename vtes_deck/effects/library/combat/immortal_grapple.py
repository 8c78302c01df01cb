"""Immortal Grapple: hands only, at close range."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    HANDS_ONLY,
    NONE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    fight,
    maneuvers,
)
from vtes_deck.effects.vocab import (
    BEFORE_STRIKES,
    ROUND,
    AddDelayedTrigger,
    Move,
    PlayLimit,
    Range,
    Until,
    Use,
    card,
    combat,
)


class HandsOnly(Effect, frozen=True):
    """Neither combatant can use strikes other than hand strikes this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(HANDS_ONLY, NONE, Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return "strikes that are not hand strikes cannot be used this round (by either combatant)"


class StartsClose(Effect, frozen=True):
    """The range of this round is set to close: no maneuvers, and nothing resets it.

    By a ruling, an earlier effect that sets the range has priority.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """COM-07: range is not determined."""
        combat = fight(context.table)
        if not combat.range_set:
            maneuvers.set_range(context.table, context.minion, Range.CLOSE, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return "that round is at close range"


GRAPPLE = Move(when=BEFORE_STRIKES, only_at=Range.CLOSE)

GRAPPLE_AND_PRESS = Move(when=BEFORE_STRIKES, only_at=Range.CLOSE, press=Use.MAY)

CARDS = (
    card(
        100959,
        "Immortal Grapple",
        combat("pot", GRAPPLE, HandsOnly()),
        combat(
            "POT",
            GRAPPLE_AND_PRESS,
            HandsOnly(),
            AddDelayedTrigger(on=ROUND, until=Until.COMBAT, effects=(StartsClose(),)),
        ),
        PlayLimit(per="round"),
    ),
)
