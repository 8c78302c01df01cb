"""Library cards that were played by each turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, added_up, by_turn
from vtes_deck.sim.record import Record, Setup, TurnRecord


def _read(turn: TurnRecord) -> int:
    return len(turn.played)


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    return by_turn(added_up(setup, record, _read))


MEASURE = Measure(
    module=__name__,
    title=mark("Library cards played"),
    rows=Rows.TURN,
    unit=mark("cards"),
    better=Better.MORE,
    how=mark(
        "Cards played up to the end of the turn. A game that ended early keeps its last number."
    ),
    order=41,
    table=OverviewTable.HAND,
    column="Played",
    compared=True,
    headline=True,
    observe=_observe,
)
