"""Opening, saving, importing and exporting decks from the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from vtes_deck.app import files
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.example import choose_example
from vtes_deck.app.files import Opened
from vtes_deck.app.recovery import Found, Recovery, from_kept
from vtes_deck.app.session import DeckSession, winner
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import UnreadableError
from vtes_deck.deckio.registry import by_name
from vtes_deck.gui.autosave import Autosave
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.gui.messages import Level, Message, MessageBar, Offer
from vtes_deck.gui.panels import Context

if TYPE_CHECKING:
    from cardbase.archive import ArchiveDeck

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
        self._left: list[Found] = []
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
        self._left = self._recovery.left_behind()
        crashed = [found for found in self._left if not found.kept.closed and found.kept.modified]
        newest = self._left[0] if self._left else None
        if self.start is not None:
            self.open_path(self.start)
        elif newest is not None and (newest.kept.modified or self._settings.value.reopen):
            self._reopen(newest, told=bool(crashed))
        elif newest is None and not self._settings.value.recent:
            self.show_example()
        self._tidy_left()
        others = [found for found in crashed if found is not newest]
        if others or (crashed and self.start is not None):
            self._messages.tell(
                Message(
                    "VTES Deck was not closed in order. Decks with unsaved changes were kept: "
                    "they are under File ▸ Unsaved decks.",
                    Level.WARNING,
                    key="recovered",
                )
            )

    def end(self) -> None:
        """The window closes. Unsaved changes are kept; nothing is asked."""
        if self._autosave is not None:
            self._autosave.end()
            self._autosave = None

    def show_example(self) -> None:
        """Show a tournament winning deck, as on a first start."""
        context = self._context
        if context is None:
            return

        def work(_task: Task) -> ArchiveDeck | None:
            return choose_example(context.cards)

        def show(found: ArchiveDeck | None) -> None:
            # Something else may have been opened while the archive was being read.
            untouched = self._session.position == 0 and self._session.deck == Deck()
            if found is not None and untouched:
                deck, document = winner(found, context.cards, Origin.EXAMPLE)
                self._session.begin(deck, document, f"Open {deck.name}")
                self._messages.tell(
                    Message(
                        f"To begin with, here is a deck that won {found.event.name}. "
                        "Look around, change it, or start your own.",
                        offers=(Offer("New deck", self.new), Offer("Open …", self.ask_open)),
                        key="example",
                    )
                )

        self._jobs.run("Reading the tournament archive", work, done=show, owner=self)

    def _reopen(self, found: Found, *, told: bool) -> None:
        """Bring back a deck that an ended program has kept."""
        kept = found.kept
        if not kept.modified and kept.path and Path(kept.path).is_file():
            self.open_path(Path(kept.path), first=found)
            return
        document = self._bring_back(found, first=True)
        if kept.modified and told:
            self._messages.tell(
                Message(
                    f"VTES Deck was not closed in order. “{found.title}” is as you left it at "
                    f"{kept.when.astimezone():%H:%M}; its changes are not in a file yet.",
                    Level.WARNING,
                    (
                        Offer("Save", self.save),
                        Offer("Back to the saved deck", lambda: self._back_to_saved(document)),
                    ),
                    key="recovered",
                )
            )
        elif not kept.modified and kept.path:
            self._messages.tell(
                Message(f"{kept.path} is no longer there. The deck was kept all the same.")
            )

    def _bring_back(self, found: Found, *, first: bool = False) -> Document:
        deck, document = from_kept(found.kept, self._need_context().cards.get)
        if document.path is not None and not document.path.is_file():
            document.path = None
            document.saved = Deck()
        if first:
            # What is on disk is where the history begins, so that undo leads there.
            self._session.begin(document.saved, document, f"Open {found.title}")
            self._session.apply("Bring back the unsaved changes", lambda _deck: deck)
        else:
            self._session.open(deck, document, f"Bring back {found.title}")
        self._write_now()
        self._recovery.discard(found)
        self._left = [other for other in self._left if other is not found]
        return document

    def _back_to_saved(self, document: Document) -> None:
        if self._session.document is document:
            saved = document.saved
            self._session.apply("Go back to the saved deck", lambda _deck: saved)

    def _write_now(self) -> None:
        """Have the open deck on disk before the file that it came from goes."""
        try:
            self._recovery.prepare(self._session.deck, self._session.document)()
        except OSError as error:
            self._on_cannot_keep(error)

    def _tidy_left(self) -> None:
        """Forget what other sessions left that is on disk anyway."""
        for found in self._left:
            if not found.kept.modified:
                self._recovery.discard(found)
        self._left = [found for found in self._left if found.kept.modified]

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
            if first is not None:
                self._bring_back(first, first=True)

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
            self._remember(opened.document.path)
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
            self._remember(path)
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

        self._jobs.run(f"Saving {path.name}", work, done=done, failed=failed, owner=self)

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

    def _remember(self, path: Path) -> None:
        self._settings.change(recent=files.with_recent(self._settings.value.recent, path))

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
        for found in self._left:
            when = f"{found.kept.when.astimezone():%d %b %H:%M}"
            action = menu.addAction(_menu_text(found.title, when))
            action.triggered.connect(lambda _checked=False, found=found: self._open_left(found))
        _say_if_empty(menu, "None: everything is saved")

    def _open_aside(self, deck: Deck, document: Document) -> None:
        self._leave()
        self._session.open(deck, document, f"Go back to {deck.name or 'untitled deck'}")

    def _open_left(self, found: Found) -> None:
        self._leave()
        self._bring_back(found)


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
