"""The list of winning decks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.models.archive_table import (
    CLAN,
    DATE,
    DECK,
    EVENT,
    PLACE,
    PLAYERS,
    WINNER,
    ArchiveTable,
)
from vtes_deck.gui.widgets.column_widths import Spread, fit
from vtes_deck.gui.widgets.row_delegate import RowDelegate
from vtes_deck.language import tr


class WinnersTable(QTableView):
    """A table of winning decks, the latest first."""

    def __init__(self, model: ArchiveTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(RowDelegate(self))
        self.setAccessibleName(tr("Winning decks"))
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        line = theme.Metrics.of(self.font()).line
        self.verticalHeader().setDefaultSectionSize(round(line * 1.4))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        for column, lines in enumerate((6, 10, 7, 8.5, 12, 4.4, 9)):
            fit(header, column, line * lines)
        Spread(
            self,
            {DECK: 0.25, CLAN: 0.25, WINNER: 0.2, EVENT: 0.15, PLACE: 0.15},
            rank=(DATE, DECK, CLAN, PLAYERS, EVENT, WINNER, PLACE),
        )
