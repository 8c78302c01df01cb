"""Copies of each library card that are played."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Measure, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    played = dict.fromkeys(setup.library, 0)
    for turn in record.turns:
        for card in turn.played:
            if card in played:
                played[card] += 1
    return played.items()


MEASURE = Measure(
    module=__name__,
    title=mark("Copies played"),
    rows=Rows.CARD,
    unit=mark("copies"),
    how=mark("How often the card is played in a game."),
    order=52,
    observe=_observe,
)
