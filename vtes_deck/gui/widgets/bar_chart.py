"""Rows of bars: a number next to its share, readable without colour and by a screen reader."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import override

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from cardbase.model import AnyCard
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.card_tile import tile_icon, tile_size
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.chart_colors import Part, card_color
from vtes_deck.gui.widgets.number_table import Cell
from vtes_deck.language import percent, tr

_CAP = 3.0
"""Half the length of the caps of an interval, in pixels."""

_THIN, _THICK = 0.64, 2.4
"""The least and the largest height of the bars of a row, in lines."""

_FILLED = 0.56
"""The share of a high row that its bars fill."""

_TILE = 1.3
"""The height of a tile, in lines."""

BETWEEN = 1.0
"""The gap after a coloured part of a bar, in pixels."""

type Icon = str
"""Name of an icon, or ``discipline:CODE``."""


class Bar(msgspec.Struct, frozen=True):
    """One row.

    Attributes:
        label: the name of the row.
        value: the whole length of the bar.
        part: the part that is filled darker, from the left; the rest is outlined only.
        text: the numbers in words or figures, at the right end.
        icon: the icon in front of the label, or empty.
        hint: the row as a sentence, for the tooltip.
        warn: whether to mark the row with a warning sign.
        low, high: edges of the interval around the value; ``None`` for an exact value.
        numbers: the numbers of the row in a table; if empty, the value, part and interval.
        other: the length of a second bar, for comparison.
        card: the card of the row; its tile is the icon, and its clan or type colours the bar.
        parts: the coloured parts of the bar, from the left or from below; one colour if empty.
    """

    label: str
    value: float
    part: float | None = None
    text: str = ""
    icon: Icon = ""
    hint: str = ""
    warn: bool = False
    low: float | None = None
    high: float | None = None
    numbers: tuple[Cell, ...] = ()
    other: float | None = None
    card: AnyCard | None = None
    parts: tuple[Part, ...] = ()

    @property
    def reach(self) -> float:
        """The end of the bar, of its interval and of the second bar."""
        return max(self.value, self.high or 0.0, self.other or 0.0)


class BarChart(Chart):
    """The base of charts of horizontal or vertical bars."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._bars: tuple[Bar, ...] = ()
        self._heads: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()
        self._percent = False
        self._even: float | None = None
        self._whole = 0.0

    def set_heads(self, *heads: str) -> None:
        """Set the headers of the table: for the labels, and for each of the ``numbers``."""
        self._heads = heads

    def set_even(self, value: float | None) -> None:
        """Draw a dashed line at a value for comparison with the bars, or none."""
        self._even = value
        self.update()

    def set_whole(self, value: float) -> None:
        """Make the scale include a value, such as 1 for shares."""
        self._whole = value
        self.update()

    @property
    def _top(self) -> float:
        """The value at the end of the scale."""
        return max(self._whole, self._even or 0.0, *(bar.reach for bar in self._bars)) or 1.0

    def _paint_even(self, painter: QPainter, begin: QPointF, end: QPointF) -> None:
        painter.setPen(QPen(theme.tokens().color("text-muted"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(begin, end)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The bars, from the top or from the left."""
        return self._bars

    def show_bars(
        self, bars: Sequence[Bar], *, shares: bool = False, names: Sequence[str] = ()
    ) -> None:
        """Replace the shown bars.

        Args:
            bars: the bars, from the top or from the left.
            shares: whether their values are shares of one.
            names: the names of the bars and of the second bars, if any.
        """
        self._bars, self._percent = tuple(bars), shares
        self._names = tuple(names) if any(bar.other is not None for bar in bars) else ()
        self._refresh("; ".join(bar.hint or _spoken(bar) for bar in self._bars))

    @override
    def figure(self, value: float, digits: int) -> str:
        return percent(value, 1) if self._percent else super().figure(value, digits)

    @override
    def rows(self) -> Sequence[Sequence[Cell]]:
        if self._heads:
            rows: list[Sequence[Cell]] = [self._heads]
            rows += [(bar.label, *(bar.numbers or (bar.value,))) for bar in self._bars]
            return rows
        return self._plain_rows()

    def _plain_rows(self) -> Sequence[Sequence[Cell]]:
        heads: list[str] = [self.across, self._names[0] if self._names else self.up or tr("value")]
        parted = any(bar.part is not None for bar in self._bars)
        ranged = any(bar.low is not None for bar in self._bars)
        if parted:
            heads.append(tr("part"))
        if ranged:
            heads += [tr("from"), tr("to")]
        heads += self._names[1:]
        rows: list[list[Cell]] = []
        for bar in self._bars:
            row: list[Cell] = [bar.label, bar.value]
            if parted:
                row.append(bar.value if bar.part is None else bar.part)
            if ranged:
                row += [
                    "" if bar.low is None else bar.low,
                    "" if bar.high is None else bar.high,
                ]
            if self._names:
                row.append("" if bar.other is None else bar.other)
            rows.append(row)
        return [heads, *rows]

    def _color(self, place: int) -> QColor:
        """The colour of the bars, or of the second bars."""
        look = theme.tokens()
        return QColor(look.series[place % len(look.series)])

    @property
    def _legend(self) -> float:
        """The height of the names of the bars."""
        return self._line * 1.3 if self._names else 0.0

    def _paint_legend(self, painter: QPainter, top: float) -> None:
        """Paint the name of each kind of bar after a sample; the first one can be shortened."""
        letters, side, left = self.fontMetrics(), self._line * 0.7, 0.0
        room = self.width() / max(1, len(self._names)) - 2 * self._line
        for place, name in enumerate(self._names):
            painter.fillRect(
                QRectF(left, top + (self._legend - side) / 2, side, side), self._color(place)
            )
            text = letters.elidedText(name, Qt.TextElideMode.ElideRight, round(room))
            wide = letters.horizontalAdvance(text) + 2.0
            box = QRectF(left + side + 4, top, wide, self._legend)
            painter.setPen(theme.tokens().color("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
            left = box.right() + self._line


class Bars(BarChart):
    """Rows of horizontal bars with one common scale.

    Signals:
        picked: index of the row that was clicked.
    """

    picked = Signal(int)

    @override
    def _small_height(self) -> int:
        return self._wanted(0)

    @override
    def _large_height(self) -> int:
        return self._wanted(self._line * 1000)

    def _wanted(self, width: int) -> int:
        rows = self._row_height(width) * len(self._bars)
        return rows + self._head(width) if rows else 0

    def _head(self, width: int) -> int:
        """The height above the rows: the titles of the axes, and the names of the bars."""
        titled = self.is_roomy(width) and (self.across or self.up)
        return round((self._line * 1.5 if titled else 0) + self._legend)

    def _row_at(self, y: float) -> int:
        """The row at a height, or -1."""
        row = int((y - self._head(self.width())) // max(1, self._row))
        return row if 0 <= row < len(self._bars) else -1

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._line * 8, self.heightForWidth(0))

    def _row_height(self, width: int) -> int:
        """The height of a row; few rows share the height of a large chart."""
        if not self.is_roomy(width):
            return round(self._line * 1.35)
        shared = (self._tall - self._head(width)) / max(1, len(self._bars))
        return max(round(self._line * 1.8), math.ceil(shared))

    def event(self, event: QHelpEvent) -> bool:
        """Show the hint of a row as a tooltip."""
        if event.type() == QHelpEvent.Type.ToolTip:
            row = self._row_at(event.pos().y())
            if row >= 0 and self._bars[row].hint:
                place = self.mapToGlobal(QPoint(event.pos()))
                QToolTip.showText(place, wrapped_tip(self._bars[row].hint), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click picks a row."""
        row = self._row_at(event.position().y())
        if event.button() is Qt.MouseButton.LeftButton and row >= 0:
            self.picked.emit(row)
        super().mouseReleaseEvent(event)

    @property
    def _row(self) -> int:
        return self._row_height(self.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        del event
        if not self._bars:
            return
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        fonts = self.fontMetrics()
        icon_width = self._sign_width()
        widest = max(fonts.horizontalAdvance(bar.label) for bar in self._bars) + 2
        if self.is_roomy(self.width()):
            widest = max(widest, fonts.horizontalAdvance(self.across) + 2 - icon_width)
        label_width = min(widest, round(self.width() * 0.42))
        text_width = max(fonts.horizontalAdvance(bar.text) for bar in self._bars)
        left = icon_width + label_width + metrics.pad
        room = max(0, self.width() - left - text_width - metrics.pad - 1)
        scale = self._top
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head = self._head(self.width())
        self._paint_head(painter, left)
        thick = min(max(self._line * _THIN, self._row * _FILLED), self._line * _THICK)
        for index, bar in enumerate(self._bars):
            top = head + index * self._row
            middle = top + self._row / 2
            self._paint_sign(painter, bar, middle)
            painter.setPen(look.color("danger" if bar.warn else "text"))
            label = fonts.elidedText(bar.label, Qt.TextElideMode.ElideRight, label_width)
            place = QRectF(icon_width, top, label_width + 1, self._row)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, label)
            whole = QRectF(left, middle - thick / 2, room * bar.value / scale, thick)
            if bar.other is not None:
                whole.setHeight(thick / 2)
            self._draw_bar(painter, whole, bar)
            if bar.other is not None:
                second = QRectF(left, middle, room * bar.other / scale, thick / 2)
                painter.fillRect(second, self._color(1))
            if bar.low is not None and bar.high is not None:
                ends = (left + room * bar.low / scale, left + room * bar.high / scale)
                level = whole.center().y()
                draw_interval(painter, QPointF(ends[0], level), QPointF(ends[1], level))
            end = QRectF(self.width() - text_width - 1, top, text_width + 1, self._row)
            painter.setPen(look.color("danger" if bar.warn else "text"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(end, right, bar.text)
        if self._even is not None:
            x = left + room * self._even / scale
            self._paint_even(painter, QPointF(x, head), QPointF(x, self.height()))
        painter.end()

    def _sign_width(self) -> int:
        """The width of the tiles or icons in front of the labels, with the gap after them."""
        metrics = theme.Metrics.of(self.font())
        if any(bar.card is not None for bar in self._bars):
            return tile_size(round(metrics.line * _TILE))[0] + metrics.gap
        return metrics.icon + metrics.gap if any(bar.icon for bar in self._bars) else 0

    def _paint_sign(self, painter: QPainter, bar: Bar, middle: float) -> None:
        """Paint the tile or the icon of a row."""
        metrics = theme.Metrics.of(self.font())
        if bar.card is not None:
            wide, high = tile_size(round(metrics.line * _TILE))
            tile_icon(bar.card, metrics.line).paint(
                painter, QRect(0, round(middle - high / 2), wide, high)
            )
        elif bar.icon:
            box = QRectF(0, middle - metrics.icon / 2, metrics.icon, metrics.icon)
            _draw_icon(painter, box, bar.icon)

    def _paint_head(self, painter: QPainter, left: float) -> None:
        """Paint the titles of the axes, above the labels and above the left end of the bars."""
        titled = self._head(self.width()) - self._legend
        if titled > 0:
            painter.setPen(theme.tokens().color("text-muted"))
            letters, middle = self.fontMetrics(), Qt.AlignmentFlag.AlignVCenter
            for text, begin, end in ((self.across, 0.0, left), (self.up, left, self.width())):
                short = letters.elidedText(text, Qt.TextElideMode.ElideRight, round(end - begin))
                painter.drawText(QRectF(begin, 0, end - begin, titled), middle, short)
        if self._names:
            self._paint_legend(painter, titled)

    def _draw_bar(self, painter: QPainter, whole: QRectF, bar: Bar) -> None:
        look = theme.tokens()
        if whole.width() < 1:
            return
        if bar.parts:
            left, unit = whole.left(), whole.width() / sum(part.size for part in bar.parts)
            for part in bar.parts:
                painter.fillRect(
                    QRectF(left, whole.top(), unit * part.size - BETWEEN, whole.height()),
                    part.color,
                )
                left += unit * part.size
            return
        color = look.color("chart-data") if bar.card is None else card_color(bar.card)
        share = bar.value if bar.part is None else bar.part
        filled = QRectF(whole)
        filled.setWidth(whole.width() * share / bar.value if bar.value else 0)
        painter.setPen(QPen(color, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole, 2, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(filled, 2, 2)


def _draw_icon(painter: QPainter, box: QRectF, name: Icon) -> None:
    kind, _, code = name.partition(":")
    if kind == "discipline":
        icons.draw_discipline(painter, box, code)
    else:
        icons.draw(painter, box, name)


def draw_interval(painter: QPainter, begin: QPointF, end: QPointF) -> None:
    """Draw a thin line with caps from one end of an interval to the other."""
    painter.setPen(QPen(theme.tokens().color("text"), 1))
    painter.drawLine(begin, end)
    lies = begin.y() == end.y()
    cap = QPointF(0, _CAP) if lies else QPointF(_CAP, 0)
    for point in (begin, end):
        painter.drawLine(point - cap, point + cap)


def _spoken(bar: Bar) -> str:
    return f"{bar.label}: {bar.text or bar.value}"
