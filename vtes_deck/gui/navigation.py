"""Navigation: the dialogs that the window opens and the panels it switches to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cardbase.terms import CardKind
from vtes_deck import __version__
from vtes_deck.app import documentation
from vtes_deck.app import paths as places
from vtes_deck.gui import delayed, tour
from vtes_deck.gui.actions import plain
from vtes_deck.gui.desktop_services import open_path
from vtes_deck.gui.dialogs import news, palette
from vtes_deck.gui.dialogs.card_data import CardDataDialog
from vtes_deck.gui.dialogs.settings import SettingsDialog
from vtes_deck.gui.dialogs.shortcuts import ShortcutsDialog
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.message_bar import Message, Offer
from vtes_deck.gui.panels import Panel
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.window_parts import WindowParts
from vtes_deck.language import tr

if TYPE_CHECKING:
    from vtes_deck.app.game_table.saved_games import SavedTable


class Navigation:
    """Opens the dialogs of a window, which are imported when needed.

    Attributes:
        again: the program restarts after the window is closed.
    """

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self.again = False

    def _go_to(self, key: str) -> Panel | None:
        """Show a panel. Return ``None`` if it could not be created."""
        self._window.go_to(key)
        hosts = self._window.columns.hosts
        return next((host.panel for host in hosts if host.spec.key == key), None)

    def carry_out(self, key: str) -> None:
        """Carry out an action of the menus, or show a panel."""
        action = self._window.actions_by_key.get(key)
        if action is not None:
            action.trigger()
        else:
            self._window.go_to(key)

    def palette(self) -> None:
        """Open the command palette."""
        commands = [*palette.decks_of(self._window.session)]
        for title, listed in self._window.menus.listed():
            commands += palette.commands_of(listed, title)
        commands += palette.files_of(
            self._window.settings.value.recent, self._window.documents.open_path
        )
        palette.PaletteDialog(commands, self._window.context, self._window).open()

    def paper(self) -> None:
        """Show the open deck as it will be on paper."""
        if self._window.context is not None:
            self._window.columns.settle()
            delayed.deck_dialog.DeckPaperDialog(
                self._window.context, self._window.documents.recent.folder, self._window
            ).open()

    def picture(self) -> None:
        """Show the open deck as one picture to share."""
        if self._window.context is not None:
            self._window.columns.settle()
            delayed.picture_dialog.DeckPictureDialog(
                self._window.context, self._window.documents.recent.folder, self._window
            ).open()

    def show_in(self, key: str, target: object) -> None:
        """Show a panel, and a target in it; see :meth:`.Panel.show_target`."""
        panel = self._go_to(key)
        if panel is not None:
            panel.show_target(target)
        self._window.raise_()  # a game table in its own window may cover it
        self._window.activateWindow()

    def lists(self, paths: Sequence[Path] = ()) -> None:
        """Check these decklists, or ask for a folder of them."""
        self.show_in("judging", tuple(paths))

    def rule(self, number: str) -> None:
        """Show the rule with this number."""
        self.show_in("reference", number)

    def cards(self, query: str) -> None:
        """Search the cards."""
        self.show_in("cards", query)

    def ideas(self, cut: bool, part: CardKind) -> None:
        """Show suggestions for a part of the deck: cards to cut, or cards to add."""
        self.show_in("ideas", (part, cut))

    def card_data(self) -> None:
        """Open the dialog that shows and updates the card data."""
        CardDataDialog(self._window.card_data_update, self._window).open()

    def own_cards(self) -> None:
        """Open the dialog of the player's own cards."""
        if self._window.context is not None:
            delayed.own_cards_dialog.OwnCardsDialog(
                self._window.context,
                self._window.card_data_update.reload,
                self._window.documents.recent.folder,
                self._window,
            ).open()

    def compare(self) -> None:
        """Compare the open deck with its last version or another deck."""
        if self._window.context is not None:
            delayed.comparison.CompareDialog(self._window.context, parent=self._window).show()

    def game_table(self) -> None:
        """Show the game table, or return to the decks."""
        self._window.tables.switch()

    def offer_games(self) -> None:
        """Offer to continue the last unfinished game at the table."""
        if not any((places.data_dir() / "tables").glob("*.table")):
            return  # the rules engine need not be loaded

        def find(_task: Task) -> tuple[Sequence[Path], Sequence[SavedTable]]:
            saved_tables = delayed.saved_games.SavedTables()
            return saved_tables.put_damaged_aside(), saved_tables.unfinished()

        self._window.jobs.run(
            tr("Looking for games"), find, done=self._offer_first, owner=self._window, quiet=True
        )

    def _offer_first(self, found: tuple[Sequence[Path], Sequence[SavedTable]]) -> None:
        damaged, games = found
        if damaged:
            delayed.unfinished_games.report_damaged(self._window, damaged)
        if games:
            delayed.unfinished_games.offer(self._window, games[0])

    def heritage(self) -> None:
        """Open the window of the second game; there is only one."""
        kind = delayed.heritage_window.HeritageWindow
        window = self._window.findChild(kind) or kind(self._window.jobs, self._window)
        window.show()
        window.raise_()
        window.activateWindow()

    def settings(self) -> None:
        """Open the settings dialog."""
        dialog = SettingsDialog(self._window.settings, self._window)
        dialog.again_wished.connect(self._start_again)
        dialog.open()

    def _start_again(self) -> None:
        self.again = self._window.close()  # it may stay open, if a deck is to be saved first

    def documentation(self) -> None:
        """Open the documentation in the browser, or its sources in a checkout."""
        built = documentation.built()
        if built is not None:
            open_path(built)
            return
        source = documentation.source()
        text = tr("The documentation is not built in this checkout. Build it with “make docs”.")
        offers = (Offer(tr("Open the source text"), lambda: open_path(source)),) if source else ()
        self._window.messages.post(Message(text, offers=offers, key="documentation"))

    def shortcuts(self) -> None:
        """Open the list of shortcuts."""
        menus = self._window.menus
        panels = [
            (tr(host.spec.title), menus.of_panel(host.spec.key), list(host.panel.panel_keys()))
            for host in self._window.columns.hosts
            if host.panel is not None
        ]
        ShortcutsDialog(
            self._window.actions_by_key, panels, self._window.menus.keys, self._window
        ).open()

    def tour(self) -> None:
        """Start a short tour of the window."""
        tour.Tour(self._window, self._shown_panel, self._keys_of).start()

    def news(self) -> None:
        """Show what is new in this version."""
        news.NewsDialog(self._window).open()

    def announce_news(self) -> None:
        """Announce once that this is a new version; not on a first start."""
        seen = self._window.settings.value.seen_version
        if seen != __version__:
            self._window.settings.change(seen_version=__version__)
        if seen and seen != __version__:
            offers = (Offer(tr("What is new"), self.news),)
            text = tr(
                "VTES Deck was updated from {former} to {version}.",
                version=__version__,
                former=seen,
            )
            self._window.messages.post(Message(text, offers=offers, key="news"))

    def _keys_of(self, name: str) -> str:
        """The keys of an action, or its name where it has none."""
        action = self._window.actions_by_key[name]
        return native(action.shortcut()) or tr("“{name}”", name=plain(action.text()))

    def _shown_panel(self, key: str) -> QWidget | None:
        """Bring a panel to the front. Return its host."""
        self._window.go_to(key)
        return next((host for host in self._window.columns.hosts if host.spec.key == key), None)

    def about(self) -> None:
        """Open the About box."""
        delayed.about.AboutDialog(
            self._window.context.cards if self._window.context else None, self._window
        ).open()

    def log(self) -> None:
        """Open the log in the system's viewer."""
        open_path(str(places.data_dir() / "log" / "vtes-deck.log"))

    def data_folder(self) -> None:
        """Open the data folder in the system's file manager."""
        open_path(str(places.data_dir()))
