"""Jazz Wentworth: the Edge for her controller."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    take_edge,
)
from vtes_deck.effects.vocab import (
    NOTHING,
    CardAction,
    card,
)


class NobodyHasEdge(Condition, frozen=True):
    """No Methuselah controls the Edge."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.edge == NONE

    @override
    def say(self, wording: Wording) -> str:
        return "if the Edge is not controlled"


class TakeEdge(Effect, frozen=True):
    """The user gets control of the Edge."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.EDGE, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Do nothing if another Methuselah has gained the Edge in the meantime."""
        if context.table.edge == NONE:
            take_edge(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "give you control of it"


CARDS = (
    card(
        200684,
        "Jazz Wentworth",
        CardAction(
            sentence="{minion} acts to take the Edge.",
            host=True,
            stealth=1,
            target=NOTHING,
            conditions=(NobodyHasEdge(),),
            effects=(TakeEdge(),),
        ),
    ),
)
