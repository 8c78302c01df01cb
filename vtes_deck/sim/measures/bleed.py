"""Pool that the prey loses to bleeds, turn by turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, each_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.bleed


MEASURE = Measure(
    module=__name__,
    title=mark("Bleed in the turn"),
    rows=Rows.TURN,
    unit=mark("pool"),
    better=Better.MORE,
    how=mark("Pool that bleeds burned during the turn. Only games still in progress count."),
    order=22,
    table=OverviewTable.PREY,
    column="Bleed",
    observe=each_turn(_read),
)
