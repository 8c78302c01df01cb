"""The places of rows: they stay while a list is in use, and the selection stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel


def in_place[T](shown: Sequence[T], rows: Sequence[T], key: Callable[[T], object]) -> tuple[T, ...]:
    """``rows`` in the places of the rows that are shown; new ones are below.

    Args:
        shown: the present rows from top to bottom.
        rows: the new rows.
        key: identifies a row before and after a change.
    """
    new = {key(row): row for row in rows}
    stay = [new.pop(key(row)) for row in shown if key(row) in new]
    return (*stay, *new.values())


def follow_rows[T](
    model: QAbstractTableModel,
    before: Sequence[T],
    after: Sequence[T],
    key: Callable[[T], object] = id,
) -> None:
    """Move cursor and selection with their rows, between Qt's two signals of a new layout.

    Args:
        model: the model whose rows are in a new order.
        before: the rows from top to bottom.
        after: the same rows in their new order.
        key: identifies a row.
    """
    places = {key(row): place for place, row in enumerate(after)}
    old = model.persistentIndexList()
    new = [model.index(places[key(before[index.row()])], index.column()) for index in old]
    model.changePersistentIndexList(old, new)
