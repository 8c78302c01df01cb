"""The time that library cards stay in hand."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Measure, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    held = dict.fromkeys(setup.library, 0)
    for turn in record.turns:
        for card in held.keys() & set(turn.hand):
            held[card] += 1
    return held.items()


MEASURE = Measure(
    module=__name__,
    title=mark("Turns still in hand"),
    rows=Rows.CARD,
    unit=mark("turns"),
    how=mark("The turns that ended with at least one copy in hand."),
    order=56,
    observe=_observe,
)
