"""The turn by which each library card is found."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import MOMENT, Better, Measure, Rows, later
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    found = dict.fromkeys(setup.library, later(setup))
    for number, turn in reversed(tuple(enumerate(record.turns, start=1))):
        for card in turn.drawn:
            if card in found:
                found[card] = number
    for card in record.hand:
        if card in found:
            found[card] = 0
    return found.items()


MEASURE = Measure(
    module=__name__,
    title=mark("First seen on turn"),
    rows=Rows.CARD,
    unit=MOMENT,
    better=Better.LESS,
    how=mark(
        "The turn in which the first copy is drawn, 0 for the opening hand. Games in "
        "which no copy is drawn are counted separately."
    ),
    order=54,
    observe=_observe,
)
