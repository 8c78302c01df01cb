"""Whether the prey is ousted by the end of each turn."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.language import mark
from vtes_deck.sim.measure import SHARE, Better, Measure, OverviewTable, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    fell = record.prey_fell
    return ((turn, int(0 < fell <= turn)) for turn in range(1, setup.turns + 1))


MEASURE = Measure(
    module=__name__,
    title=mark("Prey ousted"),
    rows=Rows.TURN,
    unit=SHARE,
    better=Better.MORE,
    how=mark("The share of the games in which the prey was ousted by the end of the turn."),
    order=12,
    table=OverviewTable.PREY,
    column="Ousted",
    headline=True,
    observe=_observe,
)
