"""The page on which games are played."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from vtes_deck.app.heritage.games import Play, free_game_name
from vtes_deck.gui.heritage.game_view import HeritageGameView
from vtes_deck.gui.heritage.new_game import NewGamePage
from vtes_deck.gui.jobs import Jobs


class PlayPage(QWidget):
    """Start or continue a game, and play it.

    Signals:
        message: a sentence for the status bar.
        finished: a :class:`Play` whose result goes into its chronicle.
    """

    message = Signal(str)
    finished = Signal(object)

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self.begin = NewGamePage(self)
        self.begin.started.connect(self.open_play)
        self.session: HeritageGameView | None = None
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.begin)

    def open_play(self, play: Play, name: str = "") -> None:
        """Play a game.

        Args:
            play: the game.
            name: the name of the saved game; a new one if empty.
        """
        self.leave()
        covered = self.begin.covered.isChecked()
        title = name or free_game_name()
        session = HeritageGameView(play, title, self._jobs, covered=covered, parent=self)
        session.left.connect(self.leave)
        session.message.connect(self.message)
        session.finished.connect(self.finished)
        self.session = session
        self._stack.addWidget(session)
        self._stack.setCurrentWidget(session)
        session.setFocus()

    def leave(self) -> None:
        """Return to the list of games."""
        session, self.session = self.session, None
        if session is not None:
            session.stop()
            self._stack.setCurrentWidget(self.begin)
            self._stack.removeWidget(session)
            session.deleteLater()
        self.begin.refresh()
