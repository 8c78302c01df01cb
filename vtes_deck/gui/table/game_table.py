"""The table at which games are started, played, watched and replayed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import override

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QFocusEvent, QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app import games
from vtes_deck.app.changes import What
from vtes_deck.app.deck_files import reason
from vtes_deck.app.game_table import player_file
from vtes_deck.app.game_table.game_file import UnplayableGameError
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.player_file import opened
from vtes_deck.app.game_table.position import Position
from vtes_deck.app.game_table.position_use import read_position
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.games import TableError
from vtes_deck.app.input_files import read_source
from vtes_deck.engine.record import SavedGameError
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.file_dialogs import choose_file
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.table.game_view import GameView
from vtes_deck.gui.table.new_game import NewGamePage
from vtes_deck.gui.table.position.page import PositionPage
from vtes_deck.gui.table.saved_game_list import SavedGameList
from vtes_deck.gui.table.saved_game_store import TableStore
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_action
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, tr

_KIND = mark("Games (*.json)")

_PART_OF_SCREEN = 0.94
"""The initial share of the screen's width and height: a table needs space."""

_PART_OF_COPY = 0.5
"""The initial share of the width for a copy of the game, which is tried next to the game itself."""


class GameTable(QWidget):
    """A page to start a game and one to play it, in the main window or in a separate window.

    Signals:
        closed: the table has been closed.
        message: a sentence for the status bar.

    Args of the constructor:
        context: the context of the main window.
        parent: the main window; the table is a separate window until it is docked.
    """

    closed = Signal()
    message = Signal(str)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.context = context
        self.setAccessibleName(tr("Game table"))
        self.menu = QMenu(self)
        self._add(tr("&New game …"), self.show_form)
        self._add(tr("&Open a saved game …"), self._ask_open)
        self._add(tr("Sa&ve …"), self._ask_save)
        self._add(tr("&Edit a position …"), self.edit_position)
        self.menu.addSeparator()
        self.game = GameView(context, self.menu, self)
        self.menu.addSeparator()
        self.dock_action = self._add("", self._change_place)
        self.full_screen = self._add(tr("&Full screen"), self._show_full_screen)
        self.addAction(self.full_screen)
        self._add(tr("C&lose"), self.close)
        self.store = TableStore.of(context)
        self.store.failed.connect(self.game.show_message)
        self._key = ""
        self._untouched = -1
        self._folder = Path.home()
        self._ended = False
        self.form = NewGamePage(context, self.store, self)
        self.form.started.connect(self.show_session)
        self.kept = SavedGameList(self.store, self)
        self.kept.opened.connect(self.open_saved)
        self.position: PositionPage | None = None
        self.game.titled.connect(self.setWindowTitle)
        self.game.branched.connect(self._branch)
        self.game.edit_wanted.connect(self._edit_in_window)
        self.copy_mark = PlainLabel(tr("A copy to try. The game itself does not change."), self)
        self.copy_mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.copy_mark.setMargin(theme.Metrics.of(self.font()).small)
        set_look(self.copy_mark, "info")
        self.copy_mark.hide()
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self._start_page())
        self.pages.addWidget(self.game)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.copy_mark)
        layout.addWidget(self.pages, 1)
        self._name_place()
        self.resize(QGuiApplication.primaryScreen().availableSize() * _PART_OF_SCREEN)
        self.game.share(self.width())
        self.show_form()

    def _start_page(self) -> QWidget:
        """The form of a new game, next to the saved games and other ways to begin."""
        self.open_button = EnterButton(tr("&Open a saved game …"), self, icons.icon("ui/open"))
        self.open_button.setToolTip(
            tr("Continue a game from a file; a game that is over is replayed")
        )
        self.open_button.clicked.connect(self._ask_open)
        self.edit_button = EnterButton(tr("Edit a position …"), self, icons.icon("ui/edit"))
        self.edit_button.setToolTip(
            tr("Lay out cards by hand, see the broken rules, and play from there")
        )
        self.edit_button.clicked.connect(self.edit_position)
        start = QWidget(self)  # it scrolls, so a copy to try can be narrower
        start.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        right = QVBoxLayout()
        right.addWidget(self.kept, 1)
        right.addWidget(self.open_button)
        right.addWidget(self.edit_button)
        both = QHBoxLayout(start)
        both.addWidget(self.form, 3)
        both.addLayout(right, 1)
        return start

    def _add(self, text: str, act: Callable[[], object]) -> QAction:
        action = owned_action(self.menu, text)
        action.triggered.connect(lambda _checked=False: act())
        return action

    @property
    def docked(self) -> bool:
        """Whether the table is part of the main window."""
        return not self.isWindow()

    def undock(self, owner: QWidget) -> None:
        """Move the table from the main window, its owner, to a separate window."""
        self.setParent(owner, Qt.WindowType.Window)
        self.resize(QGuiApplication.primaryScreen().availableSize() * _PART_OF_SCREEN)
        self._name_place()
        self.show()

    def dock(self, pages: QStackedWidget) -> None:
        """Move the table to a page of the main window."""
        self.setWindowState(Qt.WindowState.WindowNoState)
        pages.addWidget(self)
        self.game.share(pages.width())
        self._name_place()

    def _name_place(self) -> None:
        """Show in the menu where the table can go. While docked, F11 belongs to the main window."""
        own = tr("Open in its own win&dow")
        self.dock_action.setText(own if self.docked else tr("Move to the main win&dow"))
        self.full_screen.setShortcut("" if self.docked else "F11")

    def _change_place(self) -> None:
        self.context.dock_table(self, not self.docked)

    @property
    def _owner(self) -> QWidget:
        """The parent of further windows."""
        return self.window() if self.docked else self.parentWidget() or self

    @property
    def is_empty(self) -> bool:
        """Whether the table has no game."""
        editing = self.position is not None and self.pages.currentWidget() is self.position
        return self.game.play is None and self.game.playback is None and not editing

    def show_form(self) -> None:
        """Ask for a game; the game on the table is kept."""
        self._put_away()
        self.form.show_decks()
        self.kept.refresh()
        self.pages.setCurrentIndex(0)
        self._focus_page()
        self.setWindowTitle(tr("Game table"))

    def edit_position(self) -> None:
        """Edit the position that was edited last."""
        self._show_editor().resume()

    def show_position(self, position: Position) -> None:
        """Edit a position; undo restores the previous one."""
        self._show_editor().show_position(position)

    def _show_editor(self) -> PositionPage:
        self._put_away()
        if self.position is None:
            self.position = PositionPage(self.context, self)
            self.position.played.connect(self.show_session)
            self.position.closed.connect(self.show_form)
            self.position.parts.setSizes(self.game.parts.sizes())
            self.pages.addWidget(self.position)
        self.pages.setCurrentWidget(self.position)
        self._focus_page()
        self.setWindowTitle(tr("Position editor"))
        return self.position

    def _edit_in_window(self, position: Position) -> None:
        window = GameTable(self.context, self._owner)
        window.show()
        window.show_position(position)

    def show_game(self) -> None:
        """Show the page of the table."""
        self.pages.setCurrentWidget(self.game)

    def show_session(self, session: GameSession, key: str = "") -> None:
        """Play a game, or watch it if no person plays. It is saved after every choice.

        Args:
            session: the game.
            key: the key of a game that has been opened in the store.
        """
        self._put_away()
        if not key:
            self.store.begun.emit()
        self._key = key or self.store.new()
        self._untouched = len(session.game.inputs) if session.aside and not key else -1
        self._ended = session.over
        self.copy_mark.setVisible(session.aside and not session.played_on)
        self.pages.setCurrentWidget(self.game)
        self.game.show_session(session, partial(self._keep, self._key))

    def _keep(self, key: str, session: GameSession) -> None:
        """Write a game, and its result when it is over; a result that was undone is removed."""
        self.store.keep(key, session)
        if key and session.over:
            self.store.keep_results(key, session, self._on_result)
        elif key and self._ended:
            self.store.withdraw_results(key, session, self._on_result)
        self._ended = session.over

    def _on_result(self) -> None:
        self.context.session.announce(What.VERSIONS)

    def open_saved(self, key: str, replay: bool) -> None:
        """Continue or replay a saved game; its choices are repeated in the background."""
        cards, store = self.context.cards, self.store
        held = []

        def work(task: Task) -> GameSession | Replay:
            session = store.open(key, cards)
            if replay or task.cancelled:
                store.close(key)
                task.check()
                return Replay.of(session)
            held.append(key)
            return session

        def release() -> None:
            if job.task.cancelled:  # perhaps after the work was done
                for one in held:
                    store.close(one)

        job = self.context.jobs.run(
            tr("Replaying the game"),
            work,
            done=partial(self._show_kept, key),
            failed=partial(self._cannot_continue, key),
            owner=self,
            key="kept game",
        )
        job.ended.connect(release)
        self.kept.wait_for(job)

    def _show_kept(self, key: str, opened: GameSession | Replay) -> None:
        if isinstance(opened, Replay):
            self.show_replay(opened)
        else:
            self.show_session(opened, key)
            self.store.taken.emit(key)

    def _cannot_continue(self, key: str, error: Exception) -> None:
        if not isinstance(error, TableError):
            raise error
        self.kept.refuse(key, str(error), lasting=isinstance(error, UnplayableGameError))

    def _ask_open(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("Open a saved game"), str(self._folder), tr(_KIND)
        )
        if chosen:
            self._folder = Path(chosen).parent
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> None:
        """Continue a game from a file that was saved here or by ``vtes-deck play``.

        A finished game, and one whose players are unknown, is replayed. A position is edited.
        """
        cards = self.context.cards

        def work(_task: Task) -> GameSession | Replay | Position:
            data = read_source(path, games.MAX_BYTES)
            try:
                found = opened(data, cards, self.store.sources)
            except SavedGameError:
                try:
                    return read_position(data)
                except TableError:
                    pass  # the error of a game is more specific
                raise
            if isinstance(found, GameSession):
                return Replay.of(found) if found.over else found
            return Replay(found)

        self.context.jobs.run(
            tr("Replaying the game"),
            work,
            done=self._show_file,
            failed=partial(self._cannot_open, path.name),
            owner=self,
            key="table file",
        )

    def _show_file(self, found: GameSession | Replay | Position) -> None:
        if isinstance(found, Position):
            self.show_position(found)
            return
        if isinstance(found, GameSession):
            self.show_session(found)
            return
        if found.session is None and not found.whole.over:
            found.go_to(found.last)
            self.show_replay(found)
            text = tr("The file does not name the players. Choose them with “Play on from here”.")
            self.game.show_message(text)
        else:
            self.show_replay(found)

    def _cannot_open(self, name: str, error: Exception) -> None:
        if not isinstance(error, OSError | SavedGameError | TableError):
            raise error
        text = tr("{file} cannot be opened: {why}", file=name, why=reason(error))
        if self.pages.currentWidget() is self.game:
            self.game.show_message(text)
        else:
            self.kept.show_message(text)

    def _ask_save(self) -> None:
        path = choose_file(self, self._folder / "game.json", tr(_KIND))
        if path is not None:
            self._folder = path.parent
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Save the game that is shown. The file can be opened here or with ``vtes-deck replay``."""
        game, session = self.game.shown, self.game.session
        if game is None:
            return
        try:
            if session is None:
                games.save(game, path)
            else:
                player_file.save(session, path, self._key)
        except (OSError, SavedGameError, TableError) as error:
            self.game.show_message(tr("The game cannot be saved: {why}", why=reason(error)))
        else:
            text = tr("The game is saved as {file}.", file=path)
            self.game.show_message(text)
            self.message.emit(text)

    def _put_away(self) -> None:
        """Release the game on the table; it stays saved, except a copy without a new choice."""
        play = self.game.play
        unused = play is not None and len(play.session.game.inputs) == self._untouched
        self.game.leave()
        if self.position is not None:
            self.position.leave()
        if unused:
            self.store.discard(self._key)
        self.store.close(self._key)
        self._key = ""
        self.copy_mark.hide()

    def show_replay(self, replay: Replay, eyes: int | None = None) -> None:
        """Replay a game."""
        self._put_away()
        self.pages.setCurrentWidget(self.game)
        self.game.show_replay(replay, eyes)

    def _branch(self, session: GameSession) -> None:
        window = GameTable(self.context, self._owner)
        screen = self.screen().availableGeometry()
        width = round(screen.width() * _PART_OF_COPY)
        head = theme.Metrics.of(self.font()).line * 3  # the title bar
        window.setGeometry(
            screen.right() + 1 - width, screen.top() + head, width, screen.height() - head
        )
        window.game.share(width)
        window.show()
        window.show_session(session)

    def _show_full_screen(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on: as a page of the main window, the table itself gets it."""
        super().focusInEvent(event)
        self._focus_page(event.reason())

    def _focus_page(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Move the focus to the first control of the visible page."""
        shown = self.pages.currentWidget()
        if shown is self.game:
            self.game.side.take_focus()
        elif shown is self.position and self.position is not None:
            self.position.cards.add.setFocus(reason)
        else:
            self.form.start.setFocus(reason)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._put_away()
        self.game.faces.clear()
        if self.position is not None:
            self.position.faces.clear()
        self.closed.emit()
        super().closeEvent(event)


def open_saved_replay(context: Context, key: str, parent: QWidget | None) -> bool:
    """Replay a saved game in a separate window; false if the game no longer exists."""
    store = TableStore.of(context)
    if not store.has(key):
        return False
    window = GameTable(context, parent)
    window.show()
    window.open_saved(key, replay=True)
    return True
