"""Pool that the prey has lost to bleeds by each turn."""

from __future__ import annotations

from vtes_deck.language import mark
from vtes_deck.sim.measure import Better, Measure, Rows, added_up_by_turn
from vtes_deck.sim.record import TurnRecord


def _read(turn: TurnRecord) -> int:
    return turn.bleed


MEASURE = Measure(
    module=__name__,
    title=mark("Bleed so far"),
    rows=Rows.TURN,
    unit=mark("pool"),
    better=Better.MORE,
    how=mark(
        "Pool that bleeds have burned up to the end of the turn. A game that ended early "
        "keeps its last number."
    ),
    order=23,
    column="Bled",
    compared=True,
    headline=True,
    observe=added_up_by_turn(_read),
)
