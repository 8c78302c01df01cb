"""Transfers that were not used, turn by turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, each_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.transfers_unused


MEASURE = Measure(
    module=__name__,
    title=mark("Transfers wasted"),
    rows=Rows.TURN,
    unit=mark("transfers"),
    better=Better.LESS,
    how=mark("Unused transfers. Only games still in progress count."),
    order=45,
    table=OverviewTable.HAND,
    column="Transfers",
    spread=False,
    observe=each_turn(_read),
)
