"""A card as large as the window; any key or click closes it."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardbase.model import AnyCard, Translation
from vtes_deck.graphics.card_face import RATIO, CardFaceWidget

_PART = 0.94
_SHADE = QColor(0, 0, 0, 170)


class CardZoom(QWidget):
    """Covers a window with a card."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.face = CardFaceWidget(self)
        self.face.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._before = window.focusWidget()

    def show_card(
        self, card: AnyCard, translation: Translation | None, picture: QPixmap | None
    ) -> None:
        """Show a card over the whole window."""
        self.face.set_card(card, translation)
        self.face.set_picture(picture)
        self.setAccessibleName(self.face.accessibleName())
        self.setAccessibleDescription(self.face.accessibleDescription())
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())
        height = min(self.height() * _PART, self.width() * _PART * RATIO)
        place = QRect(0, 0, round(height / RATIO), round(height))
        place.moveCenter(self.rect().center())
        self.face.setGeometry(place)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), _SHADE)
        painter.end()

    def _leave(self) -> None:
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.close()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._leave()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self._leave()
