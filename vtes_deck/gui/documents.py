"""Opening, saving, importing and exporting decks from the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from vtes_deck.app import files
from vtes_deck.app.document import Document
from vtes_deck.app.files import Opened
from vtes_deck.app.recovery import Found, Recovery
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import UnreadableError
from vtes_deck.deckio.registry import by_name
from vtes_deck.gui.autosave import Autosave
from vtes_deck.gui.beginning import Beginning
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.gui.messages import Level, Message, MessageBar, Offer
from vtes_deck.gui.panels import Context

log = logging.getLogger(__name__)


class Documents(QObject):
    """What the File menu does.

    Attributes:
        start: a file to begin with, given on the command line.
        choose_open, choose_save: ask the player for a file; tests put their own answer here.
    """

    def __init__(
        self,
        session: DeckSession,
        jobs: Jobs,
        settings: SettingsStore,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        from vtes_deck.gui.dialogs.choose import choose_open, choose_save

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
        self.choose_open: Callable[[QWidget], Path | None] = choose_open
        self.choose_save: Callable[[QWidget, str, str], tuple[Path, str] | None] = choose_save

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
        self._messages.tell(
            Message(
                f"Unsaved changes cannot be kept on this machine: {error} "
                "Save your deck before you close the window.",
                Level.ERROR,
                key="keep",
            )
        )

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
        path = self.choose_open(self._window)
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
            self._messages.tell(Message(_why_unreadable(path.name, error), Level.ERROR))
            self._forget_recent(path, error)
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
            self.remember(opened.document.path)
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
        proposal = str(document.path) if document.path else name
        chosen = self.choose_save(self._window, proposal, wanted)
        if chosen is not None:
            self._save(*chosen)

    def _save(self, path: Path, wanted: str) -> None:
        context = self._need_context()
        path = path.absolute()
        file_format = files.format_for_saving(path, wanted)
        deck, document = self._session.deck, self._session.document

        def work(_task: Task) -> None:
            files.save_file(path, deck, file_format.name, context.cards)

        def done(_nothing: None) -> None:
            self._session.saved(path, file_format.name, deck, document)
            self.remember(path)
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
            log.warning("%s could not be saved: %s", path, error)
            self._messages.tell(
                Message(
                    f"{path.name} could not be saved: {_reason(error)} "
                    "What was in the file before is still there, and your changes are kept.",
                    Level.ERROR,
                    (Offer("Save as …", self.ask_save_as),),
                    key="save",
                )
            )

        self._jobs.run(
            f"Saving {path.name}", work, done=done, failed=failed, owner=self, finish=True
        )

    def export(self) -> None:
        """The dialog with every file format and its preview."""
        from vtes_deck.gui.dialogs.exporting import ExportDialog

        if self._context is None:
            return
        self._settle()
        ExportDialog(self._context, self._window).open()

    def copy_deck(self) -> None:
        """Put the whole deck on the clipboard as text."""
        from vtes_deck import deckio

        context = self._need_context()
        self._settle()
        text = deckio.write(self._session.deck, "text", context.cards)
        QGuiApplication.clipboard().setText(text)
        self._messages.tell(Message("The deck is on the clipboard as text.", key="copied"))

    def _settle(self) -> None:
        settle = getattr(self._window, "columns", None)
        if settle is not None:
            settle.settle()

    # ------------------------------------------------------------------------------ lists of decks

    def remember(self, *paths: Path) -> None:
        """Put files at the head of the list of recent ones, the last one first."""
        recent = self._settings.value.recent
        for path in paths:
            recent = files.with_recent(recent, path.absolute())
        self._settings.change(recent=recent)

    def _forget_recent(self, path: Path, error: Exception) -> None:
        if isinstance(error, FileNotFoundError):
            recent = tuple(r for r in self._settings.value.recent if r != str(path))
            self._settings.change(recent=recent)

    def fill_recent(self, menu: QMenu) -> None:
        """Fill the menu of recent files."""
        menu.clear()
        for number, name in enumerate(self._settings.value.recent, start=1):
            path = Path(name)
            shown = path.name.replace("&", "&&")
            action = menu.addAction(f"&{number} {shown}" if number < 10 else shown)
            action.setStatusTip(name)
            action.setToolTip(name)
            action.triggered.connect(lambda _checked=False, path=path: self.open_path(path))
        _say_if_empty(menu, "No files yet")

    def fill_unsaved(self, menu: QMenu) -> None:
        """Fill the menu of decks with changes that are in no file."""
        menu.clear()
        current = self._session.document
        for deck, document in self._aside:
            if document is current or deck == document.saved:
                continue
            action = menu.addAction(_menu_text(deck.name or "Untitled deck", document.source))
            action.triggered.connect(
                lambda _checked=False, deck=deck, document=document: self._open_aside(
                    deck, document
                )
            )
        for found in self._beginning.left if self._beginning is not None else ():
            when = f"{found.kept.when.astimezone():%d %b %H:%M}"
            action = menu.addAction(_menu_text(found.title, when))
            action.triggered.connect(lambda _checked=False, found=found: self._open_left(found))
        _say_if_empty(menu, "None: everything is saved")

    def _open_aside(self, deck: Deck, document: Document) -> None:
        self._leave()
        self._session.open(deck, document, f"Go back to {deck.name or 'untitled deck'}")

    def _open_left(self, found: Found) -> None:
        self._leave()
        if self._beginning is not None:
            self._beginning.bring_back(found)


def _say_if_empty(menu: QMenu, text: str) -> None:
    if menu.isEmpty():
        menu.addAction(text).setEnabled(False)


def _menu_text(*words: str) -> str:
    return " – ".join(word.replace("&", "&&") for word in words if word)  # noqa: RUF001 - a dash


def _reason(error: Exception) -> str:
    """An error of the system as a sentence."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}."
    return f"{error}"


def _why_unreadable(name: str, error: Exception) -> str:
    if isinstance(error, UnreadableError):
        from vtes_deck.deckio.describe import explain

        return f"{name}: {explain(error)}"
    if isinstance(error, FileNotFoundError):
        return f"{name} is no longer there."
    return f"{name} cannot be opened: {_reason(error)}"
