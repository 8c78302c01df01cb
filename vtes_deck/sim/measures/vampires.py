"""Ready minions at the end of each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, standing_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return len(turn.ready)


MEASURE = Measure(
    module=__name__,
    title=mark("Ready minions"),
    rows=Rows.TURN,
    unit=mark("minions"),
    better=Better.MORE,
    how=mark(
        "Minions in the ready region when the turn ends. A game that ended early keeps its "
        "last number."
    ),
    order=30,
    table=OverviewTable.POSITION,
    column="Ready",
    compared=True,
    observe=standing_by_turn(_read),
)
