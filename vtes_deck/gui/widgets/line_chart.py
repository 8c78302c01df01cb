"""Curves over turns with a band around each; readable in print and without colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, override

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.chart_labels import draw_label, every, free_place, label_box, spread
from vtes_deck.gui.widgets.chart_scale import marks, short, widened
from vtes_deck.gui.widgets.number_table import Cell
from vtes_deck.language import number, percent, tr

_DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""The dashes of each curve, so that curves differ in more than colour."""

_BAND = 0.18
"""The opacity of a band's colour."""

_NAMES = 0.36
"""Maximum share of the width for the names at the ends of the curves."""

_LEADER = 16.0
"""The width of the line from the end of a curve to its name, in pixels."""

type _Piece = tuple[QPointF, QPointF]
"""Two ends of a straight piece of a curve."""

_SAMPLE = 28.0
"""The width of the sample of a curve in front of its name, in pixels."""

_LEGEND_LINE = 1.3
"""The height of a line of names, in lines of text."""


class Point(msgspec.Struct, frozen=True):
    """A point of a curve.

    Attributes:
        label: the label below it.
        value: its height.
        low, high: the edges of the band at this point.
        text: the height in figures.
        hint: the point as a sentence.
    """

    label: str
    value: float
    low: float
    high: float
    text: str
    hint: str


class Series(msgspec.Struct, frozen=True):
    """A curve: its name and its points, one for each label of the chart."""

    name: str
    points: tuple[Point, ...]


class _Name(NamedTuple):
    """The name of a curve above the chart: its text, its left edge in pixels and its line."""

    text: str
    left: float
    line: int


