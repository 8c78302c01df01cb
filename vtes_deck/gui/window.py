"""The main window: three columns of panels, menus, messages, progress."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import override

from PySide6.QtCore import QByteArray, QMimeData, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cardbase import CardBase
from cardbase.control_characters import visible
from vtes_deck.app.card_data import UpdateMessage
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.document import Origin
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import actions
from vtes_deck.gui.card_data_update import CardDataUpdate
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.central_widget import CentralWidget
from vtes_deck.gui.documents import Documents
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.menus import Menus
from vtes_deck.gui.message_bar import Message, MessageLevel, Offer
from vtes_deck.gui.mime import FROM_DECK, has_cards
from vtes_deck.gui.navigation import Navigation
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec, find_panels
from vtes_deck.gui.progress import ProgressDisplay
from vtes_deck.gui.symbol_loader import SymbolLoader
from vtes_deck.gui.table_dock import TableDock
from vtes_deck.gui.until_ready import UntilReady
from vtes_deck.gui.widgets.card_hover import WindowPreview
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.window_parts import WindowParts
from vtes_deck.gui.window_state import WindowState, first_size, read_state, write_state
from vtes_deck.language import plural, tr

log = logging.getLogger(__name__)


class MainWindow(WindowParts):
    """The main window.

    Attributes:
        session: the open deck.
        jobs: background work.
        settings: the player's settings.
        messages: the message bar.
        navigation: opens dialogs and switches panels.
        documents: opening, saving, importing, exporting.
        context: the context of panels; ``None`` until the cards are loaded.
        actions_by_key: the window's actions; see :data:`vtes_deck.gui.actions.SPECS`.

    Signals:
        usable: the cards are read and the visible panels are made.
    """

    usable = Signal()

    def __init__(
        self,
        settings: SettingsStore,
        *,
        specs: tuple[PanelSpec, ...] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.session = DeckSession(tournament_format=settings.value.tournament_format)
        self.jobs = Jobs(self)
        self.symbols = SymbolLoader(self.jobs, settings, self)
        self.card_data_update = CardDataUpdate(self.jobs, self)
        self.card_data_update.adopted.connect(self.cards_ready)
        self.card_data_update.unwatched.connect(self._on_renewed)
        self.context: Context | None = None
        self._not_found: list[str] = []
        self._specs = find_panels(self._on_panel_missing) if specs is None else specs
        self._closing = False
        self.setAcceptDrops(True)
        self.setAnimated(False)
        self.navigation = Navigation(self)
        self._until_ready = UntilReady()
        self._build_central_widget()
        self.documents = Documents(self.session, self.jobs, settings, self.messages, self)
        self.central_widget.tabs.follow(self.session, self.documents)
        self.tables = TableDock(self, self.central_widget, settings, lambda: self.context)
        self.tables.changed.connect(self._on_page)
        self._build_menus()
        self._build_status_bar()
        self._unsubscribe = self.session.subscribe(self._on_changes)
        settings.on_change(self._on_settings)
        self.jobs.failed.connect(self._on_job_failed)
        self.documents.tour_wanted.connect(self.navigation.tour)
        self.documents.message.connect(lambda text: self.statusBar().showMessage(text, 4000))
        self._restore()
        self._show_file()
        self.menus.show_history(self.session)

    # ------------------------------------------------------------------------------------ building

    def _build_central_widget(self) -> None:
        self.central_widget = CentralWidget(self._specs, self)
        self.messages, self.columns = self.central_widget.messages, self.central_widget.columns
        self.setCentralWidget(self.central_widget)
        for host in self.columns.hosts:
            host.made.connect(self._add_panel_actions)
        self.columns.wide.changed.connect(lambda: self.menus.show_columns(self.columns))

        if self._not_found:
            names = ", ".join(self._not_found)
            self.messages.post(
                Message(
                    tr(
                        "Parts of the window can't be shown: {names}. Try reinstalling "
                        "VTES Deck. See the log for details.",
                        names=names,
                    ),
                    MessageLevel.ERROR,
                    (Offer(tr("Show the log"), self.navigation.log),),
                )
            )

    def _on_panel_missing(self, name: str, error: Exception) -> None:
        log.error("the panel %s cannot be imported", name, exc_info=error)
        self._not_found.append(name)

    def _build_menus(self) -> None:
        documents, navigation, waiting = self.documents, self.navigation, self._until_ready
        self.menus = Menus(
            self,
            {
                "new": waiting(self.new_deck),
                "open": documents.ask_open,
                "import": waiting(documents.import_text),
                "close": waiting(documents.close),
                "reopen": waiting(documents.reopen),
                "palette": navigation.palette,
                "next_deck": waiting(partial(documents.go, 1)),
                "previous_deck": waiting(partial(documents.go, -1)),
                "save": waiting(documents.save),
                "save_as": waiting(documents.ask_save_as),
                "export": waiting(documents.export),
                "copy_deck": waiting(documents.copy_deck),
                "compare": waiting(navigation.compare),
                "paper": waiting(navigation.paper),
                "picture": waiting(navigation.picture),
                "check_lists": waiting(navigation.lists),
                "card_data": navigation.card_data,
                "own_cards": waiting(navigation.own_cards),
                "settings": navigation.settings,
                "quit": self.close,
                "undo": self.undo,
                "redo": self.redo,
                "next_panel": self.next_panel,
                "previous_panel": self.previous_panel,
                "wide_panel": self.columns.switch_wide,
                "chart_tables": self.columns.switch_tables,
                "full_screen": self.toggle_full_screen,
                "game_table": waiting(navigation.game_table),
                "heritage": navigation.heritage,
                "documentation": navigation.documentation,
                "shortcuts": navigation.shortcuts,
                "rules": waiting(partial(self.go_to, "reference")),
                "tour": waiting(navigation.tour),
                "news": navigation.news,
                "log": navigation.log,
                "data_folder": navigation.data_folder,
                "about": navigation.about,
            },
            {
                actions.RECENT: documents.recent.fill,
                actions.UNSAVED: documents.fill_unsaved,
            },
            self.settings,
        )
        self.actions_by_key = self.menus.actions
        self.menus.add_view(self._specs, self.columns, self.settings, self.go_to, waiting)

    def _build_status_bar(self) -> None:
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        self.progress = ProgressDisplay(self.jobs, bar)
        bar.addPermanentWidget(self.progress)
        self.central_widget.below = (self.progress,)
        self._file_label = PlainLabel(bar)
        self._file_label.setAccessibleName(tr("State of the file"))
        bar.addPermanentWidget(self._file_label)
        self._data_label = PlainLabel(bar)
        self._data_label.setAccessibleName(tr("Card data"))
        bar.addPermanentWidget(self._data_label)
        gap = theme.Metrics.of(self.font()).big
        for label in (self._file_label, self._data_label):
            label.setContentsMargins(gap, 0, gap, 0)

    def _add_panel_actions(self, panel: Panel) -> None:
        """Add the actions of a panel that has just been created to the menus."""
        spec = next(host.spec for host in self.columns.hosts if host.panel is panel)
        self.menus.add_panel(panel, spec)

    # --------------------------------------------------------------------------------------- cards

    def cards_ready(self, cards: CardBase) -> None:
        """Use a card base that has been read, for the first time or again."""
        self.card_data_update.use(cards)
        if self.context is None:
            self.context = Context(
                self.session,
                self.jobs,
                self.settings,
                cards,
                self.documents.open_path,
                self.navigation.rule,
                self.navigation.ideas,
                self.navigation.cards,
                self.documents.paste_text,
                self.navigation.carry_out,
            )
            self.context.preview_card = WindowPreview(self.context, self).point
            self.context.show_in = self.navigation.show_in
            self.context.play_alone = self.tables.play_alone
            self.context.dock_table = self.tables.move
            self.jobs.hold()
            self.documents.begin(self.context)
            self.columns.ready(self.context)
            self.columns.take_focus()
            self._show_version(cards)
            self.navigation.announce_news()
            self.symbols.changed.connect(lambda: self.session.announce(What.SETTINGS))
            CardPictures.of(self.context).arrived.connect(self.symbols.retry)
            self.symbols.follow()
            self.usable.emit()
            self._until_ready.end()
            return
        self.context.cards = cards
        self._show_version(cards)
        self.session.adopt(cards)

    def _show_version(self, cards: CardBase) -> None:
        version = cards.version.label
        self._data_label.setText(
            plural("{n} cards, {version}", "{n} card, {version}", len(cards), version=version)
        )

    def cards_failed(self, error: Exception) -> None:
        """Show why there is no card base, and what to do."""
        log.error("the cards cannot be read", exc_info=error)
        self.messages.post(
            Message(
                tr(
                    "The cards can't be read: {why} Decks can't be shown without them. "
                    "Reinstall VTES Deck to restore them.",
                    why=error,
                ),
                MessageLevel.ERROR,
                (Offer(tr("Show the log"), self.navigation.log),),
                key="cards",
            )
        )

    def _on_renewed(self, update: UpdateMessage) -> None:
        """Show the result of an update of the card data if no dialog shows it."""
        level = MessageLevel.ERROR if update.failed else MessageLevel.INFO
        offers = (Offer(tr("Card data …"), self.navigation.card_data),)
        self.messages.post(Message(tr(update.heading), level, offers, key="card data"))

    # ------------------------------------------------------------------------------------- changes

    def _on_changes(self, changes: Changes) -> None:
        self.jobs.hold()
        self.columns.notify(changes)
        self.central_widget.tabs.changed(changes)
        if changes.touches(What.FILE | What.METADATA | What.DECK):
            self._show_file()
        if changes.touches(What.OPEN_DECKS):
            opened = changes.label and changes.touches(What.DECK)  # and not only chosen
            example = self.session.document.origin is Origin.EXAMPLE
            if not (opened and example):  # the first example arrives late, and not by a command
                self.central_widget.show_decks()
            if opened:
                self.columns.uncover("deck")
            if not example:
                self.messages.withdraw("example")
        if changes.touches(What.HISTORY):
            self.menus.show_history(self.session)
        if changes.label and changes.touches(What.DECK | What.METADATA):
            self.statusBar().showMessage(changes.label, 4000)

    def _on_settings(self, _settings: object) -> None:
        choice = self.settings.value.theme
        app = QApplication.instance()
        controller = app.findChild(theme.ThemeController) if app is not None else None
        if controller is not None:
            controller.set_choice(choice)
        self.actions_by_key[f"theme_{choice}"].setChecked(True)
        if self.context is not None:
            self.symbols.follow()
        self.session.announce(What.SETTINGS)

    def _on_job_failed(self, title: str, error: Exception) -> None:
        self.messages.post(
            Message(
                tr("{job} failed: {why}", job=title, why=error),
                MessageLevel.ERROR,
                (Offer(tr("Show the log"), self.navigation.log),),
            )
        )

    def _show_file(self) -> None:
        # Qt replaces the placeholder for changes, which a name may also contain.
        table = self.tables.shown
        title = table.windowTitle() if table else visible(self.session.title)
        title = title.replace("[*]", "[*][*]")
        self.setWindowTitle(f"{title}[*] – VTES Deck")  # noqa: RUF001 - a dash
        self.setWindowModified(self.session.modified)
        path = str(self.session.path or "")
        self.setWindowFilePath(path)
        self._file_label.setText(self.documents.state)
        self._file_label.setToolTip(plain_tip(path))

    def _on_page(self) -> None:
        self.menus.allow_decks(self.tables.shown is None)
        self._show_file()

    # -------------------------------------------------------------------------------------- actions

    def undo(self) -> None:
        """Undo the last step."""
        self.columns.settle()
        self.session.undo()

    def redo(self) -> None:
        """Redo the step that was undone."""
        self.session.redo()

    def new_deck(self) -> None:
        """Open an empty deck and move the focus to the line that adds cards."""
        self.documents.new()
        add = self.actions_by_key.get("deck.add")
        if add is not None:
            add.trigger()

    @override
    def go_to(self, key: str) -> None:
        """Bring a panel to the front and move the focus into it."""
        self.central_widget.show_decks()
        self.columns.go_to(key)
        self.menus.show_columns(self.columns)

    def next_panel(self, step: int = 1) -> None:
        """Move the focus into the next visible panel."""
        visible = [host for host in self.columns.hosts if host.isVisible() and host.panel]
        if not visible:
            return
        focused = QApplication.focusWidget()
        here = next(
            (n for n, host in enumerate(visible) if focused and host.isAncestorOf(focused)), -1
        )
        if here < 0 and step < 0:
            here = 0
        self.go_to(visible[(here + step) % len(visible)].spec.key)

    def previous_panel(self) -> None:
        """Move the focus into the previous panel."""
        self.next_panel(-1)

    def toggle_full_screen(self) -> None:
        """Turn full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ---------------------------------------------------------------------------------- begin, end

    def _restore(self) -> None:
        self.resize(first_size(self.screen()))
        read = read_state()
        state = read.state
        self._report_damaged(read.aside)
        if state.geometry:
            self.restoreGeometry(QByteArray.fromBase64(state.geometry.encode("ascii", "replace")))
        if state.columns:
            self.columns.restore_state(state.columns)
        for area in self.columns.columns:
            if area.name.lower() in state.hidden_columns:
                self.actions_by_key[f"column_{area.name.lower()}"].setChecked(False)

    def _report_damaged(self, state: Path | None) -> None:
        """List the player's files that were damaged, and where they are now."""
        settings = self.settings.read
        texts = []
        if settings.aside is not None:
            texts.append(
                tr(
                    "The settings file is damaged, so the default settings are used. The "
                    "damaged file is kept as {file}.",
                    file=settings.aside,
                )
            )
        elif settings.why:
            texts.append(
                tr(
                    "The settings can't be read: {why}. Changes to the settings are lost "
                    "when you quit.",
                    why=settings.why,
                )
            )
        if state is not None:
            texts.append(
                tr(
                    "The window layout could not be read. The damaged file is kept as {file}.",
                    file=state,
                )
            )
        for text in texts:
            self.messages.post(Message(text, MessageLevel.WARNING, key=text))

    def _keep_state(self) -> None:
        self.columns.wide.end()
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        hidden = tuple(
            area.name.lower() for area, column in self.columns.columns.items() if column.isHidden()
        )
        write_state(WindowState(geometry, self.columns.save_state(), hidden))

    # ---------------------------------------------------------------------------------------- drops

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        mime = event.mimeData()
        if mime.hasFormat(FROM_DECK) or mime.hasUrls() or (mime.hasText() and not has_cards(mime)):
            event.accept()

    @override
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(FROM_DECK):
            self._take_out(event)
        else:
            event.accept()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if event.mimeData().hasFormat(FROM_DECK):
            self._take_out(event)
        elif self.context is not None and (folders := _folders(event.mimeData())):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.navigation.lists(folders)
        elif self.context is not None and self.documents.drop(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def _take_out(self, event: QDropEvent) -> None:
        """Accept cards that are dragged out of the deck's column, so that the list removes them."""
        column = self.columns.columns.get(Area.CENTRE)
        place = event.position().toPoint()
        if column is not None and column.rect().contains(column.mapFrom(self, place)):
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.MoveAction)
        event.accept()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closing:
            self.columns.settle()
            if not self.documents.may_close():
                event.ignore()
                return
            self._closing = True
            self.tables.close()
            self.jobs.finish()
            self._keep_state()
            self._unsubscribe()
            self.documents.end()
            self.jobs.close()
        event.accept()
        super().closeEvent(event)


def _folders(mime: QMimeData) -> list[Path]:
    """The dropped folders, which contain many lists rather than one deck."""
    paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    return paths if any(path.is_dir() for path in paths) else []
