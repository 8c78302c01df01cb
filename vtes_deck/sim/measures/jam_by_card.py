"""Which cards jam the hand."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.sim.measures.measure import Better, Measure, Rows
from vtes_deck.sim.record import Record, Setup


def _observe(setup: Setup, record: Record) -> Iterable[tuple[int, int]]:
    jammed = dict.fromkeys(setup.library, 0)
    for turn in record.turns:
        for card in turn.jammed:
            if card in jammed:
                jammed[card] += 1
    return jammed.items()


MEASURE = Measure(
    name="jam_by_card",
    title="Turns jammed in hand",
    rows=Rows.CARD,
    unit="turns",
    better=Better.LESS,
    how="For each copy in hand at the end of a turn that could not have been played at any time "
    "since the turn before, one; added up over the game.",
    observe=_observe,
)
