"""The three tables for testing a deck, by name."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from vtes_deck.language import mark
from vtes_deck.sim.ordinary_table import START, rates
from vtes_deck.sim.record import Opponents


class TableName(StrEnum):
    """A table with fixed opponents."""

    ORDINARY = "ordinary"
    """Prey and predator act as often as players do."""
    EMPTY = "empty"
    """No opponents: no blocks and no bleeds."""
    WALL = "wall"
    """Prey and predator have a blocker with intercept, and the predator bleeds."""


TABLE_LABELS: Final = {
    TableName.ORDINARY: mark("Ordinary table"),
    TableName.EMPTY: mark("No opponents"),
    TableName.WALL: mark("A wall"),
}
"""The displayed names of the tables."""


def opponents_at(name: TableName) -> Opponents:
    """The opponents at a table."""
    if name is TableName.ORDINARY:
        return Opponents(ordinary=True, pool=START - rates().spent)
    if name is TableName.WALL:
        return Opponents(blockers=1, intercept=1, bleed=2)
    return Opponents()


def table_of(opponents: Opponents) -> TableName | None:
    """The table with these opponents; ``None`` for manual settings."""
    return next((name for name in TableName if opponents_at(name) == opponents), None)
