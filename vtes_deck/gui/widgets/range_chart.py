"""Numbers of a deck on the ranges of other decks: a dot on a strip for each number."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, override

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.number_table import Cell
from vtes_deck.language import number, tr

_FROM, _TO = 0.2, 0.8
"""The part of a strip that the range takes, which is the same for all rows."""

_MIN_WIDTH = 5
"""Minimum width of a strip, in lines, to write the range next to it in figures."""

_DOT = 4.0
"""The radius of a dot, in pixels."""

_NAMES = 0.42
"""Maximum share of the width for the names."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def short_number(value: Cell, digits: int) -> str:
    """A number with at most some decimals and without trailing zeros; a text as it is."""
    if isinstance(value, str):
        return value
    while digits and round(value, digits) == round(value, digits - 1):
        digits -= 1
    return number(value, digits)


class RangeRow(msgspec.Struct, frozen=True):
    """A number of the deck and the range of the others.

    Attributes:
        label: the name of the number.
        own: the number of the deck.
        low, high: the range of the others.
        mean: their mean.
        text: the number of the deck in figures.
        span: the range in figures.
        hint: the row as a sentence.
        group: the heading above this row and the next rows with the same group; may be empty.
    """

    label: str
    own: float
    low: float
    high: float
    mean: float
    text: str
    span: str
    hint: str
    group: str = ""

    @property
    def outside(self) -> bool:
        """Whether the number is outside the range."""
        return not self.low <= self.own <= self.high

    def place(self, value: float) -> float:
        """The position of a number on the strip, 0 to 1; a number far outside is at an end."""
        if self.high > self.low:
            part = _FROM + (_TO - _FROM) * (value - self.low) / (self.high - self.low)
        else:
            side = (value > self.low) - (value < self.low)
            part = 0.5 + side * (0.5 - _FROM / 2)
        return max(0.0, min(1.0, part))


class _Line(NamedTuple):
    """A line of the chart: a heading, or a row."""

    top: float
    row: RangeRow | None
    heading: str = ""


