"""Transfers that were left, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measures.measure import Better, Measure, Rows, by_turn
from vtes_deck.sim.record import Record, Setup, Turn


def _read(turn: Turn) -> int:
    return turn.transfers_unused


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    del setup
    return by_turn(map(_read, record.turns))


MEASURE = Measure(
    name="transfers_unused",
    title=mark("Transfers wasted"),
    rows=Rows.TURN,
    unit=mark("transfers"),
    better=Better.LESS,
    how=mark("Transfers that nothing was done with. Only games that still went on count."),
    observe=_observe,
)
