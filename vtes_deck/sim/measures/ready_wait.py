"""The number of turns that end before each vampire is ready."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows
from vtes_deck.sim.measures import first_ready
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    for card, turn in first_ready.MEASURE.observe(setup, record):
        yield card, turn - 1


MEASURE = Measure(
    module=__name__,
    title=mark("Turns without the vampire"),
    rows=Rows.VAMPIRE,
    unit=mark("turns"),
    better=Better.LESS,
    how=mark(
        "Turns of the game that end before a copy of the vampire was ready. A game in "
        "which no copy becomes ready counts all its turns, so the mean is a restricted "
        "mean."
    ),
    order=32,
    moment_of=first_ready.MEASURE,
    observe=_observe,
)
