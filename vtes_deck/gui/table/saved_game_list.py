"""The list of games that can be continued or replayed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.game_table.saved_games import SavedTable
from vtes_deck.app.games import TableError
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.jobs import Job
from vtes_deck.gui.table.saved_game_store import TableStore
from vtes_deck.gui.table.titles import own_side, players
from vtes_deck.gui.widgets.announcements import announce
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr


class SavedGameList(QWidget):
    """Lists saved games.

    Signals:
        opened: the key of a game, and whether it is replayed rather than continued.
    """

    opened = Signal(str, bool)

    def __init__(self, store: TableStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._games: tuple[SavedTable, ...] = ()
        self._refused: dict[str, str] = {}
        metrics = theme.Metrics.of(self.font())
        title = PlainLabel(tr("Saved games"), self)
        title.setProperty("look", "title")
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Saved games"))
        self.list.setWordWrap(True)
        self.list.setSpacing(metrics.small)
        self.empty = PlainLabel(
            tr(
                "No games yet. A game is saved after each choice, so that you can continue it "
                "later."
            ),
            self,
        )
        self.empty.setProperty("look", "muted")
        self.empty.setWordWrap(True)
        self.list.currentRowChanged.connect(lambda _row: self._show_buttons())
        self.list.itemActivated.connect(lambda _item: self._open(replay=False))
        self.go_on = EnterButton(tr("Continue"), self, icons.icon("ui/play"))
        self.replay = EnterButton(tr("Replay"), self, icons.icon("ui/recent"))
        self.delete = EnterButton(tr("Remove"), self, icons.icon("ui/delete"))
        self.go_on.clicked.connect(lambda: self._open(replay=False))
        self.replay.clicked.connect(lambda: self._open(replay=True))
        self.delete.clicked.connect(self._delete)
        self.removed = PlainLabel(self)
        self.removed.setWordWrap(True)
        self.removed.setProperty("look", "muted")
        self.undo_button = EnterButton(tr("Undo"), self, icons.icon("ui/undo"))
        self.undo_button.clicked.connect(self._undo)
        self._restore: Callable[[], None] | None = None
        undoing = QHBoxLayout()
        undoing.addWidget(self.removed, 1)
        undoing.addWidget(self.undo_button)
        self.notice = PlainLabel(self)
        self.notice.setWordWrap(True)
        self.notice.setMargin(metrics.gap)
        set_look(self.notice, "warning")
        self.notice.hide()
        buttons = QHBoxLayout()
        for button in (self.go_on, self.replay, self.delete):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.pad)
        layout.addWidget(title)
        layout.addWidget(self.empty)
        layout.addWidget(self.list, 1)
        layout.addLayout(undoing)
        layout.addWidget(self.notice)
        layout.addLayout(buttons)
        layout.addStretch()
        self._offer_undo("", None)

    def refresh(self) -> None:
        """List the current games."""
        self._games = self._store.games()
        self.list.clear()
        for game in self._games:
            self.list.addItem(self._item(game))
        if self._games:
            self.list.setCurrentRow(0)
        for part in (self.list, self.go_on, self.replay, self.delete):
            part.setVisible(bool(self._games))
        self.empty.setVisible(not self._games)
        self._show_buttons()

    def refuse(self, key: str, why: str, *, lasting: bool) -> None:
        """Report that a game cannot be opened.

        Args:
            key: the key of the game.
            why: the reason, as a sentence.
            lasting: whether this version of the program can never open it; its row then shows this.
        """
        if lasting:
            self._refused[key] = why
        self.refresh()
        row = next((row for row, game in enumerate(self._games) if game.key == key), -1)
        if row >= 0:
            self.list.setCurrentRow(row)
        if not lasting:
            self.show_message(why)

    def wait_for(self, job: Job) -> None:
        """Show that a game is being opened until the job ends, because it repeats all choices."""
        self.show_message(tr("Opening the game …"), look="info")
        waiting = self.notice.text()

        def stop() -> None:
            if self.notice.text() == waiting:  # otherwise it shows why the game cannot be opened
                self.show_message("")

        job.ended.connect(stop)

    def show_message(self, text: str, look: str = "warning") -> None:
        """Show a message below the list; nothing if the text is empty."""
        set_look(self.notice, look)
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        announce(self.notice, text)

    def _item(self, game: SavedTable) -> QListWidgetItem:
        if game.key not in self._refused:
            return QListWidgetItem(_line(game))
        text = tr("{game}\nCannot be played by this version", game=_line(game))
        return QListWidgetItem(icons.icon("ui/error", "warning"), text)

    @property
    def _current(self) -> SavedTable | None:
        row = self.list.currentRow()
        return self._games[row] if 0 <= row < len(self._games) else None

    def _show_buttons(self) -> None:
        game = self._current
        why = "" if game is None else self._refused.get(game.key, "")
        playable = game is not None and not why
        self.go_on.setEnabled(game is not None and not game.saved.over and playable)
        self.replay.setEnabled(playable)
        self.delete.setEnabled(game is not None)
        what = tr("Remove it, or open it with the version of the program that saved it.")
        self.show_message(f"{why} {what}" if why else "")

    def _open(self, *, replay: bool) -> None:
        game = self._current
        if game is not None and game.key not in self._refused:
            self.opened.emit(game.key, replay or game.saved.over)

    def _delete(self) -> None:
        game = self._current
        if game is None:
            return
        row = self.list.currentRow()
        try:
            restore = self._store.remove(game.key)
        except TableError as error:
            self.refuse(game.key, str(error), lasting=False)
            return
        self._offer_undo(tr("Removed: {game}", game=players(game.saved)), restore)
        self.refresh()
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        if not self._games:
            self.undo_button.setFocus()  # the button that was pressed is hidden

    def _undo(self) -> None:
        if self._restore is None:
            return
        try:
            self._restore()
        except TableError as error:
            self.show_message(str(error))
            return
        self._offer_undo("", None)
        self.refresh()
        self.list.setFocus()

    def _offer_undo(self, text: str, restore: Callable[[], None] | None) -> None:
        """Show which game was removed, with a button that restores it."""
        self._restore = restore
        self.removed.setText(text)
        for part in (self.removed, self.undo_button):
            part.setVisible(restore is not None)
        announce(self.removed, text)


def _line(game: SavedTable) -> str:
    saved = game.saved
    moment = QDateTime.fromSecsSinceEpoch(int(saved.when.timestamp()))
    when = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
    who = players(saved)
    if saved.over:
        text = tr("{who}\n{when}, over in turn {turn}", who=who, when=when, turn=saved.turn)
    else:
        text = tr("{who}\n{when}, turn {turn}", who=who, when=when, turn=saved.turn)
    own = own_side(saved)
    return f"{text}\n{own}" if own else text
