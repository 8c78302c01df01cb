"""A strip of numbers in which a range is chosen by dragging or with the keys."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardbase.search import NumberFilter, Query
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.filter_field import Conditions, FilterField
from vtes_deck.gui.widgets.filter_values import Span, read_span, write_span
from vtes_deck.gui.widgets.search_words import label_of
from vtes_deck.language import tr


class NumberStrip(QWidget):
    """The strip. A range that reaches an end of the strip is open there.

    Signals:
        moved: the player has changed the range.
    """

    moved = Signal()

    def __init__(self, name: str, first: int, last: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first, self.last = first, last
        self._name = name
        self._low: int | None = None
        self._high = last
        self._cursor = first
        self._anchor: int | None = None
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(tr("Click a number, or drag from one to another. Click again to clear."))
        self._speak()

    # -------------------------------------------------------------------------------------- span

    @property
    def span(self) -> Span:
        """The range that is chosen."""
        if self._low is None or (self._low == self.first and self._high == self.last):
            return Span()
        return Span(
            None if self._low == self.first and self._high != self._low else self._low,
            None if self._high == self.last and self._high != self._low else self._high,
        )

    def set_span(self, span: Span) -> None:
        """Show a range without a signal."""
        if not span:
            self._low = None
        else:
            self._low = self._within(self.first if span.low is None else span.low)
            self._high = self._within(self.last if span.high is None else span.high)
        self._speak()
        self.update()

    def _within(self, number: int) -> int:
        return min(max(number, self.first), self.last)

    def _choose(self, one: int, other: int) -> None:
        before = self.span
        self._low, self._high = min(one, other), max(one, other)
        self._after(before)

    def _clear(self) -> None:
        before = self.span
        self._low = None
        self._after(before)

    def _after(self, before: Span) -> None:
        self._speak()
        self.update()
        if self.span != before:
            self.moved.emit()

    def _speak(self) -> None:
        span = self.span
        if not span:
            text = tr("any")
        elif span.low is None:
            text = tr("up to {number}", number=span.high)
        elif span.high is None:
            text = tr("from {number}", number=span.low)
        else:
            text = (
                str(span.low)
                if span.low == span.high
                else tr("{low} to {high}", low=span.low, high=span.high)
            )
        self.setAccessibleName(f"{self._name}: {text}")
        self.setAccessibleDescription(
            tr(
                "Left and right move, Space chooses a number, Shift with the arrows chooses a "
                "range, Delete clears."
            )
        )

    # ------------------------------------------------------------------------------------ places

    def _cell(self, number: int) -> QRect:
        count = self.last - self.first + 1
        step = min(self.width() / count, self.height() * 1.7)
        left = round((number - self.first) * step)
        return QRect(left, 0, round((number - self.first + 1) * step) - left, self.height())

    def _number_at(self, x: float) -> int:
        step = self._cell(self.first).width() or 1
        return self._within(self.first + int(x // step))

    @override
    def sizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        side = metrics.line + metrics.pad
        return QSize((self.last - self.first + 1) * round(side * 1.2), side)

    @override
    def minimumSizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        widest = "00" if self.last > 9 else "0"
        letters = self.fontMetrics().horizontalAdvance(widest) + 3
        return QSize((self.last - self.first + 1) * letters, metrics.line + metrics.pad)

    # ---------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self._cell(self.first)).united(QRectF(self._cell(self.last)))
        whole.adjust(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(look.color("field"))
        painter.setPen(QPen(look.color("border"), 1))
        painter.drawRoundedRect(whole, metrics.radius, metrics.radius)
        if self._low is not None and self.span:
            chosen = QRectF(self._cell(self._low)).united(QRectF(self._cell(self._high)))
            painter.setBrush(look.color("selection"))
            painter.setPen(QPen(look.color("accent"), 1))
            painter.drawRoundedRect(
                chosen.adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius, metrics.radius
            )
        for number in range(self.first, self.last + 1):
            self._paint_number(painter, number)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("focus"), 2))
            ring = QRectF(self._cell(self._cursor)).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, metrics.radius, metrics.radius)
        painter.end()

    def _paint_number(self, painter: QPainter, number: int) -> None:
        look = theme.tokens()
        chosen = bool(self.span) and self._low is not None and self._low <= number <= self._high
        if number == self._hovered and not chosen:
            painter.fillRect(self._cell(number).adjusted(2, 2, -2, -2), look.color("hover"))
        font = self.font()
        font.setBold(chosen)
        painter.setFont(font)
        ink = "text-selected" if chosen else "text-muted"
        painter.setPen(look.color(ink if self.isEnabled() else "text-disabled"))
        painter.drawText(self._cell(number), Qt.AlignmentFlag.AlignCenter, str(number))

    # -------------------------------------------------------------------------------- mouse, keys

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._clear()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        number = self._number_at(event.position().x())
        self._cursor = number
        if self._low is not None and self.span and self._low < self._high:
            # The ends of a range can be dragged.
            if number == self._low:
                self._anchor = self._high
                return
            if number == self._high:
                self._anchor = self._low
                return
        elif self._low == self._high == number:
            self._clear()
            return
        self._anchor = number
        self._choose(number, number)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        number = self._number_at(event.position().x())
        if self._anchor is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._cursor = number
            self._choose(self._anchor, number)
        elif number != self._hovered:
            self._hovered = number
            self.update()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._anchor = None

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        targets = {
            Qt.Key.Key_Left: self._cursor - 1,
            Qt.Key.Key_Right: self._cursor + 1,
            Qt.Key.Key_Home: self.first,
            Qt.Key.Key_End: self.last,
        }
        if key in targets:
            self._go(self._within(targets[Qt.Key(key)]), event)
        elif key in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self._low == self._high == self._cursor:
                self._clear()
            else:
                self._choose(self._cursor, self._cursor)
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self._clear()
        else:
            super().keyPressEvent(event)

    def _go(self, number: int, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            anchor = self._cursor
            if self._low is not None and self._cursor in {self._low, self._high}:
                anchor = self._high if self._cursor == self._low else self._low
            self._choose(anchor, number)
        self._cursor = number
        self.update()


class RangeField(FilterField):
    """A range of a few numbers."""

    def __init__(self, filter_: NumberFilter, limits: tuple[int, int]) -> None:
        super().__init__((filter_.key,))
        self.strip = NumberStrip(label_of(filter_), *limits, parent=self)
        self.strip.moved.connect(self.notify)
        self._layout.addWidget(self.strip)
        self.setFocusProxy(self.strip)

    @override
    def show_query(self, query: Query) -> bool:
        span = read_span(query.of(self.keys[0]))
        self.strip.set_span(span or Span())
        return span is not None

    @override
    def conditions(self) -> Conditions:
        return {self.keys[0]: write_span(self.keys[0], self.strip.span)}
