"""Progress of background work in the status bar, once it takes long enough to be noticed."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QWidget

from vtes_deck.gui.jobs import Job, Jobs
from vtes_deck.gui.motion import show_busy
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import plural, tr

PATIENCE = 400
"""Milliseconds before a job is shown."""


class ProgressDisplay(QWidget):
    """The oldest visible job with its progress and a button to cancel it."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Progress"))
        self._jobs: list[Job] = []
        self._label = PlainLabel(self)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(140)
        self._bar.setMaximumHeight(10)
        self._cancel = QToolButton(self)
        self._cancel.setText(tr("Cancel"))
        self._cancel.setAutoRaise(True)
        self._cancel.clicked.connect(self._cancel_shown)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self._label, self._bar, self._cancel):
            layout.addWidget(widget)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE)
        self._timer.timeout.connect(self._show)
        jobs.started.connect(self._on_started)
        self.hide()

    def _on_started(self, job: Job) -> None:
        if job.quiet:
            return
        self._jobs.append(job)
        job.progressed.connect(lambda done, total, text: self._progress(job, done, total, text))
        job.ended.connect(lambda: self._on_ended(job))
        if not self._timer.isActive() and not self.isVisible():
            self._timer.start()

    def _on_ended(self, job: Job) -> None:
        self._jobs.remove(job)
        self._show()

    def _show(self) -> None:
        if not self._jobs:
            self._timer.stop()
            self.hide()
            return
        if self._timer.isActive():
            return
        job = self._jobs[0]
        others = len(self._jobs) - 1
        more = plural("(and {n} more)", "(and {n} more)", others) if others else ""
        self._label.setText(f"{job.title} … {more}".rstrip())
        self._cancel.setVisible(job.cancellable)
        self._cancel.setAccessibleName(tr("Cancel: {job}", job=job.title))
        if not self.isVisible():
            show_busy(self._bar)
            self.show()

    def _progress(self, job: Job, done: int, total: int, text: str) -> None:
        if not (self._jobs and self._jobs[0] is job and self.isVisible()):
            return
        self._bar.setRange(0, total)
        self._bar.setValue(done)
        if text:
            self._label.setText(f"{job.title}: {text}")

    def _cancel_shown(self) -> None:
        if self._jobs:
            self._jobs[0].cancel()
            self._label.setText(tr("{job}: stopping …", job=self._jobs[0].title))