class LineChart(Chart):
    """One curve, or several on top of each other.

    Signals:
        picked: index of the point that was clicked.
    """

    picked = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._series: tuple[Series, ...] = ()
        self._percent = False
        self._marked: int | None = None

    @property
    def series(self) -> tuple[Series, ...]:
        """The shown curves."""
        return self._series

    def show_series(
        self, series: Sequence[Series], *, percent: bool = False, marked: int | None = None
    ) -> None:
        """Replace the shown curves.

        Args:
            series: the curves; those without points are omitted.
            percent: whether heights are shares of one.
            marked: the index of a point to mark with a line from the axis.
        """
        self._series = tuple(one for one in series if one.points)
        self._percent, self._marked = percent, marked
        hints = (point.hint for one in self._series for point in one.points)
        self._refresh(" ".join(hints))

    @override
    def rows(self) -> Sequence[Sequence[Cell]]:
        several = len(self._series) > 1
        heads: list[str] = [self.across]
        for one in self._series:
            heads.append(one.name if several else self.up or tr("value"))
            if _ranged(one):
                heads += [tr("from"), tr("to")]
        rows: list[list[Cell]] = []
        longest = max(self._series, key=lambda one: len(one.points), default=Series("", ()))
        for at, point in enumerate(longest.points):
            row: list[Cell] = [point.label]
            for one in self._series:
                there = one.points[at] if at < len(one.points) else None
                row.append(there.value if there else "")
                if _ranged(one):
                    row += [there.low, there.high] if there else ["", ""]
            rows.append(row)
        return [heads, *rows]

    @override
    def figure(self, value: float, digits: int) -> str:
        return percent(value, 1) if self._percent else super().figure(value, digits)

    @override
    def _small_height(self) -> int:
        return self._line * 11 if self._series else 0

    # ------------------------------------------------------------------------------------ the mouse

    def _at(self, x: float) -> int:
        points = len(self._series[0].points)
        return min(points - 1, max(0, int((x - self._left) / self._step)))

    def event(self, event: QHelpEvent) -> bool:
        """Show the hints of the points as a tooltip."""
        if event.type() == QHelpEvent.Type.ToolTip and self._series:
            at = self._at(event.pos().x())
            lines = [one.points[at].hint for one in self._series if at < len(one.points)]
            QToolTip.showText(event.globalPos(), wrapped_tip("\n".join(lines)), self)
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click picks a point."""
        if self._series and event.button() is Qt.MouseButton.LeftButton:
            self.picked.emit(self._at(event.position().x()))
        super().mouseReleaseEvent(event)

    # ------------------------------------------------------------------------------------- painting

    @property
    def _left(self) -> float:
        """The width of the numbers of the axis."""
        wide = self.fontMetrics().horizontalAdvance
        bottom, top = self._scale()
        return max(wide(self._figure(mark)) for mark in marks(bottom, top)) + 6.0

    @property
    def _step(self) -> float:
        points = max(1, len(self._series[0].points)) if self._series else 1
        return max(1.0, (self.width() - self._left - self._margin() - 2) / points)

    def _ends(self) -> list[str]:
        """The text at the end of each curve: its name and its last number.

        Empty if there is only one curve or not enough space; the names are then above the chart.
        """
        if len(self._series) < 2 or not self.is_roomy(self.width()):
            return []
        texts = [f"{one.name} {one.points[-1].text}".rstrip() for one in self._series]
        wide = max(map(self.fontMetrics().horizontalAdvance, texts))
        room = self.height() - self._line * 6
        return texts if wide <= self.width() * _NAMES and len(texts) * self._line <= room else []

    def _margin(self) -> float:
        """The width to the right of the curves."""
        return max(
            (self.fontMetrics().horizontalAdvance(text) + _LEADER for text in self._ends()),
            default=0.0,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the axis, the bands, the lines, and the numbers of the first curve."""
        del event
        if not self._series:
            return
        line = theme.Metrics.of(self.font()).line
        ends = self._ends()
        names = self._legend() if len(self._series) > 1 and not ends else []
        legend = line * _LEGEND_LINE * (names[-1].line + 1) if names else 0.0
        room = self._titled(QRectF(self.rect()))
        # The number of a point at the top is above it.
        plot = room.adjusted(self._left, legend + line * 1.3, -self._margin() - 2, -line * 1.4)
        scale = self._scale()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter, plot, *scale)
        self._paint_mark(painter, plot, scale)
        for place, one in enumerate(self._series):
            self._paint_curve(painter, plot, one, place, scale)
        self._paint_numbers(painter, plot, scale, most=-1 if ends else None)
        if names:
            self._paint_legend(painter, room.top(), names)
        if ends:
            self._paint_ends(painter, plot, scale, ends)
        self._paint_titles(painter)
        painter.end()

    def _scale(self) -> tuple[float, float]:
        points = [point for one in self._series for point in one.points]
        top = max(max(p.high, p.value) for p in points)
        bottom = min(0.0, *(min(p.low, p.value) for p in points))
        if self._percent:
            return 0.0, 1.0
        return widened(bottom, max(top, bottom + 1.0))

    def _place(self, plot: QRectF, at: int, value: float, scale: tuple[float, float]) -> QPointF:
        bottom, top = scale
        share = (value - bottom) / (top - bottom)
        return QPointF(plot.left() + self._step * (at + 0.5), plot.bottom() - plot.height() * share)

    def _paint_grid(self, painter: QPainter, plot: QRectF, bottom: float, top: float) -> None:
        look, line = theme.tokens(), theme.Metrics.of(self.font()).line
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in marks(bottom, top):
            y = self._place(plot, 0, value, (bottom, top)).y()
            painter.setPen(QPen(look.color("chart-grid"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(look.color("text-muted"))
            place = QRectF(0, y - line / 2, plot.left() - 4, line)
            painter.drawText(place, right, self._figure(value))

    def _paint_mark(self, painter: QPainter, plot: QRectF, scale: tuple[float, float]) -> None:
        points = self._series[0].points
        if self._marked is None or self._marked >= len(points):
            return
        tip = self._place(plot, self._marked, points[self._marked].value, scale)
        painter.setPen(QPen(theme.tokens().color("text-muted"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(tip.x(), plot.bottom()), tip)
        painter.setPen(QPen(self._color(0), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(tip, 6, 6)

    def _figure(self, value: float) -> str:
        """A value on the axis."""
        return tr("{number} %", number=number(100 * value)) if self._percent else short(value)

    def _paint_curve(
        self,
        painter: QPainter,
        plot: QRectF,
        one: Series,
        number: int,
        scale: tuple[float, float],
    ) -> None:
        color = self._color(number)
        upper = [self._place(plot, at, p.high, scale) for at, p in enumerate(one.points)]
        lower = [self._place(plot, at, p.low, scale) for at, p in enumerate(one.points)]
        middle = [self._place(plot, at, p.value, scale) for at, p in enumerate(one.points)]
        pale = QColor(color)
        pale.setAlphaF(_BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pale)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 2, _DASHES[number % len(_DASHES)]))
        painter.drawPolyline(QPolygonF(middle))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        for point in middle:
            painter.drawEllipse(point, 3, 3)

    def _pieces(self, plot: QRectF, at: int, scale: tuple[float, float]) -> list[_Piece]:
        """The pieces of all curves that are near a point of the first one."""
        pieces: list[_Piece] = []
        for one in self._series:
            near = range(max(0, at - 2), min(len(one.points), at + 3))
            places = [self._place(plot, n, one.points[n].value, scale) for n in near]
            pieces += pairwise(places)
        return pieces

    def _paint_numbers(
        self, painter: QPainter, plot: QRectF, scale: tuple[float, float], most: int | None
    ) -> None:
        """Write the labels of the axis, and the numbers of the first ``most`` points."""
        look, line = theme.tokens(), theme.Metrics.of(self.font()).line
        points, right = self._series[0].points, float(self.width())
        labels = every([p.label for p in points], self._step, self.fontMetrics())
        numbers = every([p.text for p in points], self._step, self.fontMetrics())
        painter.setPen(look.color("text-muted"))
        for at, point in enumerate(points[::labels]):
            middle = self._place(plot, at * labels, 0, scale).x()
            draw_label(painter, middle, plot.bottom() + line * 0.1, right, point.label)
        painter.setPen(look.color("text"))
        inside = QRectF(0, plot.top() - line * 1.3, right, plot.height() + line * 1.3)
        for at, point in list(enumerate(points))[:most:numbers]:
            place = self._place(plot, at, point.value, scale)
            box = label_box(point.text, self.fontMetrics())
            free = free_place(place, box, inside, self._pieces(plot, at, scale))
            if free is not None:
                painter.drawText(free, Qt.AlignmentFlag.AlignCenter, point.text)
            else:
                above = place.y() - line * 1.25
                draw_label(painter, place.x(), above, right, point.text, look.color("window"))

    def _paint_ends(
        self, painter: QPainter, plot: QRectF, scale: tuple[float, float], ends: Sequence[str]
    ) -> None:
        """Write the name of each curve at its end."""
        look = theme.tokens()
        tips = [
            self._place(plot, len(one.points) - 1, one.points[-1].value, scale)
            for one in self._series
        ]
        top = plot.top() - self._line * 1.3
        heights = spread([tip.y() for tip in tips], self._line, top, plot.bottom())
        for place, (tip, text, middle) in enumerate(zip(tips, ends, heights, strict=True)):
            box = label_box(text, self.fontMetrics())
            box.moveTopLeft(QPointF(plot.right() + _LEADER - 4, middle - box.height() / 2))
            painter.setPen(QPen(self._color(place), 1))
            painter.drawLine(tip, QPointF(box.left() - 3, middle))
            painter.setPen(look.color("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)

    def _legend(self) -> list[_Name]:
        """The names of the curves in as many lines as they need.

        Only a name that is wider than the chart is shortened.
        """
        letters, found = self.fontMetrics(), list[_Name]()
        left, line, whole = 0.0, 0, float(self.width())
        for one in self._series:
            text = letters.elidedText(
                one.name, Qt.TextElideMode.ElideRight, round(whole - _SAMPLE - 1)
            )
            wide = _SAMPLE + letters.horizontalAdvance(text) + 1.0
            if left and left + wide > whole:
                left, line = 0.0, line + 1
            found.append(_Name(text, left, line))
            left += wide + _SAMPLE / 2
        return found

    def _paint_legend(self, painter: QPainter, top: float, names: Sequence[_Name]) -> None:
        look, height = theme.tokens(), theme.Metrics.of(self.font()).line * _LEGEND_LINE
        for place, name in enumerate(names):
            above = top + name.line * height
            middle = above + height / 2
            painter.setPen(QPen(self._color(place), 2, _DASHES[place % len(_DASHES)]))
            painter.drawLine(QPointF(name.left, middle), QPointF(name.left + _SAMPLE - 4, middle))
            painter.setPen(look.color("text"))
            painter.drawText(
                QRectF(name.left + _SAMPLE, above, self.width() - name.left - _SAMPLE, height),
                Qt.AlignmentFlag.AlignVCenter,
                name.text,
            )

    @staticmethod
    def _color(number: int) -> QColor:
        look = theme.tokens()
        return QColor(look.series[number % len(look.series)])


def _ranged(one: Series) -> bool:
    """Whether a curve has intervals."""
    return any(point.low != point.high for point in one.points)
