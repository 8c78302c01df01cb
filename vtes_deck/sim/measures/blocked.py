"""Actions that were blocked, turn by turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, each_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.blocked


MEASURE = Measure(
    module=__name__,
    title=mark("Blocked actions"),
    rows=Rows.TURN,
    unit=mark("actions"),
    better=Better.LESS,
    how=mark("The actions of the turn that were blocked. Only games still in progress count."),
    order=21,
    table=OverviewTable.PREY,
    column="Blocked",
    observe=each_turn(_read),
)
