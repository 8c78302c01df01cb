"""The parts of the main window that other modules may use, without importing the window."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.card_data_update import CardDataUpdate
from vtes_deck.gui.documents import Documents
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.menus import Menus
from vtes_deck.gui.message_bar import MessageBar
from vtes_deck.gui.panel_host import PanelColumns
from vtes_deck.gui.panels import Context
from vtes_deck.gui.table_dock import TableDock


class WindowParts(QMainWindow):
    """The parts of the main window; :class:`~vtes_deck.gui.window.MainWindow` creates them.

    Attributes:
        session: the open decks.
        jobs: background work.
        settings: the player's settings.
        documents: opening, saving, importing and exporting.
        card_data_update: downloads and replaces the card data.
        columns: the panels.
        tables: the dock of the game table.
        context: the context of panels; ``None`` until the cards are loaded.
        menus: the menu bar.
        messages: the message bar.
        actions_by_key: the window's actions; see :data:`vtes_deck.gui.actions.SPECS`.
    """

    session: DeckSession
    jobs: Jobs
    settings: SettingsStore
    documents: Documents
    card_data_update: CardDataUpdate
    columns: PanelColumns
    tables: TableDock
    context: Context | None
    menus: Menus
    messages: MessageBar
    actions_by_key: dict[str, QAction]

    def go_to(self, key: str) -> None:
        """Show a panel and move the focus to it."""
        raise NotImplementedError
