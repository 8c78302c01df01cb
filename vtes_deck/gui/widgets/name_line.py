"""The line for the name of the deck, in large letters that shrink if the name is long."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face_text import Style, face_font
from vtes_deck.graphics.tooltips import plain_tip

_TEXT_MARGIN = 2
"""Qt's margin between the contents of a line and its text."""


def name_font(points: float) -> QFont:
    """The font of names on cards."""
    font = QFont(face_font(Style.BOLD))
    font.setPointSizeF(points)
    return font


class NameLine(QLineEdit):
    """Writes its text as large as possible.

    A text that is too long even in the smallest letters is elided until the line gets the focus,
    and is complete in the tooltip.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(name_font(self._metrics().name_pt))
        self.setFixedHeight(self.sizeHint().height())  # also for smaller letters

    def _metrics(self) -> theme.Metrics:
        """The lengths of the surrounding window; the letters of the line are larger."""
        parent = self.parentWidget()
        return theme.Metrics.of(parent.font() if parent is not None else self.font())

    @property
    def needed(self) -> int:
        """The width for the text in the smallest letters, with its frame."""
        smallest = name_font(self._metrics().title_pt)
        return round(QFontMetricsF(smallest).horizontalAdvance(self._words())) + self._frame() + 1

    def _words(self) -> str:
        return self.text() or self.placeholderText()

    def _frame(self) -> int:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return self.width() - inside.width() + 2 * _TEXT_MARGIN

    def fit(self) -> None:
        """Choose the size of the letters for the text and the width."""
        metrics = self._metrics()
        room = self.width() - self._frame()
        points, words = metrics.name_pt, self._words()
        title = name_font(points)
        while QFontMetricsF(title).horizontalAdvance(words) > room and points > metrics.title_pt:
            points = max(metrics.title_pt, points - 1)
            title = name_font(points)
        cut = QFontMetricsF(title).horizontalAdvance(words) > room
        self.setToolTip(plain_tip(words) if cut else "")
        if self.font() != title:
            self.setFont(title)

    @property
    def shown_text(self) -> str:
        """The text, elided if it does not fit and is not being edited."""
        if self.hasFocus():
            return self.text()
        room = self.width() - self._frame()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown_text
        if shown == self.text():
            super().paintEvent(event)
            return
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        painter = QPainter(self)
        style = self.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        inside = style.subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        style.drawItemText(
            painter,
            inside.adjusted(_TEXT_MARGIN, 0, -_TEXT_MARGIN, 0),
            Qt.AlignmentFlag.AlignVCenter,
            self.palette(),
            self.isEnabled(),
            shown,
            self.foregroundRole(),
        )
        painter.end()
