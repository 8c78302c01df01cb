"""Cards in hand that could not be played, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, by_turn, jams
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    del setup
    return by_turn(jam.total() for jam in jams(record))


MEASURE = Measure(
    module=__name__,
    title=mark("Cards jammed in hand"),
    rows=Rows.TURN,
    unit=mark("cards"),
    better=Better.LESS,
    how=mark(
        "Cards that were in hand at the end of the previous turn, are still in hand at "
        "the end of this turn, and could not have been played in between. Only games "
        "still in progress count."
    ),
    order=43,
    table=OverviewTable.HAND,
    column="Jammed",
    compared=True,
    observe=_observe,
)
