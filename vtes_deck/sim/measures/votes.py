"""Ballots that the ready minions could cast at the end of each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, OverviewTable, Rows, standing_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.votes


MEASURE = Measure(
    module=__name__,
    title=mark("Votes"),
    rows=Rows.TURN,
    unit=mark("votes"),
    better=Better.MORE,
    how=mark(
        "The total of votes that ready minions could cast when the turn ends. A game "
        "that ended early keeps its last number."
    ),
    order=36,
    table=OverviewTable.POSITION,
    column="Votes",
    compared=True,
    observe=standing_by_turn(_read),
)
