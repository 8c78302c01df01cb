"""Bars: a number next to its share, readable without colour and by a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.chart_labels import draw_label, every

type Icon = str
"""Name of an icon, or ``discipline:CODE``."""


class Bar(msgspec.Struct, frozen=True):
    """One row.

    Attributes:
        label: what is counted.
        value: the whole length of the bar.
        part: how much of it is filled darker, from the left; the rest is outlined only.
        text: the numbers in words or figures, at the right end.
        icon: in front of the label, or empty.
        hint: for the tooltip; what the row says in a sentence.
        warn: mark the row as worth a look, with a sign.
    """

    label: str
    value: float
    part: float | None = None
    text: str = ""
    icon: Icon = ""
    hint: str = ""
    warn: bool = False


class Bars(QWidget):
    """Rows of horizontal bars with one common scale.

    Signals:
        picked: index of the row that was clicked.
    """

    picked = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The rows."""
        return self._bars

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these rows instead."""
        self._bars = tuple(bars)
        self.setAccessibleDescription("; ".join(bar.hint or _spoken(bar) for bar in self._bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(self._line * 12, self._row * len(self._bars))

    def minimumSizeHint(self) -> QSize:
        """The rows, however narrow."""
        return QSize(self._line * 8, self._row * len(self._bars))

    def event(self, event: QHelpEvent) -> bool:
        """Say what a row means where the mouse rests."""
        if event.type() == QHelpEvent.Type.ToolTip:
            row = event.pos().y() // max(1, self._row)
            if 0 <= row < len(self._bars) and self._bars[row].hint:
                place = self.mapToGlobal(QPoint(event.pos()))
                QToolTip.showText(place, wrapped_tip(self._bars[row].hint), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click picks a row."""
        row = int(event.position().y() // max(1, self._row))
        if event.button() is Qt.MouseButton.LeftButton and 0 <= row < len(self._bars):
            self.picked.emit(row)
        super().mouseReleaseEvent(event)

    @property
    def _line(self) -> int:
        return theme.Metrics.of(self.font()).line

    @property
    def _row(self) -> int:
        return round(self._line * 1.35)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows."""
        del event
        if not self._bars:
            return
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        fonts = self.fontMetrics()
        with_icons = any(bar.icon for bar in self._bars)
        icon_width = metrics.icon + metrics.gap if with_icons else 0
        widest = max(fonts.horizontalAdvance(bar.label) for bar in self._bars) + 2
        label_width = min(widest, round(self.width() * 0.42))
        text_width = max(fonts.horizontalAdvance(bar.text) for bar in self._bars)
        left = icon_width + label_width + metrics.pad
        room = max(0, self.width() - left - text_width - metrics.pad - 1)
        scale = max(bar.value for bar in self._bars) or 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, bar in enumerate(self._bars):
            top = index * self._row
            middle = top + self._row / 2
            if bar.icon:
                box = QRectF(0, middle - metrics.icon / 2, metrics.icon, metrics.icon)
                _draw_icon(painter, box, bar.icon)
            painter.setPen(look.color("danger" if bar.warn else "text"))
            label = fonts.elidedText(bar.label, Qt.TextElideMode.ElideRight, label_width)
            place = QRectF(icon_width, top, label_width + 1, self._row)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, label)
            whole = QRectF(
                left, middle - self._line * 0.32, room * bar.value / scale, self._line * 0.64
            )
            self._draw_bar(painter, whole, bar)
            end = QRectF(self.width() - text_width - 1, top, text_width + 1, self._row)
            painter.setPen(look.color("danger" if bar.warn else "text"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(end, right, bar.text)
        painter.end()

    def _draw_bar(self, painter: QPainter, whole: QRectF, bar: Bar) -> None:
        look = theme.tokens()
        if whole.width() < 1:
            return
        part = bar.value if bar.part is None else bar.part
        filled = QRectF(whole)
        filled.setWidth(whole.width() * part / bar.value if bar.value else 0)
        painter.setPen(QPen(look.color("accent"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole, 2, 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("accent"))
        painter.drawRoundedRect(filled, 2, 2)


class Columns(QWidget):
    """A histogram: one column for each whole number.

    Signals:
        picked: index of the column that was clicked.
    """

    picked = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The columns."""
        return self._bars

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these columns instead; labels stand below, texts above."""
        self._bars = tuple(bars)
        self.setAccessibleDescription("; ".join(bar.hint or _spoken(bar) for bar in self._bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A few lines high."""
        line = theme.Metrics.of(self.font()).line
        return QSize(line * 12, line * 7 if self._bars else 0)

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(0, self.sizeHint().height())

    @property
    def _step(self) -> float:
        line = theme.Metrics.of(self.font()).line
        return min(self.width() / max(1, len(self._bars)), line * 3)

    def event(self, event: QHelpEvent) -> bool:
        """Say what a column means where the mouse rests."""
        if event.type() == QHelpEvent.Type.ToolTip and self._bars:
            column = int(event.pos().x() // self._step)
            if 0 <= column < len(self._bars) and self._bars[column].hint:
                place = self.mapToGlobal(QPoint(event.pos()))
                QToolTip.showText(place, wrapped_tip(self._bars[column].hint), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click picks a column."""
        column = int(event.position().x() // self._step) if self._bars else -1
        if event.button() is Qt.MouseButton.LeftButton and 0 <= column < len(self._bars):
            self.picked.emit(column)
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the columns on a line."""
        del event
        if not self._bars:
            return
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        scale = max(bar.value for bar in self._bars) or 1
        ground = self.height() - metrics.line * 1.2
        room = ground - metrics.line * 1.1
        step = self._step
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.color("chart-axis"), 1))
        painter.drawLine(QPointF(0, ground), QPointF(step * len(self._bars), ground))
        labels = every([bar.label for bar in self._bars], step, self.fontMetrics())
        texts = every([bar.text for bar in self._bars], step, self.fontMetrics())
        right = float(self.width())
        for index, bar in enumerate(self._bars):
            height = room * bar.value / scale
            column = QRectF(index * step + step * 0.18, ground - height, step * 0.64, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color("accent"))
            painter.drawRect(column)
            painter.setPen(look.color("text"))
            middle = (index + 0.5) * step
            if index % labels == 0:
                draw_label(painter, middle, ground + metrics.line * 0.1, right, bar.label)
            if bar.value and index % texts == 0:
                draw_label(painter, middle, column.top() - metrics.line * 1.1, right, bar.text)
        painter.end()


def _draw_icon(painter: QPainter, box: QRectF, name: Icon) -> None:
    kind, _, code = name.partition(":")
    if kind == "discipline":
        icons.draw_discipline(painter, box, code)
    else:
        icons.draw(painter, box, name)


def _spoken(bar: Bar) -> str:
    return f"{bar.label}: {bar.text or bar.value}"
