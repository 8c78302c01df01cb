"""Pages on the screen, as they will be on paper."""

from __future__ import annotations

from collections import OrderedDict
from typing import override

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.scroll_area import keep_bar_space
from vtes_deck.language import tr
from vtes_deck.paper.output import Gradual, paint_image
from vtes_deck.paper.pages import Document

ZOOMS = (0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 3.0)
"""The possible widths of a page, as multiples of the width of the view."""

_USUAL = 3
_KEPT = 6
"""Number of painted pages that are kept: the visible ones and their neighbours."""

_MAX_SPOKEN_LENGTH = 8_000
"""Maximum characters for screen readers."""


class _Sheets(QWidget):
    """The pages below each other; each is painted when it is first visible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._pixels = 0
        self._painted: OrderedDict[int, QImage] = OrderedDict()
        self._wanted: int | None = None
        self._work: Gradual | None = None
        self.gap = theme.Metrics.of(self.font()).big

    def show_document(self, document: Document | None) -> None:
        """Show another document."""
        self._document = document
        self._forget()

    def set_width(self, pixels: int) -> None:
        """Set the width of the pages, in pixels of the screen."""
        if pixels != self._pixels:
            self._pixels = pixels
            self._forget()

    @property
    def _width(self) -> int:
        """The width of the pages, in device-independent pixels."""
        return round(self._pixels / self.devicePixelRatioF())

    def stop(self) -> None:
        """Stop painting."""
        work, self._work = self._work, None
        if work is not None:
            work.stop()
            work.deleteLater()

    def _forget(self) -> None:
        self.stop()
        self._painted.clear()
        self.resize(self.sizeHint())
        self.update()

    @override
    def sizeHint(self) -> QSize:
        pages = len(self._document.pages) if self._document else 0
        return QSize(
            self._width + 2 * self.gap, pages * (self._page.height() + self.gap) + self.gap
        )

    @property
    def _page(self) -> QSize:
        if self._document is None:
            return QSize(0, 0)
        size = self._document.size
        return QSize(self._width, round(self._width * size.height / size.width))

    def place(self, number: int) -> QRect:
        """The place of a page."""
        left = max(self.gap, (self.width() - self._width) // 2)
        top = self.gap + number * (self._page.height() + self.gap)
        return QRect(QPoint(left, top), self._page)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._document is None:
            return
        painter = QPainter(self)
        missing = None
        for number in range(len(self._document.pages)):
            place = self.place(number)
            if not place.intersects(event.rect()):
                continue
            image = self._painted.get(number)
            if image is None:
                painter.fillRect(place, Qt.GlobalColor.white)
                missing = number if missing is None else missing
            else:
                self._painted.move_to_end(number)
                # Not into the place: its width is rounded, and the pixels would not be whole.
                painter.drawImage(place.topLeft(), image)
            painter.setPen(theme.tokens().color("border-strong"))
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()
        if missing is not None and self._work is None:
            self._paint(missing)

    def _paint(self, number: int) -> None:
        document = self._document
        if document is None or self._pixels <= 0:
            return
        found: list[QImage] = []
        work = Gradual(paint_image(document.pages[number], document, self._pixels, found), self)
        self._work = work

        def done() -> None:
            if work is not self._work:
                return
            self._work = None
            work.deleteLater()
            found[0].setDevicePixelRatio(self.devicePixelRatioF())
            self._painted[number] = found[0]
            while len(self._painted) > _KEPT:
                self._painted.popitem(last=False)
            self.update()

        work.done.connect(done)

    @property
    def busy(self) -> bool:
        """Whether a page is being painted."""
        return self._work is not None

    @property
    def painted(self) -> bool:
        """Whether a page is visible."""
        return bool(self._painted)


class Preview(QScrollArea):
    """A document that can be scrolled and zoomed by mouse or keyboard.

    Args of the constructor:
        parent: the widget around it.
        grain: pages that are at least so many pixels wide are a multiple of it wide.

    Signals:
        zoomed: the scale has changed.
    """

    zoomed = Signal()

    def __init__(self, parent: QWidget | None = None, *, grain: int = 1) -> None:
        super().__init__(parent)
        self._zoom = _USUAL
        self._grain = grain
        self._sheets = _Sheets(self)
        self.setWidget(self._sheets)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A scroll bar that appears would change the width, and so every page.
        keep_bar_space(self)
        self.setAccessibleName(tr("Preview"))
        for keys, step in (("Ctrl++", 1), ("Ctrl+=", 1), ("Ctrl+-", -1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.activated.connect(lambda step=step: self.zoom(step))
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(60)
        self._settle.timeout.connect(self._fit)

    def show_document(self, document: Document | None) -> None:
        """Show a document at the position of the previous one, if it has that position."""
        place = self.verticalScrollBar().value()
        self._sheets.show_document(document)
        self._fit()
        self.verticalScrollBar().setValue(place)
        words = " ".join(page.words for page in document.pages) if document else ""
        self.setAccessibleDescription(words[:_MAX_SPOKEN_LENGTH])

    @property
    def busy(self) -> bool:
        """Whether a page is being painted."""
        return self._sheets.busy

    def zoom(self, step: int) -> None:
        """Zoom in or out."""
        self._zoom = min(max(self._zoom + step, 0), len(ZOOMS) - 1)
        self._fit()
        self.zoomed.emit()

    @property
    def can_zoom(self) -> tuple[bool, bool]:
        """Whether it can be zoomed in, and out."""
        return self._zoom < len(ZOOMS) - 1, self._zoom > 0

    def stop(self) -> None:
        """Stop painting: the window is about to close."""
        self._settle.stop()
        self._sheets.stop()

    def _fit(self) -> None:
        room = self.viewport().width() - 2 * self._sheets.gap
        ratio = self.devicePixelRatioF()
        pixels = max(50, round(room * ZOOMS[self._zoom] * ratio))
        self._sheets.set_width(pixels - pixels % self._grain if pixels >= self._grain else pixels)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._sheets.painted:
            self._settle.start()
        else:
            self._fit()
