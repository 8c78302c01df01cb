"""Procedures of this game: what follows from each step besides what the step says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.kernel import procedure
from vtes_deck.kernel.procedure import Procedure, Step

if TYPE_CHECKING:
    from vtes_deck.engine.state.table import Table

__all__ = ["Procedure", "Step", "run", "settle"]


def run(table: Table) -> None:
    """Plays on until a decision is needed or the game is over."""
    settle(table)
    procedure.run(table, settle)


def settle(table: Table) -> None:
    """What follows at once from a step.

    Methuselahs without pool are ousted, then allies and retainers without life are burned; hands
    follow their sizes.
    """
    if not (table.pools_to_check or table.spent or table.hands_to_check):
        return
    from vtes_deck.engine.mechanics.hand import follow
    from vtes_deck.engine.status.torpor import burn_spent
    from vtes_deck.engine.turn.ousting import check_pools

    if table.pools_to_check:
        check_pools(table)
    if table.spent:
        burn_spent(table)
    if table.hands_to_check:
        follow(table)
