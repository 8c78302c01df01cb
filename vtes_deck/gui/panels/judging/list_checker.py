"""Checks lists in the background, with intermediate results."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardbase import CardBase
from vtes_deck.app.check_report import CheckTerms, TooManyFilesError
from vtes_deck.app.deck_files import reason
from vtes_deck.app.list_verdicts import CheckedList, check_list, common_folder, find_lists
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.language import tr

_COURTESY = 0.001
"""Seconds of pause after each list, because this work and the window share the interpreter."""

_EVERY = 0.05
"""Seconds between two progress reports: more reports would not be visible."""


class _Work:
    """The work on another thread. It uses no Qt objects.

    Attributes:
        rows: the lists that were checked so far; the list only grows.
        passed_over: files whose suffix shows that they are not lists.
    """

    def __init__(self, paths: Sequence[Path], cards: CardBase, question: CheckTerms) -> None:
        self.rows: list[CheckedList] = []
        self.passed_over: list[Path] = []
        self._paths = list(paths)
        self._cards = cards
        self._question = question

    def __call__(self, task: Task) -> None:
        """Find the lists and check one after the other."""
        folder = common_folder(self._paths)
        shown = 0.0

        def looking(_folder: Path) -> None:
            task.check()

        found = []
        for one in find_lists(self._paths, self.passed_over, looking):
            task.check()
            found.append(one)
        for number, one in enumerate(found, start=1):
            task.check()
            self.rows.append(check_list(one, folder, self._cards, self._question))
            time.sleep(_COURTESY)
            if time.monotonic() - shown > _EVERY:
                shown = time.monotonic()
                task.progress(number, len(found))


class ListChecker(QObject):
    """One check of some files and folders.

    Attributes:
        checked: lists that are checked.
        total: lists that were found; 0 during the search.
        trouble: the reason why nothing could be checked, as a sentence, or empty.

    Signals:
        advanced: more lists are checked; get them with :meth:`take`.
        ended: the check is over.
    """

    advanced = Signal()
    ended = Signal()

    def __init__(
        self,
        jobs: Jobs,
        paths: Sequence[Path],
        cards: CardBase,
        question: CheckTerms,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.checked = 0
        self.total = 0
        self.trouble = ""
        self._taken = 0
        self._work = _Work(paths, cards, question)
        job = jobs.run(
            tr("Checking lists"), self._work, failed=self._on_failed, owner=self, quiet=True
        )
        job.progressed.connect(self._on_progress)
        job.ended.connect(self._on_ended)
        self._task = job.task
        self._running = True

    @property
    def running(self) -> bool:
        """Whether a check is running."""
        return self._running

    @property
    def stopped(self) -> bool:
        """Whether it was cancelled."""
        return self._task.cancelled

    @property
    def passed_over(self) -> Sequence[Path]:
        """Files whose suffix shows that they are not lists."""
        return self._work.passed_over

    def take(self) -> list[CheckedList]:
        """The lists that were checked since they were last taken."""
        new = self._work.rows[self._taken :]
        self._taken += len(new)
        return new

    def cancel(self) -> None:
        """Stop; the lists that were checked stay."""
        self._task.cancel()

    def _on_progress(self, done: int, total: int, _text: str) -> None:
        self.checked, self.total = done, total
        self.advanced.emit()

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, TooManyFilesError):
            self.trouble = tr(
                "There are too many files in {folder}. Choose one of the folders in it.",
                folder=error.folder,
            )
        else:
            self.trouble = tr("The lists can't be checked: {why}", why=reason(error))

    def _on_ended(self) -> None:
        self._running = False
        self.ended.emit()
