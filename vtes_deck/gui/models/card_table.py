"""Cards that were found, as a table for Qt.

The table is a list of cards; the content of a cell is read from the card when the cell is painted,
so that setting thousands of cards is as fast as copying a list. The order of each column is
computed once for all cards.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import override

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cardbase.model import AnyCard
from cardbase.terms import CardKind
from vtes_deck.app.allowed_cards import Bar
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.mime import CARDS, cards_to_mime
from vtes_deck.gui.models.card_columns import (
    COPIES,
    PLAYED,
    CardColumn,
    Paint,
    columns_of,
    discipline_words,
    title_of,
)
from vtes_deck.gui.models.row_order import follow_rows
from vtes_deck.language import number, plural, tr

type AnyIndex = QModelIndex | QPersistentModelIndex

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FLAGS = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)
_NONE: Mapping[int, int] = MappingProxyType({})
_NO_BARS: Mapping[int, Bar] = MappingProxyType({})


class CardRole(enum.IntEnum):
    """The data roles that the model adds to those of Qt."""

    CARD = Qt.ItemDataRole.UserRole + 1


class CardTable(QAbstractTableModel):
    """Cards of one kind.

    Attributes:
        columns: all columns, some of which the view hides.
        copies: copies in the deck, by card id.
        played: archived winning decks that play a card, by its id; ``None`` until it is known.
        barred: cards that are not allowed, by id.
    """

    def __init__(self, kind: CardKind, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.columns = columns_of(kind)
        self.copies = _NONE
        self.played: Mapping[int, int] | None = None
        self.barred = _NO_BARS
        self._found: Sequence[AnyCard] = ()
        self._cards: Sequence[AnyCard] = ()
        self._every: Sequence[AnyCard] = ()
        self._ranks: dict[int, Mapping[int, int]] = {}
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._readers: dict[int, Callable[[AnyCard, CardColumn], object]] = {
            CardRole.CARD: _itself,
            Qt.ItemDataRole.DisplayRole: self.text,
            Qt.ItemDataRole.ToolTipRole: self._tip,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
        }

    # ---------------------------------------------------------------------------------- changes

    def set_all_cards(self, cards: Sequence[AnyCard]) -> None:
        """Set all existing cards; column orders are computed over them."""
        self._every = cards
        self._ranks.clear()

    def show(self, cards: Sequence[AnyCard]) -> bool:
        """Show these cards, in their order unless a column sorts them.

        Returns:
            Whether anything changed.
        """
        self._found = cards
        ordered = self._in_order(cards)
        if [card.id for card in ordered] == [card.id for card in self._cards]:
            self._cards = ordered
            return False
        self.beginResetModel()
        self._cards = ordered
        self.endResetModel()
        return True

    def set_copies(self, copies: Mapping[int, int]) -> None:
        """Set the copies of each card in the deck."""
        self.copies = copies
        self._touch(COPIES)

    def set_played(self, played: Mapping[int, int], *, stay: bool = False) -> None:
        """Set how many decks of the archive play each card.

        Args:
            played: decks that play a card, by its id.
            stay: cards keep their places until :meth:`settle`.
        """
        self.played = played
        self._touch(PLAYED)
        if not stay and self._sorted is not None and self.columns[self._sorted[0]].key == PLAYED:
            self.settle()

    def set_barred(self, barred: Mapping[int, Bar]) -> None:
        """Set the cards that are not allowed."""
        if barred != self.barred:
            self.barred = barred
            self._touch("name")

    def _touch(self, key: str) -> None:
        if self._cards:
            column = self.column(key)
            self.dataChanged.emit(self.index(0, column), self.index(len(self._cards) - 1, column))

    # ----------------------------------------------------------------------------------- sorting

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = (column, order) if 0 <= column < len(self.columns) else None
        self.settle()

    def settle(self) -> None:
        """Sort the cards; the selection stays."""
        before = self._cards
        self.layoutAboutToBeChanged.emit()
        self._cards = self._in_order(self._found)
        follow_rows(self, before, self._cards, _id_of)
        self.layoutChanged.emit()

    def _in_order(self, cards: Sequence[AnyCard]) -> Sequence[AnyCard]:
        if self._sorted is None:
            return cards
        column, order = self._sorted
        falling = order == Qt.SortOrder.DescendingOrder
        rank = self._rank(column)
        return sorted(cards, key=lambda card: rank.get(card.id, 0), reverse=falling)

    def _rank(self, column: int) -> Mapping[int, int]:
        """For each card id, its place in the order of a column."""
        key = self.columns[column].key
        if key == COPIES:
            return self.copies
        if key == PLAYED:
            return self.played or _NONE
        if column not in self._ranks:
            sort = self.columns[column].sort
            ranks: dict[int, int] = {}
            before: object = None
            rank = 0
            for mine, card_id in sorted((sort(card), card.id) for card in self._every):
                rank += mine != before
                before = mine
                ranks[card_id] = rank
            self._ranks[column] = ranks
        return self._ranks[column]

    # --------------------------------------------------------------------------------- structure

    @property
    def cards(self) -> Sequence[AnyCard]:
        """The cards from top to bottom."""
        return self._cards

    def column(self, key: str) -> int:
        """The number of a column."""
        return next(n for n, column in enumerate(self.columns) if column.key == key)

    def card_at(self, index: AnyIndex) -> AnyCard | None:
        """The card of a row."""
        return self._cards[index.row()] if 0 <= index.row() < len(self._cards) else None

    def row_of(self, card: AnyCard) -> int:
        """The row of a card, or -1."""
        return next((n for n, each in enumerate(self._cards) if each.id == card.id), -1)

    @override
    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cards)

    @override
    def columnCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    @override
    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _FLAGS

    # -------------------------------------------------------------------------------------- data

    @override
    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        read = self._readers.get(role)
        if read is None or not index.isValid() or index.row() >= len(self._cards):
            return None
        return read(self._cards[index.row()], self.columns[index.column()])

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(column.head) if column.head else ""
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return tr(column.title)
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            falling = Qt.SortOrder.DescendingOrder
            return falling if column.falling else Qt.SortOrder.AscendingOrder
        return None

    def text(self, card: AnyCard, column: CardColumn) -> str:
        """The text of a cell."""
        if column.key == COPIES:
            copies = self.copies.get(card.id)
            return number(copies) if copies else ""
        if column.key == PLAYED:
            return "" if self.played is None else number(self.played.get(card.id, 0))
        return column.text(card)

    def _tip(self, card: AnyCard, column: CardColumn) -> str | None:
        return plain_tip(self._hint(card, column) or "") or None

    def _hint(self, card: AnyCard, column: CardColumn) -> str | None:
        if column.paint is Paint.NAME:
            bar = self.barred.get(card.id)
            text = ", ".join(filter(None, (card.full_name, title_of(card))))
            return f"{text}: {tr(bar.value)}" if bar else text
        if column.key == PLAYED and self.played is not None:
            return plural(
                "{n} winning decks of the archive play it",
                "{n} winning deck of the archive plays it",
                self.played.get(card.id, 0),
            )
        if column.paint is Paint.DISCIPLINES:
            return discipline_words(card) or None
        return self.text(card, column) or None

    def _spoken(self, card: AnyCard, column: CardColumn) -> str:
        if column.paint is Paint.NAME:
            copies = self.copies.get(card.id, 0)
            bar = self.barred.get(card.id)
            words = [card.full_name, tr(bar.value) if bar else ""]
            words.append(tr("{copies} in the deck", copies=copies) if copies else "")
            return ", ".join(filter(None, words))
        if column.paint is Paint.DISCIPLINES:
            return discipline_words(card)
        return self.text(card, column)

    # ------------------------------------------------------------------------------------- drags

    @override
    def mimeTypes(self) -> list[str]:
        return [CARDS, "text/plain"]

    @override
    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        rows = sorted({index.row() for index in indexes})
        return cards_to_mime((self._cards[row], 1) for row in rows)

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction


def _id_of(card: AnyCard) -> int:
    return card.id


def _itself(card: AnyCard, _column: CardColumn) -> AnyCard:
    return card


def _alignment(_card: AnyCard, column: CardColumn) -> object:
    return _RIGHT if column.paint in {Paint.NUMBER, Paint.QUIET} else None
