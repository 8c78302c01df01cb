"""A plain table: rows of texts that can be sorted; each row represents an object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, override

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.models.row_order import follow_rows
from vtes_deck.language import tr

type Index = QModelIndex | QPersistentModelIndex
type Key = str | float | tuple[object, ...]

_NOWHERE = QModelIndex()


SHARE = int(Qt.ItemDataRole.UserRole) + 1
"""The share that a cell shows, from 0 to 1; ``None`` in other columns."""

CARD = SHARE + 1
"""The card that a cell names; ``None`` in other columns."""


CLAN = CARD + 1
"""The main clan of the deck that a cell names; empty or ``None`` if there is none."""


class TableColumn(msgspec.Struct, frozen=True):
    """A column.

    Attributes:
        title: its title.
        tip: its meaning.
        number: whether it contains numbers.
        share: whether its keys are shares from 0 to 1, which are also drawn as bars.
        card: whether it names the card of the row, and has its signs.
        deck: whether it names the deck of the row, and has the tile of its clan.
    """

    title: str
    tip: str = ""
    number: bool = False
    share: bool = False
    card: bool = False
    deck: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """A row.

    Attributes:
        cells: a text for each column.
        keys: a sort key for each column.
        stands_for: the object of the row.
        spoken: the row as a sentence, for a screen reader; by default its texts.
        tip: the tooltip, for texts that are cut off.
        name: identifies the row before and after a change; ``stands_for`` by default.
        clan: the main clan of the deck of the row; empty if there is none.
    """

    cells: tuple[str, ...]
    keys: tuple[Key, ...]
    stands_for: object
    spoken: str = ""
    tip: str = ""
    name: object = None
    clan: str = ""

    @property
    def card(self) -> AnyCard | None:
        """The card of the row, from the attribute ``card`` of its object."""
        card = getattr(self.stands_for, "card", None)
        return card if isinstance(card, CryptCard | LibraryCard) else None

    @property
    def identity(self) -> object:
        """See :attr:`name`."""
        return self.stands_for if self.name is None else self.name


class Rows(QAbstractTableModel):
    """The model. Until the user sorts, rows are in the order in which they were given."""

    def __init__(self, columns: Sequence[TableColumn], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self._given: tuple[TableRow, ...] = ()
        self._rows: tuple[TableRow, ...] = ()
        self._sorted_by: tuple[int, Qt.SortOrder] | None = None

    @property
    def rows(self) -> tuple[TableRow, ...]:
        """The rows as they are shown."""
        return self._rows

    def show_rows(self, rows: Sequence[TableRow], *, as_given: bool = False) -> None:
        """Replace the rows; ``as_given``: keep their order even if the table is sorted."""
        self.beginResetModel()
        self._given = tuple(rows)
        self._rows = self._given if as_given else self._in_order()
        self.endResetModel()

    def at(self, index: Index) -> TableRow | None:
        """The row at an index, if there is one."""
        return self._rows[index.row()] if 0 <= index.row() < len(self._rows) else None

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tr(column.title)
            case Qt.ItemDataRole.ToolTipRole:
                return tr(column.tip) if column.tip else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.at(index)
        if row is None:
            return None
        column = self.columns[index.column()]
        cell = row.cells[index.column()]
        found: object = None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                found = cell
            case Qt.ItemDataRole.TextAlignmentRole:
                found = _alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                found = plain_tip(row.tip or cell)
            case Qt.ItemDataRole.AccessibleTextRole:
                found = row.spoken or cell
            case Qt.ItemDataRole.DecorationRole if column.card and row.card is not None:
                found = icons.icon(icons.card_icon_name(row.card), "text-muted")
            case _ if role == CARD and column.card:
                found = row.card
            case _ if role == CLAN and column.deck:
                found = row.clan
            case _ if role == SHARE and column.share:
                found = row.keys[index.column()]
        return found

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self._rows
        self._sorted_by = (column, order) if 0 <= column < len(self.columns) else None
        self._rows = self._in_order()
        follow_rows(self, before, self._rows)
        self.layoutChanged.emit()

    def _in_order(self) -> tuple[TableRow, ...]:
        if self._sorted_by is None:
            return self._given
        column, order = self._sorted_by
        return tuple(
            sorted(
                self._given,
                key=lambda row: row.keys[column],
                reverse=order is Qt.SortOrder.DescendingOrder,
            )
        )


def _alignment(column: TableColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
