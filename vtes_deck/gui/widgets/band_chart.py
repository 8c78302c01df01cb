"""Bands: shares that add up to one, step after step, readable in print and without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.chart_labels import draw_label, every
from vtes_deck.gui.widgets.chart_scale import marks
from vtes_deck.gui.widgets.number_table import Cell
from vtes_deck.language import percent

_FAINTEST, _FULL = 0.0, 0.85
"""The share of the colour of data in the lowest and the topmost band."""

_READABLE = 0.1
"""A band thinner than this has no number."""


class BandStep(msgspec.Struct, frozen=True):
    """One step of the chart.

    Attributes:
        label: the label below it.
        shares: the share of each band, from the bottom; they add up to 1.
        texts: the text in each band, shown if there is space.
        full: the same texts with their unit; each band shows the first one that fits.
        hint: the step as a sentence, for the tooltip and for screen readers.
    """

    label: str
    shares: tuple[float, ...]
    texts: tuple[str, ...]
    hint: str
    full: tuple[str, ...] = ()


class BandChart(Chart):
    """Bands stacked on each other, from step to step; each band shows its text."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._steps: tuple[BandStep, ...] = ()

    @property
    def steps(self) -> tuple[BandStep, ...]:
        """The shown steps."""
        return self._steps

    def show_steps(self, steps: Sequence[BandStep]) -> None:
        """Replace the shown steps."""
        self._steps = tuple(steps)
        self._refresh(" ".join(step.hint for step in self._steps))

    @override
    def rows(self) -> Sequence[Sequence[Cell]]:
        texts = self._steps[0].texts if self._steps else ()
        heads = tuple(text.split(":")[0].strip() for text in texts)
        rows: list[Sequence[Cell]] = [("", *heads)]
        rows += [(step.label, *step.shares) for step in self._steps]
        return rows

    @override
    def figure(self, value: float, digits: int) -> str:
        return percent(value, 1)

    @override
    def _small_height(self) -> int:
        return self._line * 10 if self._steps else 0

    def event(self, event: QHelpEvent) -> bool:
        """Show the hint of a step as a tooltip."""
        if event.type() == QHelpEvent.Type.ToolTip and self._steps:
            at = min(len(self._steps) - 1, int((event.pos().x() - self._left) / self._breadth()))
            place = self.mapToGlobal(QPoint(event.pos()))
            QToolTip.showText(place, plain_tip(self._steps[max(0, at)].hint), self)
            return True
        return super().event(event)

    @property
    def _left(self) -> float:
        """The width of the vertical axis; a small chart has none."""
        if not self.is_roomy(self.width()):
            return 0.0
        wide = self.fontMetrics().horizontalAdvance
        return max(wide(percent(value)) for value in marks(0.0, 1.0)) + 6.0

    def _breadth(self) -> float:
        return max(1.0, (self.width() - self._left) / max(1, len(self._steps)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bands, their numbers and the labels."""
        del event
        if not self._steps:
            return
        look, line = theme.tokens(), theme.Metrics.of(self.font()).line
        plot = self._plot()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for band in range(len(self._steps[0].shares)):
            self._paint_band(painter, plot, band)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.color("chart-axis"), 1))
        painter.drawRect(plot)
        if self._left:
            self._paint_axis(painter, plot)
        self._paint_numbers(painter, plot, line)
        self._paint_titles(painter)
        painter.end()

    def _edge(self, plot: QRectF, upto: int) -> list[QPointF]:
        """The upper edge of this many bands, from the left side to the right."""
        heights = [sum(step.shares[:upto]) for step in self._steps]
        middles = [plot.left() + self._breadth() * (at + 0.5) for at in range(len(heights))]
        points = [
            QPointF(x, plot.bottom() - plot.height() * h)
            for x, h in zip(middles, heights, strict=True)
        ]
        first, last = points[0].y(), points[-1].y()
        return [QPointF(plot.left(), first), *points, QPointF(plot.right(), last)]

    def _paint_band(self, painter: QPainter, plot: QRectF, band: int) -> None:
        look = theme.tokens()
        top, bottom = self._edge(plot, band + 1), self._edge(plot, band)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color(band))
        painter.drawPolygon(QPolygonF([*top, *reversed(bottom)]))
        painter.setPen(QPen(look.color("chart-axis"), 1))
        painter.drawPolyline(QPolygonF(top))

    def _color(self, band: int) -> QColor:
        bands = max(1, len(self._steps[0].shares) - 1)
        color = theme.tokens().color("chart-data")
        color.setAlphaF(_FAINTEST + (_FULL - _FAINTEST) * band / bands)
        return color

    def written(self) -> list[tuple[str, ...]]:
        """The texts in the bands of each step; empty if they do not fit.

        The first text of a band has its unit if that fits. If a text does not fit, all are written
        without spaces, so that they look alike. Texts that still do not fit are omitted, because a
        part of a number would mislead.
        """
        wide = self.fontMetrics().horizontalAdvance
        room = self._breadth() - wide("0")
        kept = [
            tuple(
                text if share >= self._least() else ""
                for text, share in zip(step.texts, step.shares, strict=True)
            )
            for step in self._steps
        ]
        if all(wide(text) <= room for texts in kept for text in texts):
            return self._with_units(kept, room)
        closer = [tuple("".join(text.split()) for text in texts) for texts in kept]
        return [tuple(text if wide(text) <= room else "" for text in texts) for texts in closer]

    def _with_units(self, kept: list[tuple[str, ...]], room: float) -> list[tuple[str, ...]]:
        """The texts, with the full text once for each band."""
        wide = self.fontMetrics().horizontalAdvance
        full: set[int] = set()
        found = []
        for step, texts in zip(self._steps, kept, strict=True):
            line = list(texts)
            for band, text in enumerate(step.full):
                if band not in full and line[band] and wide(text) <= room:
                    line[band] = text
                    full.add(band)
            found.append(tuple(line))
        return found

    def _least(self) -> float:
        """The smallest share that is high enough for a text."""
        line = theme.Metrics.of(self.font()).line
        return max(_READABLE, line / max(1.0, self._plot().height()))

    def _plot(self) -> QRectF:
        place = QRectF(0, 2, self.width() - 1, self.height() - self._line * 1.3 - 2)
        # The topmost value of the axis is centred on the edge of the bands.
        return self._titled(place).adjusted(self._left, self._line / 2 if self._left else 0, 0, 0)

    def _paint_axis(self, painter: QPainter, plot: QRectF) -> None:
        """The values of the axis, with short lines at the edge of the bands."""
        look = theme.tokens()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in marks(0.0, 1.0):
            y = plot.bottom() - plot.height() * value
            painter.setPen(QPen(look.color("chart-axis"), 1))
            painter.drawLine(QPointF(plot.left() - 3, y), QPointF(plot.left(), y))
            painter.setPen(look.color("text-muted"))
            box = QRectF(0, y - self._line / 2, plot.left() - 5, self._line)
            painter.drawText(box, right, percent(value))

    def _paint_numbers(self, painter: QPainter, plot: QRectF, line: float) -> None:
        look = theme.tokens()
        centre = Qt.AlignmentFlag.AlignCenter
        labels = every([step.label for step in self._steps], self._breadth(), self.fontMetrics())
        for at, (step, texts) in enumerate(zip(self._steps, self.written(), strict=True)):
            left, below = plot.left() + self._breadth() * at, 0.0
            if at % labels == 0:
                painter.setPen(look.color("text-muted"))
                middle, top = left + self._breadth() / 2, plot.bottom() + line * 0.1
                draw_label(painter, middle, top, float(self.width()), step.label)
            for band, share in enumerate(step.shares):
                middle = plot.bottom() - plot.height() * (below + share / 2)
                below += share
                if not texts[band]:
                    continue
                dark = band > (len(step.shares) - 1) * 0.6
                painter.setPen(look.color("text-on-accent" if dark else "text"))
                place = QRectF(left, middle - line / 2, self._breadth(), line)
                painter.drawText(place, centre, texts[band])
