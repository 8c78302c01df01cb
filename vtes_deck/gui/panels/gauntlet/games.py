"""The games of a gauntlet as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardbase import CardBase
from vtes_deck.app.gauntlet import called
from vtes_deck.app.gauntlet_result import GameRow
from vtes_deck.app.natural_order import natural
from vtes_deck.graphics import theme
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels.gauntlet import words
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.language import mark, number, plain_number, tr

_COLUMNS = (
    (TableColumn(mark("Table"), mark("Number of the table"), number=True), 3.4),
    (TableColumn(mark("Seat"), mark("Seat of the deck, from the first player"), number=True), 3.2),
    (TableColumn(mark("VP"), mark("Victory points of the deck"), number=True), 3.0),
    (TableColumn(mark("End"), mark("The result of the deck")), 6.0),
    (TableColumn(mark("Prey"), mark("The prey at the start, and its archetype")), 8.0),
    (TableColumn(mark("Predator"), mark("The predator at the start, and its archetype")), 18.0),
)
_PREY = 4
_ONLY_WIDE = (1, 5)
"""Columns that a narrow table hides."""

_WIDE = 44
"""Minimum width, in lines, to show all columns."""

_ROWS = 8
"""Minimum visible rows."""


class GamesTable(RowsView):
    """A row for each game; Enter or a double-click chooses one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Games"), _COLUMNS, parent, wide=_PREY)
        self.setMinimumHeight(theme.Metrics.of(self.font()).line * round(1.4 * (_ROWS + 1)))

    @property
    def game(self) -> GameRow | None:
        """The current game."""
        row = self.current
        return row.stands_for if row and isinstance(row.stands_for, GameRow) else None

    def show_games(self, games: Sequence[GameRow], cards: CardBase) -> None:
        """Replace the games; the current one stays current."""
        self.show_rows([_row(game, cards) for game in games], again=True)
        if self.current is None and games:
            self.setCurrentIndex(self.rows.index(0, 0))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme.Metrics.of(self.font()).line * _WIDE
        for column in _ONLY_WIDE:
            self.setColumnHidden(column, narrow)


def _row(game: GameRow, cards: CardBase) -> TableRow:
    end = tr("game win") if game.won else tr("survived") if game.survived else tr("ousted")
    prey = _neighbour(called(game.prey, cards), game.prey_archetype)
    predator = _neighbour(called(game.predator, cards), game.predator_archetype)
    cells = number(game.table), str(game.seat), plain_number(game.points), end, prey, predator
    keys = game.table, game.seat, game.points, end, natural(prey), natural(predator)
    line = words.game_line(game, cards)
    return TableRow(cells, keys, game, line, line, name=game.table)


def _neighbour(name: str, kind: str) -> str:
    return tr("{name} ({kind})", name=name, kind=words.archetype(kind))
