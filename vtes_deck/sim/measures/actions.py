"""Actions that were announced, turn by turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, each_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.actions


MEASURE = Measure(
    module=__name__,
    title=mark("Actions"),
    rows=Rows.TURN,
    unit=mark("actions"),
    better=Better.MORE,
    how=mark("Actions that were announced in the turn. Only games still in progress count."),
    order=20,
    table=OverviewTable.PREY,
    column="Actions",
    observe=each_turn(_read),
)
