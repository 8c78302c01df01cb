"""The deck as pictures: a grid of cards, or stacks.

It is another view of the deck list's model and selection. The player's edits go through the signals
of the list (:class:`~vtes_deck.gui.widgets.editable_deck_list.EditableDeckList`).
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import override

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from vtes_deck.app.deck_stacks import Stack
from vtes_deck.app.decklist import Row
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.graphics import theme
from vtes_deck.gui.models.deck_cells import row_key
from vtes_deck.gui.widgets.deck_picture_layout import (
    USUAL_ZOOM,
    WIDTHS,
    Arrangement,
    Places,
    columns,
    grid,
    neighbour,
    stack_at,
    widths_of,
)
from vtes_deck.gui.widgets.deck_picture_painter import PicturePainter
from vtes_deck.gui.widgets.editable_deck_list import EditableDeckList
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.menu_point import menu_point
from vtes_deck.gui.widgets.scroll_area import keep_bar_space
from vtes_deck.language import tr


class DeckPictures(QTreeView):
    """Shows the cards of a deck as faces with the number of copies.

    It is a tree view because screen readers support tree views; it paints and places everything
    itself.

    Signals:
        comment: the player wants to comment on the current card.
        piled: cards were dragged to one of the player's piles: the slots and its name, ``None``
            for a new pile.

    Args of the constructor:
        deck: the list whose model, selection and signals it shares.
        faces: draws the cards.
    """

    comment = Signal()
    piled = Signal(object, object)

    def __init__(
        self, deck: EditableDeckList, faces: FaceCache, parent: QWidget | None = None
    ) -> None:
        self._stacks: tuple[Stack, ...] = ()
        self._places = Places((), (), 0)
        self._rects: dict[object, QRect] = {}
        self._order: list[object] = []
        self._arrangement = Arrangement.GRID
        self._zoom = USUAL_ZOOM
        self._hovered: object = None
        self._keyed = False
        self._painter: PicturePainter
        super().__init__(parent)
        self._deck = deck
        self._faces = faces
        self.setObjectName("deckPictures")
        self.setProperty("look", "flat")
        self.setAccessibleName(tr("Deck as pictures"))
        self.setAccessibleDescription(deck.accessibleDescription())
        self.setModel(deck.tree)
        self.setSelectionModel(deck.selectionModel())
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_bar_space(self)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setMouseTracking(True)
        deck.count_typed_in(self)
        faces.drawn.connect(self._show_drawn)
        deck.tree.dataChanged.connect(lambda *_: self.viewport().update())

    # ------------------------------------------------------------------------------------ showing

    def show_stacks(self, stacks: Sequence[Stack], arrangement: Arrangement) -> None:
        """Show these cards; the place of the scroll bar stays."""
        self._stacks, self._arrangement = tuple(stacks), arrangement
        self._place()

    @property
    def zoom(self) -> int:
        """The place of the width in :data:`WIDTHS`."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Make the cards larger or smaller."""
        zoom = max(0, min(zoom, len(WIDTHS) - 1))
        if zoom != self._zoom:
            self._zoom = zoom
            self._place()
            self.scrollTo(self.currentIndex())

    def rect_of(self, row: Row) -> QRect:
        """The place of a card in the viewport; empty if it is not shown."""
        rect = self._rects.get(row_key(row))
        return QRect() if rect is None else rect.translated(0, -self.verticalOffset())

    def go_to_first(self) -> None:
        """Put the cursor on the first card, if there is no current card."""
        if self._deck.tree.row_at(self.currentIndex()) is None and self._order:
            self._deck.go_to(self._order[0])

    def _show_drawn(self, cards: AbstractSet[int]) -> None:
        for card_id in cards:
            rect = self._rects.get(card_id)
            if rect is not None:
                self.viewport().update(rect.translated(0, -self.verticalOffset()))

    def _place(self) -> None:
        stacked = self._arrangement is Arrangement.STACKS
        self._painter = PicturePainter(
            self.font(), self._faces, stacked=stacked, ratio=self.devicePixelRatioF()
        )
        room = self.viewport().width()
        space = self._painter.spacing(widths_of(self._zoom), room, self._stacks)
        arrange = columns if stacked else grid
        counts = [len(stack.rows) for stack in self._stacks]
        self._places = arrange(counts, room, space)
        self._rects = {
            row_key(row): rect
            for stack, rects in zip(self._stacks, self._places.cards, strict=True)
            for row, rect in zip(stack.rows, rects, strict=True)
        }
        self._order = list(self._rects)
        self.updateGeometries()
        self.viewport().update()

    # -------------------------------------------------------------------------------------- Qt view

    @override
    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        row = self._deck.tree.row_at(index)
        return QRect() if row is None else self.rect_of(row)

    @override
    def indexAt(self, point: QPoint) -> QModelIndex:
        key = self._key_at(point)
        return QModelIndex() if key is None else self._deck.tree.find(key)

    def _key_at(self, point: QPoint) -> object:
        place = point + QPoint(0, self.verticalOffset())
        # In a stack, a later card covers the earlier ones.
        return next(
            (key for key in reversed(self._order) if self._rects[key].contains(place)), None
        )

    @override
    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        rect = self.visualRect(index)
        if not rect.isValid():
            return
        row = self._deck.tree.row_at(index)
        for stack, heading in zip(self._stacks, self._places.headings, strict=True):
            if row in stack.rows[:1]:
                rect.setTop(heading.top() - self.verticalOffset())
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top() - theme.Metrics.of(self.font()).gap)
        elif rect.bottom() >= height:
            bar.setValue(bar.value() + min(rect.top(), rect.bottom() + 1 - height))

    @override
    def horizontalOffset(self) -> int:
        return 0

    @override
    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    @override
    def isIndexHidden(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        return False

    @override
    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the current card at a point, and the cards with their centres in a rectangle.

        Qt finds a card by the centre of its place, which another card of the stack may cover.
        """
        current = self.currentIndex()
        selection = QItemSelection()
        if rect.width() <= 1 and rect.height() <= 1:
            if self.visualRect(current).contains(rect.topLeft()):
                selection.select(current, current)
        else:
            wanted = rect.normalized().translated(0, self.verticalOffset())
            for key, place in self._rects.items():
                if wanted.contains(place.center()):
                    index = self._deck.tree.find(key)
                    selection.select(index, index)
        self.selectionModel().select(selection, command | QItemSelectionModel.SelectionFlag.Rows)

    @override
    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    @override
    def updateGeometries(self) -> None:
        bar = self.verticalScrollBar()
        height = self.viewport().height()
        bar.setPageStep(height)
        bar.setSingleStep(theme.Metrics.of(self.font()).line * 2)
        bar.setRange(0, max(0, self._places.height - height))

    @override
    def doItemsLayout(self) -> None:
        """Expand the tree for screen readers; the places of the cards come with the stacks."""
        self.expandAll()
        super().doItemsLayout()

    @override
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().scroll(dx, dy)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in {kinds.FontChange, kinds.StyleChange, kinds.DevicePixelRatioChange}:
            self._place()

    # ----------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        down = QPoint(0, -self.verticalOffset())
        seen = event.rect()
        selected = {row_key(row) for row in self._deck.selected_rows()}
        for stack, heading, rects in zip(
            self._stacks, self._places.headings, self._places.cards, strict=True
        ):
            here = heading.translated(down)
            if here.intersects(seen):
                self._painter.heading(painter, here, stack)
            for row, rect in zip(stack.rows, rects, strict=True):
                place = rect.translated(down)
                if place.intersects(seen):
                    self._painter.card(painter, place, row, selected=row_key(row) in selected)
        self._paint_raised(painter, down, selected)
        painter.end()

    def _paint_raised(self, painter: QPainter, down: QPoint, selected: AbstractSet[object]) -> None:
        """Paint the hovered card, else the current one, whole and above the others of its stack.

        The current card is raised only after a key press, until the mouse moves to a card or the
        focus leaves: otherwise it would hide the names of the next cards.
        """
        key = self._hovered
        if key is None and self._keyed:
            current = self._deck.tree.row_at(self.currentIndex())
            key = row_key(current) if current is not None else None
        row = self._deck.tree.row_at(self._deck.tree.find(key)) if key in self._rects else None
        if row is None:
            return
        place = self._rects[key].translated(down)
        self._painter.card(painter, place, row, selected=key in selected)
        if key == self._hovered and isinstance(row, Slot):
            self._painter.buttons(painter, place)

    # --------------------------------------------------------------------------------------- keys

    @override
    def moveCursor(
        self,
        cursorAction: QAbstractItemView.CursorAction,
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        if not self._order:
            return QModelIndex()
        self._keyed = True
        current = self._deck.tree.row_at(self.currentIndex())
        here = row_key(current) if current is not None else None
        if here not in self._rects:
            return self._deck.tree.find(self._order[0])
        found = neighbour(self._rects, here, cursorAction, self.viewport().height())
        return self._deck.tree.find(found)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._deck.deck_key(event):
            event.accept()
            return
        keys = Qt.Key
        row = self._deck.tree.row_at(self.currentIndex())
        if event.key() in {keys.Key_Return, keys.Key_Enter, keys.Key_F2} and row is not None:
            event.accept()
            if isinstance(row, UnknownLine):
                self._resolve(row)
            else:
                self.comment.emit()
            return
        QAbstractItemView.keyPressEvent(self, event)

    def _resolve(self, line: UnknownLine) -> None:
        corner = self.rect_of(line).bottomLeft()
        self._deck.resolve.emit(line, self.viewport().mapToGlobal(corner))

    # -------------------------------------------------------------------------------------- mouse

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        step = self._step_at(point)
        row = self._deck.tree.row_at(self.indexAt(point))
        if event.button() == Qt.MouseButton.LeftButton and step and isinstance(row, Slot):
            self._deck.go_to(row_key(row))
            self._deck.step.emit([row], step)
            return
        self._keyed = False
        if not self._select_stack(point):
            QAbstractItemView.mousePressEvent(self, event)

    def _select_stack(self, point: QPoint) -> bool:
        """Select all cards of the stack whose heading is at a point, if there is one."""
        place = point + QPoint(0, self.verticalOffset())
        number = next((n for n, one in enumerate(self._places.headings) if one.contains(place)), -1)
        if number >= 0:
            self._deck.select_rows(self._stacks[number].rows)
        return number >= 0

    def _step_at(self, point: QPoint) -> int:
        """The count button of the hovered card at a point: -1, 1, or 0."""
        rect = self._rects.get(self._hovered)
        if rect is None or self._key_at(point) != self._hovered:
            return 0
        less, more = self._painter.button_rects(rect.translated(0, -self.verticalOffset()))
        return more.contains(point) - less.contains(point)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        row = self._deck.tree.row_at(self.indexAt(point))
        if self._step_at(point):
            self.mousePressEvent(event)
        elif isinstance(row, UnknownLine):
            self._resolve(row)
        else:
            QAbstractItemView.mouseDoubleClickEvent(self, event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._hover(self._key_at(point))
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor
            if self._step_at(point)
            else Qt.CursorShape.ArrowCursor
        )
        QAbstractItemView.mouseMoveEvent(self, event)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        # A tooltip would cover the raised card.
        return event.type() == QEvent.Type.ToolTip or super().viewportEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, key: object) -> None:
        if key != self._hovered:
            self._hovered = key
            self._keyed = self._keyed and key is None
            self.viewport().update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        reasons = Qt.FocusReason
        if event.reason() not in {reasons.PopupFocusReason, reasons.ActiveWindowFocusReason}:
            self._keyed = False
            self.viewport().update()
        super().focusOutEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            self.set_zoom(self._zoom + (turned > 0) - (turned < 0))
            event.accept()
        else:
            super().wheelEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._deck.menu.emit(menu_point(self, event))

    @override
    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        self._deck.startDrag(supportedActions)

    # -------------------------------------------------------------------------------------- piles

    def _sorts(self, event: QDropEvent) -> bool:
        """Whether a drag sorts cards of this deck into piles; otherwise it adds cards."""
        piles = any(stack.pile is not None for stack in self._stacks)
        return piles and event.source() is self._deck

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._sorts(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            super().dragEnterEvent(event)

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._sorts(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            super().dragMoveEvent(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if not self._sorts(event):
            super().dropEvent(event)
            return
        # A move action would remove the cards from the deck.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        place = event.position().toPoint() + QPoint(0, self.verticalOffset())
        number = stack_at(self._places, place)
        pile = self._stacks[number].pile if number >= 0 else None
        if number < 0 or pile is not None:
            self.piled.emit(self._deck.selected_slots(), pile)
