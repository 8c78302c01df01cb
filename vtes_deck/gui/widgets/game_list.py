"""The games played with the open deck: their totals, and a list to replay them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.deck_results import PlayedGame, tally
from vtes_deck.app.document import Document
from vtes_deck.app.versions import Versions, VersionsError
from vtes_deck.graphics import theme
from vtes_deck.gui import delayed
from vtes_deck.gui.version_labels import when_words
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import plain_number, plural, tr

if TYPE_CHECKING:
    from vtes_deck.gui.panels import Context

_WATCHED = What.FILE | What.OPEN_DECKS | What.VERSIONS


class GameList(QWidget):
    """The games at the table, for the history panel; hidden if there are none.

    Attributes:
        head: the totals of the games.
        list: the games, newest first.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._store = Versions()
        metrics = theme.Metrics.of(self.font())
        self.head = PlainLabel(self)
        self.head.setProperty("look", "heading")
        self.head.setWordWrap(True)
        self.head.setMargin(metrics.pad)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Games of the deck"))
        self.list.setProperty("look", "flat")
        self.list.setWordWrap(True)
        self.list.setToolTip(tr("A double-click replays the game"))
        self.list.itemActivated.connect(self._replay)
        self.message = PlainLabel(self)
        self.message.setProperty("look", "muted")
        self.message.setWordWrap(True)
        self.message.setMargin(metrics.pad)
        self.list.currentItemChanged.connect(lambda _item, _before: self.message.clear())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.message)
        self.hide()

    def changed(self, changes: Changes) -> None:
        """Read the games again if they may have changed."""
        if not changes.touches(_WATCHED):
            return
        document = self._context.session.document
        self._context.jobs.run(
            tr("Reading games"),
            lambda _task: self._store.results(document),
            done=lambda games: self._arrived(document, games),
            failed=self._failed,
            owner=self,
            key="deck games",
            quiet=True,
        )

    def _arrived(self, document: Document, games: Sequence[PlayedGame]) -> None:
        if self._context.session.document is document:
            self.show_games(games)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, VersionsError):
            raise error
        self.show_games(())

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Show games, newest first."""
        self.setVisible(bool(games))
        self.list.clear()
        self.message.clear()
        for game in games:
            item = QListWidgetItem(_line(game))
            item.setData(Qt.ItemDataRole.UserRole, game)
            self.list.addItem(item)
        sums = tally(games)
        self.head.setText(
            plural(
                "{n} games: {points} VP, {wins}",
                "{n} game: {points} VP, {wins}",
                sums.games,
                points=plain_number(sums.victory_points),
                wins=plural("{n} game wins", "{n} game win", sums.game_wins),
            )
        )

    def _replay(self, item: QListWidgetItem) -> None:
        game: PlayedGame = item.data(Qt.ItemDataRole.UserRole)
        if not delayed.game_table.open_saved_replay(self._context, game.table, self.window()):
            self.message.setText(tr("This game is no longer saved, so it cannot be replayed."))


def _line(game: PlayedGame) -> str:
    """A line with day, result and opponents."""
    parts = [tr("{points} VP", points=plain_number(game.victory_points))]
    if game.game_win:
        parts.append(tr("game win"))
    others = [name for place, name in enumerate(game.names, start=1) if place != game.seat]
    return plural(
        "{when}: {result}\nSeat {seat} of {seats}, against {others}; {n} turns",
        "{when}: {result}\nSeat {seat} of {seats}, against {others}; {n} turn",
        game.turns,
        when=when_words(game.when),
        result=", ".join(parts),
        seat=game.seat,
        seats=len(game.names),
        others=", ".join(others),
    )
