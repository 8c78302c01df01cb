"""Cards in hand that could not be played, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.sim.measures.measure import Better, Measure, Rows, by_turn
from vtes_deck.sim.record import Record, Setup, Turn


def _read(turn: Turn) -> int:
    return len(turn.jammed)


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    del setup
    return by_turn(map(_read, record.turns))


MEASURE = Measure(
    name="jammed",
    title="Cards jammed in hand",
    rows=Rows.TURN,
    unit="cards",
    better=Better.LESS,
    how="Cards in hand when the turn ends that could not have been played at any time since "
    "the turn before. Only games that still went on count.",
    observe=_observe,
)
