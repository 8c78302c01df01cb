"""Columns of the lists of cards: visibility, widths and sorting."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QTableView, QWidget

from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.language import tr

_MIN_NAME_WIDTH = 9
"""Minimum width of the names, in widths of the letter m, before other columns are hidden."""

_NAME_IN_WIDE = 24
"""Width of the names from which other columns become wider."""

_MAX_WIDTH = 2000


class ColumnTable(QTableView):
    """A table of cards whose columns adapt to its width until the player sets them."""

    def __init__(self, model: CardTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = model
        self._hidden: set[str] = set()
        self._own_widths = self._fitting = False
        self.setModel(model)

    def set_up_columns(self) -> None:
        """Restore the initial columns."""
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(8)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSortIndicatorShown(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(
            lambda place: self.column_menu().popup(header.mapToGlobal(place))
        )
        header.setToolTip(tr("Click to sort; right click for more columns"))
        for number, column in enumerate(self._table.columns):
            stretch = not column.width
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(number, mode.Stretch if stretch else mode.Interactive)
        header.sectionResized.connect(self._on_resized)
        self.hide_columns([column.key for column in self._table.columns if column.hidden])
        self.setSortingEnabled(True)

    # ------------------------------------------------------------------------------------ columns

    def fit_columns(self) -> None:
        """Fit the columns to the width of the list, now and after each change of it."""
        self._own_widths = False
        em = self.fontMetrics().horizontalAdvance("m")
        narrow = sum(
            column.width for column in self._table.columns if column.key not in self._hidden
        )
        wide = self.viewport().width() > (narrow + _NAME_IN_WIDE) * em
        self._fitting = True
        for number, column in enumerate(self._table.columns):
            width = round((column.wide if wide and column.wide else column.width) * em)
            if width and not self.isColumnHidden(number) and self.columnWidth(number) != width:
                self.setColumnWidth(number, width)
        self._fitting = False

    @property
    def own_widths(self) -> dict[str, int]:
        """Widths by key of the column, if the player has chosen them."""
        if not self._own_widths:
            return {}
        columns = enumerate(self._table.columns)
        return {c.key: self.columnWidth(n) for n, c in columns if c.width and self.columnWidth(n)}

    def set_own_widths(self, widths: Mapping[str, int]) -> None:
        """Use the widths that the player chose."""
        for number, column in enumerate(self._table.columns):
            if column.width and 0 < widths.get(column.key, 0) < _MAX_WIDTH:
                self._own_widths = True
                self.setColumnWidth(number, widths[column.key])

    def _on_resized(self, section: int, _before: int, _now: int) -> None:
        """Keep the widths that the player has chosen."""
        pressed = QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if not self._fitting and pressed and self._table.columns[section].width:
            self._own_widths = True

    def column_menu(self) -> QMenu:
        """A menu with a check mark for every visible column."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for column in self._table.columns:
            if column.width:
                action = menu.addAction(tr(column.title))
                action.setCheckable(True)
                action.setChecked(column.key not in self._hidden)
                action.toggled.connect(partial(self._wish_column, column.key))
        menu.addSeparator()
        menu.addAction(tr("Usual &widths")).triggered.connect(self.fit_columns)
        menu.addAction(tr("Best &first")).triggered.connect(self.unsort)
        return menu

    def _wish_column(self, key: str, shown: bool) -> None:
        self.hide_columns({*self._hidden, key} if not shown else self._hidden - {key})

    def hidden_columns(self) -> list[str]:
        """Keys of the columns that the player has hidden."""
        return sorted(self._hidden)

    def hide_columns(self, keys: Collection[str]) -> None:
        """Show all columns except these."""
        self._hidden = {c.key for c in self._table.columns if c.width and c.key in keys}
        self.arrange_columns()

    def arrange_columns(self) -> None:
        """Show the wanted columns; in a narrow list, names matter more than some other columns."""
        em = self.fontMetrics().horizontalAdvance("m")
        wanted = [
            (number, column)
            for number, column in enumerate(self._table.columns)
            if column.key not in self._hidden
        ]
        header = self.horizontalHeader()
        # A hidden section has no size; it will get its previous one.
        own = self._own_widths
        sizes = {
            n: (own and header.sectionSize(n)) or round(c.width * em) for n, c in wanted if c.width
        }
        room = self.viewport().width() - sum(sizes.values())
        away = set()
        for number, column in sorted(wanted, key=lambda pair: pair[1].spare, reverse=True):
            if column.spare and room < _MIN_NAME_WIDTH * em:
                room += sizes[number]
                away.add(column.key)
        self._fitting = True
        for number, column in enumerate(self._table.columns):
            hidden = column.key in self._hidden or column.key in away
            if hidden != self.isColumnHidden(number):
                self.setColumnHidden(number, hidden)
        self._fitting = False
        if not self._own_widths:
            self.fit_columns()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange_columns()

    # ------------------------------------------------------------------------------- sorting, state

    def unsort(self) -> None:
        """Show cards in the order in which they were found, the best first."""
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)

    def sorted_by(self) -> tuple[str, bool]:
        """Key of the sort column (or empty), and whether the order is descending."""
        header = self.horizontalHeader()
        section = header.sortIndicatorSection()
        if not 0 <= section < len(self._table.columns):
            return "", False
        falling = header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        return self._table.columns[section].key, falling

    def sort_by(self, key: str, *, falling: bool) -> None:
        """Sort by a column; an empty key for none."""
        orders = Qt.SortOrder
        for number, column in enumerate(self._table.columns):
            if column.key == key:
                self.sortByColumn(
                    number, orders.DescendingOrder if falling else orders.AscendingOrder
                )
                return
        self.unsort()
