"""Whether the deck itself is ousted by each turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import SHARE, Better, Measure, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    fell = record.fell
    return ((turn, int(0 < fell <= turn)) for turn in range(1, setup.turns + 1))


MEASURE = Measure(
    module=__name__,
    title=mark("Deck ousted"),
    rows=Rows.TURN,
    unit=SHARE,
    better=Better.LESS,
    how=mark(
        "The share of the games in which the deck itself had lost its last pool before the turn."
    ),
    order=37,
    observe=_observe,
)
