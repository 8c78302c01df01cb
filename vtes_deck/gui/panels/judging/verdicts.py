"""The verdicts of checked lists: a table that can be filtered, and below it the chosen list."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.list_verdicts import CheckedList, ListOutcome, Show
from vtes_deck.graphics import theme
from vtes_deck.gui.panels.judging.details import Details
from vtes_deck.gui.panels.judging.table import (
    CRYPT,
    DECK,
    DOUBTFUL,
    FILE,
    FIRST,
    LIBRARY,
    PLAYER,
    SAME,
    TITLES,
    VERDICT,
    ListTable,
)
from vtes_deck.gui.widgets.column_widths import Spread, fit
from vtes_deck.gui.widgets.row_delegate import RowDelegate
from vtes_deck.gui.widgets.stable_rows import StableRows
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.gui.window_state import restored
from vtes_deck.language import mark, tr

_PAUSE = 150
"""Milliseconds without typing before the table is filtered."""

_WIDTHS = (7.4, 7, 10, 8, 3.6, 4.2, 5, 10, 8.5)
"""Minimum width of the columns, in lines of text."""

_RANK = (VERDICT, FILE, FIRST, DOUBTFUL, PLAYER, DECK, CRYPT, LIBRARY)
"""The columns, the most important first; the last ones are hidden if there is no space."""

_SHOWN = {
    Show.ALL: mark("All lists"),
    Show.ILLEGAL: mark("Not legal"),
    Show.UNREADABLE: mark("Unreadable"),
    Show.DOUBTFUL: mark("With doubtful lines"),
    Show.LEGAL: mark("Legal"),
}


class _State(msgspec.Struct, frozen=True):
    header: str = ""
    splitter: str = ""


class Verdicts(QWidget):
    """The table with its filters, and everything about the chosen list.

    Signals:
        opened: a list (:class:`~vtes_deck.app.list_verdicts.CheckedList`) is to be opened.
        narrowed: the filters show other lists.
    """

    opened = Signal(object)
    narrowed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ListTable(self)
        self._wanted: Path | None = None
        self._make_filter()
        self._make_table()
        self.details = Details(self)
        self._steady = StableRows(self.table, self._order)
        self._lay_out()
        self.kind.activated.connect(self.narrow)
        self.words.textChanged.connect(lambda _text: self._pause.start())
        self.words.returnPressed.connect(self._go_to_first)
        self._pause.timeout.connect(self.narrow)
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.table.activated.connect(self._open)
        self.details.show_row(None)

    def _make_filter(self) -> None:
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(tr("File, player, deck …"))
        self.words.setAccessibleName(tr("Search the lists"))
        self.words.setClearButtonEnabled(True)
        self.kind = QComboBox(self)
        self.kind.setAccessibleName(tr("Lists to show"))
        for show, words in _SHOWN.items():
            self.kind.addItem(tr(words), show)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)

    def _make_table(self) -> None:
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setItemDelegate(RowDelegate(self.table))
        self.table.setAccessibleName(tr("Verdicts"))
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(VERDICT, Qt.SortOrder.AscendingOrder)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        line = theme.Metrics.of(self.font()).line
        self.table.verticalHeader().setDefaultSectionSize(round(line * 1.4))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        for column, lines in zip(range(len(TITLES)), _WIDTHS, strict=True):
            fit(header, column, line * lines)
        header.moveSection(SAME, FILE + 1)
        header.hideSection(SAME)
        Spread(self.table, {FILE: 0.1, FIRST: 0.5, PLAYER: 0.2, DECK: 0.2}, _RANK)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        narrow = QHBoxLayout()
        narrow.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.gap)
        narrow.setSpacing(metrics.pad)
        narrow.addWidget(self.words, 3)
        narrow.addWidget(self.kind, 2)
        self.halves = TurningSplitter(self, vertical=(3, 2), horizontal=(1, 1))
        self.halves.addWidget(self.table)
        self.halves.addWidget(self.details)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(narrow)
        layout.addWidget(self.halves, 1)

    @property
    def chosen(self) -> CheckedList | None:
        """The current list."""
        return self.model.row(self.table.currentIndex().row())

    def remember(self) -> None:
        """Remember the chosen list, so that :meth:`settle` can select it again."""
        self._wanted = self.chosen.path if self.chosen is not None else None

    def settle(self) -> None:
        """Sort the table unless it is in use, and select a list.

        This is the list that was chosen before, or else the first illegal one.
        """
        if not self._steady.stays():
            self.model.settle()
        self._select_wanted()
        if self.chosen is None:
            outcomes = [row.outcome for row in self.model.shown]
            if ListOutcome.ILLEGAL in outcomes:
                self.table.selectRow(outcomes.index(ListOutcome.ILLEGAL))

    def _order(self) -> None:
        self.model.settle()
        self._look()

    def _select_wanted(self) -> None:
        wanted, self._wanted = self._wanted, None
        for number, row in enumerate(self.model.shown):
            if wanted is not None and row.path == wanted:
                self.table.selectRow(number)
                break
        self._look()

    def narrow(self) -> None:
        """Show the lists that pass the filters."""
        self._pause.stop()
        self.remember()
        self._steady.stays(again=True)
        self.model.filter(Show(self.kind.currentData()), self.words.text())
        self._select_wanted()
        self.narrowed.emit()

    def _go_to_first(self) -> None:
        self.narrow()
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.table.selectRow(0)

    def _look(self, _index: QModelIndex | None = None, _before: object = None) -> None:
        row = self.chosen
        self.table.setColumnHidden(SAME, not self.model.copies)
        self.details.show_row(row, self.model.twins(row) if row is not None else ())

    def _open(self) -> None:
        if self.chosen is not None:
            self.opened.emit(self.chosen)

    def save_state(self) -> str:
        """The widths of the columns, and the height of the table."""
        header = bytes(self.table.horizontalHeader().saveState().toBase64().data())
        halves = bytes(self.halves.saveState().toBase64().data())
        return msgspec.json.encode(_State(header.decode("ascii"), halves.decode("ascii"))).decode()

    def restore_state(self, state: str) -> None:
        """Restore the state from :meth:`save_state`; the lists determine the last column."""
        kept = restored(state, _State)
        if kept is None:
            return
        header = QByteArray.fromBase64(kept.header.encode("ascii", "replace"))
        self.table.horizontalHeader().restoreState(header)
        self.table.setColumnHidden(SAME, not self.model.copies)
        self.halves.restoreState(QByteArray.fromBase64(kept.splitter.encode("ascii", "replace")))
