"""A heat map: a number for each pair of a row and a column, as a colour and in figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

import msgspec
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.number_table import Cell

_FULL = 0.85
"""The share of the colour of data for the largest number."""

_DARK = 0.6
"""The share of the scale above which figures are light."""

_NAMES = 0.34
"""Maximum share of the width for the names of the rows."""

_MAX_HEAD_HEIGHT = 13
"""The maximum height of the names of the columns, in lines."""

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class HeatCell(msgspec.Struct, frozen=True):
    """A field of the map.

    Attributes:
        value: its number; ``None`` if it has none.
        text: the number in figures.
        hint: the field as a sentence.
        weak: whether it is based on few games, and is drawn with a dashed frame.
    """

    value: float | None = None
    text: str = ""
    hint: str = ""
    weak: bool = False


class HeatMap(Chart):
    """Rows and columns of coloured fields; a field is chosen with the mouse or the keys.

    Signals:
        picked: row and column of the field that was chosen.
    """

    picked = Signal(int, int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._across: tuple[str, ...] = ()
        self._down: tuple[str, ...] = ()
        self._cells: tuple[tuple[HeatCell, ...], ...] = ()
        self._at = (0, 0)
        self._top = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def cells(self) -> tuple[tuple[HeatCell, ...], ...]:
        """The fields, row by row."""
        return self._cells

    @property
    def at(self) -> tuple[int, int]:
        """Row and column of the current field."""
        return self._at

    def show_cells(
        self,
        across: Sequence[str],
        down: Sequence[str],
        cells: Sequence[Sequence[HeatCell]],
        top: float = 0.0,
    ) -> None:
        """Replace the fields.

        Args:
            across: the names of the columns.
            down: the names of the rows.
            cells: a row of fields for each name in ``down``.
            top: the number with the full colour, unless one is larger.
        """
        self._across, self._down = tuple(across), tuple(down)
        self._cells = tuple(tuple(row) for row in cells)
        values = [cell.value for row in self._cells for cell in row if cell.value is not None]
        self._top = max([top, *values])
        self._at = (
            min(self._at[0], max(0, len(self._down) - 1)),
            min(self._at[1], max(0, len(self._across) - 1)),
        )
        self._refresh(" ".join(cell.hint for row in self._cells for cell in row if cell.hint))

    @override
    def rows(self) -> Sequence[Sequence[Cell]]:
        rows: list[list[Cell]] = [[f"{self.up} / {self.across}", *self._across]]
        for name, cells in zip(self._down, self._cells, strict=True):
            rows.append([name, *("" if cell.value is None else cell.value for cell in cells)])
        return rows

    # ------------------------------------------------------------------------------------- geometry

    def _small_height(self) -> int:
        return round(self._head() + len(self._down) * self._line * 1.7) if self._cells else 0

    @override
    def _large_height(self) -> int:
        wanted = round(self._head() + len(self._down) * self._line * 2.4)
        return max(super()._large_height(), wanted) if self._cells else 0

    def _head(self) -> float:
        """The height of the names of the columns, which are written upwards."""
        wide = max(
            map(self.fontMetrics().horizontalAdvance, (*self._across, self.across)), default=0
        )
        return min(wide + self._line * 1.0, self._line * _MAX_HEAD_HEIGHT)

    def _left(self) -> float:
        wide = max(map(self.fontMetrics().horizontalAdvance, (*self._down, self.up)), default=0)
        return min(wide + self._line * 0.8, self.width() * _NAMES)

    def field(self, row: int, column: int) -> QRectF:
        """The place of a field."""
        left, head = self._left(), self._head()
        wide = (self.width() - left - 1) / max(1, len(self._across))
        high = (self.height() - head - 1) / max(1, len(self._down))
        return QRectF(left + column * wide, head + row * high, wide, high)

    def _under(self, point: QPointF) -> tuple[int, int] | None:
        """Row and column at a place, if there is a field with a number."""
        for row, cells in enumerate(self._cells):
            for column, cell in enumerate(cells):
                if cell.value is not None and self.field(row, column).contains(point):
                    return row, column
        return None

    # ---------------------------------------------------------------------------------------- input

    @override
    def event(self, event: QEvent) -> bool:
        """Show the hint of a field as a tooltip."""
        if isinstance(event, QHelpEvent):
            found = self._under(QPointF(event.pos()))
            if found is not None:
                place = self.mapToGlobal(QPoint(event.pos()))
                QToolTip.showText(place, wrapped_tip(self._cells[found[0]][found[1]].hint), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click picks a field."""
        found = self._under(event.position())
        if event.button() is Qt.MouseButton.LeftButton and found is not None:
            self._pick(*found)
        super().mouseReleaseEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go from field to field, Enter or Space picks one."""
        step = _STEPS.get(Qt.Key(event.key()))
        row, column = self._at
        if step is not None and self._cells:
            row = min(max(0, row + step[0]), len(self._down) - 1)
            column = min(max(0, column + step[1]), len(self._across) - 1)
            self._at = (row, column)
            self.setAccessibleDescription(self._cells[row][column].hint)
            self.update()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self._cells:
            if self._cells[row][column].value is not None:
                self._pick(row, column)
        else:
            super().keyPressEvent(event)

    def _pick(self, row: int, column: int) -> None:
        self._at = (row, column)
        self.update()
        self.picked.emit(row, column)

    # ------------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the names and the fields."""
        del event
        if not self._cells:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_names(painter)
        for row, cells in enumerate(self._cells):
            for column, cell in enumerate(cells):
                self._paint_field(painter, self.field(row, column), cell)
        look = theme.tokens()
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("text"), 2))
            painter.drawRect(self.field(*self._at).adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_names(self, painter: QPainter) -> None:
        look, letters = theme.tokens(), self.fontMetrics()
        left, head, line = self._left(), self._head(), self._line
        painter.setPen(look.color("text-muted"))
        corner = QRectF(0, 0, left - line * 0.4, head - line * 0.2)
        right = Qt.AlignmentFlag.AlignRight
        painter.drawText(corner, right | Qt.AlignmentFlag.AlignTop, f"{self.across} →")
        painter.drawText(corner, right | Qt.AlignmentFlag.AlignBottom, f"{self.up} ↓")
        painter.setPen(look.color("text"))
        for row, name in enumerate(self._down):
            place = self.field(row, 0)
            text = letters.elidedText(name, Qt.TextElideMode.ElideRight, round(corner.width()))
            box = QRectF(0, place.top(), corner.width(), place.height())
            painter.drawText(box, right | Qt.AlignmentFlag.AlignVCenter, text)
        for column, name in enumerate(self._across):
            place = self.field(0, column)
            room = round(head - line * 0.6)
            text = letters.elidedText(name, Qt.TextElideMode.ElideRight, room)
            painter.save()
            painter.translate(place.center().x(), head - line * 0.3)
            painter.rotate(-90)
            box = QRectF(0, -line, room, line * 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            painter.restore()

    def _paint_field(self, painter: QPainter, place: QRectF, cell: HeatCell) -> None:
        look = theme.tokens()
        inner = place.adjusted(1, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.color("chart-axis"), 1, Qt.PenStyle.DotLine))
        if cell.value is None:
            painter.drawRect(inner)
            return
        part = cell.value / self._top if self._top else 0.0
        painter.fillRect(inner, self._color(part))
        if cell.weak:
            painter.setPen(QPen(look.color("text-muted"), 1, Qt.PenStyle.DashLine))
        else:
            painter.setPen(QPen(look.color("chart-axis"), 1))
        painter.drawRect(inner)
        dark = part > _DARK
        painter.setPen(look.color("text-on-accent" if dark else "text"))
        if self.fontMetrics().horizontalAdvance(cell.text) <= place.width():
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cell.text)

    @staticmethod
    def _color(part: float) -> QColor:
        color = theme.tokens().color("chart-data")
        color.setAlphaF(_FULL * max(0.0, min(1.0, part)))
        return color
