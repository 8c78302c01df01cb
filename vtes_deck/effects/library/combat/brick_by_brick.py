"""Cards that set the range of a round."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    card_of,
    maneuvers,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    MANEUVER,
    InRound,
    Move,
    OneOf,
    Range,
    Strike,
    Use,
    at,
    card,
    combat,
    strikes,
)


class RangeIsOpen(SaidElsewhere, Condition, frozen=True):
    """No other effect has set the range of this round."""

    @override
    def holds(self, context: EffectContext) -> bool:
        fight = context.table.current(Combat)
        return fight is not None and not fight.range_set


class SetsTo(Effect, frozen=True):
    """Sets the range of this round; it is close if long range is not possible (STR-10)."""

    distance: Range

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MANEUVER, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = card_of(context, "user")
        maneuvers.set_range(context.table, minion, self.distance, context.card)

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


class ChoosesRange(SetsRange, frozen=True):
    """The choice of the range as the effect of a price."""

    @override
    def say(self, wording: Wording) -> str:
        return "set the range for this round"


OPEN = (RangeIsOpen(),)
TO_LONG_AND_PRESS = Move(when=BEFORE_RANGE, press=Use.MAY, press_only="end")
FIRST_ROUND = (InRound(1),)

CARDS = (
    card(
        100252,
        "Brick by Brick",
        combat("tha", MANEUVER),
        combat("vis", strikes(Strike(damage=2, ranged=True), maneuver=True)),
        combat("VIS", at(BEFORE_RANGE), SetsRange(RANGES), conditions=(RangeIsOpen(),)),
    ),
    card(
        100376,
        "Cold Aura",
        combat("nec", at(BEFORE_RANGE), SetsTo(Range.LONG), conditions=OPEN),
        combat("NEC", TO_LONG_AND_PRESS, SetsTo(Range.LONG), conditions=OPEN),
    ),
    card(
        101744,
        "Shadow Step",
        combat("obt", MANEUVER),
        combat("OBT", at(BEFORE_RANGE), ChoosesRange(RANGES), conditions=OPEN, blood=2),
    ),
    card(
        101714,
        "Selective Silence",
        combat("qui", MANEUVER, conditions=FIRST_ROUND),
        combat(
            "QUI",
            at(BEFORE_RANGE),
            ChoosesRange(RANGES),
            conditions=(*OPEN, *FIRST_ROUND),
            blood=1,
        ),
    ),
)
