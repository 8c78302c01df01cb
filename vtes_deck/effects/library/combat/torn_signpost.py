"""Torn Signpost: a different base strength."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Amount,
    Does,
    Effect,
    EffectContext,
    Modifier,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    Bonus,
    Until,
    UpTo,
    at,
    card,
    combat,
)


class BaseStrength(Effect, frozen=True):
    """Sets the base strength of the minion for this combat; modifiers still apply."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, UpTo(self.n, Gained(self.n)), which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Replace an earlier change of the base strength."""
        table = context.table
        base = table.cards[context.minion].strength
        table.modifiers = tuple(one for one in table.modifiers if not _is_base(one, context.minion))
        table.modify(
            Modifier(
                Bonus.STRENGTH, self.n - base, context.minion, Until.COMBAT, context.card, seat=BASE
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets a strength of {self.n} this combat"


class Gained(Amount, frozen=True):
    """The strength that a base strength of ``n`` adds to the present one."""

    n: int

    @override
    def count(self, context: EffectContext) -> int:
        table, minion = context.table, context.minion
        present = table.cards[minion].strength
        return self.n - present - sum(one.n for one in table.modifiers if _is_base(one, minion))

    @override
    def say(self, wording: Wording) -> str:
        return str(self.n)


def _is_base(one: Modifier, minion: int) -> bool:
    return one.on == minion and one.seat == BASE and one.bonus is Bonus.STRENGTH


BASE = -2
"""Seat value of a modifier that changes the base strength; a later change replaces it."""


CARDS = (
    card(
        101993,
        "Torn Signpost",
        combat("pot", at(BEFORE_RANGE), BaseStrength(2)),
        combat("POT", at(BEFORE_RANGE), BaseStrength(3)),
    ),
)