class RangeChart(Chart):
    """A strip for each number, with aligned ranges, so that outliers are visible at a glance."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._rows: tuple[RangeRow, ...] = ()

    @property
    def ranges(self) -> tuple[RangeRow, ...]:
        """The rows, from the top."""
        return self._rows

    def show_ranges(self, rows: Sequence[RangeRow]) -> None:
        """Replace the rows."""
        self._rows = tuple(rows)
        self._refresh("; ".join(row.hint for row in self._rows))

    @override
    def rows(self) -> Sequence[Sequence[Cell]]:
        head = ("", tr("This deck"), tr("from"), tr("to"), tr("Average"))
        return [head, *((row.label, row.own, row.low, row.high, row.mean) for row in self._rows)]

    @override
    def written_rows(self) -> list[tuple[str, ...]]:
        head, *rows = self.rows()
        found = [tuple(map(str, head))]
        for name, own, *others in rows:
            # Rows have different units, so each number has its own decimals.
            found.append(
                (str(name), short_number(own, 2), *(short_number(each, 1) for each in others))
            )
        return found

    @override
    def _small_height(self) -> int:
        return self._wanted(0)

    @override
    def _large_height(self) -> int:
        return self._wanted(self._line * 1000)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._line * 8, self.heightForWidth(0))

    def _wanted(self, width: int) -> int:
        return self._row_height(width) * (self._line_count + 1) if self._rows else 0

    @property
    def _line_count(self) -> int:
        """The number of rows and headings."""
        groups = [row.group for row in self._rows]
        return len(groups) + sum(group != before for before, group in pairwise(["", *groups]))

    def _row_height(self, width: int) -> int:
        """The height of a line; few lines share the height of a large chart."""
        if not self.is_roomy(width):
            return round(self._line * 1.35)
        return max(round(self._line * 1.8), math.ceil(self._tall / (self._line_count + 1)))

    def _lines(self, width: int) -> Iterator[_Line]:
        """The lines below the title of the range."""
        step = self._row_height(width)
        top, group = float(step), ""
        for row in self._rows:
            if row.group != group:
                group = row.group
                yield _Line(top, None, group)
                top += step
            yield _Line(top, row)
            top += step

    def event(self, event: QHelpEvent) -> bool:
        """Show the hint of a row as a tooltip."""
        if event.type() == QHelpEvent.Type.ToolTip:
            step, y = self._row_height(self.width()), event.pos().y()
            lines = self._lines(self.width())
            there = next((one.row for one in lines if one.top <= y < one.top + step), None)
            if there is not None:
                QToolTip.showText(self.mapToGlobal(QPoint(event.pos())), wrapped_tip(there.hint))
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the title of the range, and the rows."""
        del event
        if not self._rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, pad = self.fontMetrics().horizontalAdvance, theme.Metrics.of(self.font()).pad
        names = min(max(wide(row.label) for row in self._rows) + 2, self.width() * _NAMES)
        own = max(wide(row.text) for row in self._rows) + 2
        span = max(wide(row.span) for row in self._rows) + 2
        if self.width() - names - own - span < self._line * _MIN_WIDTH:
            span = 0
        right = self.width() - own - span - 2 * pad
        strip = QRectF(names + pad, 0, max(0.0, right - names - pad), 0)
        self._paint_title(painter, strip)
        height = self._row_height(self.width())
        for line in self._lines(self.width()):
            place = QRectF(0, line.top, self.width(), height)
            if line.row is None:
                self._paint_heading(painter, place, line.heading)
                continue
            self._paint_row(painter, place, line.row, strip)
            self._paint_words(painter, place, line.row, (names, own, span))
        painter.end()

    def _paint_title(self, painter: QPainter, strip: QRectF) -> None:
        """Paint the title of the range, in the middle above it."""
        middle = strip.left() + strip.width() * (_FROM + _TO) / 2
        text = self.fontMetrics().elidedText(self.up, Qt.TextElideMode.ElideRight, self.width() - 4)
        half = self.fontMetrics().horizontalAdvance(text) / 2 + 2
        left = max(0.0, min(middle - half, self.width() - 2 * half))
        painter.setPen(theme.tokens().color("text-muted"))
        place = QRectF(left, 0, 2 * half, self._row_height(self.width()))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_heading(self, painter: QPainter, place: QRectF, text: str) -> None:
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.tokens().color("text-muted"))
        low = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.drawText(place.adjusted(0, 0, 0, -2), low, text)
        painter.setFont(self.font())

    def _paint_row(self, painter: QPainter, place: QRectF, row: RangeRow, strip: QRectF) -> None:
        look, middle = theme.tokens(), place.center().y()
        high = self._line * 0.5
        painter.setPen(QPen(look.color("chart-grid"), 1))
        painter.drawLine(QPointF(strip.left(), middle), QPointF(strip.right(), middle))
        pale = look.color("chart-data")
        pale.setAlphaF(0.25)
        left = strip.left() + strip.width() * _FROM
        band = QRectF(left, middle - high / 2, strip.width() * (_TO - _FROM), high)
        painter.fillRect(band, pale)
        mean = strip.left() + strip.width() * row.place(row.mean)
        if band.left() <= mean <= band.right():
            painter.setPen(QPen(look.color("chart-axis"), 1))
            painter.drawLine(QPointF(mean, band.top()), QPointF(mean, band.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("danger" if row.outside else "chart-data"))
        own = QPointF(strip.left() + strip.width() * row.place(row.own), middle)
        if row.outside:  # so that the colour is not the only difference
            side = QPointF(_DOT, _DOT)
            painter.drawRect(QRectF(own - side, own + side))
        else:
            painter.drawEllipse(own, _DOT, _DOT)

    def _paint_words(
        self, painter: QPainter, place: QRectF, row: RangeRow, wide: tuple[float, float, float]
    ) -> None:
        """The name on the left, the number and the range on the right."""
        look = theme.tokens()
        names, own, span = wide
        label = self.fontMetrics().elidedText(row.label, Qt.TextElideMode.ElideRight, round(names))
        painter.setPen(look.color("danger" if row.outside else "text"))
        box = QRectF(place)
        box.setWidth(names + 1)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, label)
        end = place.right() - span - theme.Metrics.of(self.font()).pad
        painter.drawText(QRectF(end - own, place.top(), own, place.height()), _RIGHT, row.text)
        if not span:
            return
        painter.setPen(look.color("text-muted"))
        rest = QRectF(place.right() - span, place.top(), span - 1, place.height())
        painter.drawText(rest, _RIGHT, row.span)
