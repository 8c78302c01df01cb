"""The Qt model of the deck: blocks with rows, from :mod:`vtes_deck.app.decklist`.

A change of the deck becomes the fewest Qt changes, so that the current row, the scroll position and
unfolded blocks stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import override

from PySide6.QtCore import (
    QAbstractItemModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cardbase.model import AnyCard
from vtes_deck.app.decklist import Block, DecklistPart, Row
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.mime import CARDS, FROM_DECK, cards_to_mime
from vtes_deck.gui.models.deck_cells import (
    HEADINGS,
    DeckColumn,
    DeckRole,
    block_data,
    cell_text,
    comment_of,
    itself,
    row_key,
    spoken,
    tip,
)
from vtes_deck.language import tr

_ROOT = 0
_FEW = 8
"""The maximum number of rows that are added and removed individually."""

type AnyIndex = QModelIndex | QPersistentModelIndex
type Suggestions = Mapping[str, Sequence[AnyCard]]


class DeckTree(QAbstractItemModel):
    """Blocks at the top, rows below them.

    Args of the constructor:
        comment: called with a card and the new comment when one was edited in place.
        dropped: called with what was dropped; returns whether it was accepted.
    """

    def __init__(
        self,
        comment: Callable[[AnyCard, str], None],
        dropped: Callable[[QMimeData], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._comment = comment
        self._dropped = dropped
        self._blocks: list[Block] = []
        self._serials: dict[str, int] = {}
        self._by_serial: dict[int, str] = {}
        self._places: dict[str, int] = {}
        self._suggestions: Suggestions = {}
        self._readers: dict[int, Callable[[Row, DeckColumn], object]] = {
            DeckRole.ROW: itself,
            DeckRole.SUGGESTIONS: self._suggested,
            Qt.ItemDataRole.DisplayRole: cell_text,
            Qt.ItemDataRole.EditRole: comment_of,
            Qt.ItemDataRole.ToolTipRole: _tip,
            Qt.ItemDataRole.AccessibleTextRole: spoken,
        }

    # ---------------------------------------------------------------------------------- changes

    def show(self, blocks: Sequence[Block]) -> None:
        """Replace the shown blocks."""
        keys = [block.key for block in blocks]
        for key in keys:
            if key not in self._serials:
                serial = len(self._serials) + 1
                self._serials[key], self._by_serial[serial] = serial, key
        old = [block.key for block in self._blocks if block.key in set(keys)]
        common = set(old)
        if old != [key for key in keys if key in common] or not self._akin(blocks):
            self.beginResetModel()
            self._set(blocks)
            self.endResetModel()
            return
        self._drop_blocks(set(keys))
        self._insert_blocks(blocks)
        for place, block in enumerate(blocks):
            self._update_block(place, block)

    def suggest(self, suggestions: Suggestions) -> None:
        """Set the cards that unidentified lines may mean, by name."""
        self._suggestions = suggestions
        for place, block in enumerate(self._blocks):
            if block.part is DecklistPart.UNKNOWN and block.rows:
                parent = self.index(place, 0)
                last = self.index(len(block.rows) - 1, DeckColumn.COMMENT, parent)
                self.dataChanged.emit(self.index(0, 0, parent), last)

    def _akin(self, blocks: Iterable[Block]) -> bool:
        """Whether most rows stay, in the same order.

        Otherwise it is another deck or order, and a reset is faster.
        """
        now = {block.key: [row_key(row) for row in block.rows] for block in self._blocks}
        staying, others = 0, sum(map(len, now.values()))
        for block in blocks:
            before = now.get(block.key, [])
            after = [row_key(row) for row in block.rows]
            stay = set(before) & set(after)
            if len(set(after)) != len(after) or [k for k in before if k in stay] != [
                k for k in after if k in stay
            ]:
                return False
            staying += len(stay)
            others += len(after) - 2 * len(stay)
        return staying >= others or others < _FEW

    def _set(self, blocks: Sequence[Block]) -> None:
        self._blocks = list(blocks)
        self._places = {block.key: place for place, block in enumerate(self._blocks)}

    def _drop_blocks(self, keys: set[str]) -> None:
        for place in reversed(range(len(self._blocks))):
            if self._blocks[place].key not in keys:
                self.beginRemoveRows(QModelIndex(), place, place)
                self._set(self._blocks[:place] + self._blocks[place + 1 :])
                self.endRemoveRows()

    def _insert_blocks(self, blocks: Sequence[Block]) -> None:
        for place, block in enumerate(blocks):
            if block.key not in self._places:
                self.beginInsertRows(QModelIndex(), place, place)
                self._set([*self._blocks[:place], block, *self._blocks[place:]])
                self.endInsertRows()

    def _update_block(self, place: int, block: Block) -> None:
        old = self._blocks[place]
        if old == block:
            return
        parent = self.index(place, 0)
        wanted = {row_key(row) for row in block.rows}
        rows = list(old.rows)
        for number in reversed(range(len(rows))):
            if row_key(rows[number]) not in wanted:
                self.beginRemoveRows(parent, number, number)
                del rows[number]
                self._put(place, block, rows)
                self.endRemoveRows()
        for number, row in enumerate(block.rows):
            if number >= len(rows) or row_key(rows[number]) != row_key(row):
                self.beginInsertRows(parent, number, number)
                rows.insert(number, row)
                self._put(place, block, rows)
                self.endInsertRows()
        changed = [n for n, row in enumerate(block.rows) if rows[n] != row]
        self._put(place, block, block.rows)
        for number in changed:
            self.dataChanged.emit(
                self.index(number, 0, parent), self.index(number, DeckColumn.COMMENT, parent)
            )
        self.dataChanged.emit(parent, self.index(place, DeckColumn.COMMENT))

    def _put(self, place: int, block: Block, rows: Sequence[Row]) -> None:
        self._blocks[place] = Block(
            block.key, block.part, block.title, block.count, block.detail, tuple(rows)
        )

    # --------------------------------------------------------------------------------- structure

    @override
    def index(self, row: int, column: int, parent: AnyIndex | None = None) -> QModelIndex:
        above = parent if parent is not None else QModelIndex()
        if not self.hasIndex(row, column, above):
            return QModelIndex()
        if not above.isValid():
            return self.createIndex(row, column, _ROOT)
        return self.createIndex(row, column, self._serials[self._blocks[above.row()].key])

    @override
    def parent(self, index: AnyIndex | None = None) -> QModelIndex | QObject | None:
        if index is None:
            return super().parent()
        if not index.isValid() or index.internalId() == _ROOT:
            return QModelIndex()
        place = self._places.get(self._by_serial.get(index.internalId(), ""))
        return QModelIndex() if place is None else self.createIndex(place, 0, _ROOT)

    @override
    def rowCount(self, parent: AnyIndex | None = None) -> int:
        if parent is None or not parent.isValid():
            return len(self._blocks)
        if parent.internalId() != _ROOT or parent.column() != 0:
            return 0
        return len(self._blocks[parent.row()].rows)

    @override
    def columnCount(self, _parent: AnyIndex | None = None) -> int:
        return len(DeckColumn)

    def block_at(self, index: AnyIndex) -> Block | None:
        """The block at an index."""
        if index.isValid() and index.internalId() == _ROOT:
            return self._blocks[index.row()]
        return None

    def row_at(self, index: AnyIndex) -> Row | None:
        """The slot or line at an index."""
        if not index.isValid() or index.internalId() == _ROOT:
            return None
        place = self._places.get(self._by_serial.get(index.internalId(), ""))
        if place is None or index.row() >= len(self._blocks[place].rows):
            return None
        return self._blocks[place].rows[index.row()]

    def find(self, key: object) -> QModelIndex:
        """The name cell of the row with this :func:`row_key`, or no index."""
        for place, block in enumerate(self._blocks):
            for number, row in enumerate(block.rows):
                if row_key(row) == key:
                    return self.index(number, DeckColumn.NAME, self.index(place, 0))
        return QModelIndex()

    # -------------------------------------------------------------------------------------- data

    @override
    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        block = self.block_at(index)
        if block is not None:
            return block_data(block, index.column(), role)
        row = self.row_at(index)
        read = self._readers.get(role)
        return (
            read(row, DeckColumn(index.column())) if row is not None and read is not None else None
        )

    def _suggested(self, row: Row, _column: DeckColumn) -> object:
        return tuple(self._suggestions.get(row.name, ())) if isinstance(row, UnknownLine) else None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(HEADINGS[DeckColumn(section)]) if 0 <= section < len(DeckColumn) else None
        return None

    @override
    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsDropEnabled
        row = self.row_at(index)
        if row is None:
            return flags
        flags |= Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        if isinstance(row, Slot):
            flags |= Qt.ItemFlag.ItemIsDragEnabled
            if index.column() == DeckColumn.COMMENT:
                flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    @override
    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if role != Qt.ItemDataRole.EditRole or not isinstance(row, Slot):
            return False
        self._comment(row.card, str(value).strip())
        return True

    # ---------------------------------------------------------------------------- drag and drop

    @override
    def mimeTypes(self) -> list[str]:
        return [CARDS, "text/plain"]

    @override
    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        mime = cards_to_mime((slot.card, slot.count) for slot in self.slots(indexes))
        mime.setData(FROM_DECK, b"1")
        return mime

    def slots(self, indexes: Iterable[QModelIndex]) -> list[Slot]:
        """The slots at these indexes, each once, from top to bottom."""
        found: dict[tuple[int, int], Slot] = {}
        for index in indexes:
            row = self.row_at(index)
            if isinstance(row, Slot):
                above = self._places[self._by_serial[index.internalId()]]
                found[above, index.row()] = row
        return [found[place] for place in sorted(found)]

    @override
    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    @override
    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    @override
    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, _parent: AnyIndex
    ) -> bool:
        return data.hasFormat(CARDS) and not data.hasFormat(FROM_DECK)

    @override
    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: AnyIndex
    ) -> bool:
        return self.canDropMimeData(data, action, row, column, parent) and self._dropped(data)


def _tip(row: Row, column: DeckColumn) -> str:
    """The tooltip of a cell: comments and names of newer cards are foreign text."""
    return plain_tip(tip(row, column) or "")
