"""Labels. Qt guesses whether a text is markup; these widgets do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import override

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from vtes_deck.graphics.line_breaks import with_units

_SHOWN = 8000
"""How long a passing message is shown, in milliseconds."""


class PlainLabel(QLabel):
    """Shows plain text; a number and its unit stay in one line."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent if isinstance(text, str) else text or parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._text = ""
        if isinstance(text, str):
            self.setText(text)

    @override
    def text(self) -> str:
        """The complete text."""
        return self._text

    @override
    def setText(self, text: str) -> None:
        self._text = text
        super().setText(with_units(text))

    @override
    def clear(self) -> None:
        self.setText("")


class WholeLabel(PlainLabel):
    """A label whose text wraps, and that never gets less height than the text needs.

    A splitter or a scroll area otherwise counts only the height of the text in one line.
    """

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(self.width()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()


class ShortenedLabel(PlainLabel):
    """Takes the remaining space, and elides a longer text. Screen readers get the complete text.

    Layouts ignore its size hint, so that the widgets next to it keep their space.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def shown_text(self) -> str:
        """The part of the text that fits."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            self.alignment(),
            self.palette(),
            self.isEnabled(),
            self.shown_text,
            self.foregroundRole(),
        )
        painter.end()


class PassingLabel(ShortenedLabel):
    """Shows what just happened, for some seconds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(_SHOWN)
        self.pause.timeout.connect(self.clear)

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        if text:
            self.pause.start()
        else:
            self.pause.stop()


class LinkLabel(QLabel):
    """Shows links and passes the clicked or entered one to ``follow``.

    Its text is markup: escape foreign text with :func:`html.escape`.
    """

    def __init__(self, text: str, follow: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(with_units(text))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.linkActivated.connect(follow)
