"""The base of all charts: margins, axis titles, and a table of the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import override

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.chart_labels import draw_label
from vtes_deck.gui.widgets.number_table import Cell, NumberTable
from vtes_deck.language import number

_ROOMY = 34
"""Minimum width in lines of text for a large chart, with titles of its axes."""

_TALL = 300
"""Minimum height of a large chart in pixels."""

_TALL_LINES = 18
"""The same in lines, for large letters."""

_DECIMALS = 2
"""Maximum decimals in a table; a saved file has all decimals."""


class Chart(QWidget):
    """A chart that fills its width; its height follows from the width.

    If there is space it is drawn large, with the titles of its axes.

    Attributes:
        large: whether it is drawn large; ``None`` if this depends on its width.

    Signals:
        switched: the table is shown instead of the chart, or the chart again.
    """

    switched = Signal()
    large: bool | None = None

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.across, self.up = "", ""
        self._table: NumberTable | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(name)

    def set_axes(self, across: str, up: str) -> None:
        """Set the titles of the horizontal and vertical axes."""
        self.across, self.up = across, up
        self.update()

    def rows(self) -> Sequence[Sequence[Cell]]:
        """The numbers as rows of a table, the header first."""
        raise NotImplementedError

    def figure(self, value: float, digits: int) -> str:
        """A number of the chart with some decimals, formatted for people."""
        return number(value, digits)

    @property
    def table(self) -> NumberTable | None:
        """The table of the numbers, while it is shown instead of the chart."""
        return self._table

    def show_table(self, *, shown: bool) -> None:
        """Show the numbers as a table, or as a chart again."""
        if shown is (self._table is not None):
            return
        if self._table is not None:
            self._table.deleteLater()
            self._table.hide()
            self._table = None
        else:
            self._table = NumberTable(self.accessibleName(), self)
            # The menu of the chart also opens here.
            self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
            self._table.setGeometry(self.rect())
            self._table.show()
        self._refresh(self.accessibleDescription())
        self.switched.emit()

    def written_rows(self) -> list[tuple[str, ...]]:
        """The rows, formatted for people: all numbers of a column have the same decimals."""
        rows = self.rows()
        digits = [max(map(_decimals, column)) for column in zip_longest(*rows, fillvalue="")]
        return [
            tuple(
                cell if isinstance(cell, str) else self.figure(cell, places)
                for cell, places in zip(row, digits, strict=False)
            )
            for row in rows
        ]

    def _refresh(self, description: str) -> None:
        """Update the chart after the numbers have changed."""
        self.setAccessibleDescription(description)
        if self._table is not None:
            self._table.fill(self.rows(), self.written_rows())
        self.updateGeometry()
        self.update()

    # ---------------------------------------------------------------------------------------- size

    @property
    def _line(self) -> int:
        return theme.Metrics.of(self.font()).line

    def is_roomy(self, width: int) -> bool:
        """Whether a chart of this width is drawn large."""
        return width >= self._line * _ROOMY if self.large is None else self.large

    def _small_height(self) -> int:
        """The height in a narrow place; 0 if there is nothing to show."""
        raise NotImplementedError

    def _large_height(self) -> int:
        """The height in a wide place."""
        return self._tall if self._small_height() else 0

    @property
    def _tall(self) -> int:
        """The minimum height of a large chart, in pixels."""
        return max(_TALL, self._line * _TALL_LINES)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if self._table is not None:
            return self._table.wanted_height()
        return self._large_height() if self.is_roomy(width) else self._small_height()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._line * 14, self.heightForWidth(self._line * 14))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(0))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._table is not None:
            self._table.setGeometry(self.rect())

    def _titled(self, place: QRectF) -> QRectF:
        """The part of an area without the titles of the axes."""
        if not self.is_roomy(self.width()):
            return place
        line = self._line * 1.3
        return place.adjusted(0, line if self.up else 0, 0, -line if self.across else 0)

    def _paint_titles(self, painter: QPainter, wide: float = 0.0) -> None:
        """Paint the titles of the axes; the vertical axis has a horizontal title above it.

        Args:
            painter: the painter of the chart.
            wide: length of the axis at the bottom; 0 for the whole chart.
        """
        if not self.is_roomy(self.width()):
            return
        painter.setPen(theme.tokens().color("text-muted"))
        right = float(self.width())
        if self.up:
            draw_label(painter, 0, 0, right, self.up)
        if self.across:
            draw_label(
                painter, (wide or right) / 2, self.height() - self._line * 1.2, right, self.across
            )


def _decimals(cell: Cell) -> int:
    """The decimals that a cell needs, at most :data:`_DECIMALS`."""
    if isinstance(cell, str):
        return 0
    return len(f"{cell:.{_DECIMALS}f}".rstrip("0").partition(".")[2])
