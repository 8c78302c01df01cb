"""Paints pages on a screen, on a printer or into a PDF, in small steps.

No step takes longer than a few milliseconds: a function that paints is a
generator that pauses after every mark, and a :class:`Gradual` runs it between other events.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPagedPaintDevice,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
)

from cardbase.model import AnyCard, Translation
from vtes_deck import __version__
from vtes_deck.graphics import icons
from vtes_deck.graphics.card_face import paint_card
from vtes_deck.graphics.card_face_layout import WIDTH
from vtes_deck.graphics.pictures import decode
from vtes_deck.language import tr
from vtes_deck.paper.pages import Box, Card, Document, Ink, Mark, Page, Sign, StraightLine, Text
from vtes_deck.paper.typography import REFERENCE, font

SLICE = 0.01
"""Seconds of work between two returns to the event loop."""

SHARP = 300
"""Dots per inch of a card on paper; more would not be visible."""

PDF_DPI = 1200
_CORNER = 30 / WIDTH
"""Radius of a card's corner for a width of 1."""

_BANDS = 8
"""A sharp face takes 100 ms; it is drawn in this many pieces."""

_INKS: dict[Ink, QColor] = {
    "black": QColor("#000000"),
    "grey": QColor("#555555"),
    "light": QColor("#999999"),
    "pale": QColor("#f2f2f2"),
    "white": QColor("#ffffff"),
}


class Cards:
    """The cards of a document as images for paper, each made once.

    A printer and a PDF get images, because a face has thousands of curves and occurs several times.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[int, str, int], QImage] = {}

    def get(self, mark: Card) -> QImage | None:
        """The image of a card if it is ready."""
        return self._made.get(_key(mark))

    def make(self, mark: Card) -> Iterator[None]:
        """Paint the image of a card, a band at a time."""
        width = round(mark.width * SHARP / 254)
        height = round(mark.height * SHARP / 254)
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(_INKS["white"])
        whole = QRectF(0, 0, width, height)
        for band in range(_BANDS):
            painter = QPainter(image)
            painter.setClipRect(
                QRectF(0, height * band / _BANDS, width, height / _BANDS).toAlignedRect()
            )
            try:
                _paint(painter, whole, mark)
            finally:
                painter.end()
            yield
        self._made[_key(mark)] = image


def _key(mark: Card) -> tuple[int, str, int]:
    translation = mark.translation
    return mark.card.id, translation.name if translation else "", hash(mark.picture)


def _paint(painter: QPainter, place: QRectF, mark: Card) -> None:
    """A card's picture if it can be read, otherwise its face."""
    picture = decode(mark.picture) if mark.picture is not None else None
    if picture is None:
        _paint_face(painter, place, mark.card, mark.translation)
        return
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    path = QPainterPath()
    path.addRoundedRect(place, place.width() * _CORNER, place.width() * _CORNER)
    # Intersect with the clip of the band, if there is one.
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.drawImage(place, picture)
    painter.restore()


def _paint_face(
    painter: QPainter, place: QRectF, card: AnyCard, translation: Translation | None
) -> None:
    paint_card(painter, place, card, translation)


# ------------------------------------------------------------------------------------------ a page


def paint_page(painter: QPainter, page: Page, cards: Cards | None = None) -> Iterator[None]:
    """Paint a page mark by mark.

    Args:
        painter: a painter in tenths of a millimetre, with its origin in the corner of the page.
        page: the page.
        cards: the images of the cards; without it, cards are painted as vectors.
    """
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for mark in page.marks:
        if isinstance(mark, Card):
            yield from _paint_card(painter, mark, cards)
        else:
            _paint_mark(painter, mark)
        yield


