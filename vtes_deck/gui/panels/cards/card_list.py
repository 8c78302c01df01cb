"""The list of search results: keys and mouse put cards into the deck."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import override

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
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
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from cardbase.model import AnyCard
from cardbase.names import normalize
from cardbase.terms import CardKind
from vtes_deck.graphics import theme
from vtes_deck.gui.models.card_table import AnyIndex, CardTable
from vtes_deck.gui.panels.cards.columns import ColumnTable
from vtes_deck.gui.panels.cards.row_painter import RowPainter, button_rects
from vtes_deck.gui.widgets.drag_picture import drag_picture
from vtes_deck.gui.widgets.menu_point import menu_point
from vtes_deck.gui.widgets.stable_rows import StableRows
from vtes_deck.gui.widgets.typed_count import TypedCount
from vtes_deck.language import tr

_WITH_COUNT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers that may be held while a count is typed: for + and the number pad."""

_LETTERS_TOGETHER = 1000
"""Milliseconds within which another letter continues a name."""


class CardList(ColumnTable):
    """The list. It changes nothing in the deck; its signals report the player's input.

    Signals:
        current_card: the new current card.
        step: cards, and the change in their copies.
        count: cards, and their new number of copies.
        menu: the place where a context menu should open (global).
        copy: the names of the selected cards are wanted.
        left_upwards: the cursor leaves the list at its top.
    """

    current_card = Signal(object)
    step = Signal(object, int)
    count = Signal(object, int)
    menu = Signal(QPoint)
    copy = Signal()
    left_upwards = Signal()

    def __init__(self, model: CardTable, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        crypt = model.kind is CardKind.CRYPT
        self.setObjectName("cryptList" if crypt else "libraryList")
        self.setProperty("look", "flat")
        self.setAccessibleName(tr("Crypt cards found") if crypt else tr("Library cards found"))
        self.setAccessibleDescription(
            tr("Enter or plus adds a copy to the deck, minus removes one, digits set the copies.")
        )
        self._rows = RowPainter(model)
        self._steady = StableRows(self, model.settle)
        self._hovered = -1
        self._typed = TypedCount(self)
        self._letters = ""
        self._letters_at = 0
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.set_up_columns()
        self._fit_rows()

    def _fit_rows(self) -> None:
        metrics = theme.Metrics.of(self.font())
        self.verticalHeader().setMinimumSectionSize(metrics.line)
        self.verticalHeader().setDefaultSectionSize(metrics.line + metrics.pad)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in {kinds.FontChange, kinds.PaletteChange, kinds.StyleChange}:
            self._rows.forget_look()
            if event.type() != kinds.PaletteChange:
                self._fit_rows()
                self.arrange_columns()

    # ------------------------------------------------------------------------------------ showing

    def show_cards(self, cards: Sequence[AnyCard]) -> None:
        """Show these cards; the cursor stays on its card, or the list begins at its top."""
        current = self._table.card_at(self.currentIndex())
        if not self._table.show(cards):
            return
        row = self._table.row_of(current) if current is not None else -1
        if row >= 0 and self.hasFocus():
            self.go_to_row(row)
        else:
            self.scrollToTop()

    def card_at(self, index: QModelIndex) -> AnyCard | None:
        """The card of a row."""
        return self._table.card_at(index)

    def show_played(self, played: Mapping[int, int]) -> None:
        """Show how many winning decks play each card; a list in use keeps its order."""
        self._table.set_played(played, stay=self._steady.stays())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        cards = self._table.cards
        height = self.verticalHeader().defaultSectionSize()
        area = event.rect()
        first = max(0, self.rowAt(area.top()))
        top = self.rowViewportPosition(first)
        if not cards:
            return
        header = self.horizontalHeader()
        places = [
            (column, header.sectionViewportPosition(number), header.sectionSize(number))
            for number, column in enumerate(self._table.columns)
            if not header.isSectionHidden(number)
        ]
        selected = {index.row() for index in self.selectionModel().selectedRows()}
        current = self.currentIndex().row() if self.hasFocus() else -1
        width = self.viewport().width()
        painter = QPainter(self.viewport())
        titles = not any(column.key == "title" for column, _, _ in places)
        self._rows.begin(painter, self.font(), titles=titles)
        for row in range(first, len(cards)):
            if top > area.bottom():
                break
            self._rows.paint(
                QRect(0, top, width, height),
                cards[row],
                places,
                selected=row in selected,
                hovered=row == self._hovered,
                focused=row == current,
            )
            top += height
        painter.end()

    def go_to_row(self, row: int) -> None:
        """Put the cursor on a row."""
        flags = QItemSelectionModel.SelectionFlag
        index = self._table.index(row, self._table.column("name"))
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def go_to_first(self) -> None:
        """Put the cursor on the first card, if none is selected."""
        if not self.selectionModel().hasSelection() and self._table.rowCount():
            self.go_to_row(0)

    def selected_cards(self) -> list[AnyCard]:
        """The selected cards from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._table.cards[row] for row in rows]

    @override
    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        super().currentChanged(current, previous)
        card = self._table.card_at(current)
        if card is not None:
            self.current_card.emit(card)

    # --------------------------------------------------------------------------------------- keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left_upwards.emit()
        elif not self.card_key(event):
            super().keyPressEvent(event)
            return
        event.accept()

    def card_key(self, event: QKeyEvent) -> bool:
        """Handle a key for the clipboard or for copies. Return whether it was one."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy.emit()
            return True
        return self._count_key(event)

    def count_typed_in(self, view: QAbstractItemView) -> None:
        """Also accept digits from another view of the same selection."""
        self._typed.watch(view)

    def _count_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~_WITH_COUNT:
            return False
        cards = self.selected_cards()
        text = event.text()
        if not cards:
            return False
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or text in {"+", "="}:
            self.step.emit(cards, 1)
        elif text in {"-", "_"}:
            self.step.emit(cards, -1)
        elif event.key() == Qt.Key.Key_Delete:
            self.count.emit(cards, 0)
        else:
            copies = self._typed.take(event, tuple(card.id for card in cards))
            if copies is None:
                return False
            self.count.emit(cards, copies)
        return True

    @override
    def keyboardSearch(self, search: str) -> None:
        """Go to the next card whose name begins with the letters that were typed."""
        now = round(time.monotonic() * 1000)
        going_on = bool(self._letters) and now - self._letters_at <= _LETTERS_TOGETHER
        self._letters = self._letters + search if going_on else search
        self._letters_at = now
        wanted = normalize(self._letters)
        cards = self._table.cards
        if not wanted or not cards:
            return
        start = self.currentIndex().row() + (0 if going_on else 1)
        for number in range(len(cards)):
            row = (start + number) % len(cards)
            if normalize(cards[row].listed_name).startswith(wanted):
                self.go_to_row(row)
                return

    # -------------------------------------------------------------------------------------- mouse

    def _step_at(self, event: QMouseEvent) -> int:
        """The change of copies by the button under the mouse: -1, 1, or 0."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        if index.row() != self._hovered or index.column() != self._table.column("name"):
            return 0
        less, more = button_rects(self.visualRect(index))
        return more.contains(point) - less.contains(point)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._step_at(event)
        card = self._table.card_at(self.indexAt(event.position().toPoint()))
        if step and card is not None and event.button() == Qt.MouseButton.LeftButton:
            self.go_to_row(self._hovered)
            self.step.emit([card], step)
            return
        super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._step_at(event):
            self.mousePressEvent(event)  # the second of two quick clicks on a button
            return
        card = self._table.card_at(self.indexAt(event.position().toPoint()))
        if card is not None and event.button() == Qt.MouseButton.LeftButton:
            self.step.emit([card], 1)
            return
        super().mouseDoubleClickEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.rowAt(round(event.position().y())))
        shapes = Qt.CursorShape
        self.viewport().setCursor(
            shapes.PointingHandCursor if self._step_at(event) else shapes.ArrowCursor
        )
        super().mouseMoveEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            for each in (row, self._hovered):
                if each >= 0:
                    top, height = self.rowViewportPosition(each), self.rowHeight(each)
                    self.viewport().update(0, top, self.viewport().width(), height)
            self._hovered = row

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu.emit(menu_point(self, event))

    @override
    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        cards = self.selected_cards()
        if not cards:
            return
        drag = QDrag(self)
        drag.setMimeData(self._table.mimeData(self.selectionModel().selectedRows()))
        drag.setPixmap(self._drag_picture(cards))
        drag.exec(Qt.DropAction.CopyAction)

    def _drag_picture(self, cards: Sequence[AnyCard]) -> QPixmap:
        text = cards[0].full_name
        if len(cards) > 1:
            text = tr("{names} and {more} more", names=text, more=len(cards) - 1)
        return drag_picture(text, self)
