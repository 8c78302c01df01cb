"""Keeps versions of the open decks automatically. See :mod:`vtes_deck.app.versions`.

It keeps a version of the opened deck at its first change, of each saved state, of the work before a
pause, and of unsaved changes when a deck or the program is closed. Versions are written one after
another, in the background.
"""

from __future__ import annotations

import logging
from collections import deque
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.open_deck import UNTITLED, OpenDeck
from vtes_deck.app.session import DeckSession
from vtes_deck.app.versions import TooLargeError, VersionOrigin, Versions, VersionsError, new_line
from vtes_deck.deck.model import Deck
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.gui.version_labels import given_up_words
from vtes_deck.language import tr

PAUSE = 60_000
"""Milliseconds without a change before a version is kept."""

_WATCHED = What.DECK | What.METADATA | What.FILE | What.OPEN_DECKS

log = logging.getLogger(__name__)


class _Seen(NamedTuple):
    """The last recorded state of an open deck."""

    deck: Deck
    document: Document
    saved: Deck


class _Record(NamedTuple):
    """A version that is to be kept."""

    document: Document
    deck: Deck
    why: VersionOrigin


class VersionRecorder(QObject):
    """Watches the open decks.

    Attributes:
        store: the versions.
        pause: a timer that restarts with each change; a version is kept when it ends.

    Signals:
        message: a message for the player.
    """

    message = Signal(str)

    def __init__(self, session: DeckSession, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = Versions()
        self._session = session
        self._jobs = jobs
        self._seen: dict[OpenDeck, _Seen] = {}
        self._begun: set[Document] = set()
        self._kept: dict[Document, Deck] = {}
        self._waiting: deque[_Record] = deque()
        self._writing = False
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(PAUSE)
        self.pause.timeout.connect(self.keep)
        self._look()
        self._unsubscribe = session.subscribe(self._on_changes)
        jobs.run(tr("Tidying versions"), self._tidy, owner=self, quiet=True)

    def _tidy(self, _task: Task) -> None:
        self.store.tidy()

    def _on_changes(self, changes: Changes) -> None:
        if changes.touches(_WATCHED):
            self._look()

    def _look(self) -> None:
        """Compare the open decks with their last recorded states."""
        before, self._seen = self._seen, {}
        for open_deck in self._session.open_decks:
            now = _Seen(open_deck.deck, open_deck.document, open_deck.document.saved)
            self._seen[open_deck] = now
            last = before.get(open_deck)
            if last is not None and last.document is not now.document:
                self._leave(last)
                last = None
            self._begin(now)
            if last is not None and last.saved != now.saved and now.document.path is not None:
                self._record(now.document, now.saved, VersionOrigin.SAVED)
            if last is not None and last.deck != now.deck:
                self.pause.start()
        for open_deck, last in before.items():
            if open_deck not in self._seen:
                self._leave(last)

    def _begin(self, now: _Seen) -> None:
        """Keep a deck as it was before the first change."""
        if now.deck == now.saved or now.document in self._begun:
            return
        self._begun.add(now.document)
        if now.document.path is None and not now.document.lineage:
            # The name is set now, so that the recovery file of the unsaved deck has it from the
            # start.
            now.document.lineage = new_line()
        if now.saved.slots or now.saved.unknown:
            self._record(now.document, now.saved, VersionOrigin.OPENED)

    def _leave(self, last: _Seen) -> None:
        """Keep the unsaved changes of a deck that was closed."""
        if last.deck != last.document.saved:
            self._record(last.document, last.deck, VersionOrigin.WORK)

    def keep(self) -> None:
        """Keep a version now of every open deck that has changed."""
        self.pause.stop()
        for seen in self._changed():
            self._record(seen.document, seen.deck, VersionOrigin.WORK)

    def _changed(self) -> list[_Seen]:
        return [
            seen
            for seen in self._seen.values()
            if seen.document in self._begun
            and self._kept.get(seen.document, seen.saved) != seen.deck
            and not (seen.document.origin is Origin.NEW and not seen.deck.slots)
        ]

    def _record(self, document: Document, deck: Deck, why: VersionOrigin) -> None:
        self._kept[document] = deck
        self._waiting.append(_Record(document, deck, why))
        self._next()

    def _next(self) -> None:
        """Write the pending versions, one after another: versions are ordered by time."""
        if self._writing or not self._waiting:
            return
        self._writing = True
        record = self._waiting.popleft()

        def work(_task: Task) -> int:
            self.store.record(*record)
            return self.store.given_up

        self._jobs.run(
            tr("Saving a version"),
            work,
            done=partial(self._on_kept, record),
            failed=self._on_failed,
            quiet=True,
            finish=True,
        )

    def _on_kept(self, record: _Record, given_up: int) -> None:
        self._writing = False
        if given_up:
            self.message.emit(given_up_words(given_up, record.deck.name or tr(UNTITLED)))
        self._session.announce(What.VERSIONS)
        self._next()

    def _on_failed(self, error: Exception) -> None:
        log.info("a version could not be kept: %s", error)
        self._writing = False
        if isinstance(error, TooLargeError):
            self.message.emit(str(error))
        self._next()

    def end(self) -> None:
        """Keep changed decks when the program ends normally. Waits for the disk."""
        self._unsubscribe()
        self.pause.stop()
        self._jobs.finish()
        waiting = [
            *self._waiting,
            *(_Record(s.document, s.deck, VersionOrigin.WORK) for s in self._changed()),
        ]
        self._waiting.clear()
        for record in waiting:
            try:
                self.store.record(*record)
            except VersionsError as error:
                log.info("a version could not be kept: %s", error)
