"""The turn on which the prey is ousted."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import MOMENT, Better, Measure, Rows, later
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    yield 0, record.prey_fell or later(setup)


MEASURE = Measure(
    module=__name__,
    title=mark("The prey falls on turn"),
    rows=Rows.GAME,
    unit=MOMENT,
    better=Better.LESS,
    how=mark(
        "The turn in which the prey is ousted. Games in which it survives are counted separately."
    ),
    order=10,
    observe=_observe,
)
