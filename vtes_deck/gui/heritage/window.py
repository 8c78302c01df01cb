"""The window of Heritage: a page for each task of an owner of the game."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QTabWidget, QWidget

from vtes_deck.app.heritage.games import Play
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.dialogs.save_changes import ask_discard
from vtes_deck.gui.heritage.chronicle_page import ChroniclePage
from vtes_deck.gui.heritage.data_page import DataPage
from vtes_deck.gui.heritage.play import PlayPage
from vtes_deck.gui.heritage.referee import RefereePage
from vtes_deck.gui.jobs import Jobs
from vtes_deck.language import plural, tr


class HeritageWindow(QMainWindow):
    """Play, keep chronicles, judge, and maintain data sets."""

    def __init__(self, jobs: Jobs | None = None, parent: QWidget | None = None) -> None:
        """Make the window.

        Args:
            jobs: the background jobs of the program; if ``None``, the window creates its own.
            parent: the main window.
        """
        super().__init__(parent)
        self._own_jobs = Jobs(self) if jobs is None else None
        jobs = jobs or self._own_jobs or Jobs(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Heritage"))
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Heritage"))
        self.play = PlayPage(jobs, self)
        self.tabs.addTab(self.play, icons.icon("ui/play"), tr("Play"))
        self.play.message.connect(self.say)
        self.open_chronicle = ChroniclePage(self)
        self.tabs.addTab(self.open_chronicle, icons.icon("ui/history-branch"), tr("Chronicle"))
        self.open_chronicle.message.connect(self.say)
        self.open_chronicle.played.connect(self._play_position)
        self.play.finished.connect(self._enter_game)
        self.referee = RefereePage(self)
        self.tabs.addTab(self.referee, icons.icon("ui/judge"), tr("Referee"))
        self.referee.message.connect(self.say)
        self.referee.played.connect(self._play_position)
        self.data = DataPage(self)
        self.tabs.addTab(self.data, icons.icon("ui/edit"), tr("Data"))
        self.data.message.connect(self.say)
        self.data.changed.connect(self._sets_changed)
        self.setCentralWidget(self.tabs)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 78, metrics.line * 44)

    def _play_position(self, play: Play) -> None:
        self.play.open_play(play)
        self.tabs.setCurrentWidget(self.play)

    def _enter_game(self, play: Play) -> None:
        self.open_chronicle.enter_game(play)
        self.tabs.setCurrentWidget(self.open_chronicle)

    def _sets_changed(self) -> None:
        self.open_chronicle.refresh()
        self.play.begin.refresh()
        self.referee.refresh()

    def _discards(self) -> bool:
        """Whether the user discards unsaved entries."""
        n = self.data.entries.unsaved()
        return ask_discard(
            self,
            tr("Heritage"),
            plural(
                "{n} entries of data sets are not saved. Discard them?",
                "{n} entry of a data set is not saved. Discard it?",
                n,
            ),
        )

    def say(self, text: str) -> None:
        """Show a sentence in the status bar."""
        self.statusBar().showMessage(text, 8000)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.data.entries.unsaved() and not self._discards():
            event.ignore()
            return
        self.play.leave()
        if self._own_jobs is not None:
            self._own_jobs.close()
        super().closeEvent(event)
