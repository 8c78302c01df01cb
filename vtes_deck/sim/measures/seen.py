"""Library cards that were seen by each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, added_up_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return len(turn.drawn)


MEASURE = Measure(
    module=__name__,
    title=mark("Library cards seen"),
    rows=Rows.TURN,
    unit=mark("cards"),
    better=Better.MORE,
    how=mark(
        "The opening hand and all cards drawn up to the end of the turn. A game that ended "
        "early keeps its last number."
    ),
    order=40,
    table=OverviewTable.HAND,
    column="Seen",
    observe=added_up_by_turn(_read),
)
