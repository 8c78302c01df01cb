"""The deck's own pool at the end of each turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, by_turn, standing
from vtes_deck.sim.record import Record, Setup, TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.pool


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    return by_turn(standing(setup, record, _read))


MEASURE = Measure(
    module=__name__,
    title=mark("Own pool"),
    rows=Rows.TURN,
    unit=mark("pool"),
    better=Better.MORE,
    how=mark("What is left when the turn ends. A game that ended early keeps its last number."),
    order=35,
    table=OverviewTable.POSITION,
    column="Own pool",
    compared=True,
    headline=True,
    observe=_observe,
)
