"""The pool of the prey, added up over all turns, as a measure of how fast the prey loses it."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows, standing
from vtes_deck.sim.record import Record, Setup, TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.prey


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    yield 0, sum(standing(setup, record, _read, outlives=True))


MEASURE = Measure(
    module=__name__,
    title=mark("Pool of the prey, all turns added up"),
    rows=Rows.GAME,
    unit=mark("pool"),
    better=Better.LESS,
    how=mark(
        "The pool of the prey at the end of each turn, added up over all turns. A "
        "smaller number means a faster deck, even if the prey does not fall in time."
    ),
    order=13,
    headline=True,
    observe=_observe,
)
