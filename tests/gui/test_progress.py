"""Long work is visible and can be cancelled; short work is not shown."""

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressBar, QToolButton

from vtes_deck.gui.progress import ProgressDisplay


@pytest.fixture
def display(qtbot, jobs):
    made = ProgressDisplay(jobs)
    qtbot.addWidget(made)
    return made


class Long:
    """Work that runs until it is cancelled or released."""

    def __init__(self):
        self.go = threading.Event()
        self.tell = threading.Event()

    def __call__(self, task):
        while not self.go.wait(0.005):
            if self.tell.is_set():
                task.progress(3, 10, "three of ten")
            task.check()


@pytest.fixture
def work():
    made = Long()
    yield made
    made.go.set()


def test_short_work_is_never_shown(qtbot, jobs, display):
    job = jobs.run("Short", lambda task: None)
    with qtbot.waitSignal(job.ended):
        pass
    assert not display.isVisible()


def test_long_work_is_shown_with_its_progress_until_it_is_done(qtbot, jobs, display, work):
    job = jobs.run("Counting", work)
    qtbot.waitUntil(display.isVisible)
    assert display.findChild(QLabel).text() == "Counting …"
    work.tell.set()
    qtbot.waitUntil(lambda: display.findChild(QLabel).text() == "Counting: three of ten")
    bar = display.findChild(QProgressBar)
    assert (bar.value(), bar.maximum()) == (3, 10)
    with qtbot.waitSignal(job.ended):
        work.go.set()
    assert not display.isVisible()


def test_cancel_stops_the_work(qtbot, jobs, display, work):
    job = jobs.run("Counting", work)
    qtbot.waitUntil(display.isVisible)
    button = display.findChild(QToolButton)
    assert button.accessibleName() == "Cancel: Counting"
    with qtbot.waitSignal(job.ended):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not display.isVisible()
    assert not work.go.is_set()


def test_background_work_without_progress_is_not_shown(qtbot, jobs, display, work):
    quiet = jobs.run("Quietly", work, quiet=True)
    shown = jobs.run("Loudly", work)
    qtbot.waitUntil(display.isVisible)
    assert display.findChild(QLabel).text() == "Loudly …"
    with qtbot.waitSignals([quiet.ended, shown.ended]):
        work.go.set()
