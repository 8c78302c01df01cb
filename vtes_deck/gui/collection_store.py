"""The collection of a window: read and written in the background, shared by the panels."""

from __future__ import annotations

import datetime
import logging
from dataclasses import dataclass
from typing import Literal, override

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from vtes_deck.app import deck_files
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.collection import CollectionBook, Read, State, read_collection
from vtes_deck.collection.model import ShelvedDeck
from vtes_deck.gui import delayed
from vtes_deck.gui.dialogs.save_changes import Answer, AskClosing
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.language import tr

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Trouble:
    """A problem with the file.

    Attributes:
        text: the problem, as sentences.
        level: the severity.
        kind: decides the remedies: ``conflict`` (another state was saved), ``write`` (writing
            failed) or ``notice`` (there is no remedy).
    """

    text: str
    level: Literal["info", "warning", "danger"] = "warning"
    kind: Literal["conflict", "write", "notice"] = "notice"


class CollectionStore(QObject):
    """The collection that all panels share.

    Attributes:
        book: the collection.
        trouble: the problem with its file, or ``None``.

    Signals:
        changed: the collection or its trouble has changed.
    """

    changed = Signal()

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._waiting = False
        self.trouble: Trouble | None = None
        self.book = CollectionBook()
        self.book.subscribe(self._on_change)
        end = context.session.subscribe(self._on_session)
        self.destroyed.connect(lambda _gone: end())
        self.load()

    @classmethod
    def of(cls, context: Context) -> CollectionStore:
        """The collection of a window. The first call starts reading it."""
        there = context.jobs.findChild(cls)
        if not isinstance(there, cls):
            return cls(context, context.jobs)
        there._context = context  # noqa: SLF001 - its own: another card base may be in force
        return there

    @property
    def ready(self) -> bool:
        """Whether the collection has been read."""
        return self.book.read is not None

    # ------------------------------------------------------------------------------------ reading

    def load(self) -> None:
        """Read the collection."""
        self._context.jobs.run(
            tr("Reading the collection"),
            self._read,
            done=self._arrived,
            failed=self._cannot_read,
            owner=self,
            key="collection",
        )

    def _read(self, _task: Task) -> Read:
        return read_collection(self.book.path, self._context.cards)

    def _arrived(self, read: Read) -> None:
        self.trouble = _trouble_of(read)
        self.book.begin(read)
        self.follow_decks()

    def follow_decks(self) -> None:
        """Read the decks that own cards again, in the background."""
        collection, cards = self.book.value, self._context.cards
        if not collection.decks:
            return

        def work(_task: Task) -> dict[str, ShelvedDeck]:
            return delayed.shelf.follow(collection, cards, datetime.date.today())

        self._context.jobs.run(
            tr("Reading your decks"),
            work,
            done=self._followed,
            owner=self,
            key="follow",
            quiet=True,
        )

    def _followed(self, seen: dict[str, ShelvedDeck]) -> None:
        self.book.refresh_decks(seen)

    def _on_session(self, changes: Changes) -> None:
        """A deck has been saved in this window."""
        if changes.touches(What.FILE) and self.ready:
            self.follow_decks()

    def _cannot_read(self, error: Exception) -> None:
        log.error("the collection could not be read", exc_info=error)
        self.trouble = Trouble(tr("The collection could not be read: {why}", why=error), "danger")
        self.changed.emit()

    # ------------------------------------------------------------------------------------ writing

    def _on_change(self) -> None:
        self.changed.emit()
        self.save()

    def save(self, *, replace: bool = False) -> None:
        """Save the newest state soon; with ``replace``, over the current file."""
        # A write that has not started yet will write the newest state anyway.
        if self._waiting or not self.book.modified:
            return
        self._waiting = True

        def work(_task: Task) -> bool:
            self._waiting = False
            return self.book.write(self._context.cards, replace=replace)

        self._context.jobs.run(
            tr("Saving the collection"),
            work,
            done=self._saved,
            failed=self._not_saved,
            owner=self,
            quiet=True,
            finish=True,
        )

    def _saved(self, _wrote: object) -> None:
        if self.trouble is not None and self.trouble.kind in {"conflict", "write"}:
            self.dismiss()
        aside, self.book.aside = self.book.aside, None
        if aside is not None:
            self.trouble = Trouble(
                tr("The collection saved by the other window is kept as {file}.", file=aside.name),
                "info",
            )
            self.changed.emit()

    def _not_saved(self, error: Exception) -> None:
        if isinstance(error, deck_files.ChangedOnDiskError):
            self.trouble = Trouble(
                tr(
                    "Another window has changed the collection since it was opened here. "
                    "Both versions still exist; choose one before you close this window."
                ),
                kind="conflict",
            )
        else:
            self.trouble = Trouble(
                tr(
                    "The collection can't be saved: {why} Your changes are kept until you "
                    "close the window.",
                    why=deck_files.reason(error),
                ),
                "danger",
                "write",
            )
        self.changed.emit()

    def may_close(self, window: QWidget, ask: AskClosing) -> bool:
        """Whether the window may close.

        Calls ``ask`` if changes cannot be saved and would be lost.
        """
        if self.book.modified:
            self.save()
            self._context.jobs.finish()
        if not self.book.modified:
            return True
        answer = ask(window, tr("Collection"))
        if answer is Answer.SAVE:
            self.keep_ours()
            self._context.jobs.finish()
            return not self.book.modified
        return answer is Answer.LOSE

    def take_theirs(self) -> None:
        """Use the state saved by another window. Undo restores ours."""
        self.dismiss()
        self._context.jobs.run(
            tr("Reading the collection"),
            self._read,
            done=self._take_over,
            failed=self._cannot_read,
            owner=self,
            key="collection",
        )

    def _take_over(self, read: Read) -> None:
        if read.state is State.FOUND:
            self.book.take_theirs(read)
            return
        # There is no other state to use, so ours stays.
        if read.writable:
            self.save(replace=True)
        self.trouble = _trouble_of(read)
        if read.aside is not None:
            self.trouble = Trouble(
                tr(
                    "The collection saved by the other window is damaged. It is kept as "
                    "{file}; the collection in this window was saved instead.",
                    file=read.aside.name,
                )
            )
        self.changed.emit()

    def keep_ours(self) -> None:
        """Overwrite what another window saved, after keeping a copy of it."""
        self.dismiss()
        self.save(replace=True)

    def dismiss(self) -> None:
        """Clear the trouble: it is over, or the player has seen it."""
        self.trouble = None
        self.changed.emit()


