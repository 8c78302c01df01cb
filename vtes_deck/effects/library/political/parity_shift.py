"""Parity Shift: pool from one Methuselah to others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ALLOCATE,
    MOVES_POOL,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Procedure,
    PurposeKind,
    Table,
    Wording,
    bank,
    ledger,
)
from vtes_deck.effects.vocab import (
    Allocate,
    Allocated,
    CardReferendum,
    ChooseMethuselah,
    X,
    card,
)


class AllocatedPool(Effect, frozen=True):
    """Moves the allocated pool from the chosen Methuselah."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.POOL, X, whose="any"),
            Does(PurposeKind.POOL, X, whose="target", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The pool of the Methuselah is the limit (GEN-20); the caller then divides it again."""
        shares = tuple((seat, n) for _, seat, n in Allocated().choices(context))
        context.table.push(
            PointAllocation(
                seat=context.seat, card=context.card, giver=context.other, shares=shares
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return "the pool is distributed as you chose"


class PointAllocation(Procedure):
    """Moves pool as allocated; if there is too little, a player divides it.

    Attributes:
        seat: the player who divides it.
        card: the card with the effect.
        giver: the Methuselah who loses the pool.
        shares: the recipients and their maximum shares.
        given: the shares decided so far.
    """

    seat: int
    card: int
    giver: int
    shares: tuple[tuple[int, int], ...]
    given: tuple[int, ...] = ()

    def divide(self, table: Table) -> None:
        """Ask for the next share; the whole amount must be distributed."""
        number = len(self.given)
        if number == len(self.shares):
            self.go_to(PointAllocation.move)
            return
        seat, most = self.shares[number]
        left = table.seats[self.giver].pool - sum(self.given)
        rest = sum(n for _, n in self.shares[number + 1 :])
        fewest, most = max(0, min(most, left - rest)), min(most, left)
        options = [Option(ALLOCATE, self.card, seat=seat, n=n) for n in range(most, fewest - 1, -1)]
        if len(options) == 1:
            table.answer = options[0]
        else:
            table.ask(self.seat, DecisionKind.TERMS, options, self.card)

    def note(self, table: Table) -> None:
        """Record the share."""
        answer = table.answer
        self.given += (answer.n,)
        self.go_to(PointAllocation.divide)

    def move(self, table: Table) -> None:
        """Move all shares at the same time."""
        for (seat, _), n in zip(self.shares, self.given, strict=True):
            moved = bank.move_pool(table, self.giver, seat, n)
            if moved:
                table.emit(MOVES_POOL, self.giver, n=moved, other_seat=seat)
                ledger.log_barred(table, seat, moved)

    steps = (divide, note, move)


CARDS = (
    card(
        101353,
        "Parity Shift",
        CardReferendum(
            terms=(
                ChooseMethuselah("others", richer=True),
                Allocate(points=3, not_chosen=True),
            ),
            passed=(AllocatedPool(),),
        ),
        exception="The definition allocates points, which represent the pool of the "
        "chosen Methuselah.",
    ),
)
