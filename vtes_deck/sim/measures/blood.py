"""Blood on the ready vampires at the end of each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Measure, OverviewTable, Rows, standing_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.blood


MEASURE = Measure(
    module=__name__,
    title=mark("Blood on ready vampires"),
    rows=Rows.TURN,
    unit=mark("blood"),
    how=mark(
        "The total blood on ready vampires when the turn ends. A game that ended early "
        "keeps its last number."
    ),
    order=34,
    table=OverviewTable.POSITION,
    column="Blood",
    observe=standing_by_turn(_read),
)
