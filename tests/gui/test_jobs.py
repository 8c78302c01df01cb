"""The only interface for background work."""

import threading
from typing import override

import pytest
from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from vtes_deck.gui import jobs as jobs_module
from vtes_deck.gui.jobs import THREADS, Cancelled, Jobs


class Gate:
    """Lets a test delay work, so that no test depends on time."""

    def __init__(self):
        self.entered = threading.Event()
        self.open = threading.Event()

    def __call__(self, task):
        self.entered.set()
        assert self.open.wait(5)
        task.check()
        return "through"


@pytest.fixture
def gate():
    made = Gate()
    yield made
    made.open.set()


def test_work_runs_elsewhere_and_its_result_arrives_on_the_gui_thread(qtbot, qapp, jobs):
    here = QThread.currentThread()
    threads = []

    def work(task):
        threads.append(threading.get_ident())
        return 42

    results = []
    job = jobs.run("Work", work, done=lambda r: results.append((r, QThread.currentThread())))
    with qtbot.waitSignal(job.ended):
        pass
    assert results == [(42, here)]
    assert threads != [threading.get_ident()]
    assert jobs.running == ()


def test_progress_is_reported_while_working(qtbot, jobs):
    def work(task):
        for number in range(3):
            task.progress(number, 3, f"step {number}")

    job = jobs.run("Work", work)
    reported = []
    job.progressed.connect(lambda *progress: reported.append(progress))
    with qtbot.waitSignal(job.ended):
        pass
    # An outdated intermediate result may be skipped.
    assert reported[-1] == (2, 3, "step 2")
    assert reported == sorted(reported)


def test_frequent_progress_reports_are_merged(qtbot, jobs):
    def work(task):
        for number in range(10_000):
            task.progress(number, 10_000)

    reported = []
    jobs.started.connect(lambda job: job.progressed.connect(lambda *_: reported.append(1)))
    job = jobs.run("Work", work)
    assert jobs._workers.wait()  # noqa: SLF001 - the window is busy all the while
    with qtbot.waitSignal(job.ended):
        pass
    assert len(reported) == 1


def test_intermediate_values_are_shown_before_the_result(qtbot, jobs, gate):
    def work(task):
        task.show([1])
        task.show([1, 2])
        return gate(task)

    reported = []
    job = jobs.run("Work", work, shown=reported.append, done=reported.append)
    assert gate.entered.wait(5)
    qtbot.waitUntil(lambda: reported[-1:] == [[1, 2]])
    gate.open.set()
    with qtbot.waitSignal(job.ended):
        pass
    assert reported[-2:] == [[1, 2], "through"]


def test_cancelled_work_shows_nothing(qtbot, jobs, gate):
    def work(task):
        gate(task)
        task.show(1)

    reported = []
    job = jobs.run("Work", work, shown=reported.append)
    assert gate.entered.wait(5)
    job.cancel()
    gate.open.set()
    with qtbot.waitSignal(job.ended):
        pass
    assert reported == []


def test_a_widget_of_background_work_is_deleted_on_the_gui_thread(qtbot, jobs, gate):
    gone = []

    class Widget(QObject):
        def __del__(self):
            gone.append(threading.get_ident())

    def start():
        widget = Widget()
        return jobs.run("Work", lambda task: gate(task) and widget.objectName())

    job = start()
    assert gate.entered.wait(5)
    gate.open.set()
    with qtbot.waitSignal(job.ended):
        pass
    assert gone == [threading.get_ident()]


def test_an_error_goes_to_the_callers_handler(qtbot, jobs):
    failures = []
    job = jobs.run("Work", lambda task: 1 / 0, failed=failures.append)
    with qtbot.waitSignal(job.ended):
        pass
    assert isinstance(failures[0], ZeroDivisionError)


def test_an_unhandled_error_is_announced_and_logged(qtbot, jobs, caplog):
    with qtbot.waitSignal(jobs.failed) as failed:
        jobs.run("Sums", lambda task: 1 / 0)
    assert failed.args[0] == "Sums"
    assert isinstance(failed.args[1], ZeroDivisionError)
    assert "Sums failed" in caplog.text
    qtbot.waitUntil(lambda: jobs.running == ())


def test_cancelled_work_stops_and_its_result_is_dropped(qtbot, jobs, gate):
    results = []
    job = jobs.run("Work", gate, done=results.append, failed=results.append)
    assert gate.entered.wait(5)
    job.cancel()
    with qtbot.waitSignal(job.ended):
        gate.open.set()
    assert results == []


def test_a_later_job_with_the_same_key_supersedes(qtbot, jobs, gate):
    results = []
    first = jobs.run("First", gate, done=results.append, key="k")
    assert gate.entered.wait(5)
    second = jobs.run("Second", lambda task: "second", done=results.append, key="k")
    with qtbot.waitSignals([first.ended, second.ended]):
        gate.open.set()
    assert results == ["second"]