class CollectionPanelKeys(QObject):
    """Handles the keys for undo and redo in a panel of the collection.

    There they affect the collection; elsewhere in the window they affect the deck. A line edit uses
    them for its own text.
    """

    def __init__(self, book: CollectionBook) -> None:
        # Not a child of the panel: adding one sends an event before the panel can handle it.
        super().__init__()
        self._book = book

    def watch(self, line: QLineEdit) -> None:
        """Let the keys of the collection work in an empty line edit too."""
        line.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        empty = isinstance(watched, QLineEdit) and not watched.text()
        return (empty and self._deal(event)) or super().eventFilter(watched, event)

    def take(self, event: QEvent, focus: QWidget | None) -> bool:
        """Whether a key is meant for the collection; if so, it is handled.

        Args:
            event: any event of the panel.
            focus: the widget with the focus.
        """
        typing = isinstance(focus, (QLineEdit, QPlainTextEdit)) and not focus.isReadOnly()
        return not typing and self._deal(event)

    def _deal(self, event: QEvent) -> bool:
        kinds = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
        if not isinstance(event, QKeyEvent) or event.type() not in kinds:
            return False
        for key, slot in (
            (QKeySequence.StandardKey.Undo, self._book.undo),
            (QKeySequence.StandardKey.Redo, self._book.redo),
        ):
            if event.matches(key):
                if event.type() == QEvent.Type.KeyPress:
                    slot()
                event.accept()
                return True
        return False


def _trouble_of(read: Read) -> Trouble | None:
    """The problem of a collection that was read, for the player."""
    aside = read.aside.name if read.aside else ""
    messages = {
        State.BEFORE: Trouble(
            tr(
                "The collection file is damaged. A backup from before the last change was "
                "opened; the damaged file is kept as {file}.",
                file=aside,
            )
        ),
        State.DAMAGED: Trouble(
            tr(
                "The collection file is damaged and was replaced by an empty collection. "
                "The damaged file is kept as {file}.",
                file=aside,
            ),
            "danger",
        ),
        State.NEWER: Trouble(
            tr(
                "The collection was saved by a newer version of VTES Deck. Changes you "
                "make here are not saved. Update VTES Deck to edit it."
            ),
            "danger",
        ),
        State.UNREADABLE: Trouble(
            tr(
                "The collection file can't be read: {why}. Changes you make here are not saved.",
                why=read.why,
            ),
            "danger",
        ),
    }
    return messages.get(read.state)
