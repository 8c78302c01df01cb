"""Hel-Blá: allies come back from the ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    control,
    lock,
    one_of_each,
)
from vtes_deck.effects.vocab import CardAction, Type, Zone, card


class AllyOfDeath(Target, frozen=True):
    """An ally in the user's own ash heap that requires Hecata or Oblivion."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        found = []
        for number in table.seats[context.seat].ash_heap:
            needs = table.cards[number].requirement
            allowed = "Hecata" in needs.clans or "obl" in needs.disciplines
            if allowed and Type.ALLY in table.cards[number].types:
                found.append(number)
        return [(number, NONE, 0) for number in one_of_each(table, found)]

    @override
    def say(self, wording: Wording) -> str:
        return "an ally requiring Hecata or Oblivion from your ash heap"


class Raises(Effect, frozen=True):
    """The ally enters play with its starting life (PLY-34) and locked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, its requirements do not apply, and it has its basic version."""
        table = context.table
        if table.where[context.target] is not Zone.ASH_HEAP:
            return
        control.arrive(table, context.target, context.seat)
        if context.target in table.in_play:
            lock(table, context.target)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"move {wording.target} to your ready region, locked with life equal to its starting "
            "life"
        )


CARDS = (
    card(
        201731,
        "Hel-Blá",
        CardAction(
            sentence="{minion} acts to bring back {target}.",
            host=True,
            stealth=1,
            blood=1,
            target=AllyOfDeath(),
            effects=(Raises(),),
        ),
    ),
)
