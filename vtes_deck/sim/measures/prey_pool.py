"""The pool of the prey at the end of each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, standing_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.prey


MEASURE = Measure(
    module=__name__,
    title=mark("Pool of the prey"),
    rows=Rows.TURN,
    unit=mark("pool"),
    better=Better.LESS,
    how=mark("The pool of the prey when the turn ends; 0 once it is ousted."),
    order=14,
    table=OverviewTable.PREY,
    column="Prey's pool",
    compared=True,
    observe=standing_by_turn(_read, outlives=True),
)
