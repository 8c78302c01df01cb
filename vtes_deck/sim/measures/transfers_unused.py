"""Transfers that were not used, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, by_turn
from vtes_deck.sim.record import Record, Setup, TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.transfers_unused


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    del setup
    return by_turn(map(_read, record.turns))


MEASURE = Measure(
    module=__name__,
    title=mark("Transfers wasted"),
    rows=Rows.TURN,
    unit=mark("transfers"),
    better=Better.LESS,
    how=mark("Unused transfers. Only games still in progress count."),
    order=45,
    table=OverviewTable.HAND,
    column="Transfers",
    spread=False,
    observe=_observe,
)
