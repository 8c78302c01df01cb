"""Checked lists as rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from vtes_deck.app.list_verdicts import (
    COLUMNS,
    CheckedList,
    ListOutcome,
    Show,
    cells,
    same_lists,
    sort_key,
)
from vtes_deck.app.natural_order import natural
from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.models.row_order import follow_rows
from vtes_deck.gui.models.rows import CLAN
from vtes_deck.language import mark, tr

type Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
TITLES = (*COLUMNS, mark("Same cards as"))
"""The columns, in English: those of one list, and the other lists with the same cards."""

VERDICT, FILE, FIRST, PLAYER, CRYPT, LIBRARY, DOUBTFUL, DECK, SAME = range(len(TITLES))
_NUMBERS = {CRYPT, LIBRARY, DOUBTFUL}
_SIGNS = {
    ListOutcome.LEGAL: ("ui/legal", "success"),
    ListOutcome.DOUBTFUL: ("ui/legal", "warning"),
    ListOutcome.ILLEGAL: ("ui/error", "danger"),
    ListOutcome.UNREADABLE: ("ui/warning", "warning"),
}
_HEAD_TIPS = {
    FIRST: mark("The first violation; the details below the table show all of them"),
    DOUBTFUL: mark("Unreadable or doubtful lines"),
}


class ListTable(QAbstractTableModel):
    """Checked lists that pass a filter, in the order of a column."""

    def __init__(self, parent: Any = None) -> None:  # noqa: ANN401 - whatever Qt takes
        super().__init__(parent)
        self._all: list[CheckedList] = []
        self._shown: list[CheckedList] = []
        self._same: dict[str, tuple[str, ...]] = {}
        self._show = Show.ALL
        self._words: tuple[str, ...] = ()
        self._sorted_by = (VERDICT, Qt.SortOrder.AscendingOrder)

    @property
    def rows(self) -> Sequence[CheckedList]:
        """All lists, filtered or not, in the order in which they were checked."""
        return self._all

    @property
    def shown(self) -> Sequence[CheckedList]:
        """The lists in the table, from top to bottom."""
        return self._shown

    def row(self, number: int) -> CheckedList | None:
        """The list in a row, if there is such a row."""
        return self._shown[number] if 0 <= number < len(self._shown) else None

    @property
    def copies(self) -> int:
        """The number of lists that have the same cards as another."""
        return sum(map(len, self._same.values()))

    def twins(self, row: CheckedList) -> tuple[str, ...]:
        """The other files with exactly the cards of a list."""
        same = self._same.get(row.report.checksum, ())
        return tuple(file for file in same if file != row.file)

    def clear(self) -> None:
        """Forget all lists; filter and order stay."""
        self.beginResetModel()
        self._same.clear()
        self._all.clear()
        self._shown.clear()
        self.endResetModel()

    def add(self, rows: Iterable[CheckedList]) -> None:
        """Add lists below the others; :meth:`settle` sorts them."""
        new = list(rows)
        self._all += new
        self._same = same_lists(self._all)
        kept = [row for row in new if self._keeps(row)]
        if kept:
            end = len(self._shown)
            self.beginInsertRows(_NOWHERE, end, end + len(kept) - 1)
            self._shown += kept
            self.endInsertRows()
        if self._shown:  # a new list may have the cards of an earlier one
            self.dataChanged.emit(self.index(0, SAME), self.index(len(self._shown) - 1, SAME))

    def settle(self) -> None:
        """Sort the lists."""
        self.sort(*self._sorted_by)

    def filter(self, show: Show, words: str) -> None:
        """Show the lists of one kind whose file, player or deck contains all these words."""
        self.beginResetModel()
        self._show = show
        self._words = tuple(words.casefold().split())
        self._shown = [row for row in self._all if self._keeps(row)]
        self._order()
        self.endResetModel()

    def _keeps(self, row: CheckedList) -> bool:
        text = f"{row.file} {row.report.player} {row.report.name}".casefold()
        return self._show.keeps(row) and all(word in text for word in self._words)

    # ------------------------------------------------------------------------------------ Qt model

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(TITLES)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(TITLES[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        tip = _HEAD_TIPS.get(section) if role == Qt.ItemDataRole.ToolTipRole else None
        return tip and tr(tip)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return " ".join(self._text(row, column).split())
            case Qt.ItemDataRole.ToolTipRole if column in {FILE, PLAYER, DECK, FIRST, SAME}:
                return wrapped_tip(self._text(row, column))
            case Qt.ItemDataRole.DecorationRole if column == VERDICT:
                return icons.icon(*_SIGNS[row.outcome])
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case _:
                return row.report.clan if (role, column) == (CLAN, FILE) else None

    def _text(self, row: CheckedList, column: int) -> str:
        return ", ".join(self.twins(row)) if column == SAME else cells(row)[column]

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = list(self._shown)
        self._sorted_by = (column, order)
        self._order()
        follow_rows(self, before, self._shown)
        self.layoutChanged.emit()

    def _order(self) -> None:
        column, order = self._sorted_by
        if column < 0:
            return
        self._shown.sort(key=lambda row: self._sort_key(row, column))
        if order is Qt.SortOrder.DescendingOrder:
            self._shown.reverse()

    def _sort_key(self, row: CheckedList, column: int) -> tuple[object, ...]:
        """Lists with the same cards are together, before the others."""
        if column == SAME:
            checksum = row.report.checksum
            return (checksum not in self._same, self._same.get(checksum, ()), natural(row.file))
        return sort_key(row, column)


def _alignment(column: int) -> Qt.AlignmentFlag:
    """The alignment of a column's title and cells."""
    side = Qt.AlignmentFlag.AlignRight if column in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
