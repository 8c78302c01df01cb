"""A game that has been played: binds a replay to the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from vtes_deck.app.game_table.log_lines import LogLine, log_lines
from vtes_deck.app.game_table.news import News, just_happened
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.view import EVERYTHING, TableView
from vtes_deck.engine.narrator import seat_name
from vtes_deck.gui.table.live_game import PACES
from vtes_deck.language import tr

_MIN_PAUSE = 40
"""Minimum milliseconds for each choice, so that you can follow the game."""


class Playback(QObject):
    """Shows a game at any of its choices.

    Signals:
        changed: there is a new state to show.
        ended: the automatic playback has reached the end.

    Attributes:
        replay: the game.
        eyes: the seat whose view is shown.
        pace: an index of :data:`~vtes_deck.gui.table.live_game.PACES`.
    """

    changed = Signal()
    ended = Signal()

    def __init__(self, replay: Replay, parent: QObject) -> None:
        super().__init__(parent)
        self.replay = replay
        self.eyes = EVERYTHING
        self.pace = 2
        self._lines: list[LogLine] = []
        self._lines_of: int | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)

    def view(self) -> TableView:
        """The table to show."""
        return self.replay.view(self.eyes)

    def lines(self) -> list[LogLine]:
        """The log of the whole game, so that every line can be chosen."""
        if self._lines_of != self.eyes:
            self._lines = log_lines(self.replay.whole, self.eyes)
            self._lines_of = self.eyes
        return self._lines

    def news(self) -> News:
        """The last lines of the log."""
        event_count = self.replay.events
        return News(just_happened([line for line in self.lines() if line.event < event_count]))

    @property
    def next_choice(self) -> str:
        """The next choice, in words.

        It can name hidden cards, so other seats only see who chooses.
        """
        sentence = self.replay.next_sentence
        if not sentence:
            return tr("The game ends here.")
        chooser = seat_name(self.replay.game.table, self.replay.chooser)
        if not self._sees_choice:
            return tr("{seat} chooses next.", seat=chooser)
        return tr("Next: {seat}: {choice}", seat=chooser, choice=sentence)

    @property
    def reason(self) -> str:
        """The reason for the next choice; empty if it is not known, or would reveal cards."""
        return self.replay.reason if self._sees_choice else ""

    @property
    def _sees_choice(self) -> bool:
        return self.eyes in {EVERYTHING, self.replay.chooser}

    def look(self, eyes: int) -> None:
        """Show the view of another seat."""
        self.eyes = eyes
        self.changed.emit()

    def go_to(self, number: int) -> None:
        """Show the game after this many choices."""
        self.replay.go_to(number)
        self.changed.emit()

    def step(self, count: int) -> None:
        """Go forward or back by a number of choices."""
        self.replay.step(count)
        self.changed.emit()

    def turn(self, count: int) -> None:
        """Go forward or back by a number of turns."""
        self.replay.turn(count)
        self.changed.emit()

    def go_to_line(self, line: LogLine) -> None:
        """Show the game right after the event of a line."""
        self.replay.go_to_event(line.event)
        self.changed.emit()

    def run(self, running: bool) -> None:
        """Start or stop the automatic playback."""
        if running and self.replay.number < self.replay.last:
            self._timer.start(max(_MIN_PAUSE, PACES[self.pace]))
        else:
            self._timer.stop()

    def set_pace(self, pace: int) -> None:
        """Set the pace of the playback."""
        self.pace = pace
        if self._timer.isActive():
            self._timer.start(max(_MIN_PAUSE, PACES[pace]))

    def leave(self) -> None:
        """Stop the playback, which is no longer shown."""
        self._timer.stop()

    def _on_time(self) -> None:
        self.step(1)
        if self.replay.number >= self.replay.last:
            self._timer.stop()
            self.ended.emit()
