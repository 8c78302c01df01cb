"""The games of this program in the user's data, written in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vtes_deck.app.document import Document
from vtes_deck.app.game_table.deck_games import (
    keep_games,
    own_decks,
    own_games,
    source_of,
    withdraw_games,
)
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.saved_games import SavedTable, SavedTables
from vtes_deck.app.games import TableError
from vtes_deck.app.versions import Versions, VersionsError
from vtes_deck.gui.jobs import Jobs
from vtes_deck.language import tr

if TYPE_CHECKING:
    from cardbase.database import CardBase
    from vtes_deck.gui.panels import Context


class TableStore(QObject):
    """Saves the games that are open in windows; there is one store for each program.

    Signals:
        failed: a game cannot be saved; carries a sentence.
        taken: the key of a saved game that was opened on a table or deleted.
        begun: another game was begun on a table.

    Attributes:
        used: whether one of the last two has happened.
    """

    failed = Signal(str)
    taken = Signal(str)
    begun = Signal()

    def __init__(self, jobs: Jobs, folder: Path | None = None) -> None:
        super().__init__(jobs)
        self._jobs = jobs
        self._saved_tables = SavedTables(folder)
        self._versions = Versions()
        self._documents: dict[str, Document] = {}
        self._announced = False
        self.used = False
        self.taken.connect(self._note_use)
        self.begun.connect(self._note_use)

    def _note_use(self) -> None:
        self.used = True

    @classmethod
    def of(cls, context: Context) -> TableStore:
        """The store of a program."""
        there = context.jobs.findChild(cls)
        return there if isinstance(there, cls) else cls(context.jobs)

    def new(self) -> str:
        """The key of a new game; empty if no game can be saved."""
        try:
            return self._saved_tables.new()
        except TableError as error:
            self._fail(error)
            return ""

    def keep(self, key: str, session: GameSession) -> None:
        """Write a game in the background; the newest state wins."""
        if not key:
            return
        try:
            write = self._saved_tables.prepare(key, session)
        except TableError as error:
            self._fail(error)
            return
        self._jobs.run(
            tr("Saving the game"),
            lambda _task: write(),
            failed=self._fail,
            owner=self,
            quiet=True,
            finish=True,
        )

    def source_of(self, document: Document) -> str:
        """The identifier of an open deck in a saved game."""
        source = source_of(document)
        self._documents[source] = document
        return source

    def keep_results(self, key: str, session: GameSession, done: Callable[[], None]) -> None:
        """Add the result of a game to the player's decks that were played in it."""
        games = own_games(session, key, self._documents)
        if games:
            self._change_results(lambda: keep_games(games, self._versions), done)

    def withdraw_results(self, key: str, session: GameSession, done: Callable[[], None]) -> None:
        """Remove the result of a game from the player's decks, because its end was undone."""
        documents = [document for _seat, document in own_decks(session, self._documents)]
        if documents:
            self._change_results(lambda: withdraw_games(documents, key, self._versions), done)

    def _change_results(self, change: Callable[[], None], done: Callable[[], None]) -> None:
        self._jobs.run(
            tr("Saving the result"),
            lambda _task: change(),
            done=lambda _result: done(),
            failed=self._fail,
            owner=self,
            quiet=True,
            finish=True,
        )

    def games(self) -> tuple[SavedTable, ...]:
        """Every game that can be read and is not open, newest first."""
        return tuple(one for one in self._saved_tables.games() if not one.open)

    def has(self, key: str) -> bool:
        """Whether a game is saved, and is not open in a window."""
        return any(one.key == key for one in self.games())

    def unfinished(self) -> tuple[SavedTable, ...]:
        """The games to offer when the program starts."""
        return self._saved_tables.unfinished()

    def open(self, key: str, cards: CardBase) -> GameSession:
        """A saved game, which is open from now on. May run on any thread.

        Raises:
            TableError: it cannot be opened.
        """
        return self._saved_tables.open(key, cards)

    def sources(self, key: str) -> tuple[str, ...]:
        """The sources of the decks of a saved game by seat; empty if the game is not found."""
        return self._saved_tables.sources(key)

    def close(self, key: str) -> None:
        """Mark a game as no longer open."""
        if key:
            self._saved_tables.close(key)

    def remove(self, key: str) -> Callable[[], None]:
        """Delete a game of the list; return a function that restores it.

        Raises:
            TableError: it is open, or its file cannot be deleted. The function may raise it too.
        """
        data = self._saved_tables.remove(key)
        self.taken.emit(key)
        return partial(self._saved_tables.restore, key, data)

    def discard(self, key: str) -> None:
        """Delete a game."""
        self._saved_tables.discard(key)
        self.taken.emit(key)

    def _fail(self, error: Exception) -> None:
        """Report once that games cannot be saved."""
        if not isinstance(error, TableError | VersionsError):
            raise error
        if not self._announced:
            self._announced = True
            self.failed.emit(str(error))
