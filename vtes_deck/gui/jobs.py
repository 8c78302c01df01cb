"""The only interface for background work.

Work is a function that gets a :class:`Task` and returns its result. It runs on a thread of our own
pool and must not touch a widget. It reports progress regularly; if the player has cancelled it, it
stops there. The result comes back on the GUI thread.

    jobs.run("Counting the archive", count, done=self.show_count, owner=self)
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from typing import Any, NamedTuple, override

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot

from vtes_deck.gui.garbage_collection import GarbageCollector

THREADS = 3
"""The number of threads: two may wait for pictures while the third computes."""

_LAST_WAIT = 5.0
"""Seconds that running work may take to stop when the program ends."""

_AFTER_PAINTING = Qt.EventPriority.LowEventPriority.value - 1
"""A priority below that of painting events, which is low in Qt."""

log = logging.getLogger(__name__)


class Cancelled(Exception):  # noqa: N818 - it is not an error
    """The player cancelled the work, or its result is no longer wanted."""


class Task:
    """The job as its work sees it. The worker's thread may use it."""

    def __init__(
        self, report: Callable[[int, int, str], None], show: Callable[[object], None]
    ) -> None:
        self._report = report
        self._show = show
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
        """Report the progress (``total`` 0: unknown), and stop here if the work was cancelled.

        Raises:
            Cancelled: it was.
        """
        self.check()
        self._report(done, total, text)

    def show(self, part: object) -> None:
        """Deliver the partial result of growing work, and stop here if it was cancelled.

        Raises:
            Cancelled: it was.
        """
        self.check()
        self._show(part)

    def cancel(self) -> None:
        """Ask the work to stop at its next :meth:`check` or :meth:`progress`."""
        self._cancelled.set()


class Job(QObject):
    """A running piece of work. Use it only on the GUI thread.

    Attributes:
        title: its purpose, for the progress display.
        quiet: whether it is never shown.
        finish: whether it is completed even if the program ends meanwhile.
        cancellable: whether the player may cancel it.
        task: the job as its work sees it.

    Signals:
        progressed: done, total (0 if unknown) and a few words.
        ended: it is over, with success or not; after ``done`` or ``failed`` was called.
    """

    progressed = Signal(int, int, str)
    ended = Signal()

    def __init__(
        self,
        title: str,
        task: Task,
        done: Callable[[Any], None] | None,
        failed: Callable[[Exception], None] | None,
        shown: Callable[[Any], None] | None,
        owner: QObject | None,
    ) -> None:
        super().__init__()
        self.title = title
        self.quiet = False
        self.finish = False
        self.cancellable = True
        self.task = task
        self._done = done
        self._failed = failed
        self._shown = shown
        self._owner = owner

    def cancel(self) -> None:
        """Ask the work to stop; its result will be ignored."""
        self.task.cancel()

    @property
    def _wanted(self) -> bool:
        owner_gone = self._owner is not None and not shiboken6.isValid(self._owner)
        return not (self.task.cancelled or owner_gone)

    def show(self, part: object) -> None:
        """Deliver a part of the result, if it is still wanted."""
        if self._wanted and self._shown is not None:
            self._shown(part)

    def hand_over(self, outcome: _Outcome) -> None:
        """Pass the result of the work to the caller, if it is still wanted."""
        if not self._wanted or isinstance(outcome.error, Cancelled):
            return
        if outcome.error is None and self._done is not None:
            self._done(outcome.result)
        if outcome.error is not None and self._failed is not None:
            self._failed(outcome.error)


class _Progress(NamedTuple):
    """The progress of a numbered job."""

    number: int
    done: int
    total: int
    text: str


class _Part(NamedTuple):
    """An intermediate result of a numbered job."""

    number: int
    part: object


class _Outcome(NamedTuple):
    """The result of a numbered job."""

    number: int
    result: object = None
    error: Exception | None = None


type _News = _Progress | _Part | _Outcome


