"""Opening, saving, importing and exporting decks from the window."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from vtes_deck.app import files
from vtes_deck.app.changes import What
from vtes_deck.app.document import Document, Stamp
from vtes_deck.app.files import Opened
from vtes_deck.app.recovery import Found, Recovery
from vtes_deck.app.session import UNTITLED, DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.registry import by_name
from vtes_deck.gui.autosave import Autosave
from vtes_deck.gui.beginning import Beginning
from vtes_deck.gui.dialogs.choose import ChooseOpen, ChooseSave, choose_open, choose_save
from vtes_deck.gui.dialogs.closing import Answer, AskClosing, ask_closing
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.gui.menulists import Entry, fill_menu, joined_text
from vtes_deck.gui.messages import Level, Message, MessageBar, Offer
from vtes_deck.gui.panels import Context
from vtes_deck.gui.recent import RecentFiles

log = logging.getLogger(__name__)


class Documents(QObject):
    """What the File menu does.

    Attributes:
        start: a file to begin with, given on the command line.
        recent: the files that were opened or saved last.
        choose_open, choose_save: ask the player for a file; tests put their own answer here.
        ask_closing: asks what to do with changes that would be lost; as above.

    Signals:
        said: something to be said in passing.
    """

    said = Signal(str)

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
        self._beginning: Beginning | None = None
        self._aside: list[tuple[Deck, Document]] = []
        self.start: Path | None = None
        self.recent = RecentFiles(settings, self.open_path)
        self.ask_closing: AskClosing = ask_closing
        self.choose_open: ChooseOpen = choose_open
        self.choose_save: ChooseSave = choose_save

    # --------------------------------------------------------------------------------- begin, end

    def begin(self, context: Context) -> None:
        """The cards are there: show the deck of the last time, or an example."""
        self._context = context
        self._autosave = Autosave(
            self._session, self._recovery, self._jobs, self._on_cannot_keep, self
        )
        try:
            self._recovery.start()
        except OSError as error:
            self._on_cannot_keep(error)
        self._beginning = Beginning(context, self._recovery, self._messages, self.save, self)
        offers = (Offer("New deck", self.new), Offer("Open …", self.ask_open))
        try:
            self._beginning.begin(self.start, self._open_first, offers)
        except OSError as error:
            self._on_cannot_keep(error)

    def _open_first(self, path: Path, kept: Found | None) -> None:
        self.open_path(path, first=kept)

    def keep(self) -> None:
        """Have the open deck on disk now, not in a moment."""
        if self._autosave is not None:
            self._autosave.keep()

    def end(self) -> None:
        """The window closes. Unsaved changes are kept; nothing is asked."""
        if self._autosave is not None:
            self._autosave.end()
            self._autosave = None

    def _on_cannot_keep(self, error: Exception) -> None:
        self._session.announce(What.FILE)
        self._messages.tell(
            Message(
                f"Unsaved changes cannot be kept on this machine: {files.reason(error)} "
                "Save your deck before you close the window.",
                Level.ERROR,
                key="keep",
            )
        )

    @property
    def keeps(self) -> bool:
        """Whether unsaved changes are on disk and come back when the program starts again."""
        return self._autosave is None or not self._autosave.troubled

    @property
    def state(self) -> str:
        """Where the open deck is, in a few words; empty for one that nobody has touched."""
        path, modified = self._session.path, self._session.modified
        kept = "kept" if self.keeps else "not kept"
        if path is None:
            return f"{kept.capitalize()}, in no file yet" if modified else ""
        return f"{path.name}: {f'changes {kept}, not saved yet' if modified else 'saved'}"

    def may_close(self) -> bool:
        """Whether the window may close. Asks, but only where changes would be lost."""
        if self.keeps or not self._session.modified:
            return True
        answer = self.ask_closing(self._window, self._session.title)
        if answer is Answer.SAVE:
            self.save()
            self._jobs.finish()
            return not self._session.modified
        return answer is Answer.LOSE

    def _need_context(self) -> Context:
        if self._context is None:
            raise RuntimeError("the cards have not been read yet")
        return self._context

    # ------------------------------------------------------------------------------- opening a deck

    def new(self) -> None:
        """Begin an empty deck; the present one can be had back with undo."""
        self._leave()
        self._session.new(author=self._settings.value.author)
        self._messages.withdraw("example")

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        path = self.choose_open(self._window, self.recent.folder)
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path, *, first: Found | None = None) -> None:
        """Open a deck file of any format, in the background.

        Args:
            path: the file.
            first: at the start of the program: what was kept of the deck, should the file fail.
        """
        context = self._need_context()
        path = path.absolute()

        def work(_task: Task) -> Opened:
            return files.open_file(path, context.cards)

        def failed(error: Exception) -> None:
            self._messages.tell(Message(files.why_unreadable(path.name, error), Level.ERROR))
            if isinstance(error, FileNotFoundError):
                self.recent.forget(path)
            if first is not None and self._beginning is not None:
                self._beginning.bring_back(first, first=True)

        def done(opened: Opened) -> None:
            self.show_opened(opened, first=first is not None)

        self._jobs.run(f"Opening {path.name}", work, done=done, failed=failed, owner=self)

    def show_opened(self, opened: Opened, *, first: bool = False) -> None:
        """Make a deck that was read the open one, and say what was not read."""
        if first:
            self._session.begin(opened.deck, opened.document, f"Open {opened.document.source}")
        else:
            self._leave()
            self._session.open(opened.deck, opened.document)
        self._messages.withdraw("example")
        if opened.document.path is not None:
            self.recent.remember(opened.document.path)
        doubtful = opened.doubtful
        if doubtful:
            count = "One line needs" if len(doubtful) == 1 else f"{len(doubtful)} lines need"
            name = opened.document.source or "the text"
            self._messages.tell(
                Message(
                    f"{count} a look in {name}, read as {by_name(opened.format).title}.",
                    Level.WARNING,
                    (Offer("Show them", lambda: self.import_text(opened.text)),),
                    key="doubtful",
                )
            )
        else:
            self._messages.withdraw("doubtful")

    def _leave(self) -> None:
        """Another deck is about to be shown: note one with unsaved changes."""
        session = self._session
        self._aside = [(d, doc) for d, doc in self._aside if doc is not session.document]
        if session.modified:
            self._aside.insert(0, (session.deck, session.document))

    def import_text(self, text: str = "") -> None:
        """The dialog that reads pasted text."""
        from vtes_deck.gui.dialogs.importing import ImportDialog

        if self._context is None:
            return
        dialog = ImportDialog(self._context, text, self._window)
        dialog.opened.connect(self.show_opened)
        dialog.open()

    def drop(self, mime: QMimeData) -> bool:
        """Take files or text that were dropped on the window; says whether there was any."""
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
        self._settle()
        document = self._session.document
        if document.path is None:
            self.ask_save_as()
        else:
            self._save(document.path, document.file_format)

    def ask_save_as(self) -> None:
        """Ask for a file and save to it."""
        self._settle()
        document = self._session.document
        wanted = document.file_format or self._settings.value.file_format or files.DEFAULT_FORMAT
        name = files.file_name(self._session.deck, by_name(wanted))
        proposal = document.path or self.recent.folder / name
        chosen = self.choose_save(self._window, proposal, wanted)
        if chosen is not None:
            self._save(*chosen)

    def _save(self, path: Path, wanted: str, *, replace: bool = False) -> None:
        context = self._need_context()
        path = path.absolute()
        deck, document = self._session.deck, self._session.document
        if path == document.path and wanted == document.file_format:
            file_format = by_name(wanted)  # whatever the file is called
        else:
            file_format = files.format_for_saving(path, wanted)

        expected = document.stamp if path == document.path and not replace else None

        def work(_task: Task) -> Stamp | None:
            return files.save_file(path, deck, file_format.name, context.cards, expected)

        def done(stamp: Stamp | None) -> None:
            self._session.saved(path, file_format.name, deck, document, stamp)
            self._messages.withdraw("save")
            self.recent.remember(path)
            self._messages.withdraw("recovered")
            lost = files.losses(deck, file_format)
            if lost:
                self._messages.tell(
                    Message(
                        f"{path.name} is saved, but {file_format.title} files do not hold "
                        f"{files.joined(lost)}. Another file format keeps everything.",
                        Level.WARNING,
                        (Offer("Save as …", self.ask_save_as),),
                        key="losses",
                    )
                )
            else:
                self._messages.withdraw("losses")

        def failed(error: Exception) -> None:
            if isinstance(error, files.ChangedOnDiskError):
                self._tell_changed(path, wanted)
                return
            log.warning("%s could not be saved: %s", path, error)
            self._messages.tell(
                Message(
                    f"{path.name} could not be saved: {files.reason(error)} "
                    "What was in the file before is still there, and your changes are kept.",
                    Level.ERROR,
                    (Offer("Save as …", self.ask_save_as),),
                    key="save",
                )
            )

        self._jobs.run(
            f"Saving {path.name}", work, done=done, failed=failed, owner=self, finish=True
        )

    def _tell_changed(self, path: Path, wanted: str) -> None:
        self._messages.tell(
            Message(
                f"{path.name} was changed by somebody else since it was opened here, so it was "
                "not saved.",
                Level.WARNING,
                (
                    Offer("Save as …", self.ask_save_as),
                    Offer("Replace it", lambda: self._save(path, wanted, replace=True)),
                    Offer("Open what is there", lambda: self.open_path(path)),
                ),
                key="save",
            )
        )

    def export(self) -> None:
        """The dialog with every file format and its preview."""
        from vtes_deck.gui.dialogs.exporting import ExportDialog

        if self._context is None:
            return
        self._settle()
        ExportDialog(self._context, self._window, folder=self.recent.folder).open()

    def copy_deck(self) -> None:
        """Put the whole deck on the clipboard as text."""
        from vtes_deck import deckio

        context = self._need_context()
        self._settle()
        text = deckio.write(self._session.deck, "text", context.cards)
        QGuiApplication.clipboard().setText(text)
        self.said.emit("The deck is on the clipboard as text")

    def _settle(self) -> None:
        settle = getattr(self._window, "columns", None)
        if settle is not None:
            settle.settle()

    # ------------------------------------------------------------------------------ lists of decks

    def fill_unsaved(self, menu: QMenu) -> None:
        """Fill the menu of decks with changes that are in no file."""
        current = self._session.document
        entries = [
            Entry(
                joined_text(deck.name or UNTITLED, document.source),
                partial(self._open_aside, deck, document),
            )
            for deck, document in self._aside
            if document is not current and deck != document.saved
        ]
        left = list(self._beginning.left) if self._beginning is not None else []
        for found in left:
            when = f"{found.kept.when.astimezone():%d %b %H:%M}"
            entries.append(Entry(joined_text(found.title, when), partial(self._open_left, found)))
        if left:
            entries.append(
                Entry("&Discard what other sessions left", partial(self._put_away, left), rule=True)
            )
        fill_menu(menu, entries, "None: everything is saved")

    def _put_away(self, left: list[Found]) -> None:
        beginning = self._beginning
        if beginning is None:
            return
        beginning.put_away(left)
        decks = "One deck was" if len(left) == 1 else f"{len(left)} decks were"
        self._messages.tell(
            Message(
                f"{decks} discarded.",
                offers=(Offer("Undo", lambda: beginning.take_back(left)),),
                key="away",
            )
        )
        self._messages.withdraw("left")

    def _open_aside(self, deck: Deck, document: Document) -> None:
        self._leave()
        self._session.open(deck, document, f"Go back to {deck.name or 'untitled deck'}")

    def _open_left(self, found: Found) -> None:
        self._leave()
        if self._beginning is not None:
            self._beginning.bring_back(found)
