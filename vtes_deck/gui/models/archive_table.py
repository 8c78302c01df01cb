"""The archive's decks as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from cardbase.archive import ArchiveDeck

type Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
COLUMNS = ("Date", "Deck", "Winner", "Event", "Players", "Place")
DATE, DECK, WINNER, EVENT, PLAYERS, PLACE = range(len(COLUMNS))


class ArchiveTable(QAbstractTableModel):
    """Winning decks; sorting reorders the rows, newest first to begin with."""

    def __init__(self, parent: Any = None) -> None:  # noqa: ANN401 - whatever Qt takes
        super().__init__(parent)
        self._decks: tuple[ArchiveDeck, ...] = ()
        self._sorted_by = (DATE, Qt.SortOrder.DescendingOrder)

    def show_decks(self, decks: Sequence[ArchiveDeck]) -> None:
        """Show these decks instead."""
        self.beginResetModel()
        self._decks = tuple(decks)
        self._sort()
        self.endResetModel()

    def deck(self, row: int) -> ArchiveDeck | None:
        """The deck in a row, if there is such a row."""
        return self._decks[row] if 0 <= row < len(self._decks) else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row for each deck."""
        return 0 if parent.isValid() else len(self._decks)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """The columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # noqa: ANN401 - what Qt asks for
        """The titles of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401
        """What stands in a cell."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(self._decks[index.row()], index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == PLAYERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column."""
        self.layoutAboutToBeChanged.emit()
        self._sorted_by = (column, order)
        self._sort()
        self.layoutChanged.emit()

    def _sort(self) -> None:
        column, order = self._sorted_by
        self._decks = tuple(
            sorted(
                self._decks,
                key=lambda deck: _key(deck, column),
                reverse=order is Qt.SortOrder.DescendingOrder,
            )
        )


def _cell(deck: ArchiveDeck, column: int) -> str:
    event = deck.event
    match column:
        case 0:
            return event.date.isoformat() if event.date else "undated"
        case 1:
            return deck.name or "(no name)"
        case 2:
            return deck.player
        case 3:
            return event.name
        case 4:
            return str(event.players) if event.players else ""
        case _:
            return event.place


def _key(deck: ArchiveDeck, column: int) -> tuple[object, ...]:
    """Sort key; what is not known stands at the old, small end."""
    if column == PLAYERS:
        return (deck.event.players,)
    if column == DATE:
        return (deck.event.date is not None, _cell(deck, DATE))
    return (_cell(deck, column).casefold(),)
