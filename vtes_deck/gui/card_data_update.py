"""The update of the card data in the background, with or without an open dialog."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vtes_deck.app import card_data
from vtes_deck.app.card_data import DataState, Renewed, UpdateMessage
from vtes_deck.gui.jobs import Job, Jobs, Task
from vtes_deck.language import tr

if TYPE_CHECKING:
    from cardbase import CardBase

log = logging.getLogger(__name__)


class CardDataUpdate(QObject):
    """Runs one update of the card data at a time, and keeps the result of the last one.

    It belongs to the window, so that a dialog can be closed while it continues.

    Attributes:
        found: the card data on this machine; ``None`` until they are read.
        message: the result of the last work.
        watched: whether a dialog shows the result.

    Signals:
        begun: work has begun.
        progressed: amount done, total (0 if unknown), a short text.
        ended: the work is over; ``message`` has the result.
        looked: ``found`` is new.
        adopted: other card data are in use (:class:`~cardbase.CardBase`).
        unwatched: it ended while no dialog was open; carries an ``UpdateMessage``.
    """

    begun = Signal()
    progressed = Signal(int, int, str)
    ended = Signal()
    looked = Signal()
    adopted = Signal(object)
    unwatched = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._again: Callable[[], None] | None = None
        self._cards: CardBase | None = None
        self.found: DataState | None = None
        self.message: UpdateMessage | None = None
        self.watched = False

    def use(self, cards: CardBase) -> None:
        """Remember which card base the window works with."""
        self._cards = cards

    @property
    def busy(self) -> bool:
        """Whether work is in progress."""
        return self._job is not None

    @property
    def can_force(self) -> bool:
        """Whether the rejected data may be installed anyway."""
        return self._again is not None

    # -------------------------------------------------------------------------------------- search

    def look(self) -> None:
        """Find the versions of the card data."""
        if self.busy:
            return

        def done(found: DataState) -> None:
            self.found = found
            self.looked.emit()

        self._jobs.run(
            tr("Checking the card data"),
            lambda _task: card_data.find(),
            done=done,
            failed=self._on_failed,
            owner=self,
            key="card data",
        )

    # ------------------------------------------------------------------------------------- actions

    def update(self, source: str, *, force: bool = False) -> None:
        """Fetch newer card data; see :data:`vtes_deck.app.card_data.SOURCES`."""

        def work(task: Task) -> Renewed:
            return card_data.update(source, task.progress, _asking(task), force=force)

        self._run(tr("Updating the card data"), work, partial(self.update, source, force=True))

    def take_files(self, files: tuple[Path, ...], *, force: bool = False) -> None:
        """Install card data from files."""

        def work(task: Task) -> Renewed:
            return card_data.take_files(files, task.progress, _asking(task), force=force)

        self._run(tr("Reading card data"), work, partial(self.take_files, files, force=True))

    def go_back(self) -> None:
        """Return to the previous card data."""
        self._run(tr("Restoring the previous card data"), lambda _task: card_data.go_back(), None)

    def force(self) -> None:
        """Install the rejected data."""
        if self._again is not None:
            self._again()

    def cancel(self) -> None:
        """Cancel the update."""
        if self._job is not None:
            self._job.cancel()

    def _run(
        self, title: str, work: Callable[[Task], Renewed], again: Callable[[], None] | None
    ) -> None:
        if self.busy:
            return
        # A cancelled job reports nothing else until it has ended.
        self.message = card_data.STOPPED
        self._again = None

        def failed(error: Exception) -> None:
            self._on_failed(error)
            if self.message is not None and self.message.can_force:
                self._again = again

        self._job = self._jobs.run(
            title, work, done=self._on_done, failed=failed, owner=self, key="card data"
        )
        self._job.progressed.connect(self.progressed)
        self._job.ended.connect(self._on_ended)
        self.begun.emit()

    def _on_done(self, renewed: Renewed) -> None:
        self.message = card_data.news(renewed.outcome)
        if renewed.cards is not None:
            self._adopt(renewed.cards)

    def _on_failed(self, error: Exception) -> None:
        log.warning("card data: %s", error)
        self.message = card_data.why_not(error)

    def _on_ended(self) -> None:
        stopped = self.message is card_data.STOPPED
        self._job = None
        self.ended.emit()
        if self.message is not None and not self.watched:
            self.unwatched.emit(self.message)
        if stopped:
            self._reload_after_stop()
        self.look()

    def _reload_after_stop(self) -> None:
        """Read the cards again: an update that is stopped at the last moment may have completed."""
        self.reload()

    def reload(self) -> None:
        """Read the cards again, and use them if they differ."""

        def done(cards: CardBase) -> None:
            known = self._cards
            if known is not None and cards.version.fingerprint != known.version.fingerprint:
                self._adopt(cards)

        self._jobs.run(
            tr("Reading the cards"),
            lambda _task: card_data.load(),
            done=done,
            owner=self,
            key="cards again",
            quiet=True,
        )

    def _adopt(self, cards: CardBase) -> None:
        self._cards = cards
        self.adopted.emit(cards)


def _asking(task: Task) -> Callable[[], bool]:
    return lambda: task.cancelled
