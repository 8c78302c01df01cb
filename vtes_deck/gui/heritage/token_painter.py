"""Signs and tokens, drawn: attributes, power, infamy, boons, ankhs and titles."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from vtes_deck.graphics import theme
from vtes_deck.graphics.colors import contrast

if TYPE_CHECKING:
    from collections.abc import Iterator

_LINE = Qt.PenStyle.SolidLine
_SERIES_OF_GEOGRAPHY = {"G": 4, "F": 1, "e": 2, "h": 5}


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Restore the state of the painter afterwards."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def colour(name: str) -> QColor:
    """A colour of the current theme."""
    return theme.tokens().color(name)


def seat_colour(seat: int) -> QColor:
    """The colour of a player."""
    series = theme.tokens().series
    return QColor(series[seat % len(series)])


def geography_colour(geography: str) -> QColor:
    """The colour of a geography; grey for an outsider, who has none."""
    place = _SERIES_OF_GEOGRAPHY.get(geography)
    return QColor(theme.tokens().series[place]) if place is not None else colour("text-muted")


def readable_on(ground: QColor) -> QColor:
    """Black or white, whichever is easier to read on a background."""
    dark, light = QColor("#151210"), QColor("#ffffff")
    return dark if contrast(dark, ground) > contrast(light, ground) else light


def small_font(font: QFont, part: float = 0.85, *, bold: bool = False) -> QFont:
    """A font for captions."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * part)
    made.setBold(bold)
    return made


