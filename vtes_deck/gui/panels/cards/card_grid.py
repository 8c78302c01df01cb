"""The search results as a grid of faces; it shares cards, selection and signals of the list."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import override

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vtes_deck.deck.model import Slot
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face import RATIO
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.panels.cards.card_list import CardList
from vtes_deck.gui.widgets.card_zoom import zoom_actions
from vtes_deck.gui.widgets.deck_picture_layout import USUAL_ZOOM, WIDTHS, widened, widths_of
from vtes_deck.gui.widgets.deck_picture_painter import PicturePainter
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.menu_point import menu_point
from vtes_deck.gui.widgets.scroll_area import keep_bar_space


class CardGrid(QListView):
    """The grid of faces.

    Attributes:
        pictures: paints the cards.

    Args of the constructor:
        cards: the list whose cards, selection and signals it shares.
        model: the cards.
        faces: draws them.
    """

    def __init__(
        self, cards: CardList, model: CardTable, faces: FaceCache, parent: QWidget | None = None
    ) -> None:
        self._zoom = USUAL_ZOOM
        self._hovered = QPersistentModelIndex()
        super().__init__(parent)
        self._cards = cards
        self._model = model
        self._faces = faces
        self.setObjectName(f"{cards.objectName()}Grid")
        self.setProperty("look", "flat")
        self.setAccessibleName(cards.accessibleName())
        self.setAccessibleDescription(cards.accessibleDescription())
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        keep_bar_space(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setModel(model)
        self.setModelColumn(model.column("name"))
        self.setSelectionModel(cards.selectionModel())
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setItemDelegate(_FaceDelegate(model, self))
        self.setMouseTracking(True)
        cards.count_typed_in(self)
        faces.drawn.connect(self._show_drawn)
        self._fit()
        zoom_actions(self, lambda step: self.set_zoom(self._zoom + step))

    @property
    def card_size(self) -> QSize:
        """The size of a face, in device-independent pixels."""
        return self._card_size

    @property
    def zoom(self) -> int:
        """The place of the width in :data:`WIDTHS`."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Make the cards larger or smaller."""
        self._zoom = max(0, min(zoom, len(WIDTHS) - 1))
        self._fit()
        self.scrollTo(self.currentIndex())

    @property
    def hovered(self) -> QPersistentModelIndex:
        """The card under the pointer, which has buttons for its copies."""
        return self._hovered

    def face_in(self, cell: QRect) -> QRect:
        """The place of the face in a cell of the grid."""
        place = QRect(cell.topLeft(), self.card_size)
        place.moveCenter(cell.center())
        return place

    def _step_at(self, point: QPoint) -> int:
        """The count button at a point: -1, 1, or 0."""
        index = self.indexAt(point)
        if not index.isValid():
            return 0
        less, more = self.pictures.button_rects(self.face_in(self.visualRect(index)))
        return more.contains(point) - less.contains(point)

    def _hover(self, index: QModelIndex) -> None:
        if self._hovered != index:
            self._hovered = QPersistentModelIndex(index)
            self.viewport().update()

    def _show_drawn(self, drawn: AbstractSet[int]) -> None:
        """Paint only the faces that were missing: the player may be scrolling."""
        for row, card in enumerate(self._model.cards):
            if card.id in drawn:
                place = self.visualRect(self._model.index(row, self.modelColumn()))
                self.viewport().update(place)

    def _fit(self) -> None:
        self.pictures = PicturePainter(
            self.font(), self._faces, stacked=False, ratio=self.devicePixelRatioF()
        )
        gap = theme.Metrics.of(self.font()).pad
        room = self.viewport().width()
        width, across = widened(*widths_of(self._zoom), gap, room)
        self._card_size = QSize(width, round(width * RATIO))
        cell = QSize(across, self._card_size.height() + gap)
        if cell != self.gridSize():
            self.setGridSize(cell)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in {kinds.FontChange, kinds.StyleChange, kinds.DevicePixelRatioChange}:
            self._fit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        above = self.visualRect(self.currentIndex()).top() + self.verticalOffset()
        if event.key() == Qt.Key.Key_Up and above < self.gridSize().height():
            self._cards.left_upwards.emit()
        elif not self._cards.card_key(event):
            super().keyPressEvent(event)
            return
        event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        card, step = self._cards.card_at(self.indexAt(point)), self._step_at(point)
        if event.button() == Qt.MouseButton.LeftButton and step and card is not None:
            self.setCurrentIndex(self.indexAt(point))
            self._cards.step.emit([card], step)
            return
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._hover(self.indexAt(point))
        shapes = Qt.CursorShape
        self.viewport().setCursor(
            shapes.PointingHandCursor if self._step_at(point) else shapes.ArrowCursor
        )
        super().mouseMoveEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(QModelIndex())
        super().leaveEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._step_at(event.position().toPoint()):
            self.mousePressEvent(event)  # the second of two quick clicks on a button
            return
        card = self._cards.card_at(self.indexAt(event.position().toPoint()))
        if card is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cards.step.emit([card], 1)
            return
        super().mouseDoubleClickEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        turned = event.angleDelta().y()
        self.set_zoom(self._zoom + (turned > 0) - (turned < 0))
        event.accept()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._cards.menu.emit(menu_point(self, event))

    @override
    def startDrag(self, supportedActions: Qt.DropAction) -> None:
        self._cards.startDrag(supportedActions)


class _FaceDelegate(QStyledItemDelegate):
    """Paints a face with the number of copies in the deck."""

    def __init__(self, model: CardTable, grid: CardGrid) -> None:
        super().__init__(grid)
        self._model = model
        self._grid = grid

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return self._grid.card_size

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        card = self._model.card_at(index)
        if card is None:
            return
        place = self._grid.face_in(QRect(option.rect))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        copies = self._model.copies.get(card.id, 0)
        self._grid.pictures.card(painter, place, Slot(card, copies), selected=selected)
        if self._grid.hovered == index:
            self._grid.pictures.buttons(painter, place)
