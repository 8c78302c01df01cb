"""The page on which games are played."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from vtes_deck.app.heritage_games import Play, free_game_name
from vtes_deck.gui.heritage.new_game import NewGamePage
from vtes_deck.gui.heritage.sitting import SittingView
from vtes_deck.gui.jobs import Jobs


class PlayPage(QWidget):
    """Start or continue a game, and play it.

    Signals:
        said: a sentence for the status bar.
        finished: a :class:`Play` whose result goes into its chronicle.
    """

    said = Signal(str)
    finished = Signal(object)

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self.begin = NewGamePage(self)
        self.begin.started.connect(self.open_play)
        self.sitting: SittingView | None = None
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
        sitting = SittingView(play, title, self._jobs, covered=covered, parent=self)
        sitting.left.connect(self.leave)
        sitting.said.connect(self.said)
        sitting.finished.connect(self.finished)
        self.sitting = sitting
        self._stack.addWidget(sitting)
        self._stack.setCurrentWidget(sitting)
        sitting.setFocus()

    def leave(self) -> None:
        """Return to the list of games."""
        sitting, self.sitting = self.sitting, None
        if sitting is not None:
            sitting.stop()
            self._stack.setCurrentWidget(self.begin)
            self._stack.removeWidget(sitting)
            sitting.deleteLater()
        self.begin.refresh()
