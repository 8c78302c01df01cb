"""Villein and Minion Tap: pool from vampires; each Villein raises the cost."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Amount,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    ledger,
    master_cards,
)
from vtes_deck.effects.vocab import (
    AMinion,
    AnyX,
    Blood,
    MinionFilter,
    MoveCounters,
    Pool,
    PutOn,
    X,
    card,
    master,
)

VILLEIN = 102121
WITH_BLOOD = MinionFilter(vampire=True, blood=True)


class PoolForEachVillein(Effect, frozen=True, kw_only=True):
    """The card costs 1 more pool for each Villein.

    Attributes:
        on_target: count those on the target minion instead of those the Methuselah controls.
    """

    on_target: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, _Due(self), whose="mine", less=True),)

    def count(self, context: EffectContext) -> int:
        """The surcharge in pool."""
        table = context.table
        cards = (
            context.target_minion.attached if self.on_target else table.seats[context.seat].in_play
        )
        return sum(table.cards[card].id == VILLEIN for card in cards)

    @override
    def possible(self, context: EffectContext) -> bool:
        """PLY-10: whether the pool covers this surcharge and all others."""
        more = self.count(context) + master_cards.surcharge(
            context.table, context.seat, context.target
        )
        return context.table.seats[context.seat].pool >= more

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Burn the pool, in the same step as the effect of the card."""
        ledger.burn_pool(context.table, context.seat, self.count(context), context.card)


class _Due(Amount, frozen=True):
    """The amount of a surcharge."""

    surcharge: PoolForEachVillein

    @override
    def count(self, context: EffectContext) -> int:
        return self.surcharge.count(context)

    @override
    def say(self, wording: Wording) -> str:
        return "the surcharge"


CARDS = (
    card(
        VILLEIN,
        "Villein",
        master(
            PoolForEachVillein(on_target=True),
            MoveCounters(X, Blood("target"), Pool()),
            PutOn(),
            target=AnyX(2, 5, AMinion(WITH_BLOOD), Blood("target")),
        ),
        exception="The surcharge on another card is part of the definition of that card.",
    ),
    card(
        101217,
        "Minion Tap",
        master(
            PoolForEachVillein(),
            MoveCounters(X, Blood("target"), Pool()),
            target=AnyX(1, None, AMinion(WITH_BLOOD), Blood("target")),
        ),
        exception="The surcharge by another card is part of this definition, and a vampire "
        "without blood is no target.",
    ),
)
