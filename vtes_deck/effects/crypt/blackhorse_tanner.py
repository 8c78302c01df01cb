"""Blackhorse Tanner: another card instead of the one drawn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Target,
    Wording,
    Zone,
    mark,
    zones,
)
from vtes_deck.effects.vocab import DRAWS, Choose, Once, Trigger, card

UNDER = EventType(
    "drawn to bottom",
    mark("{seat} moves {card} to the bottom of the library."),
    mark("{seat} moves a card to the bottom of the library."),
)


class TheDrawn(Target, frozen=True):
    """The card of the event, if it is still in the hand of its owner."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        drawn = context.target != NONE and table.where[context.target] is Zone.HAND
        return [(context.target, NONE, 0)] if drawn else []


class DrawAnother(Effect, frozen=True):
    """The target card goes to the bottom of the library, and its owner draws another."""

    @override
    def possible(self, context: EffectContext) -> bool:
        """GEN-20: from an empty library the same card would come back."""
        return bool(context.table.seats[context.seat].library)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        zones.move(table, context.target, Zone.LIBRARY)
        library = table.seats[context.seat].library
        library.insert(0, library.pop())
        table.emit(UNDER, context.seat, context.target, only=context.seat)
        zones.draw(table, context.seat, 1)


class MayExchange(Trigger, frozen=True, kw_only=True):
    """Each card drawn may be exchanged, once in the turn of each Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "once each turn, when you draw a card from your library, you can place that card on "
            "the bottom of your library and draw a new card"
        )


CARDS = (
    card(
        200204,
        "Blackhorse Tanner",
        MayExchange(
            on=DRAWS,
            mine=True,
            effects=(
                Choose(
                    TheDrawn(), (Once("exchanged draw", by="host"), DrawAnother()), optional=True
                ),
            ),
        ),
    ),
)
