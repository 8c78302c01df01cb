"""Master phase actions that were not used, turn by turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, each_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.master_unused


MEASURE = Measure(
    module=__name__,
    title=mark("Master phases wasted"),
    rows=Rows.TURN,
    unit=mark("master phase actions"),
    better=Better.LESS,
    how=mark("Unused master phase actions. Only games still in progress count."),
    order=44,
    table=OverviewTable.HAND,
    column="Masters",
    spread=False,
    observe=each_turn(_read),
)
