"""The pool that the bleeds of each turn would have burned without blocks."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, each_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.offered


MEASURE = Measure(
    module=__name__,
    title=mark("Bleed offered"),
    rows=Rows.TURN,
    unit=mark("pool"),
    better=Better.MORE,
    how=mark(
        "The pool that the bleeds of the turn would have burned without blocks. Only "
        "games still in progress count."
    ),
    order=24,
    table=OverviewTable.PREY,
    column="Offered",
    observe=each_turn(_read),
)
