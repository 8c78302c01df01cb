"""A table of plain rows that looks like the other lists, with keys for actions on a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from cardbase.model import AnyCard
from vtes_deck.graphics import theme
from vtes_deck.gui.models.row_order import in_place
from vtes_deck.gui.models.rows import Rows, TableColumn, TableRow
from vtes_deck.gui.widgets.column_widths import fit
from vtes_deck.gui.widgets.row_delegate import RowDelegate
from vtes_deck.gui.widgets.stable_rows import StableRows


class RowsView(QTableView):
    """The table with its keys.

    Attributes:
        rows: its model.

    Signals:
        looked: the current row, or none.
        taken: Enter or a double-click on a row.
        stepped: ``+`` or ``-`` on a row: the row, and 1 or -1.
    """

    looked = Signal(object)
    taken = Signal(object)
    stepped = Signal(object, int)

    def __init__(
        self,
        name: str,
        columns: Sequence[tuple[TableColumn, float]],
        parent: QWidget | None = None,
        *,
        wide: int = 0,
    ) -> None:
        """Make the table.

        Args:
            name: its name for screen readers.
            columns: the columns, each with its width in lines of text.
            parent: the widget around it.
            wide: index of the column that gets the remaining space.
        """
        super().__init__(parent)
        self._given: Sequence[TableRow] = ()
        self.rows = Rows([column for column, _ in columns], self)
        self.setModel(self.rows)
        self.setItemDelegate(RowDelegate(self))
        self._steady = StableRows(self, lambda: self.show_rows(self._given))
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        line = theme.Metrics.of(self.font()).line
        self.verticalHeader().setDefaultSectionSize(round(line * 1.4))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(line)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for number, (_column, width) in enumerate(columns):
            fit(header, number, line * width)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.activated.connect(self._activated)
        self.selectionModel().currentRowChanged.connect(self._moved)

    @property
    def current(self) -> TableRow | None:
        """The current row."""
        return self.rows.at(self.currentIndex())

    def card_at(self, index: QModelIndex) -> AnyCard | None:
        """The card of a row, if it has one."""
        row = self.rows.at(index)
        return row.card if row is not None else None

    def show_rows(self, rows: Sequence[TableRow], *, again: bool = False) -> None:
        """Replace the rows; the cursor stays on its row, or at its place.

        Args:
            rows: the rows, in order. While the list is in use, remaining rows keep their places.
            again: whether the player asked for them, so that they are sorted immediately.
        """
        self._given = tuple(rows)
        stay = self._steady.stays(again=again)
        if stay:
            rows = in_place(self.rows.rows, rows, _identity)
        before, place = self.current, self.currentIndex().row()
        self.selectionModel().blockSignals(True)
        self.rows.show_rows(rows, as_given=stay)
        self.selectionModel().blockSignals(False)
        if before is not None and rows:
            same = [
                number
                for number, row in enumerate(self.rows.rows)
                if row.identity == before.identity
            ]
            at = same[0] if same else min(place, len(rows) - 1)
            self.setCurrentIndex(self.rows.index(at, 0))
        self.viewport().update()
        self.looked.emit(self.current)

    def go_to_first(self) -> None:
        """Put the cursor on the first row, if there is one."""
        if self.rows.rows:
            self.setFocus(Qt.FocusReason.TabFocusReason)
            self.setCurrentIndex(self.rows.index(0, 0))

    def _activated(self, index: QModelIndex) -> None:
        row = self.rows.at(index)
        if row is not None:
            self.taken.emit(row)

    def _moved(self, index: QModelIndex, _before: QModelIndex) -> None:
        self.looked.emit(self.rows.at(index))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        step = {"+": 1, "-": -1, "\N{MINUS SIGN}": -1}.get(event.text(), 0)
        if row is not None and step and not held:
            self.stepped.emit(row, step)
            event.accept()
        elif row is not None and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not held:
            self.taken.emit(row)
            event.accept()
        else:
            super().keyPressEvent(event)


def _identity(row: TableRow) -> object:
    return row.identity
