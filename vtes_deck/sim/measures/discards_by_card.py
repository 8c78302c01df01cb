"""Copies of each library card that are discarded."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    discarded = dict.fromkeys(setup.library, 0)
    for turn in record.turns:
        for card in turn.discarded:
            if card in discarded:
                discarded[card] += 1
    return discarded.items()


MEASURE = Measure(
    module=__name__,
    title=mark("Copies discarded"),
    rows=Rows.CARD,
    unit=mark("copies"),
    better=Better.LESS,
    how=mark("How often the card is discarded in a game."),
    order=53,
    observe=_observe,
)
