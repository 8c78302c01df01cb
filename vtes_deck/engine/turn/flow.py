"""Playing on: step after step, with what follows from each besides what the step says."""

from __future__ import annotations

from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn import ousting
from vtes_deck.kernel import procedure


def run(table: Table) -> None:
    """Plays on until a decision is needed or the game is over."""
    settle(table)
    procedure.run(table, settle)


def settle(table: Table) -> None:
    """What follows at once from a step.

    Methuselahs without pool are ousted, then allies and retainers without life are burned; hands
    follow their sizes.
    """
    if table.pools_to_check:
        ousting.check_pools(table)
    if table.spent:
        torpor.burn_spent(table)
    if table.hands_to_check:
        hand.follow(table)
