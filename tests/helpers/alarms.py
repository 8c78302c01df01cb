"""Alarms: a test fails if it leaves something running or logs an unexpected warning.

* a thread, a process, a QThread, a task of the global QThreadPool that still runs after the test,
  named with the line that started it;
* a QTimer that is still active, or a single shot that has not fired;
* a record of level WARNING or above from our loggers. A test that expects one asks for pytest's
  ``caplog`` fixture and asserts on it: a test with ``caplog`` checks the log itself.

Warnings of Python, of Qt, and exceptions in slots are alarms of pytest and pytest-qt; see
pyproject.toml. tests/project/test_alarms.py tests each of them.
"""

import gc
import logging
import multiprocessing
import os
import sys
import threading
import time
import traceback
import weakref
from pathlib import Path

import pytest

OUR_LOGGERS = ("cardbase", "vtes_deck")
# Seconds that a stopped thread may take; less in the alarms' own tests.
GRACE = float(os.environ.get("ALARM_GRACE", "2"))
# qtmodeltester does not ask for qapp, so a test using only that would slip through.
GUI_FIXTURES = {"qapp", "qtbot", "qtmodeltester"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Mark tests that use Qt, so that ``-m "not gui"`` excludes them."""
    for item in items:
        if GUI_FIXTURES.intersection(item.fixturenames):
            item.add_marker(pytest.mark.gui)


def starting_line():
    """The line that started something: the nearest frame outside this file.

    ``traceback.extract_stack`` would read the source of every frame, for every timer.
    """
    here = {__file__, threading.__file__}
    for frame, line in traceback.walk_stack(sys._getframe()):  # noqa: SLF001
        if frame.f_code.co_filename not in here:
            return f"{Path(frame.f_code.co_filename).name}:{line} in {frame.f_code.co_name}"
    return "an unknown place"


# ------------------------------------------------------------------------------------------ logging


class Listener(logging.Handler):
    """A handler that stores the records of our loggers at WARNING and above."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.records = []

    def emit(self, record):
        self.records.append(record)


@pytest.fixture(autouse=True)
def log_alarm(request):
    """Fail a test in which our code logs a warning, unless the test takes ``caplog``."""
    listener = Listener()
    for name in OUR_LOGGERS:
        logging.getLogger(name).addHandler(listener)
    yield
    for name in OUR_LOGGERS:
        logging.getLogger(name).removeHandler(listener)
    if listener.records and "caplog" not in request.fixturenames:
        said = "\n".join(f"  {r.levelname} {r.name}: {r.getMessage()}" for r in listener.records)
        pytest.fail(f"warnings were logged (take caplog if they are expected):\n{said}", False)


# ---------------------------------------------------------------------------- threads and processes


@pytest.fixture(scope="session", autouse=True)
def threads_know_their_origin():
    """Store on every thread the line that started it."""
    start = threading.Thread.start

    def start_and_note(thread):
        thread.started_at = starting_line()
        start(thread)

    threading.Thread.start = start_and_note
    yield
    threading.Thread.start = start


@pytest.fixture(autouse=True)
def thread_alarm():
    """Fail a test that leaves a running thread or child process."""
    threads, children = set(threading.enumerate()), set(multiprocessing.active_children())
    yield
    # A dummy is a thread of Qt, which Python did not start; qt_alarm checks it.
    left = [
        thread
        for thread in set(threading.enumerate()) - threads
        if not isinstance(thread, threading._DummyThread)  # noqa: SLF001 - it has no public name
    ]
    until = time.monotonic() + GRACE
    for task in [*left, *set(multiprocessing.active_children()) - children]:
        task.join(max(0.0, until - time.monotonic()))
        if task.is_alive():
            origin = getattr(task, "started_at", "an unknown place")
            pytest.fail(f"{task.name} still runs; it was started at {origin}", False)


# ----------------------------------------------------------------------------------------------- Qt


class QtWatch:
    """A record of every timer and thread that Python code started through Qt, with its place."""

    FULL_EVERY = 25

    def __init__(self):
        self.collections = 0
        self.held = []
        self.timers = {}
        self.threads = {}
        self.shots = {}

    def collect(self):
        """Collect garbage: young objects every time, all objects occasionally."""
        self.collections += 1
        gc.collect(2 if self.collections % self.FULL_EVERY == 0 else 1)

    def note(self, table, watched):
        table[weakref.ref(watched)] = starting_line()

    @staticmethod
    def alive(table, state):
        """The objects of a table that still run, with their origin; the others are removed."""
        import shiboken6

        running = {}
        for ref in list(table):
            watched = ref()
            if watched is not None and shiboken6.isValid(watched) and getattr(watched, state)():
                running[watched] = table[ref]
            else:
                del table[ref]
        return running

    def leftovers(self):
        """A sentence for each watched object that still runs."""
        timers = self.alive(self.timers, "isActive")
        threads = self.alive(self.threads, "isRunning")
        return (
            [f"a QTimer is still active; it was started at {line}" for line in timers.values()]
            + [f"a QThread still runs; it was started at {line}" for line in threads.values()]
            + [f"a single shot has not fired; it was set at {line}" for line in self.shots.values()]
        )

    def forget(self):
        """Stop leaked objects, so that one leak fails only one test."""
        for timer in self.alive(self.timers, "isActive"):
            timer.stop()
        self.timers.clear()
        self.threads.clear()
        self.shots.clear()


def install_watch(watch):
    """Wrap the starting methods of Qt, and the functions that add widgets to a test."""
    from PySide6.QtCore import QThread, QTimer
    from pytestqt.qtbot import QtBot

    timer_start, thread_start, single_shot = QTimer.start, QThread.start, QTimer.singleShot
    add_widget = QtBot.addWidget

    def start_timer(timer, *arguments):
        watch.note(watch.timers, timer)
        timer_start(timer, *arguments)

    def start_thread(thread, *arguments):
        watch.note(watch.threads, thread)
        thread_start(thread, *arguments)

    def shoot(delay, *arguments):
        # With a receiver the timer ends with it.
        slot = arguments[-1]
        if len(arguments) != 1 or not callable(slot):
            single_shot(delay, *arguments)
            return
        key = object()
        watch.shots[key] = starting_line()

        def fire():
            watch.shots.pop(key, None)
            slot()

        single_shot(delay, fire)

    def add_and_hold(bot, widget, **how):
        # A test's last reference to a dialog may be a lambda that is connected to one of its
        # buttons. Deleting the button then deletes the dialog, which deletes the button again.
        watch.held.append(widget)
        add_widget(bot, widget, **how)

    QTimer.start, QThread.start, QTimer.singleShot = start_timer, start_thread, staticmethod(shoot)
    QtBot.addWidget = add_and_hold


@pytest.fixture(scope="session")
def qt_watch():
    """One watch per process, installed before the first test that is marked gui.

    From then on garbage is collected after such tests only, on this thread: pytest-xdist has
    another thread, and collecting a widget there crashes the process.
    """
    gc.disable()
    # Objects that exist now stay to the end: the tests themselves, modules, the card base.
    gc.collect()
    gc.freeze()
    watch = QtWatch()
    install_watch(watch)
    return watch


def settle():
    """Let Qt run deferred deletes and queued calls."""
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool

    if QCoreApplication.instance() is not None:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return QThreadPool.globalInstance().waitForDone(int(GRACE * 1000))


@pytest.fixture(autouse=True)
def qt_alarm(request):
    """Fail a gui test that leaves a running timer, thread or pool task."""
    if request.node.get_closest_marker("gui") is None:
        yield
        return
    from PySide6.QtCore import QThreadPool

    watch = request.getfixturevalue("qt_watch")
    yield
    pool_done = settle()
    watch.held.clear()
    watch.collect()
    if watch.leftovers():
        # Widgets in a reference cycle are deleted only now, and a stopping thread can need a
        # moment.
        gc.collect()
        settle()
        until = time.monotonic() + GRACE
        while watch.alive(watch.threads, "isRunning") and time.monotonic() < until:
            settle()
            time.sleep(0.01)
    left = watch.leftovers()
    watch.forget()
    if not pool_done:
        left.append("a task of the global QThreadPool still runs")
        QThreadPool.globalInstance().waitForDone(10_000)  # otherwise the next tests would fail
    if left:
        pytest.fail("\n".join(left), False)