class _Workers:
    """The worker threads. They hold numbers and functions but no Qt object.

    A widget or a signal that a worker releases last is destroyed on its thread, which crashes the
    program. So work is found by number, a worker releases it before reporting its outcome, and news
    waits here until the GUI thread takes it. A worker only calls ``ring``.
    """

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="job")
        # Work that must be completed has its own thread, because other work may ignore its
        # cancellation.
        self._last = ThreadPoolExecutor(THREADS, thread_name_prefix="finish")
        self._work: dict[int, tuple[Task, Callable[[Task], object]]] = {}
        self._futures: set[Future[None]] = set()
        self._lasting: set[Future[None]] = set()
        self._news: deque[_News] = deque()

    def start(
        self, number: int, task: Task, work: Callable[[Task], object], *, finish: bool
    ) -> None:
        """Run ``work`` as soon as a thread is free; ``finish``: even if the program ends."""
        self._work[number] = (task, work)
        pool, futures = (self._last, self._lasting) if finish else (self._pool, self._futures)
        future = pool.submit(self._run, number)
        futures.add(future)
        future.add_done_callback(futures.discard)

    def post(self, news: _News) -> None:
        """Leave news for the GUI thread."""
        self._news.append(news)
        self._ring()

    def take(self) -> _News | None:
        """The oldest news, without items that later news of the same work and kind replace."""
        while self._news:
            news = self._news.popleft()
            alike = (one for one in tuple(self._news) if one.number == news.number)
            if isinstance(news, _Outcome) or not any(type(one) is type(news) for one in alike):
                return news
        return None

    def forget(self, number: int) -> None:
        """Release finished work, after its worker has released it."""
        self._work.pop(number, None)

    def wait(self) -> bool:
        """Wait a limited time for all work to end; returns whether it has."""
        return not wait((*self._futures, *self._lasting), _LAST_WAIT).not_done

    def wait_for_lasting(self, seconds: float) -> bool:
        """Wait for the work that must be finished; return whether all of it is done."""
        return not wait(tuple(self._lasting), seconds).not_done

    def stop(self, *, at_once: bool) -> None:
        """End the threads; wait for them unless ``at_once``.

        Unfinished work that must be finished continues without a window; the process ends after it.
        """
        if at_once:
            self._ring = _stopped_listening
        self._pool.shutdown(wait=not at_once, cancel_futures=True)
        self._last.shutdown(wait=not at_once)

    def _run(self, number: int) -> None:
        self.post(self._outcome(number))

    def _outcome(self, number: int) -> _Outcome:
        task, work = self._work[number]
        try:
            task.check()
            return _Outcome(number, result=work(task))
        except Exception as error:  # noqa: BLE001 - it is handed over, not swallowed
            return _Outcome(number, error=error)


def _stopped_listening() -> None:
    """Stop: the GUI thread has ended and accepts no more results."""


