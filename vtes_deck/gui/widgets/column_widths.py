"""Widths of columns: titles fit in any language, and the available space is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import override

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHeaderView, QTableView


def fit(header: QHeaderView, column: int, width: float = 0) -> None:
    """Give a column a width, or as much as its title needs, if that is more.

    Args:
        header: the header of the table.
        column: the number of the column.
        width: the width in pixels for the content of the column.
    """
    arrow = header.isSortIndicatorShown()
    header.setSortIndicatorShown(
        False
    )  # only one column shows the arrow, but its width would count for each
    needed = header.sectionSizeHint(column)
    header.setSortIndicatorShown(arrow)
    header.resizeSection(column, max(round(width), needed))


class Spread(QObject):
    """Distributes the remaining space among some columns, until the player resizes one."""

    def __init__(
        self, table: QTableView, shares: Mapping[int, float], rank: Sequence[int] = ()
    ) -> None:
        """Spread the columns whenever the table is resized.

        Args:
            table: its columns have their minimum widths.
            shares: the share of the remaining space for each of these columns; only the shares of
                visible columns count.
            rank: the columns, the most important first; if there is no space for all of them, the
                last ones are hidden. Without it no column is hidden.
        """
        super().__init__(table)
        self._table = table
        self._shares = shares
        self._rank = rank
        self._left_out: frozenset[int] = frozenset()
        self._least = {
            column: self._header.sectionSize(column) for column in range(self._header.count())
        }
        self._spreading = False
        self._chosen = False
        table.viewport().installEventFilter(self)
        self._header.sectionResized.connect(self._on_resized)

    @property
    def _header(self) -> QHeaderView:
        """The header; not stored, because a wrapper may become invalid before the header does."""
        return self._table.horizontalHeader()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The last resize of a table happens while it is destroyed.
        resized = event.type() == QEvent.Type.Resize
        if resized and shiboken6.isValid(self._table):
            self._arrange()
        return super().eventFilter(watched, event)

    def leave_out(self, columns: Iterable[int]) -> None:
        """Hide these columns regardless of the space; the other ones share it."""
        before, self._left_out = self._left_out, frozenset(columns)
        self._spreading = True
        for column in before ^ self._left_out:
            self._header.setSectionHidden(column, column in self._left_out)
        self._arrange()

    def _arrange(self) -> None:
        self._spreading = True
        self._hide_some()
        if not self._chosen:
            self._spread()
        self._spreading = False

    def _on_resized(self, _column: int, before: int, after: int) -> None:
        if self._spreading:
            return
        if before and after:
            self._chosen = True
        elif shiboken6.isValid(self._header):
            self._arrange()  # a column was hidden or shown again

    def _hide_some(self) -> None:
        """Hide the least important columns if there is no space for them."""
        left = self._table.viewport().width()
        ranked = [column for column in self._rank if column not in self._left_out]
        for place, column in enumerate(ranked):
            left -= self._least[column]
            self._header.setSectionHidden(column, bool(place) and left < 0)

    def _spread(self) -> None:
        seen = [column for column in self._least if not self._header.isSectionHidden(column)]
        others = sum(self._header.sectionSize(one) for one in seen if one not in self._shares)
        growing = [column for column in seen if column in self._shares]
        whole = sum(self._shares[column] for column in growing)
        left = self._table.viewport().width() - others
        left -= sum(self._least[column] for column in growing)
        free = max(0, left)
        for column in growing:
            more = round(free * self._shares[column] / whole) if whole else 0
            self._header.resizeSection(column, self._least[column] + more)
            free, whole = free - more, whole - self._shares[column]
