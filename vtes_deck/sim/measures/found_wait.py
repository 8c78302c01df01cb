"""The number of turns that begin before each library card is seen."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows
from vtes_deck.sim.measures import found
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    for card, turn in found.MEASURE.observe(setup, record):
        yield card, min(turn, setup.turns)


MEASURE = Measure(
    module=__name__,
    title=mark("Turns without the card"),
    rows=Rows.CARD,
    unit=mark("turns"),
    better=Better.LESS,
    how=mark(
        "Turns of the game that begin before the first copy was seen, 0 for the opening hand. "
        "A game in which none is seen counts all its turns, so the mean is a restricted mean."
    ),
    order=55,
    moment_of=found.MEASURE,
    observe=_observe,
)
