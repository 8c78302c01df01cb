"""The one door for background work.

Work is a function that gets a :class:`Task` and returns its result. It runs on a thread of a pool
of our own, must not touch a widget, and says now and then how far it is, which is also where it
stops when the player cancels it. The result comes back on the GUI thread.

    jobs.run("Counting the archive", count, done=self.show_count, owner=self)
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QRunnable,
    Qt,
    QThreadPool,
    Signal,
    Slot,
)

from vtes_deck.gui.garbage import GarbageKeeper

THREADS = 3
"""Pictures may wait for the network in two of them while the third one counts."""

_LAST_WAIT = 5000
"""How long running work may take to stop when the program ends, in milliseconds."""

log = logging.getLogger(__name__)


class Cancelled(Exception):  # noqa: N818 - it is no error
    """The player cancelled the work, or its result is wanted no more."""


class Task:
    """What the work itself sees of its job. May be used from the worker's thread."""

    def __init__(self, report: Callable[[int, int, str], None]) -> None:
        self._report = report
        self._cancelled = threading.Event()

    @property
    def cancelled(self) -> bool:
        """Whether the work should stop."""
        return self._cancelled.is_set()

    def check(self) -> None:
        """Stop here if the work was cancelled.

        Raises:
            Cancelled: it was.
        """
        if self._cancelled.is_set():
            raise Cancelled

    def progress(self, done: int, total: int = 0, text: str = "") -> None:
        """Say how far the work is (``total`` 0: unknown), and stop here if it was cancelled.

        Raises:
            Cancelled: it was.
        """
        self.check()
        self._report(done, total, text)

    def cancel(self) -> None:
        """Ask the work to stop at its next :meth:`check` or :meth:`progress`."""
        self._cancelled.set()


class Job(QObject):
    """A piece of work on its way. Lives on the GUI thread.

    Attributes:
        title: what it does, for the progress display.
        quiet: it is not shown, however long it takes.
        finish: it is done to its end even if the program ends meanwhile.
        cancellable: the player may cancel it.

    Signals:
        progressed: done, total (0 if unknown) and a few words.
        ended: it is over, one way or another; after ``done`` or ``failed`` was called.
    """

    progressed = Signal(int, int, str)
    ended = Signal()
    _returned = Signal(object)
    _raised = Signal(object)

    def __init__(
        self,
        title: str,
        done: Callable[[Any], None] | None,
        failed: Callable[[Exception], None] | None,
        owner: QObject | None,
    ) -> None:
        super().__init__()
        self.title = title
        self.quiet = False
        self.finish = False
        self.cancellable = True
        self.task = Task(self.progressed.emit)
        self._done = done
        self._failed = failed
        self._owner = owner
        queued = Qt.ConnectionType.QueuedConnection
        self._returned.connect(self._on_returned, queued)
        self._raised.connect(self._on_raised, queued)

    def cancel(self) -> None:
        """Give it up: the work is asked to stop, and its result will be ignored."""
        self.task.cancel()

    def _wanted(self) -> bool:
        owner_gone = self._owner is not None and not shiboken6.isValid(self._owner)
        return not (self.task.cancelled or owner_gone)

    @Slot(object)
    def _on_returned(self, result: object) -> None:
        try:
            if self._wanted() and self._done is not None:
                self._done(result)
        finally:
            self.ended.emit()

    @Slot(object)
    def _on_raised(self, error: Exception) -> None:
        try:
            if self._wanted() and self._failed is not None and not isinstance(error, Cancelled):
                self._failed(error)
        finally:
            self.ended.emit()


class _Runner(QRunnable):
    """Runs the work on a pool thread and sends home what came of it."""

    def __init__(self, job: Job, work: Callable[[Task], object]) -> None:
        super().__init__()
        self._job = job
        self._work = work

    def run(self) -> None:
        job = self._job
        try:
            job.task.check()
            result = self._work(job.task)
        except Exception as error:  # noqa: BLE001 - it is handed over, not swallowed
            job._raised.emit(error)  # noqa: SLF001 - the other half of Job
        else:
            job._returned.emit(result)  # noqa: SLF001 - the same


class Jobs(QObject):
    """Starts jobs and knows those that run.

    Signals:
        started: a :class:`Job` that may be shown.
        failed: title of the work and the error, where the caller did not deal with it himself.
    """

    started = Signal(object)
    failed = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        self._running: dict[Job, str] = {}
        self._held: list[_Runner] | None = None
        self._closed = False
        self._garbage = GarbageKeeper(self)

    def run(  # noqa: PLR0913 - one call says all there is to say about a job
        self,
        title: str,
        work: Callable[[Task], Any],
        *,
        done: Callable[[Any], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
        owner: QObject | None = None,
        key: str = "",
        quiet: bool = False,
        finish: bool = False,
    ) -> Job:
        """Run ``work`` in the background.

        Args:
            title: what is done, in the player's words: "Reading the archive".
            work: called on another thread. It touches no widget and calls ``task.progress`` or
                ``task.check`` so often that cancelling takes effect at once.
            done: called with the result on the GUI thread.
            failed: called with the error on the GUI thread; without it the window shows the error.
            owner: if it is gone by then, the result is dropped.
            key: a later job with the same key supersedes this one, whose result is dropped.
            quiet: never shown, for work that nobody waits for.
            finish: not given up when the program ends, for what the player has asked to be saved.

        Returns:
            The job, which can be cancelled.
        """
        if key:
            self.cancel(key)
        job = Job(title, done, failed or (lambda error: self._tell(title, error)), owner)
        job.quiet = quiet
        job.finish = finish
        self._running[job] = key
        job.ended.connect(lambda: self._forget(job))
        if self._closed:
            job.cancel()
        runner = _Runner(job, work)
        if self._held is not None and not self._closed:
            self._held.append(runner)
        else:
            self._pool.start(runner)
        self.started.emit(job)
        return job

    def cancel(self, key: str) -> None:
        """Give up all jobs with this key."""
        for job, its_key in list(self._running.items()):
            if its_key == key:
                job.cancel()

    def hold(self) -> None:
        """Let work wait that is given from now on, so that it does not slow down a first paint."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Start what has been waiting."""
        held, self._held = self._held or [], None
        for runner in held:
            self._pool.start(runner)

    @property
    def running(self) -> tuple[Job, ...]:
        """The jobs whose result is not in yet, oldest first."""
        return tuple(self._running)

    def finish(self) -> None:
        """Wait for the work that has to be finished, and hand over its results."""
        self.release()
        wanted = [job for job in self._running if job.finish]
        if not wanted:
            return
        for job in self._running:
            if not job.finish:
                job.cancel()
        self._pool.waitForDone(_LAST_WAIT)
        for job in wanted:
            QCoreApplication.sendPostedEvents(job, QEvent.Type.MetaCall.value)

    def close(self) -> None:
        """Give up everything and wait until no thread of ours is left. Nothing runs after this."""
        self.finish()
        self._closed = True
        for job in self._running:
            job.cancel()
        # What has not begun ends as soon as it does, since it was cancelled.
        if not self._pool.waitForDone(_LAST_WAIT):
            titles = ", ".join(job.title for job in self._running)
            log.warning("work did not stop in time: %s", titles)
        else:
            self._garbage.close()
        self._running.clear()

    def _tell(self, title: str, error: Exception) -> None:
        log.error("%s failed", title, exc_info=error)
        self.failed.emit(title, error)

    def _forget(self, job: Job) -> None:
        self._running.pop(job, None)
        job.deleteLater()
