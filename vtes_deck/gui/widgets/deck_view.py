"""The deck list: a tree with keys and a mouse that change counts."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from cardbase.model import CryptCard
from vtes_deck.app.decklist import Block, Row
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.gui import theme
from vtes_deck.gui.models.deck_cells import (
    Column,
    Role,
    card_name,
    discipline_codes,
    remark,
    row_key,
)
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.widgets.deck_delegate import DeckDelegate

DIGITS_TOGETHER = 900
"""Milliseconds within which a second digit makes a two-digit number."""

_WITH_COUNT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Keys that may be held while a count is typed: where + is, and the number pad."""


class DeckView(QTreeView):
    """The list itself. It changes nothing; it says what the player wants.

    Signals:
        current_row: the row that the cursor went to (``None`` for a heading).
        step: slots, and by how much their copies should change.
        count: slots, and how many copies there should be.
        resolve: an unidentified line, and where a menu may open (global).
        menu: where a context menu should open (global).
        copy, cut, paste: what the clipboard keys ask for.
    """

    current_row = Signal(object)
    step = Signal(object, int)
    count = Signal(object, int)
    resolve = Signal(object, QPoint)
    menu = Signal(QPoint)
    copy = Signal()
    cut = Signal()
    paste = Signal()

    def __init__(self, model: DeckTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckList")
        self.setProperty("look", "flat")
        self.setAccessibleName("Deck list")
        self.setAccessibleDescription(
            "Plus and minus change the copies of a card, digits set them, Delete removes it, "
            "F2 writes a comment."
        )
        self._tree = model
        self._delegate = DeckDelegate(self)
        self._digits = ""
        self._digits_at = 0
        self._folded: set[str] = set()
        self._wanted: dict[Column, int] = {}
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setItemsExpandable(True)
        self.setExpandsOnDoubleClick(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setMouseTracking(True)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        header = self.header()
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self._unfold)
        model.rowsInserted.connect(self._on_inserted)
        self.expanded.connect(lambda index: self._folded.discard(self._block_key(index)))
        self.collapsed.connect(lambda index: self._folded.add(self._block_key(index)))

    # ------------------------------------------------------------------------------------ showing

    def show_blocks(self, blocks: tuple[Block, ...]) -> None:
        """Show these blocks; the cursor stays on its card."""
        current = self._tree.row_at(self.currentIndex())
        key = row_key(current) if current is not None else None
        self._tree.show(blocks)
        if key is not None and not self.currentIndex().isValid():
            self.go_to(key)
        self._measure(blocks)
        self._fit_columns()

    def go_to(self, key: object) -> bool:
        """Put the cursor on the row with this key; false if there is none."""
        index = self._tree.find(key)
        if not index.isValid():
            return False
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)
        return True

    def go_to_first(self) -> None:
        """Put the cursor on the first card, if it is nowhere."""
        if self._tree.row_at(self.currentIndex()) is not None:
            return
        for place in range(self._tree.rowCount()):
            parent = self._tree.index(place, 0)
            if self._tree.rowCount(parent):
                row = self._tree.row_at(self._tree.index(0, Column.NAME, parent))
                if row is not None:
                    self.go_to(row_key(row))
                return

    def selected_rows(self) -> list[Row]:
        """The selected rows from top to bottom."""
        found = {
            (index.parent().row(), index.row()): self._tree.row_at(index)
            for index in self.selectionModel().selectedRows(Column.NAME)
        }
        return [row for _, row in sorted(found.items(), key=lambda at: at[0]) if row is not None]

    def selected_slots(self) -> list[Slot]:
        """The selected cards from top to bottom."""
        return [row for row in self.selected_rows() if isinstance(row, Slot)]

    def folded(self) -> list[str]:
        """Keys of the blocks that are folded."""
        return sorted(self._folded)

    def fold(self, keys: list[str]) -> None:
        """Fold these blocks."""
        self._folded = set(keys)
        self._unfold()

    def _unfold(self) -> None:
        self._on_inserted(QModelIndex(), 0, self._tree.rowCount() - 1)

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        if parent.isValid():
            self.setExpanded(parent, self._block_key(parent) not in self._folded)
            return
        for place in range(first, last + 1):
            index = self._tree.index(place, 0)
            self.setFirstColumnSpanned(place, QModelIndex(), True)
            self.setExpanded(index, self._block_key(index) not in self._folded)

    def _block_key(self, index: QModelIndex) -> str:
        block = self._tree.block_at(index)
        return block.key if block is not None else ""

    def _measure(self, blocks: tuple[Block, ...]) -> None:
        """Find out what each column needs to show everything."""
        metrics = theme.Metrics.of(self.font())
        wide = self.fontMetrics().horizontalAdvance
        em = wide("m")
        rows = [row for block in blocks for row in block.rows]
        cards = [row.card for row in rows if isinstance(row, Slot)]
        titles = [card.title or "" for card in cards if isinstance(card, CryptCard)]
        codes = max((len(discipline_codes(card)) for card in cards), default=3)
        remarks = max((wide(remark(row)) for row in rows), default=0)
        self._wanted = {
            Column.COPIES: 2 * (metrics.line + metrics.pad) + 2 * em,
            Column.NAME: max((wide(card_name(card)) for card in cards), default=10 * em) + em,
            Column.SIZE: metrics.icon + 2 * em,
            Column.DISCIPLINES: min(8, codes) * (metrics.icon + 3) + metrics.gap,
            Column.CLAN: metrics.icon + metrics.pad + max(map(wide, titles), default=0) + em,
            Column.GROUP: 3 * em,
            Column.COMMENT: min(remarks + 2 * em, 16 * em),
        }

    def _fit_columns(self) -> None:
        """Share out the room: a small window cuts comments first, then titles, then names."""
        widths = dict(self._wanted)
        if not widths:
            return
        em = self.fontMetrics().horizontalAdvance("m")
        short = sum(widths.values()) - self.viewport().width()
        for column, least in ((Column.COMMENT, 5), (Column.CLAN, 2), (Column.NAME, 9)):
            cut = min(max(short, 0), max(widths[column] - least * em, 0))
            widths[column] -= cut
            short -= cut
        del widths[Column.COMMENT]  # the last one takes what is left
        for column, width in widths.items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    @override
    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.current_row.emit(current.data(Role.ROW))

    # --------------------------------------------------------------------------------------- keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # An open editor passes on what it has no use for, such as the Enter that ends it.
        editing = self.state() == QAbstractItemView.State.EditingState
        if not editing and (
            self._clipboard_key(event) or self._count_key(event) or self._row_key(event)
        ):
            event.accept()
            return
        super().keyPressEvent(event)

    def _clipboard_key(self, event: QKeyEvent) -> bool:
        keys = QKeySequence.StandardKey
        for key, signal in ((keys.Copy, self.copy), (keys.Cut, self.cut), (keys.Paste, self.paste)):
            if event.matches(key):
                signal.emit()
                return True
        return False

    def _count_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(_WITH_COUNT):
            return False
        slots = self.selected_slots()
        text = event.text()
        if not slots:
            return False
        if text in {"+", "="}:
            self.step.emit(slots, 1)
        elif text in {"-", "_"}:
            self.step.emit(slots, -1)
        elif text and text in "0123456789":
            recent = event.timestamp() - self._digits_at <= DIGITS_TOGETHER
            self._digits = (self._digits + text)[-2:] if recent and self._digits else text
            self._digits_at = event.timestamp()
            self.count.emit(slots, int(self._digits))
            return True
        else:
            return False
        self._digits = ""
        return True

    def _row_key(self, event: QKeyEvent) -> bool:
        row = self._tree.row_at(self.currentIndex())
        key = event.key()
        if key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            rows = self.selected_rows()
            if rows:
                self.count.emit(rows, 0)
            return bool(rows)
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if isinstance(row, UnknownLine):
                self._ask_resolve(row)
            elif row is not None:
                self.edit_comment()
            elif self.currentIndex().isValid():
                index = self.currentIndex().siblingAtColumn(0)
                self.setExpanded(index, not self.isExpanded(index))
            return True
        if key == Qt.Key.Key_F2:
            self.edit_comment()
            return True
        return False

    def edit_comment(self) -> None:
        """Write a comment beside the current card."""
        index = self.currentIndex()
        if isinstance(self._tree.row_at(index), Slot):
            self.edit(index.siblingAtColumn(Column.COMMENT))

    def _ask_resolve(self, line: UnknownLine) -> None:
        rect = self.visualRect(self.currentIndex().siblingAtColumn(Column.NAME))
        self.resolve.emit(line, self.viewport().mapToGlobal(rect.bottomLeft()))

    # -------------------------------------------------------------------------------------- mouse

    def _step_at(self, event: QMouseEvent) -> tuple[int, Slot | None]:
        """The count button under the mouse with its slot, or 0."""
        position = event.position().toPoint()
        index = self.indexAt(position)
        row = self._tree.row_at(index)
        if isinstance(row, Slot) and index.column() == Column.COPIES:
            return self._delegate.step_at(self.visualRect(index), position.x()), row
        return 0, None

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            step, slot = self._step_at(event)
            if step and slot is not None:
                self.go_to(row_key(slot))
                self._delegate.pressed = step
                self.step.emit([slot], step)
                self.viewport().update()
                return
        super().mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._delegate.pressed:
            self._delegate.pressed = 0
            self.viewport().update()
            return
        super().mouseReleaseEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._step_at(event)[0]:
            self.mousePressEvent(event)
            return
        index = self.indexAt(event.position().toPoint())
        row = self._tree.row_at(index)
        if isinstance(row, UnknownLine):
            self._ask_resolve(row)
        elif row is not None and index.column() == Column.COMMENT:
            self.edit_comment()
        else:
            super().mouseDoubleClickEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._delegate.pressed:
            return
        index = self.indexAt(event.position().toPoint())
        row = self._tree.row_at(index)
        self._hover(index if row is not None else QModelIndex())
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor
            if self._step_at(event)[0] or isinstance(row, UnknownLine)
            else Qt.CursorShape.ArrowCursor
        )
        super().mouseMoveEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(QModelIndex())
        super().leaveEvent(event)

    def _hover(self, index: QModelIndex) -> None:
        hovered = QPersistentModelIndex(index.siblingAtColumn(0))
        if hovered != self._delegate.hovered:
            self._delegate.hovered = hovered
            self.viewport().update()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            rect = self.visualRect(self.currentIndex())
            self.menu.emit(self.viewport().mapToGlobal(rect.bottomLeft()))
        else:
            self.menu.emit(event.globalPos())

    @override
    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        slots = self.selected_slots()
        if not slots:
            return
        drag = QDrag(self)
        drag.setMimeData(self._tree.mimeData(self.selectionModel().selectedRows(Column.NAME)))
        drag.setPixmap(self._drag_picture(slots))
        done = drag.exec(supportedActions, Qt.DropAction.CopyAction)
        # Other programs may "move" text out of us; only a drop on our own window takes cards out.
        if done == Qt.DropAction.MoveAction and drag.target() is not None:
            self.count.emit(slots, 0)

    def _drag_picture(self, slots: list[Slot]) -> QPixmap:
        first = slots[0]
        text = f"{first.count} {first.card.name}"
        if len(slots) > 1:
            text += f" and {len(slots) - 1} more"
        metrics = self.fontMetrics()
        width, height = metrics.horizontalAdvance(text) + 16, metrics.height() + 8
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        look = theme.tokens()
        picture.fill(look.color("selection"))
        painter = QPainter(picture)
        painter.setFont(self.font())
        painter.setPen(look.color("text-selected"))
        painter.drawText(8, 4 + metrics.ascent(), text)
        painter.end()
        return picture
