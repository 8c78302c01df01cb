"""Widths of columns: titles fit in any language, and the available space is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import override

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHeaderView, QTableView


def fit(header: QHeaderView, column: int, width: float = 0) -> None:
    """Give a column a width, or as much as its title needs, if that is more.

    Args:
        header: of the table.
        column: which one.
        width: in pixels, for the content of the column.
    """
    arrow = header.isSortIndicatorShown()
    header.setSortIndicatorShown(False)  # only one column has the arrow, but it would count in each
    needed = header.sectionSizeHint(column)
    header.setSortIndicatorShown(arrow)
    header.resizeSection(column, max(round(width), needed))


class Spread(QObject):
    """Distributes the remaining space among some columns, until the player resizes one."""

    def __init__(self, table: QTableView, shares: Mapping[int, float]) -> None:
        """Spread the columns whenever the table is resized.

        Args:
            table: its columns have their minimum widths.
            shares: the share of the remaining space for each of these columns, from 0 to 1.
        """
        super().__init__(table)
        self._table = table
        self._header = table.horizontalHeader()
        self._shares = shares
        self._least = {column: self._header.sectionSize(column) for column in shares}
        self._spreading = False
        self._chosen = False
        table.viewport().installEventFilter(self)
        self._header.sectionResized.connect(self._on_resized)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A table is resized last of all, after its header is destroyed.
        resized = event.type() == QEvent.Type.Resize
        if resized and not self._chosen and shiboken6.isValid(self._header):
            self._spread()
        return super().eventFilter(watched, event)

    def _on_resized(self, _column: int, _before: int, _after: int) -> None:
        if not self._spreading:
            self._chosen = True

    def _spread(self) -> None:
        others = sum(
            self._header.sectionSize(column)
            for column in range(self._header.count())
            if column not in self._least
        )
        left = self._table.viewport().width() - others - sum(self._least.values())
        self._spreading = True
        for column, least in self._least.items():
            self._header.resizeSection(column, least + int(max(0, left) * self._shares[column]))
        self._spreading = False
