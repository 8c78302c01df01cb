"""Library cards that were played by each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, added_up_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return len(turn.played)


MEASURE = Measure(
    module=__name__,
    title=mark("Library cards played"),
    rows=Rows.TURN,
    unit=mark("cards"),
    better=Better.MORE,
    how=mark(
        "Cards played up to the end of the turn. A game that ended early keeps its last number."
    ),
    order=41,
    table=OverviewTable.HAND,
    column="Played",
    compared=True,
    headline=True,
    observe=added_up_by_turn(_read),
)