def fit_font(painter: QPainter, font: QFont, text: str, width: float) -> None:
    """Set the largest bold font in which a name fits, down to three quarters of the usual size."""
    for size in (0.92, 0.86, 0.8, 0.75):
        painter.setFont(small_font(font, size, bold=True))
        if painter.fontMetrics().horizontalAdvance(text) <= width:
            return


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Write one line of text, shortened if there is not enough space."""
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)


# --------------------------------------------------------------------------------------- attributes


def attribute(painter: QPainter, rect: QRectF, word: str) -> None:
    """The sign of an attribute, in a square."""
    with kept(painter):
        side = min(rect.width(), rect.height())
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center())
        pen = QPen(colour("text"), max(1.2, side / 11), _LINE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(box.topLeft())
        painter.scale(1, 1)
        _SIGNS.get(word, _unknown)(painter, side)


def _points(painter: QPainter, side: float, *places: tuple[float, float], close: bool) -> None:
    polygon = QPolygonF([QPointF(x * side, y * side) for x, y in places])
    painter.drawPolygon(polygon) if close else painter.drawPolyline(polygon)


def _high(painter: QPainter, side: float) -> None:
    painter.setBrush(colour("text"))
    crown = ((0.12, 0.85), (0.1, 0.3), (0.32, 0.55), (0.5, 0.15), (0.68, 0.55), (0.9, 0.3))
    _points(painter, side, *crown, (0.88, 0.85), close=True)


def _low(painter: QPainter, side: float) -> None:
    painter.drawEllipse(QRectF(0.12 * side, 0.12 * side, 0.76 * side, 0.76 * side))
    _points(painter, side, (0.32, 0.42), (0.5, 0.66), (0.68, 0.42), close=False)


def _calm(painter: QPainter, side: float) -> None:
    for y in (0.36, 0.64):
        path = QPainterPath(QPointF(0.1 * side, y * side))
        path.cubicTo(
            QPointF(0.35 * side, (y - 0.28) * side),
            QPointF(0.6 * side, (y + 0.28) * side),
            QPointF(0.9 * side, y * side),
        )
        painter.drawPath(path)


def _fierce(painter: QPainter, side: float) -> None:
    painter.setBrush(colour("text"))
    path = QPainterPath(QPointF(0.5 * side, 0.08 * side))
    path.cubicTo(
        QPointF(1.0 * side, 0.5 * side),
        QPointF(0.85 * side, 0.95 * side),
        QPointF(0.5 * side, 0.92 * side),
    )
    path.cubicTo(
        QPointF(0.15 * side, 0.95 * side),
        QPointF(0.05 * side, 0.6 * side),
        QPointF(0.34 * side, 0.42 * side),
    )
    path.quadTo(QPointF(0.42 * side, 0.6 * side), QPointF(0.5 * side, 0.08 * side))
    painter.drawPath(path)


def _geography(letter: str, turn: float) -> Callable[[QPainter, float], None]:
    def draw(painter: QPainter, side: float) -> None:
        circle = QRectF(0.1 * side, 0.1 * side, 0.8 * side, 0.8 * side)
        painter.drawEllipse(circle)
        painter.setPen(QPen(colour("text"), 1))
        painter.setBrush(geography_colour(letter))
        middle = QPointF(0.5 * side, 0.5 * side)
        wedge = QPainterPath(middle)
        wedge.arcTo(circle, turn - 45, 90)
        wedge.closeSubpath()
        painter.drawPath(wedge)

    return draw


def _outsider(painter: QPainter, side: float) -> None:
    painter.drawEllipse(QRectF(0.1 * side, 0.1 * side, 0.8 * side, 0.8 * side))
    painter.drawEllipse(QRectF(0.38 * side, 0.38 * side, 0.24 * side, 0.24 * side))


def _warlike(painter: QPainter, side: float) -> None:
    _points(painter, side, (0.14, 0.86), (0.84, 0.16), close=False)
    _points(painter, side, (0.16, 0.56), (0.44, 0.84), close=False)
    _points(painter, side, (0.62, 0.18), (0.84, 0.16), (0.82, 0.38), close=False)


def _scholarly(painter: QPainter, side: float) -> None:
    _points(painter, side, (0.5, 0.28), (0.5, 0.86), close=False)
    left = ((0.5, 0.28), (0.3, 0.18), (0.1, 0.22), (0.1, 0.8), (0.3, 0.76), (0.5, 0.86))
    _points(painter, side, *left, close=False)
    _points(painter, side, *((1 - x, y) for x, y in left), close=False)


def _clandestine(painter: QPainter, side: float) -> None:
    path = QPainterPath(QPointF(0.06 * side, 0.5 * side))
    path.quadTo(QPointF(0.5 * side, 0.06 * side), QPointF(0.94 * side, 0.5 * side))
    path.quadTo(QPointF(0.5 * side, 0.94 * side), QPointF(0.06 * side, 0.5 * side))
    painter.drawPath(path)
    painter.setBrush(colour("text"))
    painter.drawEllipse(QPointF(0.5 * side, 0.5 * side), 0.12 * side, 0.12 * side)


def _wealthy(painter: QPainter, side: float) -> None:
    for y in (0.7, 0.48, 0.26):
        painter.setBrush(colour("raised"))
        painter.drawEllipse(QPointF(0.5 * side, y * side), 0.36 * side, 0.17 * side)


def _unknown(painter: QPainter, side: float) -> None:
    painter.drawRect(QRectF(0.2 * side, 0.2 * side, 0.6 * side, 0.6 * side))


_SIGNS: dict[str, Callable[[QPainter, float], None]] = {
    "A": _high,
    "C": _low,
    "b": _calm,
    "d": _fierce,
    "G": _geography("G", 90),
    "F": _geography("F", 0),
    "e": _geography("e", 270),
    "h": _geography("h", 180),
    "outsider": _outsider,
    "warlike": _warlike,
    "scholarly": _scholarly,
    "clandestine": _clandestine,
    "wealthy": _wealthy,
}


# ------------------------------------------------------------------------------------------- tokens


def _count(painter: QPainter, box: QRectF, n: int | str, ink: QColor) -> None:
    painter.setPen(ink)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(7, round(box.height() * 0.62)))
    painter.setFont(font)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(n))


def power(painter: QPainter, box: QRectF, n: int | str) -> None:
    """Power: a round token."""
    with kept(painter):
        ground = colour("warning")
        painter.setPen(QPen(ground.darker(130), 1))
        painter.setBrush(ground)
        painter.drawEllipse(box)
        _count(painter, box, n, readable_on(ground))


def infamy(painter: QPainter, box: QRectF, n: int | str) -> None:
    """Infamy: a token on its corner."""
    with kept(painter):
        ground = colour("danger")
        painter.setPen(QPen(ground.darker(130), 1))
        painter.setBrush(ground)
        c, half = box.center(), box.width() / 2
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(c.x(), c.y() - half),
                    QPointF(c.x() + half, c.y()),
                    QPointF(c.x(), c.y() + half),
                    QPointF(c.x() - half, c.y()),
                ]
            )
        )
        _count(painter, box, n, readable_on(ground))


def boon(painter: QPainter, box: QRectF, seat: int, n: int | str) -> None:
    """Boons of a clan: a scroll in the colour of its player."""
    with kept(painter):
        ground = seat_colour(seat)
        painter.setPen(QPen(ground.darker(130), 1))
        painter.setBrush(ground)
        inner = box.adjusted(0, box.height() * 0.12, 0, -box.height() * 0.12)
        painter.drawRoundedRect(inner, 2, 2)
        _count(painter, box, n, readable_on(ground))


def ankh(painter: QPainter, box: QRectF, ground: QColor) -> None:
    """An ankh."""
    with kept(painter):
        pen = QPen(ground, max(1.6, box.width() / 7))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        w, h, x, y = box.width(), box.height(), box.left(), box.top()
        painter.drawEllipse(QRectF(x + 0.3 * w, y + 0.05 * h, 0.4 * w, 0.42 * h))
        painter.drawLine(QPointF(x + 0.5 * w, y + 0.47 * h), QPointF(x + 0.5 * w, y + 0.95 * h))
        painter.drawLine(QPointF(x + 0.2 * w, y + 0.6 * h), QPointF(x + 0.8 * w, y + 0.6 * h))


def exhausted(painter: QPainter, box: QRectF) -> None:
    """Exhaustion: an hourglass."""
    with kept(painter):
        painter.setPen(QPen(colour("text-muted"), 1.4))
        painter.setBrush(colour("text-muted"))
        side = box.width()
        painter.translate(box.topLeft())
        top = ((0.2, 0.08), (0.8, 0.08), (0.5, 0.5))
        bottom = ((0.2, 0.92), (0.8, 0.92), (0.5, 0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _points(painter, side, *top, close=True)
        painter.setBrush(colour("text-muted"))
        _points(painter, side, *bottom, close=True)


def torpor(painter: QPainter, box: QRectF) -> None:
    """Torpor: a coffin."""
    with kept(painter):
        painter.setPen(QPen(colour("text"), 1.2))
        painter.setBrush(colour("header"))
        painter.translate(box.topLeft())
        side = box.width()
        coffin = ((0.35, 0.03), (0.65, 0.03), (0.85, 0.3), (0.66, 0.97), (0.34, 0.97), (0.15, 0.3))
        _points(painter, side, *coffin, close=True)
        _points(painter, side, (0.5, 0.2), (0.5, 0.62), close=False)
        _points(painter, side, (0.36, 0.34), (0.64, 0.34), close=False)


def crown(painter: QPainter, box: QRectF) -> None:
    """A court title."""
    with kept(painter):
        painter.setPen(QPen(colour("warning").darker(130), 1))
        painter.setBrush(colour("warning"))
        painter.translate(box.topLeft())
        places = ((0.1, 0.85), (0.1, 0.3), (0.32, 0.55), (0.5, 0.15), (0.68, 0.55), (0.9, 0.3))
        _points(painter, box.width(), *places, (0.9, 0.85), close=True)


def first_player(painter: QPainter, box: QRectF) -> None:
    """The first player marker: a star."""
    with kept(painter):
        painter.setPen(QPen(colour("accent"), 1))
        painter.setBrush(colour("accent"))
        c, r = box.center(), box.width() / 2
        star = [
            QPointF(
                c.x() + math.sin(step * math.pi / 5) * (r if step % 2 == 0 else r * 0.45),
                c.y() - math.cos(step * math.pi / 5) * (r if step % 2 == 0 else r * 0.45),
            )
            for step in range(10)
        ]
        painter.drawPolygon(QPolygonF(star))


def flame(painter: QPainter, box: QRectF) -> None:
    """Fire: a burned place."""
    with kept(painter):
        painter.translate(box.topLeft())
        painter.setPen(QPen(colour("danger"), 1.2))
        _fierce(painter, box.width())
