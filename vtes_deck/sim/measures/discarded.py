"""Library cards that were discarded by each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, added_up_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return len(turn.discarded)


MEASURE = Measure(
    module=__name__,
    title=mark("Library cards discarded"),
    rows=Rows.TURN,
    unit=mark("cards"),
    better=Better.LESS,
    how=mark(
        "Cards discarded up to the end of the turn. A game that ended early keeps its last number."
    ),
    order=42,
    table=OverviewTable.HAND,
    column="Discards",
    headline=True,
    observe=added_up_by_turn(_read),
)
