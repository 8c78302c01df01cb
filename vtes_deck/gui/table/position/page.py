"""The position editor: the table in the middle, its cards and seats next to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from vtes_deck.app import paths
from vtes_deck.app.game_table.editor import EMPTY, PositionEditor
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.position import Position, Spot, snippet
from vtes_deck.app.game_table.position_problems import Breach
from vtes_deck.app.game_table.position_use import open_position, play_position, save_position
from vtes_deck.app.game_table.view import NONE, CardView
from vtes_deck.app.games import TableError
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.file_dialogs import choose_file
from vtes_deck.gui.panels import Context
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.table.card_item import CardItem
from vtes_deck.gui.table.position.board import PositionBoard
from vtes_deck.gui.table.position.cards import PositionCards
from vtes_deck.gui.table.position.seats import PositionSeats
from vtes_deck.gui.table.preview import Preview
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, plural, tr

_KIND = mark("Positions (*.position.json *.json)")

_PAUSE = 500
"""Milliseconds from an edit until the position is saved."""


class PositionPage(QWidget):
    """Edits a position.

    The position is kept in the user's data and shown when the page is opened again.

    Signals:
        played: the :class:`~vtes_deck.app.game_table.game_session.GameSession` that begins from it.
        closed: the user wants to return to the other pages.
    """

    played = Signal(object)
    closed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._folder = Path.home()
        self.editor = PositionEditor(context.cards)
        pictures = CardPictures.of(context)
        self.faces = FaceCache(pictures.picture, self)
        self.board = PositionBoard(self.faces, self)
        self.preview = Preview(pictures.picture, self.board)
        pictures.arrived.connect(self.faces.renew)
        pictures.arrived.connect(self.preview.renew)
        self.board.card_chosen.connect(lambda number, _sure: self._select(number))
        self.board.asked_about.connect(self._look_at)
        self.board.moved.connect(self._moved)
        self.board.piles_wanted.connect(self._turn)
        self.board.pointed.connect(self._point)
        self.cards = PositionCards(self.editor, self.edit, self._complete, self)
        self.cards.selected.connect(lambda _key: self._show_board())
        self._near = 0  # the seat from which the table is seen
        self.cards.turned.connect(self._on_turned)
        self.cards.seat.activated.connect(self._turn)
        self.seats = PositionSeats(self.editor, self.edit, self)
        self._kept = QTimer(self)
        self._kept.setSingleShot(True)
        self._kept.setInterval(_PAUSE)
        self._kept.timeout.connect(self._keep)
        side = self._side()
        self.parts = QSplitter(Qt.Orientation.Horizontal, self)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.board)
        self.parts.addWidget(side)
        self.parts.setStretchFactor(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.parts)
        for keys, act in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Delete", self.cards.remove_card),
            ("Ctrl+Return", self.play),
        ):
            QShortcut(
                QKeySequence(keys), self, act, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
        self._show()

    def _side(self) -> QWidget:
        metrics = theme.Metrics.of(self.font())
        side = QWidget(self)
        side.setMinimumWidth(metrics.line * 19)
        tools = QHBoxLayout()
        self.back = self._tool("ui/chevron-left", tr("Back"), "", self.closed.emit)
        self.undo_button = self._tool("ui/undo", tr("Undo"), "Ctrl+Z", self.undo)
        self.redo_button = self._tool("ui/redo", tr("Redo"), "Ctrl+Y", self.redo)
        for button in (
            self.back,
            self.undo_button,
            self.redo_button,
            self._tool("ui/new", tr("Empty table"), "", self.clear),
            self._tool("ui/open", tr("Open …"), "", self._ask_open),
            self._tool("ui/save", tr("Save …"), "", self._ask_save),
            self._tool("ui/copy", tr("Copy as Python"), "", self.copy_code),
        ):
            tools.addWidget(button)
        tools.addStretch(1)
        self.tabs = tabs = QTabWidget(side)
        tabs.addTab(self.cards, tr("Cards"))
        tabs.addTab(self.seats, tr("Seats and turn"))
        self.verdict = PlainLabel(side)
        self.verdict.setWordWrap(True)
        self.verdict.setMargin(metrics.gap)
        self.wrong = QListWidget(side)
        self.wrong.setAccessibleName(tr("Broken rules"))
        self.wrong.setWordWrap(True)
        self.wrong.setMaximumHeight(metrics.line * 6)
        self.wrong.currentItemChanged.connect(self._on_breach)
        self.wrong.itemActivated.connect(self._show_rule)
        self.rule = QPushButton(icons.icon("ui/judge"), tr("Show the rule"), side)
        self.rule.clicked.connect(
            lambda: self._show_rule(self.wrong.item(max(self.wrong.currentRow(), 0)))
        )
        self.message = PlainLabel(side)
        self.message.setWordWrap(True)
        self.message.hide()
        self.start = QPushButton(
            icons.icon("ui/play", "text-on-accent"), tr("Play from here"), side
        )
        set_look(self.start, "primary")
        self.start.setToolTip(plain_tip(tip_of(tr("Play from here"), "", native("Ctrl+Return"))))
        self.start.clicked.connect(self.play)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        layout.setSpacing(metrics.gap)
        layout.addLayout(tools)
        layout.addWidget(tabs, 1)
        for widget in (self.verdict, self.wrong, self.rule, self.message, self.start):
            layout.addWidget(widget)
        return side

    def _tool(self, icon: str, name: str, key: str, act: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setAccessibleName(name)
        button.setToolTip(plain_tip(tip_of(name, "", native(key)) if key else name))
        button.setAutoRaise(True)
        button.clicked.connect(lambda _checked=False: act())
        return button

    # ------------------------------------------------------------------------------------ showing

    def _show(self) -> None:
        self.cards.show_position()
        self.seats.show_position()
        self._show_board()
        self.undo_button.setEnabled(self.editor.can_undo)
        self.redo_button.setEnabled(self.editor.can_redo)
        self._show_breaches(self.editor.breaches())

    def _show_board(self) -> None:
        self._near = min(max(self._near, 0), len(self.editor.position.seats) - 1)
        self.board.turn_to(self._near)
        self.board.show_position(self.editor.view(), self.editor.number_of(self.cards.key))

    def _show_breaches(self, found: tuple[Breach, ...]) -> None:
        self.wrong.clear()
        for breach in found:
            text = f"{breach.text} ({breach.rule})" if breach.rule else breach.text
            item = QListWidgetItem(icons.icon("ui/error", "danger"), text)
            item.setData(Qt.ItemDataRole.UserRole, breach)
            self.wrong.addItem(item)
        for widget in (self.wrong, self.rule):
            widget.setVisible(bool(found))
        self.rule.setEnabled(bool(found) and bool(found[0].rule))
        self.start.setEnabled(not found)
        if found:
            set_look(self.verdict, "warning")
            self.verdict.setText(
                plural(
                    "This position is illegal for {n} reasons:",
                    "This position is illegal:",
                    len(found),
                )
            )
        else:
            set_look(self.verdict, "muted")
            self.verdict.setText(tr("This position is legal."))

    def show_message(self, text: str) -> None:
        """Show a sentence; nothing for an empty one."""
        self.message.setText(text)
        self.message.setVisible(bool(text))

    # ------------------------------------------------------------------------------------ editing

    def edit(self, change: Callable[[], object]) -> bool:
        """Make an edit; if it fails, show the reason. Return whether it was made."""
        try:
            change()
        except TableError as error:
            self.show_message(str(error))
            self._show()
            return False
        self.show_message("")
        self._kept.start()
        self._show()
        self._keep_focus()
        return True

    def _keep_focus(self) -> None:
        """Keep the focus on the edited card, whose number an edit may change."""
        item = self.board.item_of(self.editor.number_of(self.cards.key))
        if item is not None and isinstance(self.focusWidget(), CardItem):
            item.setFocus()

    def undo(self) -> None:
        """Undo the last edit."""
        self.edit(self.editor.undo)

    def redo(self) -> None:
        """Redo the edit that was undone."""
        self.edit(self.editor.redo)

    def clear(self) -> None:
        """Clear the table; undo restores the cards."""
        self.edit(partial(self.editor.replace, EMPTY))

    def show_position(self, position: Position) -> None:
        """Edit another position; undo restores the previous one."""
        self.edit(partial(self.editor.replace, position))

    def _complete(self, text: str) -> tuple[AnyCard, ...]:
        return tuple(self._context.cards.complete(text, limit=12))

    def _select(self, number: int) -> None:
        self._edit_card(self.editor.key_of(number))

    def _edit_card(self, key: int) -> None:
        """Edit a card of the table without turning the table, which is under the mouse."""
        with QSignalBlocker(self.cards.seat):
            self.cards.select(key)
        self._show_board()

    def _moved(self, number: int, seat: int, spot: Spot, host: int) -> None:
        key = self.editor.key_of(number)
        on = NONE if host == NONE else self.editor.key_of(host)
        self.edit(partial(self.editor.move, key, seat, spot, on))
        self._edit_card(key)

    def _turn(self, seat: int) -> None:
        self.cards.seat.setCurrentIndex(seat)
        self._on_turned(seat)

    def _on_turned(self, seat: int) -> None:
        self._near = seat
        self.cards.show_position()
        self._show_board()

    def _look_at(self, view: CardView) -> None:
        if view.card is not None:
            self._context.session.select(view.card)

    def _point(self, view: CardView | None, rect: QRect) -> None:
        self.preview.point(view, rect, "")

    def _on_breach(self, item: QListWidgetItem | None, _before: object) -> None:
        breach = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        self.rule.setEnabled(breach is not None and bool(breach.rule))
        if breach is None:
            return
        if breach.key != NONE:
            self.cards.select(breach.key)
        elif breach.seat != NONE:
            self._turn(breach.seat)
        self._show_board()

    def _show_rule(self, item: QListWidgetItem | None) -> None:
        breach = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        if breach is not None and breach.rule:
            self._context.show_rule(breach.rule)

    # ------------------------------------------------------------------------------------ actions

    def play(self) -> None:
        """Start a game from the position."""
        origin = FromPosition(self.editor.position)
        try:
            session = play_position(origin, self._context.cards, self.seats.sitters)
        except TableError as error:
            self.show_message(str(error))
            return
        self.played.emit(session)

    def copy_code(self) -> None:
        """Copy the position as Python code for a test."""
        QGuiApplication.clipboard().setText(snippet(self.editor.position))
        self.show_message(tr("The position is on the clipboard as Python code."))

    def _ask_open(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("Open a position"), str(self._folder), tr(_KIND)
        )
        if chosen:
            self._folder = Path(chosen).parent
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> None:
        """Edit the position of a file; undo restores the previous one."""
        self.edit(lambda: self.editor.replace(open_position(path)))

    def _ask_save(self) -> None:
        path = choose_file(self, self._folder / "table.position.json", tr(_KIND))
        if path is not None:
            self._folder = path.parent
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Write the position to a file."""
        try:
            save_position(self.editor.position, path)
        except TableError as error:
            self.show_message(str(error))
        else:
            self.show_message(tr("Saved as {file}.", file=path.name))

    # ------------------------------------------------------------------------------------- keeping

    def resume(self) -> None:
        """Show the position that was edited last."""
        kept = draft()
        if kept.exists() and not self.editor.position.cards:
            self.edit(lambda: self.editor.replace(open_position(kept)))

    def _keep(self) -> None:
        position, path = self.editor.position, draft()
        self._context.jobs.run(
            tr("Saving the position"),
            lambda _task: save_position(position, path),
            failed=self._not_kept,
            owner=self,
            quiet=True,
            finish=True,
        )

    def _not_kept(self, error: Exception) -> None:
        if not isinstance(error, TableError):
            raise error
        self.show_message(str(error))

    def leave(self) -> None:
        """Save the position when the page is no longer shown."""
        self.preview.hide()
        if self._kept.isActive():
            self._kept.stop()
            self._keep()


def draft() -> Path:
    """The file of the position that was edited last."""
    return paths.data_dir() / "tables" / "edited.position.json"
