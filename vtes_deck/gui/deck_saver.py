"""Writes decks to their files in the background and reports the result."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject

from vtes_deck.app import deck_files
from vtes_deck.app.document import Document
from vtes_deck.app.file_stamp import Stamp
from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.app.session import DeckSession
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import FileFormat
from vtes_deck.deckio.registry import by_name
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.gui.message_bar import Message, MessageBar, MessageLevel, Offer
from vtes_deck.gui.panels import Context
from vtes_deck.gui.recent_files import RecentFiles
from vtes_deck.language import plural, tr

log = logging.getLogger(__name__)


class _PendingSave(NamedTuple):
    """A deck and the file to write it to.

    Attributes:
        replace: whether to overwrite changes that another program has made meanwhile.
    """

    path: Path
    wanted: str
    deck: Deck
    document: Document
    replace: bool = False


class OpenDocuments(Protocol):
    """The part of the open documents that saving uses; see :mod:`vtes_deck.gui.documents`."""

    recent: RecentFiles

    def need_context(self) -> Context:
        """The context of the panels; the cards are loaded by then."""

    def read(self, path: Path) -> None:
        """Read a file in the background and show its deck."""

    def save_elsewhere(self, document: Document) -> None:
        """Show a document and ask where to save it."""

    def settle(self) -> None:
        """Commit unfinished edits to the deck."""

    def open_deck_of(self, document: Document) -> OpenDeck | None:
        """The tab of a document; ``None`` if it is gone."""


class DeckSaver(QObject):
    """Saves decks one at a time, each in its state when the player chose Save."""

    def __init__(
        self,
        documents: OpenDocuments,
        session: DeckSession,
        jobs: Jobs,
        messages: MessageBar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._documents = documents
        self._session = session
        self._jobs = jobs
        self._messages = messages
        self._under_way: dict[Document, _PendingSave | None] = {}

    def save(self, path: Path, wanted: str) -> None:
        """Write the current deck.

        Args:
            path: its file from now on.
            wanted: name of the file format, unless the suffix of the file means another.
        """
        session = self._session
        self._write(_PendingSave(path.absolute(), wanted, session.deck, session.document))

    def _write(self, saving: _PendingSave) -> None:
        context = self._documents.need_context()
        path, wanted, deck, document, replace = saving
        if document in self._under_way:
            # Our own write is not a change by another program.
            self._under_way[document] = saving
            return
        self._under_way[document] = None
        if path == document.path and wanted == document.file_format:
            file_format = by_name(wanted)  # even if the suffix means another format
        else:
            file_format = deck_files.format_for_saving(path, wanted)

        expected = document.stamp if path == document.path and not replace else None

        def work(_task: Task) -> Stamp | None:
            return deck_files.save_file(path, deck, file_format.name, context.cards, expected)

        def done(stamp: Stamp | None) -> None:
            self._report_replaced(path, document)
            self._session.saved(path, file_format.name, deck, document, stamp)
            self._messages.withdraw("save")
            self._documents.recent.remember(path)
            self._messages.withdraw("recovered")
            self._report_losses(saving, file_format)

        title = tr("Saving {file}", file=path.name)
        job = self._jobs.run(
            title,
            work,
            done=done,
            failed=partial(self._report_failed, saving),
            owner=self,
            finish=True,
        )
        job.ended.connect(partial(self._on_written, document))

    def _report_losses(self, saving: _PendingSave, file_format: FileFormat) -> None:
        """Report what the file format does not store."""
        lost = deck_files.losses(saving.deck, file_format)
        if not lost:
            self._messages.withdraw("losses")
            return
        text = tr(
            "{file} is saved, but {format} files do not store {lost}. "
            "Another file format keeps everything.",
            file=saving.path.name,
            format=tr(file_format.title),
            lost=deck_files.joined(lost),
        )
        offers = (self._offer_elsewhere(saving.document),)
        self._messages.post(Message(text, MessageLevel.WARNING, offers, key="losses"))

    def _report_failed(self, saving: _PendingSave, error: Exception) -> None:
        if isinstance(error, deck_files.ChangedOnDiskError):
            self._report_changed(saving)
            return
        log.warning("%s could not be saved: %s", saving.path, error)
        text = tr(
            "{file} could not be saved: {why} The file is unchanged, and your changes are kept.",
            file=saving.path.name,
            why=deck_files.reason(error),
        )
        offers = (self._offer_elsewhere(saving.document),)
        self._messages.post(Message(text, MessageLevel.ERROR, offers, key="save"))

    def _offer_elsewhere(self, document: Document) -> Offer:
        return Offer(tr("Save as …"), partial(self._documents.save_elsewhere, document))

    def _on_written(self, document: Document) -> None:
        """Saving has ended, with success or not: save what was requested meanwhile."""
        again = self._under_way.pop(document, None)
        if again is not None:
            self._write(again)

    def _report_replaced(self, path: Path, document: Document) -> None:
        """Report which deck had the file until now; see :meth:`DeckSession.saved`."""
        names = [
            tr("“{name}”", name=open_deck.title)
            for open_deck in self._session.open_decks
            if open_deck.document is not document and open_deck.document.path == path
        ]
        if names:
            self._messages.post(
                Message(
                    plural(
                        "{file} was the file of {names} until now, which are still open "
                        "but no longer saved in any file.",
                        "{file} was the file of {names} until now, which is still open but "
                        "no longer saved in any file.",
                        len(names),
                        file=path.name,
                        names=deck_files.joined(names),
                    ),
                    MessageLevel.WARNING,
                    key="replaced",
                )
            )

    def _report_changed(self, saving: _PendingSave) -> None:
        path = saving.path
        self._messages.post(
            Message(
                tr(
                    "{file} was not saved because another program has changed it since you "
                    "opened it.",
                    file=path.name,
                ),
                MessageLevel.WARNING,
                (
                    Offer(
                        tr("Save as …"), partial(self._documents.save_elsewhere, saving.document)
                    ),
                    Offer(tr("Replace it"), partial(self._save_over, saving)),
                    Offer(tr("Open the changed file"), partial(self._documents.read, path)),
                ),
                key="save",
            )
        )

    def _save_over(self, saving: _PendingSave) -> None:
        self._documents.settle()
        open_deck = self._documents.open_deck_of(saving.document)
        deck = open_deck.deck if open_deck is not None else saving.deck
        self._write(saving._replace(deck=deck, replace=True))
