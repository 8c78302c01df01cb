"""The turn on which each vampire is ready for the first time."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import MOMENT, Better, Measure, Rows, later
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    found = dict.fromkeys(setup.crypt, later(setup))
    for number, turn in reversed(tuple(enumerate(record.turns, start=1))):
        for card in turn.ready:
            if card in found:
                found[card] = number
    return found.items()


MEASURE = Measure(
    module=__name__,
    title=mark("First ready on turn"),
    rows=Rows.VAMPIRE,
    unit=MOMENT,
    better=Better.LESS,
    how=mark(
        "The first turn that ends with a copy of the vampire ready. Games in which no "
        "copy becomes ready are counted separately."
    ),
    order=31,
    observe=_observe,
)
