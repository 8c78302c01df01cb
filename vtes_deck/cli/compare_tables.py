"""The output of ``compare`` for a change that was tried at several tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vtes_deck.app.goldfish import play_many
from vtes_deck.app.goldfish_words import signed
from vtes_deck.cli.compare_options import CompareOptions, interval
from vtes_deck.cli.runs import follow
from vtes_deck.sim.measures import measure_named
from vtes_deck.sim.named_tables import TableName
from vtes_deck.sim.table_agreement import AtTable, agreed, at_table, seated

if TYPE_CHECKING:
    from vtes_deck.sim.record import Setup
    from vtes_deck.sim.swaps import Goal

TABLES: Final = {
    TableName.ORDINARY: "the ordinary table",
    TableName.EMPTY: "the empty table",
    TableName.WALL: "the wall",
}
"""The names of the tables as parts of a sentence."""

HEADS: Final = {TableName.EMPTY: "Empty", TableName.WALL: "Wall"}
"""Headings of the columns of differences at the other tables."""

EXPLAINED: Final = (
    "Clear: at the ordinary table, where no one blocks or bleeds (empty), and against blockers "
    "with intercept and a bleed of 2 (wall). --table tries a single one."
)


def at_others(
    asked: CompareOptions,
    changed: Sequence[Setup],
    goal: Goal,
    together: float,
    measures: Sequence[str] = (),
) -> tuple[list[list[AtTable]], bool]:
    """Try changes at the other tables of the panel.

    Args:
        asked: the deck as it is, and the tables.
        changed: the setups with each change.
        goal: the number that is judged.
        together: the confidence of the widened intervals.
        measures: names of further measures that are counted.

    Returns: For each change its effect at each played table; whether the run was interrupted.
    """
    found: list[list[AtTable]] = [[] for _ in changed]
    if not changed:
        return found, False
    names = (goal.name, *measures)
    for table in asked.others:
        setups = seated((asked.setup, *changed), table)
        news, interrupted = follow(
            play_many(setups, games=asked.games, processes=asked.processes, measures=names)
        )
        for place, tables in enumerate(found, start=1):
            one = at_table(news.study, place, goal, table, together)
            if one is not None:
                tables.append(one)
        if interrupted:
            return found, True
    return found, False


def verdict(found: Sequence[AtTable], otherwise: str, *, missing: bool) -> str:
    """The verdict of the tables on a change.

    Args:
        found: its effect at each, the ordinary one first.
        otherwise: the text if it is clear at none.
        missing: it was not tried at all of them.
    """
    all_say = None if missing else agreed(found)
    if all_say is not None:
        return f"clearly {'better' if all_say else 'worse'}"
    parts = [
        f"{word} at {_listed([TABLES[one.table] for one in found if one.better is which])}"
        for word, which in (("better", True), ("worse", False))
        if any(one.better is which for one in found)
    ]
    if not parts:
        return otherwise
    if missing:
        return f"{', '.join(parts)}; not tried elsewhere"
    unclear = [TABLES[one.table] for one in found if one.better is None]
    return ", ".join([*parts, *([f"not clear at {_listed(unclear)}"] if unclear else [])])


def _listed(names: Sequence[str]) -> str:
    return " and ".join(names)


def differences(found: Sequence[AtTable], goal: Goal) -> tuple[str, ...]:
    """The differences at the other tables, in the order of :data:`HEADS`."""
    share = measure_named(goal.name).share
    there = {one.table: one.difference.value for one in found}
    return tuple(signed(there[table], share=share) if table in there else "-" for table in HEADS)


def tables_json(found: Sequence[AtTable]) -> list[dict[str, object]]:
    """The effect of a change at each table, for programs."""
    return [
        {
            "table": one.table.value,
            "games": one.difference.of,
            "difference": one.difference.value,
            "interval": interval(one.difference.low, one.difference.high),
            "interval_of_all": interval(one.sure.low, one.sure.high),
            "better": one.better,
        }
        for one in found
    ]