def _paint_mark(painter: QPainter, mark: Mark) -> None:
    if isinstance(mark, Text):
        painter.save()
        painter.setPen(_INKS[mark.ink])
        painter.setFont(font(mark.style))
        painter.translate(mark.x, mark.y)
        painter.scale(mark.size / REFERENCE, mark.size / REFERENCE)
        painter.drawText(QPointF(0, 0), mark.text)
        painter.restore()
    elif isinstance(mark, StraightLine):
        painter.setPen(QPen(_INKS[mark.ink], mark.thickness))
        painter.drawLine(QPointF(mark.x, mark.y), QPointF(mark.x + mark.dx, mark.y + mark.dy))
    elif isinstance(mark, Box):
        pen = QPen(_INKS[mark.rim], mark.thickness) if mark.rim else QPen(Qt.PenStyle.NoPen)
        painter.setPen(pen)
        painter.setBrush(_INKS[mark.ground] if mark.ground else Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(mark.x, mark.y, mark.width, mark.height))
    elif isinstance(mark, Sign):
        place = QRectF(mark.x, mark.y, mark.side, mark.side)
        if mark.discipline:
            icons.draw_discipline(painter, place, mark.name, _INKS[mark.ink], _INKS["white"])
        else:
            icons.draw(painter, place, mark.name, _INKS[mark.ink])


def _paint_card(painter: QPainter, mark: Card, cards: Cards | None) -> Iterator[None]:
    place = QRectF(mark.x, mark.y, mark.width, mark.height)
    if cards is None:
        _paint(painter, place, mark)
        return
    if cards.get(mark) is None:
        yield from cards.make(mark)
    image = cards.get(mark)
    if image is not None:
        painter.drawImage(place, image)


def paint_image(page: Page, document: Document, width: int, found: list[QImage]) -> Iterator[None]:
    """Paint a page as an image.

    Args:
        page: the page.
        document: the document of the page.
        width: the width of the image in pixels.
        found: called with the image when it is ready.
    """
    scale = width / document.size.width
    image = QImage(width, round(document.size.height * scale), QImage.Format.Format_RGB32)
    image.fill(_INKS["white"])
    painter = QPainter(image)
    try:
        painter.scale(scale, scale)
        yield from paint_page(painter, page)
    finally:
        painter.end()
    found.append(image)


# -------------------------------------------------------------------------------- a whole document


def paint_document(
    document: Document, device: QPagedPaintDevice, numbers: Sequence[int] | None = None
) -> Iterator[int]:
    """Paint pages on a printer or into a PDF in actual size.

    Args:
        document: the document.
        device: the device; its origin is the corner of the paper.
        numbers: the numbers of the pages, from 0; by default all pages.

    Yields:
        How many pages are done.

    Raises:
        OSError: the printer does not accept data.
    """
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(0, tr("it does not accept data"))
    cards = Cards()
    wanted = range(len(document.pages)) if numbers is None else numbers
    try:
        for done, number in enumerate(wanted):
            if done:
                device.newPage()
            # The painter's state is restored after each step, because painting may stop at any of
            # them.
            painter.resetTransform()
            painter.scale(device.logicalDpiX() / 254, device.logicalDpiY() / 254)
            for _ in paint_page(painter, document.pages[number], cards):
                yield done
    finally:
        painter.end()


def paint_pdf(document: Document, found: list[bytes]) -> Iterator[int]:
    """Write a document as PDF.

    Args:
        document: the document.
        found: called with the file when it is ready.

    Yields:
        How many pages are done.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(document.size.layout)
    writer.setResolution(PDF_DPI)
    writer.setTitle(document.title)
    writer.setCreator(f"VTES Deck {__version__}")
    yield from paint_document(document, writer)
    buffer.close()
    found.append(bytes(buffer.data().data()))


class Gradual(QObject):
    """Runs a generator a little at a time, between other events.

    Signals:
        stepped: the last value of the generator, about as often as a screen is painted.
        done: it has ended.
        failed: it raised an error; carries the error.
    """

    stepped = Signal(int)
    done = Signal()
    failed = Signal(object)

    def __init__(self, steps: Iterator[int | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[int | None] | None = steps
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)
        self._timer.start()

    @property
    def running(self) -> bool:
        """Whether it is running."""
        return self._steps is not None

    def stop(self) -> None:
        """Cancel the output."""
        self._timer.stop()
        steps, self._steps = self._steps, None
        close = getattr(steps, "close", None)
        if close is not None:
            close()

    def _work(self) -> None:
        if self._steps is None:
            return
        until = time.perf_counter() + SLICE
        step: int | None = None
        try:
            while time.perf_counter() < until:
                step = next(self._steps)
        except StopIteration:
            self.stop()
            self.done.emit()
            return
        except Exception as error:  # noqa: BLE001 - it is handed over, not swallowed
            self.stop()
            self.failed.emit(error)
            return
        if step is not None:
            self.stepped.emit(step)
