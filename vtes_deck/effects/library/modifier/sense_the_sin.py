"""Sense the Sin: intercept against minions with corruption counters."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Table,
    Wording,
    add,
)
from vtes_deck.effects.vocab import (
    Bonus,
    Intercept,
    Is,
    MinionFilter,
    MoreBleed,
    card,
    modifier,
    reaction,
)
from vtes_deck.effects.vocab.minion_filter import corruption


def corrupted(table: Table, minion: Minion) -> bool:
    """Whether a minion has a corruption counter of any Methuselah."""
    return any(minion.mark(corruption(seat.number)) for seat in table.seats)


class InterceptForSin(Intercept, frozen=True):
    """Gives intercept, and the same amount again if the acting minion has corruption counters."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        acting = None if action is None else table.in_play.get(action.minion)
        double = isinstance(acting, Minion) and corrupted(table, acting)
        Intercept(2 * self.n if double else self.n).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        more = f"+{self.n} intercept"
        return f"{more}, with an additional {more} if the acting minion has any corruption counters"


class CorruptedGetLess(Effect, frozen=True):
    """Minions with corruption counters get less intercept during this action."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INTERCEPT, self.n, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for number, found in table.in_play.items():
            if isinstance(found, Minion) and corrupted(table, found):
                add(context, Bonus.INTERCEPT, -self.n, number)

    @override
    def say(self, wording: Wording) -> str:
        return f"minions with any corruption counters get -{self.n} intercept"


YOUNGER = MinionFilter(vampire=True, younger=True)

CARDS = (
    card(
        101718,
        "Sense the Sin",
        reaction("aus", Intercept(1), conditions=(Is("acting", YOUNGER),)),
        reaction("dai", InterceptForSin(1)),
        modifier("DAI", MoreBleed(2), CorruptedGetLess(1)),
    ),
)