def test_the_result_for_a_deleted_owner_is_dropped(qtbot, jobs, gate):
    owner = QObject()
    results = []
    job = jobs.run("Work", gate, done=results.append, owner=owner)
    assert gate.entered.wait(5)
    delete(owner)
    with qtbot.waitSignal(job.ended):
        gate.open.set()
    assert results == []


def test_closing_cancels_and_waits(qtbot, qapp):
    jobs = Jobs()
    begun = threading.Event()
    stopped = []

    def work(task):
        begun.set()
        while not task.cancelled:
            pass
        stopped.append(True)
        raise Cancelled

    jobs.run("Endless", work)
    assert begun.wait(5)
    jobs.close()
    assert stopped == [True]
    assert jobs.running == ()


def test_nothing_runs_after_closing(qtbot, qapp):
    jobs = Jobs()
    jobs.close()
    ran = []
    job = jobs.run("Late", lambda task: ran.append(1))
    with qtbot.waitSignal(job.ended):
        pass
    assert ran == []
    jobs.close()


def test_held_work_waits_for_its_release(qtbot, jobs):
    jobs.hold()
    jobs.hold()
    ran = []
    job = jobs.run("Later", lambda task: ran.append(1))
    assert ran == []
    assert jobs.running == (job,)
    with qtbot.waitSignal(job.ended):
        jobs.release()
    assert ran == [1]


class Drawn(QWidget):
    """A widget that records when it is painted."""

    def __init__(self, order):
        super().__init__()
        self.order = order

    @override
    @override
    def paintEvent(self, _event):
        self.order.append("paint")


def test_held_work_starts_after_everything_is_painted(qtbot, jobs):
    order = []
    widget = Drawn(order)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    qtbot.waitUntil(lambda: bool(order))
    order.clear()
    jobs.hold()
    job = jobs.run("Later", lambda task: order.append("work"))
    widget.update()
    with qtbot.waitSignal(job.ended):
        pass
    assert order == ["paint", "work"]


def test_mandatory_work_is_finished_and_reported_before_the_end(qapp, gate):
    jobs = Jobs()
    results = []
    given_up = jobs.run("Count", gate, done=results.append)
    assert gate.entered.wait(5)
    jobs.hold()
    jobs.run("Save", lambda task: "saved", done=results.append, finish=True)
    threading.Timer(0.05, gate.open.set).start()
    jobs.close()
    assert results == ["saved"]
    assert given_up.task.cancelled


def test_work_started_by_a_result_is_finished_too(qapp):
    jobs = Jobs()
    results = []

    def saved(result):
        results.append(result)
        jobs.hold()
        jobs.run("Save again", lambda task: "again", done=results.append, finish=True)

    jobs.run("Save", lambda task: "saved", done=saved, finish=True)
    jobs.finish()
    assert results == ["saved", "again"]
    jobs.close()


def test_held_work_is_dropped_on_closing(qapp):
    jobs = Jobs()
    jobs.hold()
    ran = []
    jobs.run("Never", lambda task: ran.append(1))
    jobs.close()
    assert (ran, jobs.running) == ([], ())


def test_mandatory_work_does_not_wait_for_work_that_does_not_stop(qapp, gate, monkeypatch, caplog):
    monkeypatch.setattr(jobs_module, "_LAST_WAIT", 0.3)
    jobs = Jobs()
    for _ in range(THREADS):
        jobs.run("Stubborn", gate)
    assert gate.entered.wait(5)
    saved = threading.Event()
    jobs.run("Save", lambda task: saved.set(), finish=True)
    jobs.close()
    assert "Stubborn" in caplog.text
    gate.open.set()
    assert saved.wait(5)


def test_a_slow_save_finishes_after_the_window_is_closed(qapp, gate, monkeypatch, caplog):
    monkeypatch.setattr(jobs_module, "_LAST_WAIT", 0.1)
    jobs = Jobs()
    for _ in range(THREADS):
        jobs.run("Save to a folder far away", gate, finish=True)
    assert gate.entered.wait(5)
    saved = threading.Event()
    jobs.run("Save", lambda task: saved.set(), finish=True)
    jobs.close()
    delete(jobs)
    assert "Save to a folder far away" in caplog.text
    assert not saved.is_set()
    gate.open.set()
    assert saved.wait(5)


def test_a_second_save_started_by_the_first_is_finished_too(qapp):
    jobs = Jobs()
    results = []
    slowly = threading.Event()

    def again(result):
        results.append(result)
        if result < 5:
            jobs.run("Save", lambda task: slowly.wait(0.02) or result + 1, done=again, finish=True)

    jobs.run("Save", lambda task: 1, done=again, finish=True)
    jobs.close()
    assert results == [1, 2, 3, 4, 5]
