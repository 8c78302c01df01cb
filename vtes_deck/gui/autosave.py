"""Keeps the open deck on disk while it is being worked on. See :mod:`vtes_deck.app.recovery`."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.recovery import Recovery
from vtes_deck.app.session import DeckSession
from vtes_deck.deck.model import Deck
from vtes_deck.gui.jobs import Jobs, Task

DELAY = 1500
"""Milliseconds from a change until it is on disk."""

log = logging.getLogger(__name__)


class Autosave(QObject):
    """Writes the open deck soon after each change, on another thread.

    Args of the constructor:
        failed: called with the error when nothing can be kept any more (a full disk).

    Attributes:
        troubled: the last write failed.
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
        self.troubled = False
        self._current: tuple[Deck, Document] = (session.deck, session.document)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.keep)
        self._unsubscribe = session.subscribe(self._on_changes)

    def _on_changes(self, changes: Changes) -> None:
        if not changes.touches(What.DECK | What.METADATA | What.FILE):
            return
        deck, document = self._current
        self._current = (self._session.deck, self._session.document)
        if document is not self._session.document:
            if deck != document.saved:
                self._write(deck, document)
            else:
                self._recovery.forget(document)
        self._timer.start()

    def keep(self) -> None:
        """Write the open deck now, in the background."""
        self._timer.stop()
        self._write(self._session.deck, self._session.document)

    def _write(self, deck: Deck, document: Document) -> None:
        write = self._recovery.prepare(deck, document)

        def work(_task: Task) -> None:
            write()

        self._jobs.run(
            "Keeping the deck", work, done=self._on_kept, failed=self._on_failed, quiet=True
        )

    def _on_kept(self, _nothing: None) -> None:
        if self.troubled:
            self.troubled = False
            self._session.announce(What.FILE)

    def _on_failed(self, error: Exception) -> None:
        log.warning("the open deck cannot be kept: %s", error)
        if not self.troubled:
            self.troubled = True
            self._failed(error)

    def end(self) -> None:
        """The program ends in order: keep the deck as it is and let go. Waits for the disk."""
        self._unsubscribe()
        self._timer.stop()
        deck, document = self._session.deck, self._session.document
        try:
            if document.origin is Origin.NEW and deck == document.saved:
                self._recovery.forget(document)
            else:
                self._recovery.prepare(deck, document, closed=True)()
        except OSError as error:
            log.warning("the open deck could not be kept: %s", error)
        self._recovery.close()
