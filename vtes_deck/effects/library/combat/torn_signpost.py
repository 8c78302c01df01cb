"""Torn Signpost: a different base strength."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
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
    at,
    card,
    combat,
)


class BaseStrength(Effect, frozen=True):
    """Sets the base strength of the minion for this combat; modifiers still apply."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Replaces an earlier change of the base strength."""
        table = context.table
        base = table.cards[context.minion].strength
        table.modifiers = tuple(
            one
            for one in table.modifiers
            if not (one.on == context.minion and one.seat == BASE and one.bonus is Bonus.STRENGTH)
        )
        table.modify(
            Modifier(
                Bonus.STRENGTH, self.n - base, context.minion, Until.COMBAT, context.card, seat=BASE
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets a strength of {self.n} this combat"


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
