"""Blood on the ready vampires at the end of each turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import Measure, OverviewTable, Rows, by_turn, standing
from vtes_deck.sim.record import Record, Setup, TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.blood


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    return by_turn(standing(setup, record, _read))


MEASURE = Measure(
    module=__name__,
    title=mark("Blood on ready vampires"),
    rows=Rows.TURN,
    unit=mark("blood"),
    how=mark(
        "The blood on all ready vampires together when the turn ends. A game that ended "
        "early keeps its last number."
    ),
    order=34,
    table=OverviewTable.POSITION,
    column="Blood",
    observe=_observe,
)
