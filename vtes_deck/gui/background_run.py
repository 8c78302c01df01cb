"""A long run in the background that shows intermediate results."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from vtes_deck.gui.jobs import Job, Jobs, Task

OFTEN = 0.25
"""Seconds between two updates of the result."""


class BackgroundRun(QObject):
    """The current run, if there is one.

    Signals:
        news: the intermediate result.
        ended: the run is over; carries a sentence if it failed, else an empty text.

    Args of the constructor:
        jobs: runs background work.
        explain: returns the sentence for an error of a run; raises unknown errors again.
        parent: the Qt parent.
    """

    news = Signal(object)
    ended = Signal(str)

    def __init__(self, jobs: Jobs, explain: Callable[[Exception], str], parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._explain = jobs, explain
        self._job: Job | None = None

    @property
    def on(self) -> bool:
        """Whether a run is in progress."""
        return self._job is not None

    def begin[T](self, title: str, work: Callable[[Task], T]) -> None:
        """Start a run and cancel the current one.

        Args:
            title: the name of the run in the window's list of jobs.
            work: the run. It shows intermediate results with ``task.show`` and returns the final
                one.
        """
        self.stop()
        job = self._jobs.run(
            title,
            work,
            done=self._done,
            failed=self._failed,
            shown=self.news.emit,
            owner=self,
        )
        self._job = job
        job.ended.connect(lambda: self._on_ended(job))

    def stop(self) -> None:
        """Cancel the run; its result so far stays."""
        if self._job is not None:
            job, self._job = self._job, None
            job.cancel()
            self.ended.emit("")

    def _done(self, whole: object) -> None:
        self._job = None
        self.news.emit(whole)
        self.ended.emit("")

    def _failed(self, error: Exception) -> None:
        self._job = None
        self.ended.emit(self._explain(error))

    def _on_ended(self, job: Job) -> None:
        if self._job is job:  # cancelled in the window's list of jobs
            self._job = None
            self.ended.emit("")


def asks(task: Task) -> Callable[[], bool]:
    """A function that returns whether a task has been cancelled."""

    def asked() -> bool:
        return task.cancelled

    return asked
