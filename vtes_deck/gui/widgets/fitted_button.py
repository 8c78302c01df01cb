"""A button whose text shortens a name in it as far as its width requires."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.list_menus import escaped

_MIN_WIDTH = 8
"""The minimum width of the text, in lines of text."""


class FittedButton(QPushButton):
    """A button that prefers the width of its whole text and accepts less.

    Attributes:
        full_text: the whole text.
        name: the part of it that is shortened first, such as the name of a card; may be empty.
    """

    def __init__(self, icon: QIcon, parent: QWidget | None) -> None:
        super().__init__(icon, "", parent)
        self.full_text = self.name = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, text: str, name: str) -> None:
        """Show another text."""
        self.full_text, self.name = text, name
        self.setText(escaped(text))
        if self.isVisible():
            self._fit()
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return self._size(self._whole())

    @override
    def minimumSizeHint(self) -> QSize:
        whole = self._whole()
        return self._size(min(whole, theme.Metrics.of(self.font()).line * _MIN_WIDTH))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _size(self, text: int) -> QSize:
        """The size of the button around a text of this width, in pixels."""
        shown = super().sizeHint()
        return QSize(shown.width() - self._written() + text, shown.height())

    def _whole(self) -> int:
        """The width of the whole text, in pixels."""
        self.ensurePolished()  # the font of the look, not that of the application
        return QFontMetrics(self.font()).horizontalAdvance(self.full_text)

    def _written(self) -> int:
        """The width of the shown text, in pixels."""
        text = self.text().replace("&&", "&")
        return QFontMetrics(self.font()).horizontalAdvance(text)

    def _fit(self) -> None:
        room = self.width() - super().sizeHint().width() + self._written()
        text = escaped(fitted(self.full_text, self.name, QFontMetrics(self.font()), room))
        if text != self.text():
            self.setText(text)


def fitted(text: str, name: str, measure: QFontMetrics, room: int) -> str:
    """A text no wider than ``room`` pixels: the name in it is shortened before the rest."""
    right = Qt.TextElideMode.ElideRight
    over = measure.horizontalAdvance(text) - room
    if over <= 0:  # elidedText counts fractions of a pixel and would shorten a text that fits
        return text
    if name:
        left = measure.horizontalAdvance(name) - over
        text = text.replace(name, measure.elidedText(name, right, max(left, room // 3)), 1)
    return measure.elidedText(text, right, room)
