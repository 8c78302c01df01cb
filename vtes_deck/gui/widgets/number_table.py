"""A small table of numbers that is as high as its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cardbase.model import AnyCard
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.card_tile import icon_size, tile_icon

_MAX_ROWS = 100
"""Maximum rows that are shown without scrolling."""

_MIN_NAME_WIDTH = 6
"""The minimum width of a column of names, in lines."""

_SHADE = 0.45
"""The share of the accent colour in the background of the value 1."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_CELL = Qt.ItemDataRole.UserRole
"""The values from which a cell was created."""

type Cell = str | float


class NumberTable(QTableWidget):
    """Numbers with headers. They can be read and selected by keyboard, but not changed."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape: tuple[Sequence[str], list[bool], int] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        line = theme.Metrics.of(self.font()).line
        head.setMinimumSectionSize(line * 2)
        self.verticalHeader().setDefaultSectionSize(round(line * 1.5))
        self.setIconSize(icon_size(line))
        head.sectionResized.connect(self._on_resized)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setAccessibleName(name)

    def fill(
        self,
        rows: Sequence[Sequence[Cell]],
        written: Sequence[Sequence[str]],
        *,
        shaded: bool = False,
        cards: Sequence[AnyCard] = (),
    ) -> None:
        """Show rows, the first one as headers.

        Args:
            rows: text or numbers; numbers are right-aligned.
            written: the same rows as text.
            shaded: whether fractions are shares of one, larger ones on a darker background.
            cards: the cards that the rows name in the first column, for their tiles.
        """
        heads, *body = written
        look = theme.tokens().color("chart-data").rgba() if shaded else 0
        numbers = [not isinstance(cell, str) for cell in (rows[1] if body else ())]
        if (heads, numbers, look) != self._shape:
            self.clear()  # other columns or another theme: start again
            self._shape = heads, numbers, look
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # measured once, at the end
        if self.columnCount() != len(heads) or self.horizontalHeaderItem(0) is None:
            self._show_heads(heads, numbers)
        self.setRowCount(len(body))
        for row, texts in enumerate(body):
            for column, text in enumerate(texts):
                self._show_cell(row, column, text, rows[row + 1][column], shaded=shaded)
        line = theme.Metrics.of(self.font()).line
        for row, card in enumerate(cards):
            if (named := self.item(row, 0)) is not None:
                named.setIcon(tile_icon(card, line))
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._fit()
        self.updateGeometry()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _on_resized(self, column: int) -> None:
        """Fit the table again after another column was resized or hidden."""
        if column:
            self._fit()
            self.updateGeometry()

    def _fit(self) -> None:
        """Shorten the names in the first column if the numbers would not fit."""
        if not self.columnCount():
            return
        head, room = self.horizontalHeader(), self.viewport().width() - self._numbers_width()
        if self._named and room < self._first_width():
            least = theme.Metrics.of(self.font()).line * _MIN_NAME_WIDTH
            head.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(0, max(least, room))
        else:
            head.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)

    def _first_width(self) -> int:
        """The width that the first column needs."""
        return max(self.horizontalHeader().sectionSizeHint(0), self.sizeHintForColumn(0))

    def _numbers_width(self) -> int:
        """The width of all other columns."""
        head = self.horizontalHeader()
        return sum(head.sectionSize(column) for column in range(1, self.columnCount()))

    @property
    def _named(self) -> bool:
        """Whether the first column contains names."""
        return self._shape is not None and self._shape[1][:1] == [False]

    def _show_heads(self, heads: Sequence[str], numbers: Sequence[bool]) -> None:
        self.setColumnCount(len(heads))
        for column, head in enumerate(heads):
            item = QTableWidgetItem(head)
            if column < len(numbers) and numbers[column]:
                item.setTextAlignment(_RIGHT)
            self.setHorizontalHeaderItem(column, item)

    def _show_cell(self, row: int, column: int, text: str, cell: Cell, *, shaded: bool) -> None:
        """Show a cell.

        A cell with this text is kept, because creating items takes most of the time.
        """
        there: QTableWidgetItem | None = self.item(row, column)
        if there is not None and there.text() == text and there.data(_CELL) == cell:
            return
        item = QTableWidgetItem(text)
        item.setData(_CELL, cell)
        if not isinstance(cell, str):
            item.setTextAlignment(_RIGHT)
            if shaded and isinstance(cell, float):
                item.setBackground(_shade(cell))
        self.setItem(row, column, item)

    def wanted_height(self) -> int:
        """The height of its rows without scrolling, up to a limit."""
        rows = min(self.rowCount(), _MAX_ROWS)
        line = self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + rows * line + 2

    def sizeHint(self) -> QSize:
        """The size hint, with the height of its rows."""
        bar = self.horizontalScrollBar()
        more = bar.sizeHint().height() if bar.isVisible() else 0
        wide = self._first_width() + self._numbers_width() + 2 if self.columnCount() else 0
        return QSize(wide, self.wanted_height() + more)


def _shade(share: float) -> QColor:
    color = theme.tokens().color("chart-data")
    color.setAlphaF(_SHADE * share)
    return color
