"""A pale sketch of a chart that has no numbers yet."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import override

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from vtes_deck.graphics import theme

_TALL = 11
"""Height in lines."""

_WORDS = 2.4
"""Height of the words below the sketch, in lines."""

_POINTS = 10
_BAND = 0.16
_BARS = ((0.78, 0.1), (0.6, 0.14), (0.52, 0.12), (0.41, 0.16), (0.3, 0.13))
"""Length and half interval of each bar, as shares of the width."""


class Sketch(StrEnum):
    """The kinds of sketched charts."""

    CURVE = "curve"
    BARS = "bars"


class ChartSketch(QWidget):
    """A curve with its band, or bars with their intervals, without any numbers.

    Args of the constructor:
        sketch: the kind of chart.
        text: how to fill the chart; written below it.
    """

    def __init__(self, sketch: Sketch, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sketch, self._text = sketch, text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        line = theme.Metrics.of(self.font()).line
        return QSize(line * 14, line * _TALL)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look, line = theme.tokens(), theme.Metrics.of(self.font()).line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(line, line * 0.5, -line, -line * _WORDS)
        below = QRectF(0, place.bottom() + line * 0.3, self.width(), line * (_WORDS - 0.3))
        painter.setPen(QPen(look.color("chart-axis"), 1))
        painter.drawLine(place.topLeft(), place.bottomLeft())
        if self._sketch is Sketch.CURVE:
            painter.drawLine(place.bottomLeft(), place.bottomRight())
            self._paint_curve(painter, place)
        else:
            self._paint_bars(painter, place)
        painter.setPen(look.color("text-muted"))
        painter.drawText(below, int(_CENTRED), self._text)
        painter.end()

    @staticmethod
    def _paint_curve(painter: QPainter, place: QRectF) -> None:
        shares = [1 / (1 + math.exp(4 - at)) for at in range(_POINTS)]

        def points(raised: float) -> list[QPointF]:
            step = place.width() / (_POINTS - 1)
            return [
                QPointF(
                    place.left() + at * step,
                    place.bottom() - place.height() * min(0.95, max(0.02, share * 0.8 + raised)),
                )
                for at, share in enumerate(shares)
            ]

        pale = theme.tokens().color("chart-data")
        pale.setAlphaF(_BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pale)
        painter.drawPolygon(QPolygonF([*points(0.12), *reversed(points(-0.12))]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.tokens().color("chart-axis"), 2))
        painter.drawPolyline(QPolygonF(points(0.0)))

    @staticmethod
    def _paint_bars(painter: QPainter, place: QRectF) -> None:
        high = place.height() / len(_BARS)
        pale = theme.tokens().color("chart-data")
        pale.setAlphaF(_BAND)
        for row, (share, half) in enumerate(_BARS):
            top = place.top() + row * high
            painter.fillRect(
                QRectF(place.left(), top + high * 0.2, place.width() * share, high * 0.6), pale
            )
            painter.setPen(QPen(theme.tokens().color("chart-axis"), 1))
            middle = top + high / 2
            ends = (place.left() + place.width() * (share + side * half) for side in (-1, 1))
            left, right = ends
            painter.drawLine(QPointF(left, middle), QPointF(right, middle))


_CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
