"""The moment before an ousting (END-01): effects may keep a Methuselah in the game."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.engine.mechanics.impulse import Impulse, matters, undirected_order
from vtes_deck.engine.state.decisions import PASSING, Decision, Option
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import NO_POOL
from vtes_deck.engine.turn import game_end
from vtes_deck.kernel.procedure import ProcedureStack, Step


class LastChance(Impulse):
    """A window before Methuselahs without pool are ousted.

    Attributes:
        suspended: a decision that a step had offered when the pool ran out; it follows the window.
        answer: the answer before this window, which the next step may need.
    """

    suspended: Decision | None = None
    answer: Option = PASSING

    @override
    def offer(self, table: Table) -> None:
        """End the offers as soon as every Methuselah has pool."""
        if game_end.fallen(table):
            super().offer(table)
        else:
            self.end_now(table)

    @override
    def end_now(self, table: ProcedureStack) -> None:
        """Continue with the suspended question and the ousting."""
        del table
        self.go_to(LastChance.oust)

    def oust(self, table: Table) -> None:
        """Oust those who still have no pool."""
        table.decision, table.answer = self.suspended, self.answer
        for seat in table.playing:
            seat.deficit = 0
        game_end.oust_fallen(table)

    steps: ClassVar[tuple[Step, ...]] = (Impulse.offer, Impulse.take, oust)


def check_pools(table: Table) -> None:
    """END-01: Methuselahs without pool are ousted, unless effects keep them in the game."""
    table.pools_to_check = False
    for seat in table.seats:
        if seat.pool:
            seat.deficit = 0
    if not game_end.fallen(table) or table.current(LastChance) is not None:
        return
    if matters(table, NO_POOL):
        order = undirected_order(table)
        table.push(LastChance(NO_POOL, order, suspended=table.decision, answer=table.answer))
        table.decision = None
    else:
        game_end.oust_fallen(table)
