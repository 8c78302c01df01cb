"""Capacity of the ready vampires at the end of each turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, by_turn, standing
from vtes_deck.sim.record import Record, Setup, TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.capacity


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    return by_turn(standing(setup, record, _read))


MEASURE = Measure(
    module=__name__,
    title=mark("Capacity that is ready"),
    rows=Rows.TURN,
    unit=mark("capacity"),
    better=Better.MORE,
    how=mark(
        "The capacities of all ready vampires together when the turn ends. A game that "
        "ended early keeps its last number."
    ),
    order=33,
    table=OverviewTable.POSITION,
    column="Capacity",
    compared=True,
    observe=_observe,
)
