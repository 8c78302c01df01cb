"""Cards that are seen and never played."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import SHARE, Better, Measure, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    seen = set(record.hand)
    played: set[int] = set()
    for turn in record.turns:
        seen.update(turn.drawn)
        played.update(turn.played)
    return ((card, int(card not in played)) for card in set(setup.library) & seen)


MEASURE = Measure(
    module=__name__,
    title=mark("Seen and never played"),
    rows=Rows.CARD,
    unit=SHARE,
    better=Better.LESS,
    how=mark("Of the games in which a copy was seen, the share in which none was played."),
    order=51,
    observe=_observe,
)
