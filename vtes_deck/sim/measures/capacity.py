"""Capacity of the ready vampires at the end of each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, standing_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.capacity


MEASURE = Measure(
    module=__name__,
    title=mark("Capacity that is ready"),
    rows=Rows.TURN,
    unit=mark("capacity"),
    better=Better.MORE,
    how=mark(
        "The total capacity of ready vampires when the turn ends. A game that ended "
        "early keeps its last number."
    ),
    order=33,
    table=OverviewTable.POSITION,
    column="Capacity",
    compared=True,
    observe=standing_by_turn(_read),
)
