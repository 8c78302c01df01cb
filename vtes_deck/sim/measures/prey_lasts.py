"""The number of turns that the prey lasts."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows
from vtes_deck.sim.measures import prey_falls
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    yield 0, (record.prey_fell or setup.turns + 1) - 1


MEASURE = Measure(
    module=__name__,
    title=mark("Turns that the prey lasts"),
    rows=Rows.GAME,
    unit=mark("turns"),
    better=Better.LESS,
    how=mark(
        "Turns of the game that end with the prey still in play. A game in which the "
        "prey is not ousted counts all its turns, so the mean is a restricted mean."
    ),
    order=11,
    headline=True,
    moment_of=prey_falls.MEASURE,
    observe=_observe,
)
