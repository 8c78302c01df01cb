"""Saves the open decks for recovery while they are edited. See :mod:`vtes_deck.app.recovery`."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.app.recovery import Recovery
from vtes_deck.app.session import DeckSession
from vtes_deck.deck.model import Deck
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.language import tr

DELAY = 1500
"""Milliseconds from a change until it is written."""

CLOSED = -1
"""The tab number of a deck that was closed with unsaved changes."""

log = logging.getLogger(__name__)


class _State(NamedTuple):
    """The last saved state of a deck; frozen values, for quick comparison."""

    deck: Deck
    document: Document
    saved: Deck
    path: object
    tab: int
    current: bool


class Autosave(QObject):
    """Writes the open decks soon after each change, on another thread.

    Args of the constructor:
        failed: called with the error when nothing can be saved (a full disk).

    Failed writes are retried at the next change, also for closed decks.
    """

    def __init__(
        self,
        session: DeckSession,
        recovery: Recovery,
        jobs: Jobs,
        failed: Callable[[Exception], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._recovery = recovery
        self._jobs = jobs
        self._failed = failed
        self._kept_closed: set[Document] = set()
        self._last: dict[Document, Callable[[], None]] = {}
        self._failing: dict[Document, Callable[[], None]] = {}
        self._written: dict[OpenDeck, _State] = {}
        self._open = self._opened()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.keep)
        self._unsubscribe = session.subscribe(self._on_changes)

    def _on_changes(self, changes: Changes) -> None:
        if not changes.touches(What.DECK | What.METADATA | What.FILE | What.OPEN_DECKS):
            return
        now = self._opened()
        for open_deck, (deck, document) in self._open.items():
            if open_deck in now and now[open_deck][1] is document:
                continue
            # The tab of a deck was closed, or another deck has replaced it there.
            self._written.pop(open_deck, None)
            if deck != document.saved:
                self._kept_closed.add(document)
                write = self._recovery.prepare(deck, document, closed=True, tab=CLOSED)
                self._run(document, write)
            else:
                self._forget(document)
        self._open = now
        for open_deck in self._session.closed:
            # It was being saved when its tab was closed, and is saved now.
            if open_deck.document in self._kept_closed and not open_deck.modified:
                self._kept_closed.discard(open_deck.document)
                self._forget(open_deck.document)
        if changes.touches(What.OPEN_DECKS):
            self.keep()
        elif not self._timer.isActive():
            # Changes do not restart the timer: continuous typing is saved too.
            self._timer.start()

    @property
    def troubled(self) -> bool:
        """Whether a deck that should be saved is not."""
        return bool(self._failing)

    def lost(self, document: Document) -> bool:
        """Whether the last state of a deck is not saved."""
        return document in self._failing

    def _forget(self, document: Document) -> None:
        self._failing.pop(document, None)
        self._last.pop(document, None)
        self._recovery.forget(document)

    def _opened(self) -> dict[OpenDeck, tuple[Deck, Document]]:
        return {
            open_deck: (open_deck.deck, open_deck.document)
            for open_deck in self._session.open_decks
        }

    def keep(self) -> None:
        """Write unsaved states now, in the background."""
        self._timer.stop()
        for tab, open_deck in enumerate(self._session.open_decks):
            state = self._state(open_deck, tab)
            if self._written.get(open_deck) != state:
                self._written[open_deck] = state
                write = self._recovery.prepare(
                    state.deck, state.document, tab=tab, current=state.current
                )
                self._run(state.document, write)
        for document, write in self._failing_closed():
            self._run(document, write)

    def _failing_closed(self) -> list[tuple[Document, Callable[[], None]]]:
        """Decks that are no longer open and could not be written."""
        open_now = {open_deck.document for open_deck in self._session.open_decks}
        return [(doc, write) for doc, write in self._failing.items() if doc not in open_now]

    def _state(self, open_deck: OpenDeck, tab: int) -> _State:
        document = open_deck.document
        current = open_deck is self._session.open_deck
        return _State(open_deck.deck, document, document.saved, document.path, tab, current)

    def _run(self, document: Document, write: Callable[[], None]) -> None:
        def work(_task: Task) -> None:
            write()

        def done(_nothing: None) -> None:
            if self._last.get(document) is not write:
                return  # a later state decides whether the deck is kept
            del self._last[document]
            if self._failing.pop(document, None) is not None and not self._failing:
                self._session.announce(What.FILE)

        def failed(error: Exception) -> None:
            log.warning("the open deck cannot be kept: %s", error)
            if self._last.get(document) is not write:
                return
            self._written.clear()
            first = not self._failing
            self._failing[document] = write
            if first:
                self._failed(error)

        self._last[document] = write

        self._jobs.run(
            tr("Saving a recovery copy of the deck"),
            work,
            done=done,
            failed=failed,
            quiet=True,
            finish=True,  # when the window closes, nothing else writes the closed decks
        )

    def end(self) -> None:
        """Save the decks and close the recovery folder at a normal exit. Waits for the disk."""
        self._unsubscribe()
        self._timer.stop()
        writes: list[Callable[[], None]] = [
            partial(self._end, open_deck, tab)
            for tab, open_deck in enumerate(self._session.open_decks)
        ]
        writes += [write for _, write in self._failing_closed()]
        for write in writes:
            try:
                write()
            except OSError as error:
                log.warning("an open deck could not be kept: %s", error)
        self._recovery.close()

    def _end(self, open_deck: OpenDeck, tab: int) -> None:
        document = open_deck.document
        if document.origin is Origin.NEW and not open_deck.modified:
            self._forget(document)
            return
        current = open_deck is self._session.open_deck
        self._recovery.prepare(open_deck.deck, document, closed=True, tab=tab, current=current)()
