"""The cards of a view as a table, and the printings of one card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, override

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QGuiApplication

from cardbase.model import CardSet
from vtes_deck.app.collection_rows import CollectionRow, CollectionView
from vtes_deck.app.natural_order import natural
from vtes_deck.collection.model import Lot
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.models.row_order import follow_rows, in_place
from vtes_deck.gui.widgets.card_tile import tile_icon
from vtes_deck.language import mark, number, plural, tr

type Index = QModelIndex | QPersistentModelIndex
type LotKind = tuple[int, str, str, str, str, str]

_NOWHERE = QModelIndex()


class CollectionColumn(NamedTuple):
    """A column of the table: its title, its number, and the tooltip of its title."""

    title: str
    value: Callable[[CollectionRow], int]
    hint: str
    bad: bool = False


def _need(row: CollectionRow) -> int:
    return row.need


def _have(row: CollectionRow) -> int:
    return row.have


def _free(row: CollectionRow) -> int:
    return row.free


def _missing(row: CollectionRow) -> int:
    return row.missing


def _used(row: CollectionRow) -> int:
    return row.used.total


def _over(row: CollectionRow) -> int:
    return max(row.surplus, 0)


def _short(row: CollectionRow) -> int:
    return max(-row.surplus, 0)


def _wish(row: CollectionRow) -> int:
    return row.wish


def _trade(row: CollectionRow) -> int:
    return row.trade


_NEED = CollectionColumn(mark("Need"), _need, mark("Copies in the open deck"))
_HAVE = CollectionColumn(mark("Have"), _have, mark("Copies that you own"))
_FREE = CollectionColumn(mark("Free"), _free, mark("Copies that are in no other deck"))
_MISSING = CollectionColumn(
    mark("Missing"), _missing, mark("Copies that the open deck is missing"), bad=True
)
_USED = CollectionColumn(mark("Used"), _used, mark("Copies that built decks need"))
_OVER = CollectionColumn(mark("Over"), _over, mark("Copies beyond what built decks need"))
_SHORT = CollectionColumn(
    mark("Short"), _short, mark("Copies that built decks need beyond what you own"), bad=True
)
_WISH = CollectionColumn(mark("Wish"), _wish, mark("Copies on your wish list"))
_TRADE = CollectionColumn(mark("Trade"), _trade, mark("Copies on your trade list"))

COLUMNS: dict[CollectionView, tuple[CollectionColumn, ...]] = {
    CollectionView.DECK: (_NEED, _HAVE, _MISSING, _WISH),
    CollectionView.OWNED: (_HAVE, _USED, _WISH, _TRADE),
    CollectionView.SHORT: (_HAVE, _USED, _SHORT, _WISH),
    CollectionView.SURPLUS: (_HAVE, _USED, _OVER, _TRADE),
    CollectionView.WISHES: (_HAVE, _USED, _WISH),
    CollectionView.TRADES: (_HAVE, _OVER, _TRADE),
    CollectionView.ALL: (_HAVE, _USED, _WISH, _TRADE),
}


def _columns(view: CollectionView, rows: Sequence[CollectionRow]) -> tuple[CollectionColumn, ...]:
    """The columns of a view. Free copies are shown if other decks use some."""
    columns = COLUMNS[view]
    if view is CollectionView.DECK and any(row.free < row.have for row in rows):
        return (*columns[:2], _FREE, *columns[2:])
    return columns


class CollectionTable(QAbstractTableModel):
    """A row for each card; the first column is its name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._given: tuple[CollectionRow, ...] = ()
        self._rows: tuple[CollectionRow, ...] = ()
        self._columns: tuple[CollectionColumn, ...] = COLUMNS[CollectionView.DECK]
        self._sorted: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)

    @property
    def rows(self) -> tuple[CollectionRow, ...]:
        """The rows in the order in which they are shown."""
        return self._rows

    def show_rows(
        self, view: CollectionView, rows: Sequence[CollectionRow], *, stay: bool = False
    ) -> None:
        """Replace the rows.

        Args:
            view: determines the columns.
            rows: the rows, in order.
            stay: rows that are already shown keep their places; new ones are added below.
        """
        columns = _columns(view, rows)
        if (
            rows
            and columns == self._columns
            and [r.id for r in rows] == [r.id for r in self._given]
        ):
            # The same cards: the cursor and the place in the list stay.
            self._given = tuple(rows)
            by_id = {row.id: row for row in rows}
            self._rows = tuple(by_id[row.id] for row in self._rows)
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1)
            )
            return
        self.beginResetModel()
        if columns != self._columns:
            self._sorted = (-1, Qt.SortOrder.AscendingOrder)
        self._columns = columns
        self._given = tuple(rows)
        self._rows = in_place(self._rows, rows, _card_of) if stay else self._in_order()
        self.endResetModel()

    def settle(self) -> None:
        """Put the rows in order."""
        self.sort(*self._sorted)

    def row(self, number: int) -> CollectionRow | None:
        """The row with a number, if there is one."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def row_of(self, card_id: int) -> int:
        """The number of the row of a card, -1 if it is not shown."""
        return next((n for n, row in enumerate(self._rows) if row.id == card_id), -1)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 1 + len(self._columns)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section > len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(self._columns[section - 1].title) if section else tr("Card")
        if role == Qt.ItemDataRole.ToolTipRole and section:
            return tr(self._columns[section - 1].hint)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if not section else _RIGHT
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row())
        if row is None:
            return None
        if index.column() == 0:
            return _name_cell(row, role)
        column = self._columns[index.column() - 1]
        return self._number_cell(row, column, role)

    def _number_cell(self, row: CollectionRow, column: CollectionColumn, role: int) -> object:
        count = column.value(row)
        alarming = column.bad and count
        if role == Qt.ItemDataRole.DisplayRole:
            return number(count) if count or column is _HAVE else ""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{tr(column.title)} {number(count)}"
        if role == Qt.ItemDataRole.ForegroundRole and alarming:
            return theme.tokens().color("danger")
        if role == Qt.ItemDataRole.FontRole and alarming:
            return _bold()
        return _lent(row) if role == Qt.ItemDataRole.ToolTipRole and column is _HAVE else None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self._rows
        self._sorted = (column, order)
        self._rows = self._in_order()
        follow_rows(self, before, self._rows, _card_of)
        self.layoutChanged.emit()

    def _in_order(self) -> tuple[CollectionRow, ...]:
        section, order = self._sorted
        if not 0 <= section <= len(self._columns):
            return self._given
        reverse = order is Qt.SortOrder.DescendingOrder
        if section == 0:
            return tuple(sorted(self._given, key=_by_name, reverse=reverse))
        value = self._columns[section - 1].value
        return tuple(sorted(self._given, key=value, reverse=reverse))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


def _lent(row: CollectionRow) -> str | None:
    if not row.borrowed:
        return None
    return plural(
        "{n} copies come from flexible decks",
        "{n} copy comes from flexible decks",
        row.borrowed,
    )


def _card_of(row: CollectionRow) -> int:
    return row.id


def _by_name(row: CollectionRow) -> tuple[object, ...]:
    return natural(row.name)


def _name_cell(row: CollectionRow, role: int) -> object:
    if role == Qt.ItemDataRole.DisplayRole:
        return row.name
    if role == Qt.ItemDataRole.DecorationRole and row.card is not None:
        return tile_icon(row.card, theme.Metrics.of(QGuiApplication.font()).line)
    if role == Qt.ItemDataRole.ToolTipRole:
        return plain_tip(row.name)
    return None


# --------------------------------------------------------------------------------------- printings

PRINTING, COPIES, CONDITION, LANGUAGE, PLACE, NOTE = range(6)
_TITLES = (
    mark("Printing"),
    mark("Copies"),
    mark("Condition"),
    mark("Language"),
    mark("Place"),
    mark("Note"),
)
_FIELDS = {CONDITION: "condition", LANGUAGE: "language", PLACE: "place", NOTE: "note"}
_MAX_LENGTH = 200


class LotsTable(QAbstractTableModel):
    """Every printing of a card with the owned copies, which can be edited.

    A printing without owned copies has a row with 0, so that copies can be added. While the card
    stays the same, rows keep their places even if their content changes.
    """

    def __init__(self, edited: Callable[[Lot, Lot], None], parent: QObject) -> None:
        """Make the model.

        Args:
            edited: called with a lot before and after the edit.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self._edited = edited
        self._lots: list[Lot] = []
        self._becomes: dict[LotKind, LotKind] = {}
        self._names: dict[str, str] = {}

    def show_lots(self, lots: Sequence[Lot], sets: dict[str, str]) -> None:
        """Replace the lots.

        Args:
            lots: the lots, with 0 copies if none is owned.
            sets: names of the sets by code.
        """
        self._names = sets
        if not lots or not self._lots or lots[0].card != self._lots[0].card:
            self.beginResetModel()
            self._lots = list(lots)
            self.endResetModel()
            return
        self._follow(lots)
        self.dataChanged.emit(self.index(0, 0), self.index(len(lots) - 1, NOTE))

    def _follow(self, lots: Sequence[Lot]) -> None:
        """Show other lots of the same card; rows that remain keep their order."""
        by_kind = {lot.kind: lot for lot in lots}
        changed = set(self._becomes.values())
        for place in reversed(range(len(self._lots))):
            kind = self._lots[place].kind
            there = by_kind.get(self._becomes.get(kind, kind))
            # If an edit merges two lots, the edited row stays.
            if there is None or (kind in changed and kind not in self._becomes):
                self.beginRemoveRows(_NOWHERE, place, place)
                del self._lots[place]
                self.endRemoveRows()
            else:
                self._lots[place] = there
        self._becomes = {}
        shown = {lot.kind for lot in self._lots}
        for place, lot in enumerate(lots):
            if lot.kind not in shown:
                at = self._place(lot, lots[:place])
                self.beginInsertRows(_NOWHERE, at, at)
                self._lots.insert(at, lot)
                self.endInsertRows()

    def _place(self, lot: Lot, before: Sequence[Lot]) -> int:
        """The row for a new lot: after those of its set, or at its previous place."""
        alike = [n for n, one in enumerate(self._lots) if one.set == lot.set]
        return alike[-1] + 1 if alike else self.row_of(before[-1]) + 1 if before else 0

    def lot(self, number: int) -> Lot | None:
        """The lot in a row, if there is such a row."""
        return self._lots[number] if 0 <= number < len(self._lots) else None

    def row_of(self, lot: Lot) -> int:
        """The row of a lot of this kind, -1 if there is none."""
        return next((n for n, one in enumerate(self._lots) if one.kind == lot.kind), -1)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lots)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(_TITLES)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(_TITLES[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section == COPIES else _LEFT
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        lot = self.lot(index.row())
        if (
            lot is None
            or index.column() == PRINTING
            or (index.column() != COPIES and not lot.count)
        ):
            return flags
        return flags | Qt.ItemFlag.ItemIsEditable

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        lot = self.lot(index.row())
        if lot is None:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole and column == COPIES:
            return number(lot.count)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return self._text(lot, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column == COPIES else _LEFT
        if role == Qt.ItemDataRole.ForegroundRole and not lot.count:
            return theme.tokens().color("text-muted")
        return None

    def _text(self, lot: Lot, column: int) -> str | int:
        if column == COPIES:
            return lot.count
        if column == PRINTING:
            return self._names.get(lot.set, lot.set) if lot.set else tr("Printing unknown")
        return str(getattr(lot, _FIELDS[column]))

    @override
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        lot = self.lot(index.row())
        if lot is None or role != Qt.ItemDataRole.EditRole:
            return False
        if index.column() == COPIES:
            wanted = msgspec.structs.replace(lot, count=max(int(value), 0))
        else:
            text = " ".join(str(value).split())[:_MAX_LENGTH]
            wanted = msgspec.structs.replace(lot, **{_FIELDS[index.column()]: text})
        if wanted != lot:
            self._becomes = {lot.kind: wanted.kind}
            self._edited(lot, wanted)
            self._becomes = {}
        return True


def set_title(card_set: CardSet) -> str:
    """A set with its year."""
    return f"{card_set.name} ({card_set.date.year})" if card_set.date else card_set.name
