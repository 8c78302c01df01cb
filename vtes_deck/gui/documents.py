"""Opening, saving, importing and exporting decks from the window."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from vtes_deck import deckio
from vtes_deck.app import deck_files
from vtes_deck.app.changes import What
from vtes_deck.app.deck_files import Opened
from vtes_deck.app.document import Document
from vtes_deck.app.file_stamp import stamp_of
from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.app.recovery import LeftDeck, Recovery
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.registry import by_name
from vtes_deck.gui import delayed
from vtes_deck.gui.collection_store import CollectionStore
from vtes_deck.gui.deck_autosave import Autosave
from vtes_deck.gui.deck_saver import DeckSaver
from vtes_deck.gui.dialogs.deck_export import ExportDialog
from vtes_deck.gui.dialogs.save_changes import Answer, AskClosing, ask_closing
from vtes_deck.gui.file_dialogs import ChooseOpen, ChooseSave, choose_open, choose_save
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.gui.list_menus import ListMenuItem, fill_menu, joined_text
from vtes_deck.gui.message_bar import Message, MessageBar, MessageLevel, Offer
from vtes_deck.gui.opened_messages import offer_others, report_doubtful
from vtes_deck.gui.panels import Context
from vtes_deck.gui.recent_files import RecentFiles
from vtes_deck.gui.session_restore import SessionRestore
from vtes_deck.gui.version_labels import day_words
from vtes_deck.gui.version_recorder import VersionRecorder
from vtes_deck.language import plural, tr

log = logging.getLogger(__name__)


class Documents(QObject):
    """The commands of the File menu.

    Attributes:
        start: the file to open first, from the command line.
        recent: the files that were opened or saved last.
        versions: keeps versions of the open decks; ``None`` before :meth:`begin` and after
            :meth:`end`.
        choose_open, choose_save: ask the player for a file; tests put their own answer here.
        ask_closing: asks what to do with changes that would be lost; tests replace it too.

    Signals:
        message: a short message.
        tour_wanted: the player wants the tour.
    """

    message = Signal(str)
    tour_wanted = Signal()

    def __init__(
        self,
        session: DeckSession,
        jobs: Jobs,
        settings: SettingsStore,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._jobs = jobs
        self._settings = settings
        self._messages = messages
        self._window = window
        self._context: Context | None = None
        self._recovery = Recovery()
        self._autosave: Autosave | None = None
        self.versions: VersionRecorder | None = None
        self._beginning: SessionRestore | None = None
        self._given_up: dict[OpenDeck, Deck] = {}
        self.start: Path | None = None
        self.recent = RecentFiles(settings, self.open_path)
        self.ask_closing: AskClosing = ask_closing
        self.choose_open: ChooseOpen = choose_open
        self.choose_save: ChooseSave = choose_save
        self._saving = DeckSaver(self, session, jobs, messages, self)

    # --------------------------------------------------------------------------------- begin, end

    def begin(self, context: Context) -> None:
        """Show the deck of the last session, or an example. Called once the cards are loaded."""
        self._context = context
        self._autosave = Autosave(
            self._session, self._recovery, self._jobs, self._on_cannot_keep, self
        )
        self.versions = VersionRecorder(self._session, self._jobs, self)
        self.versions.message.connect(
            lambda text: self._messages.post(Message(text, key="versions"))
        )
        try:
            self._recovery.start()
        except OSError as error:
            self._on_cannot_keep(error)
        self._beginning = SessionRestore(
            context, self._recovery, self._messages, self.save, self._on_cannot_keep, self
        )
        offers = (
            Offer(tr("Show me around"), self.tour_wanted.emit),
            Offer(tr("New deck"), self.new),
            Offer(tr("Open …"), self.ask_open),
        )
        self._beginning.begin(self.start, self.open_path, offers)

    def keep(self) -> None:
        """Save the open deck for recovery now, without the usual delay."""
        if self._autosave is not None:
            self._autosave.keep()

    def end(self) -> None:
        """Close the decks with the window. Unsaved changes are kept without a question."""
        if self.versions is not None:
            self.versions.end()
            self.versions = None
        if self._beginning is not None:
            self._beginning.end()
        if self._autosave is not None:
            self._autosave.end()
            self._autosave = None

    def _on_cannot_keep(self, error: Exception) -> None:
        self._session.announce(What.FILE)
        self._messages.post(
            Message(
                tr(
                    "Unsaved changes cannot be kept on this computer: {why} Save your "
                    "deck before you close the window.",
                    why=deck_files.reason(error),
                ),
                MessageLevel.ERROR,
                key="keep",
            )
        )

    @property
    def keeps(self) -> bool:
        """Whether unsaved changes are on disk and come back when the program starts again."""
        return self._autosave is not None and not self._autosave.troubled

    @property
    def state(self) -> str:
        """The state of the open deck, in a few words; empty for one without changes."""
        path, modified = self._session.path, self._session.modified
        if path is None and not modified:
            return ""
        if path is None:
            return (
                tr("Not saved; a recovery copy is kept")
                if self.keeps
                else tr("Not saved; no recovery copy is kept")
            )
        if not modified:
            return tr("{file}: saved", file=path.name)
        if self.keeps:
            return tr("{file}: unsaved changes, recovery copy kept", file=path.name)
        return tr("{file}: unsaved changes, no recovery copy", file=path.name)

    def may_close(self) -> bool:
        """Whether the window may close. Asks the player only if changes would be lost."""
        collecting = self._jobs.findChild(CollectionStore)
        if isinstance(collecting, CollectionStore) and not collecting.may_close(
            self._window, self.ask_closing
        ):
            return False
        if not self.keeps:
            self.keep()
            self._jobs.finish()
        return self.keeps or all(map(self._may_lose, self._losing()))

    def _losing(self) -> list[OpenDeck]:
        """The decks whose changes would be lost now, closed decks last."""
        keeping, session = self._autosave, self._session
        closed = [one for one in session.closed if self._given_up.get(one) != one.deck]
        return [
            open_deck
            for open_deck in (*session.open_decks, *closed)
            if open_deck.modified and keeping is not None and keeping.lost(open_deck.document)
        ]

    def _may_lose(self, open_deck: OpenDeck) -> bool:
        self._go_to(open_deck)
        answer = self.ask_closing(self._window, self._session.title)
        if answer is Answer.SAVE:
            self.save()
            self._jobs.finish()
            return not self._session.modified
        if answer is Answer.LOSE:
            self._given_up[open_deck] = open_deck.deck
        return answer is Answer.LOSE

    def need_context(self) -> Context:
        """The context that panels get.

        Raises:
            RuntimeError: the cards have not been read yet.
        """
        if self._context is None:
            raise RuntimeError("the cards have not been read yet")
        return self._context

    # ------------------------------------------------------------------------------- opening a deck

    def new(self) -> None:
        """Open an empty deck in a new tab."""
        self._session.new(author=self._settings.value.author)

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        path = self.choose_open(self._window, self.recent.folder)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Open a deck file of any format, in the background; or go to it if it is open."""
        path = path.absolute()
        if self._context is None:
            self.start = path
            return
        for place, open_deck in enumerate(self._session.open_decks):
            if open_deck.document.path == path and stamp_of(path) == open_deck.document.stamp:
                self._session.switch(place)
                return
        self.read(path)

    def read(self, path: Path) -> None:
        """Read a file in the background and show the deck in it."""
        context = self.need_context()

        def work(_task: Task) -> Opened:
            return deck_files.open_file(path, context.cards)

        def failed(error: Exception) -> None:
            self._messages.post(
                Message(deck_files.why_unreadable(path.name, error), MessageLevel.ERROR)
            )
            if isinstance(error, FileNotFoundError):
                self.recent.forget(path)

        title = tr("Opening {name}", name=path.name)
        self._jobs.run(title, work, done=self.show_opened, failed=failed, owner=self)

    def show_opened(self, opened: Opened) -> None:
        """Show a deck that was read, and report what was not read.

        A file that is already open and was changed by another program is read into its tab; undo
        restores the previous content.
        """
        session, document = self._session, opened.document
        place = next(
            (
                place
                for place, open_deck in enumerate(session.open_decks)
                if document.path is not None and open_deck.document.path == document.path
            ),
            None,
        )
        if place is None:
            session.open(opened.deck, document)
        else:
            session.switch(place)
            source = tr(document.source)
            label = tr("Reload {name}", name=source) if source else tr("Reload the file")
            session.turn_to(opened.deck, document, label)
        if document.path is not None:
            self.recent.remember(document.path)
        report_doubtful(self._messages, opened, self.import_text)
        offer_others(self._messages, opened, self.show_all)

    def show_all(self, decks: Sequence[Opened]) -> None:
        """Open several decks, each in its own tab."""
        for opened in decks:
            self.show_opened(msgspec.structs.replace(opened, others=()))

    # ------------------------------------------------------------------------------- several decks

    def close(self, place: int | None = None) -> None:
        """Close the current deck or the one at ``place``; it can be reopened."""
        session = self._session
        self.settle()
        place = session.place if place is None else place
        open_deck = session.open_decks[place]
        if open_deck.modified and not self.keeps and not self._may_lose(open_deck):
            return
        session.close(place)
        if open_deck.modified:
            self._messages.post(
                Message(
                    tr(
                        "“{name}” was closed. Its unsaved changes are kept under File ▸ "
                        "Unsaved decks.",
                        name=open_deck.title,
                    ),
                    offers=(Offer(tr("Open again"), partial(session.reopen, open_deck)),),
                    key="closed",
                )
            )

    def close_others(self, place: int) -> None:
        """Close all open decks except the one at ``place``."""
        stays = self._session.open_decks[place]
        for open_deck in list(self._session.open_decks):
            if open_deck is not stays:
                self.close(self._session.open_decks.index(open_deck))

    def reopen(self) -> None:
        """Reopen the deck that was closed last."""
        if not self._session.closed:
            self.message.emit(tr("No deck was closed"))
        self._messages.withdraw("closed")
        self._session.reopen()

    def go(self, step: int) -> None:
        """Go to the next open deck, or with -1 to the previous one."""
        self.settle()
        session = self._session
        session.switch((session.place + step) % len(session.open_decks))

    def paste_text(self, text: str) -> None:
        """Open the import dialog for pasted text; a few cards are added to the open deck."""
        self.import_text(text, adding=True)

    def import_text(self, text: str = "", *, adding: bool = False) -> None:
        """Open the dialog that reads pasted text.

        Args:
            text: the initial text.
            adding: whether a list that is not a whole deck is added to the open deck by default.
        """
        if self._context is None:
            return
        dialog = delayed.deck_import.ImportDialog(self._context, text, self._window, adding=adding)
        dialog.opened.connect(self.show_opened)
        dialog.several.connect(self.show_all)
        if not text:
            dialog.propose(QGuiApplication.clipboard().text())
        dialog.open()

    def drop(self, mime: QMimeData) -> bool:
        """Open files or text that were dropped on the window. Return whether there was any."""
        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        if paths:
            for path in paths:
                self.open_path(path)
            return True
        if mime.hasText() and mime.text().strip():
            self.import_text(mime.text())
            return True
        return False

    # -------------------------------------------------------------------------------- saving a deck

    def save(self) -> None:
        """Save to the deck's file, or ask for one."""
        self.settle()
        document = self._session.document
        if document.path is None:
            self.ask_save_as()
        else:
            self._saving.save(document.path, document.file_format)

    def ask_save_as(self) -> None:
        """Ask for a file and save to it."""
        self.settle()
        document = self._session.document
        wanted = (
            document.file_format or self._settings.value.file_format or deck_files.DEFAULT_FORMAT
        )
        name = deck_files.file_name(self._session.deck, by_name(wanted))
        proposal = document.path or self.recent.folder / name
        chosen = self.choose_save(self._window, proposal, wanted)
        if chosen is not None:
            self._saving.save(*chosen)

    # The offer concerns its own deck, even if another deck is current when it is accepted.

    def open_deck_of(self, document: Document) -> OpenDeck | None:
        """The tab of a document, or the closed document; ``None`` if it no longer exists."""
        open_decks = (*self._session.open_decks, *self._session.closed)
        return next((open_deck for open_deck in open_decks if open_deck.document is document), None)

    def _go_to(self, open_deck: OpenDeck) -> None:
        if open_deck in self._session.open_decks:
            self._session.switch(self._session.open_decks.index(open_deck))
        else:
            self._session.reopen(open_deck)

    def save_elsewhere(self, document: Document) -> None:
        """Go to a document and ask where to save it."""
        open_deck = self.open_deck_of(document)
        if open_deck is not None:
            self._go_to(open_deck)
            self.ask_save_as()

    def export(self) -> None:
        """Open the dialog with every file format and its preview."""
        if self._context is None:
            return
        self.settle()
        ExportDialog(self._context, self._window, folder=self.recent.folder).open()

    def copy_deck(self) -> None:
        """Put the whole deck on the clipboard as text."""
        context = self.need_context()
        self.settle()
        text = deckio.write(self._session.deck, "text", context.cards)
        QGuiApplication.clipboard().setText(text)
        self.message.emit(tr("The deck was copied to the clipboard as text"))

    def settle(self) -> None:
        """Make the panels commit unfinished edits to the deck."""
        settle = getattr(self._window, "columns", None)
        if settle is not None:
            settle.settle()

    # ------------------------------------------------------------------------------ lists of decks

    def fill_unsaved(self, menu: QMenu) -> None:
        """Fill the menu of decks with changes that are in no file."""
        entries = [
            ListMenuItem(
                joined_text(open_deck.title, tr(open_deck.document.source)),
                partial(self._session.reopen, open_deck),
            )
            for open_deck in reversed(self._session.closed)
            if open_deck.modified
        ]
        left = list(self._beginning.left) if self._beginning is not None else []
        for found in left:
            when = day_words(found.kept.when)
            entries.append(
                ListMenuItem(joined_text(found.title, when), partial(self._open_left, found))
            )
        if left:
            entries.append(
                ListMenuItem(
                    tr("&Discard decks from other sessions"),
                    partial(self._put_away, left),
                    rule=True,
                )
            )
        fill_menu(menu, entries, tr("No unsaved decks"))

    def _put_away(self, left: list[LeftDeck]) -> None:
        beginning = self._beginning
        if beginning is None:
            return
        beginning.put_away(left)
        self._messages.post(
            Message(
                plural("{n} decks were discarded.", "One deck was discarded.", len(left)),
                offers=(Offer(tr("Undo"), lambda: beginning.take_back(left)),),
                key="away",
            )
        )
        self._messages.withdraw("left")

    def _open_left(self, found: LeftDeck) -> None:
        if self._beginning is not None:
            self._beginning.bring_back(found)
