"""The place of the game table: a page of the main window, or a separate window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui import delayed
from vtes_deck.gui.central_widget import CentralWidget
from vtes_deck.gui.panels import Context
from vtes_deck.language import tr

if TYPE_CHECKING:
    from vtes_deck.gui.table.game_table import GameTable
    from vtes_deck.sim.record import Setup


_SAID = 8000
"""Milliseconds for which a sentence stays in the status bar."""


class TableDock(QObject):
    """Shows game tables, and moves them into the main window and out of it.

    Signals:
        changed: the main window shows another page, or the table has another title.

    Attributes:
        table: the table in the main window, shown or not; ``None`` if there is none.
    """

    changed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        central: CentralWidget,
        settings: SettingsStore,
        context: Callable[[], Context | None],
    ) -> None:
        """Make the dock.

        Args:
            window: the main window.
            central: its central widget.
            settings: store the player's choice of the place.
            context: returns the context of panels; ``None`` before the cards are loaded.
        """
        super().__init__(window)
        self._settings = settings
        self._context = context
        self._window = window
        self._central = central
        self.table: GameTable | None = None
        central.page_changed.connect(self.changed)

    @property
    def shown(self) -> GameTable | None:
        """The table in the main window, if the window shows it now."""
        return self.table if self._central.page is self.table else None

    def switch(self) -> None:
        """Show the table; if the main window shows it already, return to the decks."""
        if self.shown is not None:
            self._central.show_decks()
        elif self.table is not None:
            self._central.show_page(self.table)
        else:
            self.free_table()

    def free_table(self) -> GameTable | None:
        """Show a table without a game and return it; ``None`` before the cards are loaded."""
        context = self._context()
        if context is None:
            return None
        if self._settings.value.table_docked:
            if self.table is None:
                self._dock(delayed.game_table.GameTable(context, self._window))
            if self.table is not None and self.table.is_empty:
                self._central.show_page(self.table)
                return self.table
        windows = self._window.findChildren(delayed.game_table.GameTable)
        free = [one for one in windows if one.is_empty and not one.docked]
        table = free[0] if free else delayed.game_table.GameTable(context, self._window)
        table.show()
        _to_front(table)
        return table

    def play_alone(self, setup: Setup) -> None:
        """Play a goldfish game by hand, in a separate window."""
        context = self._context()
        if context is not None:
            delayed.goldfish_table.open_goldfish_game(context, setup, 0, self._window)

    def move(self, table: QWidget, docked: bool) -> None:
        """Move a table into the main window or out of it; new tables follow.

        Args:
            table: a :class:`~vtes_deck.gui.table.game_table.GameTable`.
            docked: whether to move it into the main window. A game there moves to a separate
                window.
        """
        if not isinstance(table, delayed.game_table.GameTable):
            raise TypeError(table)
        self._settings.change(table_docked=docked)
        former = self.table
        if docked:
            if former is not None and former.is_empty:
                former.close()
            elif former is not None:
                self._undock(former)
            self._dock(table)
        else:
            self._undock(table)

    def close(self) -> None:
        """Close the table in the main window; its game stays saved."""
        if self.table is not None:
            self.table.close()

    def _dock(self, table: GameTable) -> None:
        self.table = table
        table.dock(self._central.pages)
        table.windowTitleChanged.connect(self.changed)
        table.closed.connect(self._forget)
        table.message.connect(self._show_message)
        self._central.name_page(table, tr("Game table"))
        self._central.show_page(table)
        _to_front(self._window)

    def _undock(self, table: GameTable) -> None:
        self._forget()
        table.undock(self._window)
        _to_front(table)

    def _show_message(self, text: str) -> None:
        self._window.statusBar().showMessage(text, _SAID)

    def _forget(self) -> None:
        table = self.table
        if table is None:
            return
        table.windowTitleChanged.disconnect(self.changed)
        table.closed.disconnect(self._forget)
        table.message.disconnect(self._show_message)
        self.table = None
        self._central.remove_page(table)


def _to_front(window: QWidget) -> None:
    window.raise_()
    window.activateWindow()
