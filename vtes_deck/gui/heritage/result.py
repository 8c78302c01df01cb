"""The end of a game: places, and every victory point with its rule."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.heritage.game_end import explained
from vtes_deck.heritage.table import Table
from vtes_deck.language import plural, tr


class ResultView(QTreeWidget):
    """A branch for each player, by place; below it every point with its reason and rule."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Result"))
        self.setHeaderLabels([tr("Why"), tr("Points"), tr("Rule")])
        self.setColumnCount(3)
        self.setWordWrap(True)
        self.setAlternatingRowColors(True)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)

    def show_result(self, table: Table) -> None:
        """Show the result of a game that is over."""
        self.clear()
        result = table.result
        if result is None:
            return
        for place, seat in enumerate(result.ranking, start=1):
            name = table.seats[seat].name
            total = result.totals[seat]
            claims = result.claimed.count(seat)
            text = tr("{place}. {player}", place=place, player=name)
            if table.missions:
                missions = plural("{n} missions", "{n} mission", claims)
                text = tr(
                    "{place}. {player}, {missions}", place=place, player=name, missions=missions
                )
            top = self._row(None, text, str(total), "")
            font = self.font()
            font.setBold(True)
            top.setFont(0, font)
            top.setFont(1, font)
            for point in result.points:
                if point.seat == seat:
                    self._row(top, explained(table, point), f"{point.points:+d}", point.rule)
            top.setExpanded(place == 1)

    def _row(self, parent: QTreeWidgetItem | None, *texts: str) -> QTreeWidgetItem:
        row = QTreeWidgetItem(list(texts))
        row.setToolTip(0, plain_tip(texts[0]))
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if parent is None:
            self.addTopLevelItem(row)
        else:
            parent.addChild(row)
        return row
