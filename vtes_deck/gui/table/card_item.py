"""A card on the table: a button with the face of the card."""

from __future__ import annotations

from enum import Enum, auto
from typing import override

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardbase.model import LibraryCard
from vtes_deck.app.game_table.view import CardPlace, CardView
from vtes_deck.gui.motion import MOVE
from vtes_deck.gui.table.card_painter import CardPainter
from vtes_deck.language import tr

_PAID = frozenset({CardPlace.READY, CardPlace.OTHER, CardPlace.TORPOR})


class Shape(Enum):
    """The visible part of a card."""

    FACE = auto()
    STRIP = auto()
    """The name of a card that is on another one."""

    LINE = auto()
    """The name of a card in a list."""


class CardItem(QAbstractButton):
    """A card, or a strip with its name.

    Attributes:
        shape: its visible part.
        live, picked, under_way: see :meth:`mark`.
        framed: whether it has a bright frame while it is live.
        home: its place, or its target while it moves.

    Signals:
        activated: it was clicked while live; carries whether to play it at once, as after a double
            click or Enter.
        dropped: it was dragged; carries the place of the drop in the coordinates of the table.
        entered, left: the mouse or the focus has entered or left it.
        asked: the player wants to see facts about it.
    """

    activated = Signal(object, bool)
    dropped = Signal(object, QPoint)
    entered = Signal(object)
    left = Signal(object)
    asked = Signal(object)

    def __init__(self, painter: CardPainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._painter = painter
        self._view: CardView | None = None
        self._where = ""
        self.shape = Shape.FACE
        self.live = False
        self.framed = True
        self.picked = False
        self.under_way = False
        self._pressed_at: QPoint | None = None
        self.home = QRect()
        self._placed_under = QPoint()
        self._quiet = False
        self._dragged = False
        self._by_key = False
        self._caught = False
        self._move = QPropertyAnimation(self, b"pos", self)
        self._move.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)
        self.clicked.connect(self._on_clicked)

    # ------------------------------------------------------------------------------------ showing

    @property
    def view(self) -> CardView | None:
        """The visible view."""
        return self._view

    @property
    def card_id(self) -> int | None:
        """The id of the card, if its face is visible."""
        card = self._view.card if self._view is not None else None
        return None if card is None else card.id

    def show_card(self, view: CardView, shape: Shape = Shape.FACE, where: str = "") -> None:
        """Show a card; ``where`` describes its place to screen readers."""
        if where != self._where:
            self._where = where
            self._describe()
        if view != self._view or shape is not self.shape:
            self._view, self.shape = view, shape
            self.setAccessibleName(view.text)
            self.update()

    def mark(self, *, live: bool, picked: bool, under_way: bool) -> None:
        """Show whether it can be chosen, has been chosen, and takes part in the current action."""
        if (live, picked, under_way) == (self.live, self.picked, self.under_way):
            return
        self.live, self.picked, self.under_way = live, picked, under_way
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if live else Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Describe its place, and whether it can be chosen."""
        parts = [self._where] if self._where else []
        parts += [tr("can be chosen")] if self.live else []
        parts += [tr("chosen")] if self.picked else []
        self.setAccessibleDescription(", ".join(parts))

    def place(self, rect: QRect, *, moving: bool, duration: int = MOVE) -> None:
        """Move it to a place; ``moving`` animates this for ``duration`` milliseconds."""
        self._move.stop()
        self.home = rect
        self._placed_under = QCursor.pos()
        here = self.pos()
        self.resize(rect.size())
        if moving and here != rect.topLeft():
            self._move.setDuration(duration)
            self._move.setStartValue(here)
            self._move.setEndValue(rect.topLeft())
            self._move.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
        else:
            self.move(rect.topLeft())

    def arrive(self) -> None:
        """End a move at once."""
        if self._move.state() is QAbstractAnimation.State.Running:
            self._move.stop()
            self.move(self.home.topLeft())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        rect = self.rect()
        if self.shape is not Shape.FACE:
            self._painter.strip(
                painter,
                rect,
                view.card,
                view.counters,
                counted=self.shape is Shape.LINE and view.minion,
                locked=view.locked,
            )
        else:
            self._paint_card(painter, rect, view)
        if self.picked:
            self._painter.ring(painter, rect, "felt-chosen", 3)
        elif self.live and self.framed:
            self._painter.ring(painter, rect, "felt-live", 3 if self.shape is Shape.FACE else 2)
        elif self.under_way:
            self._painter.ring(painter, rect, "felt-turn", 2)
        if self.hasFocus():
            self._painter.focus(painter, rect)
        painter.end()

    def _paint_card(self, painter: QPainter, rect: QRect, view: CardView) -> None:
        turned = view.locked
        self._painter.face(painter, rect, view.card, self.devicePixelRatioF(), turned=turned)
        down = view.place is CardPlace.TORPOR
        if down or view.contested:
            self._painter.veil(painter, rect, 0.45)
        if view.card is not None and view.place is not CardPlace.HAND:
            self._painter.name(painter, rect, view.card, turned=turned)
        waiting = view.place is CardPlace.UNCONTROLLED
        if isinstance(view.card, LibraryCard) and view.place in _PAID:
            costs = (view.card.pool_cost, view.card.blood_cost, view.card.conviction_cost)
            if any(costs):
                self._painter.cover_price(painter, rect, view.card, turned=turned)
        if view.minion or view.counters or (waiting and view.capacity):
            self._painter.counters(
                painter,
                rect,
                view.counters,
                view.capacity if view.minion or waiting else 0,
                color="pool" if waiting else "blood" if view.vampire else "life",
                turned=turned,
            )
        if view.contested:
            self._painter.badge(painter, rect, "ui/error", "warning")
        elif down:
            self._painter.badge(painter, rect, "mark/torpor", "felt-muted")
        elif view.awake:
            self._painter.badge(painter, rect, "ui/visible", "felt-live")

    # -------------------------------------------------------------------------------------- input

    def _on_clicked(self) -> None:
        in_hand = self._view is not None and self._view.place is CardPlace.HAND
        if self._dragged:
            return
        if self.live:
            self.activated.emit(self, self._by_key or not in_hand)
        else:
            self.asked.emit(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._by_key = True
            self.click()
            self._by_key = False
            return
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()  # the board handles arrow keys; a button would go to a sibling
            return
        super().keyPressEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragged = False
        self._pressed_at = None
        if event.button() == Qt.MouseButton.LeftButton:
            self.arrive()
            here = self.mapFromGlobal(event.globalPosition().toPoint())
            self._caught = not self.rect().contains(here)  # in a move, which has ended now
            self._pressed_at = None if self._caught else event.position().toPoint()
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        start = self._pressed_at
        if self._quiet and event.globalPosition().toPoint() != self._placed_under:
            self._quiet = False
            self.entered.emit(self)
        movable = (self.live or self._dragged) and self.shape is not Shape.STRIP
        if start is not None and movable:
            way = event.position().toPoint() - start
            if self._dragged or way.manhattanLength() >= QApplication.startDragDistance():
                if not self._dragged:
                    self._begin_drag()
                self.move(self.pos() + way)
                return
        super().mouseMoveEvent(event)

    def _begin_drag(self) -> None:
        """Lift the card above all others, and choose it, so that its targets have a frame."""
        self._dragged = True
        self.left.emit(self)
        self.activated.emit(self, False)
        self.raise_()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._pressed_at = self._dragged, None
        caught, self._caught = self._caught, False
        super().mouseReleaseEvent(event)
        if caught and event.button() == Qt.MouseButton.LeftButton:
            self.click()
        if dragged:
            self._dragged = False
            at = self.mapToParent(event.position().toPoint())
            self.place(self.home, moving=False)
            self.left.emit(self)
            self.dropped.emit(self, at)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.live:
            self.activated.emit(self, True)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ContextMenu:
            self.asked.emit(self)
            return True
        return super().event(event)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._quiet = event.globalPosition().toPoint() == self._placed_under
        if not self._quiet:  # the mouse has moved, and not the card
            self.entered.emit(self)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit(self)
