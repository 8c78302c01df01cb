"""Life Boon: pool that keeps a Methuselah in the game, for her next victory point."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    MOVES_POOL,
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    Key,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Target,
    Wording,
    Would,
    WouldGainPoints,
    award,
    bank,
    ledger,
    zones,
)
from vtes_deck.effects.vocab import (
    NO_POOL,
    UNLOCK,
    InPhase,
    MoveCounters,
    Phase,
    Pool,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)

KEPT = "seat of the Methuselah kept in the game"
"""The mark with the seat of the Methuselah, counted from 1."""
HALVES = "half victory points gained"
"""The mark with the gain of the controller from the card."""


class WithoutPool(Target, frozen=True):
    """Another Methuselah without pool, and the pool that she gets.

    By a ruling, she also gets the part of the loss that exceeded her pool.
    """

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        most = table.seats[context.seat].pool
        return [
            (NONE, seat.number, n)
            for seat in table.playing
            if seat.pool == 0 and seat.number != context.seat
            for n in range(seat.deficit + 1, most + 1)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a Methuselah with no pool"


class KeepInGame(Effect, frozen=True):
    """Gives the chosen pool, puts the card in play and records the Methuselah on it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, kept = context.table, context.table.seats[context.target_seat]
        due, kept.deficit = kept.deficit, 0
        given = bank.move_pool(table, context.seat, kept.number, context.n)
        table.emit(MOVES_POOL, context.seat, other_seat=kept.number, n=given)
        ledger.log_barred(table, kept.number, given)
        ledger.burn_pool(table, kept.number, due)
        PutInPlay().carry_out(context)
        if context.card in table.in_play:
            context.card_in_play.set_mark(KEPT, kept.number + 1)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "give pool to a Methuselah with no pool to keep them in the game, and put "
            f"{wording.this} in play"
        )


class TheirUnlockPhase(InPhase, frozen=True):
    """It is the unlock phase of the Methuselah who was kept in the game."""

    @override
    def holds(self, context: EffectContext) -> bool:
        active = context.table.active
        return super().holds(context) and context.card_in_play.mark(KEPT) == active + 1

    @override
    def say(self, wording: Wording) -> str:
        return "during each of their unlock phases"


class KeptMethuselah(Target, frozen=True):
    """The Methuselah who was kept in the game."""

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(NONE, context.card_in_play.mark(KEPT) - 1, 0)]

    @override
    def say(self, wording: Wording) -> str:
        return "that Methuselah"


class TakesNextPoint(NoPurpose, OwnStatic, Replaces, frozen=True):
    """The controller gains the next victory point of that Methuselah, in halves if necessary."""

    key: ClassVar[Key] = WouldGainPoints
    wide: ClassVar[bool] = True

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        boon = table.in_play[source]
        return (
            isinstance(would, WouldGainPoints)
            and boon.mark(KEPT) == would.seat + 1
            and not table.seats[boon.controller].ousted
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        assert isinstance(would, WouldGainPoints)
        boon = table.in_play[source]
        part = min(would.points, 1 - boon.mark(HALVES) / 2)
        replace(would, seat=boon.controller, points=part).happen(table)
        boon.set_mark(HALVES, boon.mark(HALVES) + int(2 * part))
        if boon.mark(HALVES) == 2:
            zones.burn(table, source)
        if would.points > part:
            award(table, table.seats[would.seat], would.points - part)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you gain any victory point gained by that Methuselah instead of them, until you are "
            f"being ousted or until you have gained 1 victory point from {wording.this}. Burn "
            f"{wording.this} after you have gained 1 victory point from {wording.this}"
        )


CARDS = (
    card(
        101103,
        "Life Boon",
        master(KeepInGame(), at=NO_POOL, target=WithoutPool()),
        Power(
            sentence="{card}: steal 1 pool from {seat}.",
            at=UNLOCK,
            conditions=(TheirUnlockPhase(Phase.UNLOCK),),
            target=KeptMethuselah(),
            once=Until.TURN,
            effects=(MoveCounters(1, Pool("target"), Pool()),),
        ),
        TakesNextPoint(),
    ),
)
