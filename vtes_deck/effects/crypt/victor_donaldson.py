"""Victor Donaldson: a second use of a cancelled Golconda."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CANCELLED,
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    Zone,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import Choose, Trigger, card

GOLCONDA = 100842
"""The id of the card that the text names."""


class GolcondaCancelled(Condition, frozen=True):
    """The cancelled card has the name in the text."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.cards[context.target].id == GOLCONDA


class TheCancelled(Target, frozen=True):
    """The card that was cancelled."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        played = context.table.where[context.target] is Zone.BEING_PLAYED
        return [(context.target, NONE, 0)] if played else []


class BackIntoLibrary(Effect, frozen=True):
    """The target goes to the library, which is shuffled, instead of staying in the ash heap."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move the target to the library and shuffle it (GEN-24)."""
        zones.move(context.table, context.target, Zone.LIBRARY)
        shuffle_library(context.table, context.seat)


class TriesAgain(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if a card named Golconda: Inner Peace you play is canceled, you can move that card "
            "from your ash heap to your library (shuffle afterward)"
        )


CARDS = (
    card(
        201438,
        "Victor Donaldson",
        TriesAgain(
            on=CANCELLED,
            mine=True,
            conditions=(GolcondaCancelled(),),
            effects=(Choose(TheCancelled(), (BackIntoLibrary(),), optional=True),),
        ),
    ),
)
