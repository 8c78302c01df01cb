"""Brick by Brick: a thrown weight, or the choice of the range."""

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
    BEFORE_RANGE,
    MANEUVER,
    OneOf,
    Range,
    Strike,
    at,
    card,
    combat,
    strikes,
)


class RangeIsOpen(Condition, frozen=True):
    """No other effect has set the range of this round."""

    @override
    def holds(self, context: EffectContext) -> bool:
        fight = context.table.current(Combat)
        return fight is not None and not fight.range_set

    @override
    def say(self, wording: Wording) -> str:
        return ""


class SetsTo(Effect, frozen=True):
    """Sets the range of this round; it is close if long range is not possible (STR-10)."""

    distance: Range

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MANEUVER, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        maneuvers.set_range(context.table, context.minion, self.distance, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"set the range for this round to {self.distance.name.lower()}"


RANGES = (
    ("Set the range to close.", (SetsTo(Range.CLOSE),)),
    ("Set the range to long.", (SetsTo(Range.LONG),)),
)


class SetsRange(OneOf, frozen=True):
    """The player chooses the range; it is close if long range is not possible (STR-10)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        fight = context.table.current(Combat)
        if fight is not None and fight.close_quarters:
            SetsTo(Range.CLOSE).carry_out(context)
        else:
            super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} sets the range for this round"


CARDS = (
    card(
        100252,
        "Brick by Brick",
        combat("tha", MANEUVER),
        combat("vis", strikes(Strike(damage=2, ranged=True), maneuver=True)),
        combat("VIS", at(BEFORE_RANGE), SetsRange(RANGES), conditions=(RangeIsOpen(),)),
    ),
)
