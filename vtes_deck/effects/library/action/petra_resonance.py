"""Petra Resonance: a comparison of the top cards of all crypts."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    Table,
    Wording,
    ledger,
    mark,
)
from vtes_deck.effects.vocab import Burn, MoveCounters, Pool, action, card

REVEALS = EventType("reveals crypt", mark("{seat} reveals {card}, the top card of the crypt."))
SHUFFLES = EventType("shuffles crypt", mark("{seat} shuffles the crypt."))


def playing(table: Table) -> list[int]:
    """The Methuselahs who are not ousted, clockwise."""
    return [one for one in table.clockwise(table.active) if not table.seats[one].ousted]


class NoCryptIsEmpty(Condition, frozen=True):
    """Each Methuselah has a card in her crypt."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return all(table.seats[one].crypt for one in playing(table))

    @override
    def say(self, wording: Wording) -> str:
        return "not if any Methuselah's crypt is empty"


class ComparesCrypts(Effect, frozen=True):
    """Each Methuselah reveals a card; the one with the highest cost steals pool from the lowest.

    Attributes:
        n: the pool that is stolen.
        tied: the pool that each Methuselah burns if there is a tie.
    """

    n: int
    tied: int

    @override
    def does(self) -> tuple[Does, ...]:
        return Burn(self.tied, Pool("target")).does()

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        costs = {}
        for seat in playing(table):
            if table.seats[seat].crypt:
                top = table.seats[seat].crypt[-1]
                table.emit(REVEALS, seat, top)
                costs[seat] = table.cards[top].capacity
        self.compare(context, costs)
        for seat in costs:
            table.random.shuffle(f"crypt of seat {seat}", table.seats[seat].crypt)
            table.emit(SHUFFLES, seat)

    def compare(self, context: EffectContext, costs: dict[int, int]) -> None:
        """A tie costs each Methuselah pool; otherwise, the one with the highest cost steals."""
        table, found = context.table, list(costs.values())
        if len(found) < 2:
            return
        highest, lowest = max(found), min(found)
        if found.count(highest) > 1 or found.count(lowest) > 1:
            for seat in playing(table):
                ledger.burn_pool(table, seat, self.tied)
            return
        (winner,) = (one for one in costs if costs[one] == highest)
        (loser,) = (one for one in costs if costs[one] == lowest)
        stolen = MoveCounters(self.n, Pool("target"), Pool())
        stolen.carry_out(EffectContext(table, winner, context.card, context.minion, NONE, loser))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each Methuselah reveals the top card of his or her crypt. If there is a tie for "
            "highest or lowest cost among the revealed cards, every Methuselah burns "
            f"{self.tied} pool. Otherwise, the Methuselah revealing the highest cost steals "
            f"{self.n} pool from the Methuselah revealing the lowest cost. All Methuselahs shuffle "
            "their crypts afterward"
        )


CARDS = (
    card(
        101396,
        "Petra Resonance",
        action(
            "",
            ComparesCrypts(3, 1),
            stealth=1,
            at_others=True,
            conditions=(NoCryptIsEmpty(),),
        ),
    ),
)
