"""The main loop: runs the steps and their immediate consequences."""

from __future__ import annotations

from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.statics import StaysWhile
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import torpor, upkeep
from vtes_deck.engine.turn import last_chance
from vtes_deck.kernel import procedure


def run(table: Table) -> None:
    """Run until a decision is needed or the game is over."""
    if table.unsettled:
        settle(table)
    procedure.run(table, settle)


def settle(table: Table) -> None:
    """Apply the immediate consequences of a step.

    In order: Methuselahs without pool are ousted, allies and retainers without life are burned,
    cards that can no longer stay leave play, and hands are adjusted.
    """
    table.unsettled = False
    if table.pools_to_check:
        last_chance.check_pools(table)
    if table.spent:
        torpor.burn_spent(table)
    if StaysWhile in table.statics:
        upkeep.check(table)
    if table.hands_to_check:
        hand.adjust_all(table)
