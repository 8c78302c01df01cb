"""The deck's own pool at the end of each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, standing_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.pool


MEASURE = Measure(
    module=__name__,
    title=mark("Own pool"),
    rows=Rows.TURN,
    unit=mark("pool"),
    better=Better.MORE,
    how=mark("Your pool when the turn ends. A game that ended early keeps its last number."),
    order=35,
    table=OverviewTable.POSITION,
    column="Own pool",
    compared=True,
    headline=True,
    observe=standing_by_turn(_read),
)
