"""The interactive deck list: keys and mouse change counts."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.gui.models.deck_cells import DeckColumn, DeckRole, row_key
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.widgets.deck_list import DeckList
from vtes_deck.gui.widgets.deck_row import button_rects
from vtes_deck.gui.widgets.drag_picture import drag_picture
from vtes_deck.gui.widgets.menu_point import menu_point
from vtes_deck.gui.widgets.typed_count import TypedCount
from vtes_deck.language import number, tr

_WITH_COUNT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers that may be held while a count is typed: for + and the number pad."""


class EditableDeckList(DeckList):
    """The deck list with input. It changes nothing itself; its signals report the player's input.

    Signals:
        current_row: the new current row (``None`` for a heading).
        step: slots, and the change in their copies.
        count: slots, and their new number of copies.
        resolve: an unidentified line, and the place where a menu may open (global).
        menu: the place where a context menu should open (global).
        copy, cut, paste: a key of the clipboard was pressed.
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
        super().__init__(model, parent)
        self.setAccessibleDescription(
            tr(
                "Plus and minus change the copies of a card, digits set them, Delete removes it, "
                "F2 writes a comment."
            )
        )
        self._typed = TypedCount(self)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setMouseTracking(True)

    @override
    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.current_row.emit(current.data(DeckRole.ROW))

    # --------------------------------------------------------------------------------------- keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # An open editor passes on keys that it does not use, such as the Enter that ends it.
        editing = self.state() == QAbstractItemView.State.EditingState
        if not editing and (self.deck_key(event) or self._row_key(event)):
            event.accept()
            return
        super().keyPressEvent(event)

    def deck_key(self, event: QKeyEvent) -> bool:
        """Handle a key for the clipboard or for counts. Return whether it was one."""
        return self._clipboard_key(event) or self._count_key(event) or self._delete_key(event)

    def count_typed_in(self, view: QAbstractItemView) -> None:
        """Also accept digits from another view of the same selection."""
        self._typed.watch(view)

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
        else:
            copies = self._typed.take(event, tuple(map(row_key, slots)))
            if copies is None:
                return False
            self.count.emit(slots, copies)
        return True

    def _delete_key(self, event: QKeyEvent) -> bool:
        rows = self.selected_rows()
        if event.key() not in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} or not rows:
            return False
        self.count.emit(rows, 0)
        return True

    def _row_key(self, event: QKeyEvent) -> bool:
        row = self.tree.row_at(self.currentIndex())
        key = event.key()
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
        """Write a comment next to the current card."""
        index = self.currentIndex()
        if isinstance(self.tree.row_at(index), Slot):
            self.edit(index.siblingAtColumn(DeckColumn.COMMENT))

    def _ask_resolve(self, line: UnknownLine) -> None:
        rect = self.visualRect(self.currentIndex().siblingAtColumn(DeckColumn.NAME))
        self.resolve.emit(line, self.viewport().mapToGlobal(rect.bottomLeft()))

    # -------------------------------------------------------------------------------------- mouse

    def _step_at(self, event: QMouseEvent) -> tuple[int, Slot | None]:
        """The count button under the mouse with its slot, or 0."""
        position = event.position().toPoint()
        index = self.indexAt(position)
        row = self.tree.row_at(index)
        if isinstance(row, Slot) and index.column() == DeckColumn.COPIES:
            less, more = button_rects(self.visualRect(index))
            if less.left() <= position.x() <= less.right():
                return -1, row
            return int(more.left() <= position.x() <= more.right()), row
        return 0, None

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            step, slot = self._step_at(event)
            if step and slot is not None:
                self.go_to(row_key(slot))
                self.held = step
                self.step.emit([slot], step)
                self.viewport().update()
                return
        super().mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.held:
            self.held = 0
            self.viewport().update()
            return
        super().mouseReleaseEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._step_at(event)[0]:
            self.mousePressEvent(event)
            return
        index = self.indexAt(event.position().toPoint())
        row = self.tree.row_at(index)
        if isinstance(row, UnknownLine):
            self._ask_resolve(row)
        elif row is not None and index.column() == DeckColumn.COMMENT:
            self.edit_comment()
        else:
            super().mouseDoubleClickEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.held:
            return
        index = self.indexAt(event.position().toPoint())
        row = self.tree.row_at(index)
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
        if hovered != self.hovered:
            self.hovered = hovered
            self.viewport().update()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu.emit(menu_point(self, event))

    @override
    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        slots = self.selected_slots()
        if not slots:
            return
        drag = QDrag(self)
        drag.setMimeData(self.tree.mimeData(self.selectionModel().selectedRows(DeckColumn.NAME)))
        drag.setPixmap(self._drag_picture(slots))
        done = drag.exec(supportedActions, Qt.DropAction.CopyAction)
        # Other programs may "move" text from us; only a drop on our own window removes cards.
        if done == Qt.DropAction.MoveAction and drag.target() is not None:
            self.count.emit(slots, 0)

    def _drag_picture(self, slots: list[Slot]) -> QPixmap:
        first = slots[0]
        text = f"{number(first.count)} {first.card.name}"
        if len(slots) > 1:
            text = tr("{cards} and {n} more", cards=text, n=len(slots) - 1)
        return drag_picture(text, self)
