"""Decks and products as rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.models.row_order import follow_rows, in_place
from vtes_deck.gui.models.rows import CLAN
from vtes_deck.gui.widgets.column_widths import Spread, fit
from vtes_deck.gui.widgets.row_delegate import RowDelegate
from vtes_deck.language import tr

type Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()


class ShelfColumn[T](NamedTuple):
    """A column.

    Attributes:
        title: its header, in English and marked for translation.
        text: its content.
        key: its sort key.
        number: whether it is a number, which is right-aligned.
        hint: tooltip of a cell; empty for none.
        clan: the main clan of the deck that it names, whose tile it gets; may be empty.
    """

    title: str
    text: Callable[[T], str]
    key: Callable[[T], Any]
    number: bool = False
    hint: Callable[[T], str] | None = None
    clan: Callable[[T], str] | None = None


class RowsTable[T](QAbstractTableModel):
    """Rows of one kind; sorting reorders them."""

    def __init__(
        self, columns: Sequence[ShelfColumn[T]], key: Callable[[T], str], parent: QObject
    ) -> None:
        """Make the model.

        Args:
            columns: the columns from left to right.
            key: identifies a row.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self._columns = tuple(columns)
        self._key = key
        self._given: tuple[T, ...] = ()
        self._rows: tuple[T, ...] = ()
        self._sorted: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)

    @property
    def rows(self) -> tuple[T, ...]:
        """The rows in the order in which they are shown."""
        return self._rows

    def show_rows(self, rows: Sequence[T], *, stay: bool = False) -> None:
        """Replace the rows. Rows that remain keep their places.

        Args:
            rows: the rows, in order.
            stay: rows that are already shown keep their places; new ones are added below.
        """
        same = [self._key(row) for row in rows] == [self._key(row) for row in self._given]
        self._given = tuple(rows)
        if same and rows:
            by_key = {self._key(row): row for row in rows}
            self._rows = tuple(by_key[self._key(row)] for row in self._rows)
            last = self.index(len(self._rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._rows = in_place(self._rows, rows, self._key) if stay else self._in_order()
        self.endResetModel()

    def settle(self) -> None:
        """Sort the rows."""
        self.sort(*self._sorted)

    def row(self, number: int) -> T | None:
        """The row with a number, if there is one."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def row_of(self, key: str) -> int:
        """The number of a row, -1 if it is not shown."""
        return next((n for n, row in enumerate(self._rows) if self._key(row) == key), -1)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(self._columns[section].title)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self._columns[section].number else _LEFT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row())
        if row is None:
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.number else _LEFT
        if role == CLAN and column.clan is not None:
            return column.clan(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip((column.hint or column.text)(row))
        return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self._rows
        self._sorted = (column, order)
        self._rows = self._in_order()
        follow_rows(self, before, self._rows, self._key)
        self.layoutChanged.emit()

    def _in_order(self) -> tuple[T, ...]:
        section, order = self._sorted
        if not 0 <= section < len(self._columns):
            return self._given
        reverse = order is Qt.SortOrder.DescendingOrder
        return tuple(sorted(self._given, key=self._columns[section].key, reverse=reverse))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


_MIN_NAME_WIDTH = 11.0
"""Minimum width of the first column, in lines of text."""


def list_view(
    model: QAbstractTableModel,
    name: str,
    lines: Sequence[float],
    parent: QWidget,
    rank: Sequence[int] = (),
    *,
    second: float = 0,
) -> QTableView:
    """A table to choose a row from.

    Args:
        model: its rows.
        name: its name for screen readers.
        lines: minimum width of every column but the first, in lines of text; the first takes the
            rest.
        parent: the Qt parent.
        rank: the columns, the most important first: if there is too little space, the last ones
            are hidden. Without it the table scrolls.
        second: the share of the remaining space that the second column gets, from 0 to 1.
    """
    line = theme.Metrics.of(parent.font()).line
    view = QTableView(parent)
    view.setModel(model)
    view.setItemDelegate(RowDelegate(view))
    view.setAccessibleName(name)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.setTabKeyNavigation(False)
    view.setSortingEnabled(True)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(round(line * 1.4))
    header = view.horizontalHeader()
    header.setHighlightSections(False)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    for column, width in enumerate((_MIN_NAME_WIDTH, *lines)):
        fit(header, column, line * width)
    Spread(view, {0: 1 - second, 1: second}, rank)
    return view


def leave_out(view: QTableView, columns: Sequence[int]) -> None:
    """Hide columns of a table of :func:`list_view`, and show the others that fit."""
    spread = view.findChild(Spread)
    if isinstance(spread, Spread):
        spread.leave_out(columns)
