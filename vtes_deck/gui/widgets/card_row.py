"""Cards side by side, as many in a row as fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardbase.model import AnyCard
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face import RATIO, CardFaceWidget
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.card_hover import FaceHover, Point
from vtes_deck.gui.widgets.face_cache import PictureOf

_LINES = 6
"""Wanted width of a card in lines of text."""

_ROOMY, _HAND, _LARGEST = 34, 7, 18
"""Width in lines for this number of cards in one row; cards grow up to this many lines."""


class CardButton(CardFaceWidget):
    """A small card that can be chosen with mouse and keyboard."""

    def __init__(self, choose: Callable[[AnyCard], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._choose = choose
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_card(self, card: AnyCard | None, *args: object) -> None:  # noqa: ARG002
        """Show a card, with its name as tooltip."""
        super().set_card(card)
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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, with a ring when the keyboard is on it."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
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
        picture_of: PictureOf,
    ) -> None:
        """Make the row.

        Args:
            name: for a screen reader.
            choose: called with a clicked card.
            parent: the widget around it.
            point: previews the card that is pointed at.
            picture_of: the picture of a card if there is one on this machine.
        """
        super().__init__(parent)
        self._choose = choose
        self._point = point
        self._picture_of = picture_of
        self.faces: list[CardButton] = []
        self._shown = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

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
                face.set_picture(self._picture_of(cards[index]))
                face.show()
            else:
                face.hide()
        self._shown = len(cards)
        self._lay_out()

    def renew(self, card: AnyCard) -> None:
        """The picture of this card has arrived."""
        for face in self.faces[: self._shown]:
            if face.card is not None and face.card.id == card.id:
                face.set_picture(self._picture_of(card))

    def _add_face(self) -> None:
        face = CardButton(self._choose, self)
        if self._point is not None:
            FaceHover(face, lambda: face.card, self._point)
        self.faces.append(face)

    def sizeHint(self) -> QSize:
        """Four cards in a row."""
        return QSize(theme.Metrics.of(self.font()).line * _LINES * 4, self.height())

    def minimumSizeHint(self) -> QSize:
        """One card."""
        line = theme.Metrics.of(self.font()).line
        return QSize(line * _LINES, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or fewer cards in a row."""
        super().resizeEvent(event)
        self._lay_out()

    def _measure(self, width: int) -> tuple[int, QSize, int]:
        metrics = theme.Metrics.of(self.font())
        if width >= metrics.line * _ROOMY:
            wide = min((width - (_HAND - 1) * metrics.gap) // _HAND, metrics.line * _LARGEST)
            return _HAND, QSize(wide, round(wide * RATIO)), metrics.gap
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
