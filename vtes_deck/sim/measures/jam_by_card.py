"""The cards that jam the hand."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows, jams
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    jammed = dict.fromkeys(setup.library, 0)
    for jam in jams(record):
        for card, copies in jam.items():
            if card in jammed:
                jammed[card] += copies
    return jammed.items()


MEASURE = Measure(
    module=__name__,
    title=mark("Turns jammed in hand"),
    rows=Rows.CARD,
    unit=mark("turns"),
    better=Better.LESS,
    how=mark(
        "The turns that a copy was in hand from beginning to end and could not have been "
        "played at any time, added up over all copies."
    ),
    order=50,
    observe=_observe,
)