class Jobs(QObject):
    """Starts jobs and lists the running ones.

    Signals:
        started: a :class:`Job` that may be shown.
        failed: title of the work and the error, unless the caller handled it.
    """

    started = Signal(object)
    failed = Signal(str, object)

    _rung = Signal()
    """A worker has queued a message. Workers use no other part of Qt."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rung.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._workers = _Workers(self._rung.emit)
        self._running: dict[int, Job] = {}
        self._keys: dict[int, str] = {}
        self._held: list[Callable[[], None]] | None = None
        self._next = 0
        self._closed = False
        self._garbage = GarbageCollector(self)

    def run(  # noqa: PLR0913 - one call says all there is to say about a job
        self,
        title: str,
        work: Callable[[Task], Any],
        *,
        done: Callable[[Any], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
        shown: Callable[[Any], None] | None = None,
        owner: QObject | None = None,
        key: str = "",
        quiet: bool = False,
        finish: bool = False,
    ) -> Job:
        """Run ``work`` in the background.

        Args:
            title: the purpose, in the player's words: "Reading the archive".
            work: called on another thread. It must not touch widgets, and must call
                ``task.progress`` or ``task.check`` so often that cancelling takes effect at once.
            done: called with the result on the GUI thread.
            failed: called with the error on the GUI thread; without it the window shows the error.
            shown: called on the GUI thread with intermediate results; outdated ones are skipped.
            owner: if it is gone by then, the result is dropped.
            key: a later job with the same key supersedes this one, whose result is dropped.
            quiet: whether it is never shown, for work that does not keep the player waiting.
            finish: whether it is completed even if the program ends, for data that the player wants
                saved.

        Returns:
            The job, which can be cancelled.
        """
        if key:
            self.cancel(key)
        self._next += 1
        number = self._next
        task = Task(partial(self._report, number), partial(self._show, number))
        job = Job(title, task, done, failed or partial(self._show_failure, title), shown, owner)
        job.quiet = quiet
        job.finish = finish
        self._running[number] = job
        self._keys[number] = key
        start = partial(self._workers.start, number, task, work, finish=finish)
        if self._closed:
            job.cancel()
            self._workers.post(_Outcome(number, error=Cancelled()))
        elif self._held is not None:
            self._held.append(start)
        else:
            start()
        self.started.emit(job)
        return job

    def cancel(self, key: str) -> None:
        """Cancel all jobs with this key."""
        for number, its_key in self._keys.items():
            if its_key == key:
                self._running[number].cancel()

    def hold(self) -> None:
        """Hold new work until the present changes are painted.

        Threads take turns, so work that began before would make the painting take twice as long.
        """
        if self._held is None:
            self._held = []
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), _AFTER_PAINTING)

    def release(self) -> None:
        """Start what has been waiting."""
        held, self._held = self._held or [], None
        for start in held:
            start()

    @override
    def event(self, event: QEvent) -> bool:
        """Start the held work once everything is painted."""
        if event.type() is not QEvent.Type.User:
            return super().event(event)
        self.release()
        return True

    @property
    def running(self) -> tuple[Job, ...]:
        """The jobs that have not ended, oldest first."""
        return tuple(self._running.values())

    def finish(self) -> None:
        """Wait for the work that has to be finished, and hand over its results."""
        self.release()
        if not any(job.finish for job in self.running):
            return
        for job in self.running:
            if not job.finish:
                job.cancel()
        until = time.monotonic() + _LAST_WAIT
        # A result may start more work: a deck that changed while it was saved is saved again.
        while any(job.finish for job in self.running):
            self.release()  # results change the deck, and changes hold work
            done = self._workers.wait_for_lasting(max(0.0, until - time.monotonic()))
            while self._deliver():
                pass
            if not done:
                return

    def close(self) -> None:
        """Cancel everything and wait for all our threads. Nothing runs after this."""
        for job in self.running:
            if not job.finish:
                job.cancel()
        self.finish()
        self._closed = True
        # Work that has not started ends at once, since it was cancelled.
        done = self._workers.wait()
        if not done:
            titles = ", ".join(job.title for job in self.running)
            log.warning("work did not stop in time: %s", titles)
        self._workers.stop(at_once=not done)
        if done:
            self._garbage.close()
        self._running.clear()
        self._keys.clear()

    def _report(self, number: int, done: int, total: int, text: str) -> None:
        """Called on the thread of the work."""
        self._workers.post(_Progress(number, done, total, text))

    def _show(self, number: int, part: object) -> None:
        """Also called on the thread of the work."""
        self._workers.post(_Part(number, part))

    @Slot()
    def _deliver(self) -> bool:
        """Hand over one item of news, the rest after input. Return whether there was one."""
        news = self._workers.take()
        job = self._running.get(news.number) if news is not None else None
        if isinstance(news, _Progress) and job is not None:
            job.progressed.emit(news.done, news.total, news.text)
        elif isinstance(news, _Part) and job is not None:
            job.show(news.part)
        elif isinstance(news, _Outcome) and job is not None:
            try:
                job.hand_over(news)
            finally:
                self._running.pop(news.number, None)
                self._keys.pop(news.number, None)
                self._workers.forget(news.number)
                job.ended.emit()
                # Otherwise connected objects would live as long as the job.
                job.deleteLater()
        return news is not None

    def _show_failure(self, title: str, error: Exception) -> None:
        log.error("%s failed", title, exc_info=error)
        self.failed.emit(title, error)
