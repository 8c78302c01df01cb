"""Cards in rows, as many next to each other as fit; drawn when the program is idle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import override

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardbase.model import AnyCard
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face import RATIO, CardFaceWidget, paint_blank
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.card_hover import FaceHover, Point
from vtes_deck.gui.widgets.face_cache import FaceCache

_LINES = 6
"""The usual width of a card in lines of text."""

_ROOMY, _HAND, _MAX_LINES = 34, 7, 18
"""Minimum width in lines for one row of this many cards, and their maximum width in lines."""

_SMALL = 4.6
"""Maximum width of a small card, in lines."""

_SETTLED = 80
"""Milliseconds after a change of the size before faces are drawn in the new size."""


class CardButton(CardFaceWidget):
    """A small card that can be chosen with mouse and keyboard."""

    def __init__(self, row: CardRow, choose: Callable[[AnyCard], None]) -> None:
        super().__init__(row)
        self._row = row
        self._choose = choose
        self._face: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_card(self, card: AnyCard | None, *args: object) -> None:  # noqa: ARG002
        """Show a card, with its name as tooltip."""
        super().set_card(card)
        self._face = None
        self.setToolTip(plain_tip(card.unique_name if card is not None else ""))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows the card."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space shows the card."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._activate()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, or a plain ground until it is drawn; with a ring if it has the focus."""
        del event
        if self.card is None:
            return
        if self._face is None or self._row.settled:
            ratio = self.devicePixelRatioF()
            self._face = self._row.drawings.face(self.card, self.size(), ratio) or self._face
        painter = QPainter(self)
        whole = QRectF(self.rect())
        if self._face is None:
            paint_blank(painter, whole, self.card)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(whole, self._face, QRectF(self._face.rect()))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.tokens().color("focus"), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _activate(self) -> None:
        if self.card is not None:
            self._choose(self.card)


class CardRow(QWidget):
    """Cards in rows; its height follows from its width."""

    def __init__(
        self,
        name: str,
        choose: Callable[[AnyCard], None],
        parent: QWidget | None = None,
        *,
        point: Point | None = None,
        drawings: FaceCache,
        small: bool = False,
    ) -> None:
        """Make the row.

        Args:
            name: its name for screen readers.
            choose: called with a clicked card.
            parent: the widget around it.
            point: previews the card under the pointer.
            drawings: draws the cards.
            small: whether all cards are in one row, as small as this needs.
        """
        super().__init__(parent)
        self._choose = choose
        self._small = small
        self._point = point
        self.drawings = drawings
        self.faces: list[CardButton] = []
        self._shown = 0
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED)
        self._settling.timeout.connect(self._redraw)
        across = QSizePolicy.Policy.Preferred if small else QSizePolicy.Policy.Expanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        drawings.drawn.connect(self._show_drawn)

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """The cards that are shown."""
        return tuple(f.card for f in self.faces[: self._shown] if f.card is not None)

    def show_cards(self, cards: Sequence[AnyCard]) -> None:
        """Replace the shown cards."""
        while len(self.faces) < len(cards):
            self._add_face()
        for index, face in enumerate(self.faces):
            if index < len(cards):
                if face.card is not cards[index]:
                    face.set_card(cards[index])
                face.show()
            else:
                face.hide()
        if self._shown != len(cards):
            self._shown = len(cards)
            self.updateGeometry()
        self._lay_out()

    @property
    def settled(self) -> bool:
        """Whether the size has not changed for a moment."""
        return not self._settling.isActive()

    def _show_drawn(self, drawn: AbstractSet[int]) -> None:
        for face in self.faces[: self._shown]:
            if face.card is not None and face.card.id in drawn:
                face.update()

    def _redraw(self) -> None:
        for face in self.faces[: self._shown]:
            face.update()

    def _add_face(self) -> None:
        face = CardButton(self, self._choose)
        if self._point is not None:
            FaceHover(face, lambda: face.card, self._point)
        self.faces.append(face)

    def sizeHint(self) -> QSize:
        """The size of four cards in a row, or of all small cards."""
        if self._small:
            metrics = theme.Metrics.of(self.font())
            card = round(metrics.line * _SMALL) + metrics.small
            return QSize(self._shown * card - metrics.small, self.height())
        return QSize(theme.Metrics.of(self.font()).line * _LINES * 4, self.height())

    def minimumSizeHint(self) -> QSize:
        """The width of one card."""
        line = theme.Metrics.of(self.font()).line
        return QSize(0 if self._small else line * _LINES, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the cards again, more or fewer in a row."""
        super().resizeEvent(event)
        self._settling.start()
        self._lay_out()

    def _measure(self, width: int) -> tuple[int, QSize, int]:
        metrics = theme.Metrics.of(self.font())
        if self._small:
            per_row = max(1, self._shown)
            wide = (width - (per_row - 1) * metrics.small) // per_row
            wide = max(1, min(wide, round(metrics.line * _SMALL)))
            return per_row, QSize(wide, round(wide * RATIO)), metrics.small
        if width >= metrics.line * _ROOMY:
            most = (width + metrics.gap) // (metrics.line * _LINES + metrics.gap)
            per_row = max(_HAND, min(self._shown, most))
            wide = (width - (per_row - 1) * metrics.gap) // per_row
            wide = min(wide, metrics.line * _MAX_LINES)
            return per_row, QSize(wide, round(wide * RATIO)), metrics.gap
        per_row = max(1, (width + metrics.gap) // (metrics.line * _LINES + metrics.gap))
        per_row = max(per_row, min(4, max(1, width // (metrics.line * 4))))
        wide = max(1, min((width - (per_row - 1) * metrics.gap) // per_row, metrics.line * 10))
        return per_row, QSize(wide, round(wide * RATIO)), metrics.gap

    def _lay_out(self) -> None:
        per_row, size, gap = self._measure(self.width())
        for index, face in enumerate(self.faces[: self._shown]):
            row, column = divmod(index, per_row)
            x, y = column * (size.width() + gap), row * (size.height() + gap)
            face.setGeometry(QRect(x, y, size.width(), size.height()))
        rows = -(-self._shown // per_row)
        self.setFixedHeight(rows * size.height() + max(0, rows - 1) * gap)
