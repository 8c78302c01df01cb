"""Columns: a histogram, or a number for each year, readable without colour."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.bar_chart import BETWEEN, BarChart, draw_interval
from vtes_deck.gui.widgets.chart_labels import draw_label, every
from vtes_deck.gui.widgets.chart_scale import marks, short, widened
from vtes_deck.language import percent


class Columns(BarChart):
    """A histogram: one column for each whole number.

    Signals:
        picked: index of the column that was clicked.
    """

    picked = Signal(int)

    @override
    def _small_height(self) -> int:
        return self._line * 7 if self._bars else 0

    @property
    def _widest(self) -> float:
        return self._line * (12 if self.is_roomy(self.width()) else 4)

    @property
    def _left(self) -> float:
        """The width of the numbers of the axis; there is one if those of the columns do not fit."""
        texts = [bar.text for bar in self._bars]
        room = min(self.width() / max(1, len(self._bars)), self._widest)
        if every(texts, room, self.fontMetrics()) == 1:
            return 0.0
        lines = marks(0.0, widened(0.0, self._top)[1])
        return max(self.fontMetrics().horizontalAdvance(self._written(at)) for at in lines) + 6.0

    @property
    def _drop(self) -> float:
        """The space between columns and labels in lines, which the zero of the axis needs."""
        return 0.45 if self._left else 0.1

    def _written(self, value: float) -> str:
        """A value on the axis."""
        return percent(value) if self._percent else short(value)

    @property
    def _step(self) -> float:
        room = (self.width() - self._left - 1) / max(1, len(self._bars))
        return max(1.0, min(room, self._widest))

    def column_at(self, x: float) -> int:
        """The column at a place, or -1."""
        column = int((x - self._left) // self._step) if self._bars else -1
        return column if 0 <= column < len(self._bars) else -1

    def event(self, event: QHelpEvent) -> bool:
        """Show the hint of a column as a tooltip."""
        if event.type() == QHelpEvent.Type.ToolTip and self._bars:
            column = self.column_at(event.pos().x())
            if column >= 0 and self._bars[column].hint:
                place = self.mapToGlobal(QPoint(event.pos()))
                QToolTip.showText(place, wrapped_tip(self._bars[column].hint), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click picks a column."""
        column = self.column_at(event.position().x())
        if event.button() is Qt.MouseButton.LeftButton and column >= 0:
            self.picked.emit(column)
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the columns on a line."""
        del event
        if not self._bars:
            return
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        scale = self._top
        area = self._titled(QRectF(self.rect()))
        step, left = self._step, self._left
        ground = area.bottom() - metrics.line * (1.1 + self._drop)
        room = ground - area.top() - self._legend - metrics.line * 1.1
        if left:
            scale = widened(0.0, scale)[1]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        end = left + step * len(self._bars)
        if left:
            self._paint_axis(painter, QRectF(left, ground - room, end - left, room), scale)
        painter.setPen(QPen(look.color("chart-axis"), 1))
        painter.drawLine(QPointF(left, ground), QPointF(end, ground))
        plot = QRectF(left, ground - room, end - left, room)
        for index in range(len(self._bars)):
            self._paint_column(painter, plot, index, scale)
        if self._even is not None:
            y = ground - room * self._even / scale
            self._paint_even(painter, QPointF(left, y), QPointF(end, y))
        if self._names:
            self._paint_legend(painter, area.top())
        self._paint_titles(painter, left + end)
        painter.end()

    def _paint_column(self, painter: QPainter, plot: QRectF, index: int, scale: float) -> None:
        """A column or two, with label, interval and number."""
        bar, step, line, right = self._bars[index], self._step, self._line, float(self.width())
        labels = every([bar.label for bar in self._bars], step, self.fontMetrics())
        ground, high = plot.bottom(), plot.height() / scale
        wide = step * (0.32 if self._names else 0.64)
        begin, middle = plot.left() + (index + 0.18) * step, plot.left() + (index + 0.5) * step
        values = (bar.value, bar.other or 0.0)[: max(1, len(self._names))]
        for place, value in enumerate(values):
            column = QRectF(begin + place * wide, ground - high * value, wide, high * value)
            if not bar.parts or place:
                painter.fillRect(column, self._color(place))
                continue
            for part in bar.parts:
                column.setTop(column.bottom() - high * part.size + BETWEEN)
                painter.fillRect(column, part.color)
                column.setBottom(column.top() - BETWEEN)
        painter.setPen(theme.tokens().color("text"))
        if index % labels == 0:
            draw_label(painter, middle, ground + line * self._drop, right, bar.label)
        if bar.low is not None and bar.high is not None:
            centre = begin + wide / 2
            ends = (
                QPointF(centre, ground - high * bar.low),
                QPointF(centre, ground - high * bar.high),
            )
            draw_interval(painter, *ends)
        if bar.value and not self._left:
            painter.setPen(theme.tokens().color("text"))
            top = ground - high * bar.reach - line * 1.1
            draw_label(painter, middle, top, right, bar.text)

    def _paint_axis(self, painter: QPainter, plot: QRectF, scale: float) -> None:
        """Lines across the chart with their values."""
        look = theme.tokens()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in marks(0.0, scale):
            y = plot.bottom() - plot.height() * value / scale
            painter.setPen(QPen(look.color("chart-grid"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(look.color("text-muted"))
            box = QRectF(0, y - self._line / 2, plot.left() - 4, self._line)
            painter.drawText(box, right, self._written(value))
