"""The panel of tables: the effect of a change at each table, and their agreement.

Advice from a single table can be wrong. For example, stealth is useless if no opponent blocks. For
this reason, a difference is called clear only if it is clear in the same direction at all tables of
the panel. Each table has the same intervals as a single table, so agreement is never easier to
reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from vtes_deck.sim.named_tables import TableName, opponents_at
from vtes_deck.sim.record import Setup
from vtes_deck.sim.summary import Study
from vtes_deck.sim.swaps import Goal
from vtes_deck.stats.means import Mean

OTHERS: Final = (TableName.EMPTY, TableName.WALL)
"""The tables of the panel other than the ordinary table, which is played first."""


class AtTable(msgspec.Struct, frozen=True):
    """The effect of a change at one table.

    Attributes:
        table: the table.
        difference: the difference of the goal, paired, with its own 95 % interval.
        sure: the same, with an interval widened for all tried changes.
        more: whether more of the goal is better.
    """

    table: TableName
    difference: Mean
    sure: Mean
    more: bool

    @property
    def better(self) -> bool | None:
        """Whether the change is clearly better (``False``: clearly worse); ``None`` if neither."""
        return (self.difference.value > 0) is self.more if self.sure.clear else None


def seated(setups: Iterable[Setup], table: TableName) -> tuple[Setup, ...]:
    """The same setups at another table."""
    others = opponents_at(table)
    return tuple(msgspec.structs.replace(setup, opponents=others) for setup in setups)


def at_table(
    study: Study, place: int, goal: Goal, table: TableName, together: float
) -> AtTable | None:
    """The effect of the change at a place in a study; ``None`` if it was not played.

    Args:
        study: the study of games at one table.
        place: the place of the changed setup.
        goal: the number by which it is judged.
        table: the table.
        together: the confidence of the widened interval.
    """
    tally = study.differences[place].at(goal.name, goal.row)
    if not tally.counts:
        return None
    return AtTable(table, tally.difference(), tally.difference(together), goal.sign > 0)


def agreed(found: Sequence[AtTable]) -> bool | None:
    """Whether a change is clearly better at all tables (``False``: worse); ``None`` if neither."""
    verdicts = {one.better for one in found}
    return verdicts.pop() if len(verdicts) == 1 else None
