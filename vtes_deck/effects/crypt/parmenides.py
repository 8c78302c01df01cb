"""Parmenides: the predator controls him for a turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    LENT_BY,
    RETURNS,
    TURN,
    Condition,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import TAKES_CONTROL, EntersWith, Trigger, card


class LentToPredator(Effect, frozen=True):
    """The predator takes temporary control of the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.CONTROL, whose="predator"),
            Does(PurposeKind.LOSE, which="host"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        predator = table.predator(context.seat)
        if predator != context.seat:
            table.in_play[context.host].set_mark(LENT_BY, context.seat + 1)
            zones.give(table, context.host, predator)
            table.emit(TAKES_CONTROL, predator, context.host)

    @override
    def say(self, wording: Wording) -> str:
        return f"your predator takes control of {wording.this} until your next unlock phase"


class LenderIsUp(SaidElsewhere, Condition, frozen=True):
    """The turn of the Methuselah who has lent the vampire begins."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.in_play[context.host].mark(LENT_BY) == table.active + 1


class ComesBack(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The vampire returns; by a ruling, it then unlocks as normal."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.in_play[context.host].set_mark(LENT_BY, 0)
        zones.give(table, context.host, table.active)
        table.emit(RETURNS, table.active, minion=context.host)


class Returns(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The return, which the text states with the loan."""


CARDS = (
    card(
        201095,
        "Parmenides",
        EntersWith((LentToPredator(),)),
        Returns(on=TURN, conditions=(LenderIsUp(),), effects=(ComesBack(),)),
    ),
)
