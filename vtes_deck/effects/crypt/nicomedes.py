"""Nicomedes: a new hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    Zone,
    hand,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    MyTurn,
    Power,
    Until,
    card,
)


class HandIntoLibrary(Effect, frozen=True):
    """Shuffles the hand into the library and draws a new hand."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].hand)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Shuffle the hand into the library and draw a new one (DRW-05)."""
        table, player = context.table, context.table.seats[context.seat]
        for one in player.hand.copy():
            zones.move(table, one, Zone.LIBRARY)
        shuffle_library(table, context.seat)
        hand.adjust(table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "shuffle your hand into your library (draw up afterward)"


CARDS = (
    card(
        201057,
        "Nicomedes",
        Power(
            sentence="{card} burns 1 blood: shuffle your hand into your library and draw another.",
            at=ANY_TIME,
            blood=1,
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(HandIntoLibrary(),),
        ),
    ),
)
