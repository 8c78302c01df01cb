"""Tests of the alarms of the suite, with a nested pytest under the project's own settings.

The nested tests are texts in this file, one file each, all run once; the tests check their
outcomes.
"""

import os
import re
import subprocess
import sys
from textwrap import dedent

import pytest

RINGING = {
    "python_warning": """
        import warnings
        def test(): warnings.warn('careless', UserWarning)
        #! UserWarning: careless
    """,
    "file_left_open": """
        def test(tmp_path): open(tmp_path / 'x', 'w')
        #! ResourceWarning: unclosed file
    """,
    "log_warning": """
        import logging
        def test(): logging.getLogger('cardbase.snapshot').warning('odd')
        #! WARNING cardbase.snapshot: odd
    """,
    "thread_left": """
        import threading, time
        def test(): threading.Thread(target=time.sleep, args=(1,), name='idler').start()
        #! idler still runs; it was started at test_thread_left.py:3 in test
    """,
    "pool_left": """
        from concurrent.futures import ThreadPoolExecutor
        pool = ThreadPoolExecutor(thread_name_prefix='left')
        def test(): pool.submit(len, '')
        #! left_0 still runs; it was started at
    """,
    "thread_exception": """
        import threading
        def test():
            thread = threading.Thread(target=lambda: 1 / 0)
            thread.start()
            thread.join()
        #! PytestUnhandledThreadExceptionWarning
    """,
    "process_left": """
        import subprocess, multiprocessing, time
        context = multiprocessing.get_context('spawn')
        def test(): context.Process(target=time.sleep, args=(1,), name='child').start()
        #! child still runs
    """,
    "qt_warning": """
        from PySide6.QtCore import qWarning
        def test(qtbot): qWarning('not so good')
        #! QtWarningMsg: not so good
    """,
    "slot_exception": """
        from PySide6.QtCore import QObject, Signal
        class Sender(QObject):
            sent = Signal()
        def test(qtbot):
            sender = Sender()
            sender.sent.connect(lambda: 1 / 0)
            sender.sent.emit()
        #! Exceptions caught in Qt event loop
    """,
    "timer_left": """
        from PySide6.QtCore import QTimer
        kept = []
        def test(qtbot):
            timer = QTimer()
            timer.start(1000)
            kept.append(timer)
        #! a QTimer is still active; it was started at test_timer_left.py:6 in test
    """,
    "shot_left": """
        from PySide6.QtCore import QTimer
        def test(qtbot): QTimer.singleShot(60_000, print)
        #! a single shot has not fired; it was set at test_shot_left.py:3 in test
    """,
    "qt_thread_left": """
        from PySide6.QtCore import QThread
        kept = []
        def test(qtbot):
            thread = QThread()
            thread.start()
            kept.append(thread)
        def test_end(qtbot):
            kept[0].quit()
            kept[0].wait()
        #! a QThread still runs; it was started at test_qt_thread_left.py:6 in test
    """,
    "qt_pool_busy": """
        from PySide6.QtCore import QThreadPool
        import time
        def test(qtbot): QThreadPool.globalInstance().start(lambda: time.sleep(1))
        #! a task of the global QThreadPool still runs
    """,
    "faulty_model": """
        from PySide6.QtCore import QStringListModel
        class Model(QStringListModel):
            def rowCount(self, parent=None): return -1
        def test(qtmodeltester): qtmodeltester.check(Model())
        #! test_faulty_model.py
    """,
}

TIDY = {
    "expected_log": """
        import logging
        def test(caplog):
            logging.getLogger('vtes_deck').warning('the file is damaged')
            assert 'damaged' in caplog.text
        def test_info(): logging.getLogger('vtes_deck').info('read')
    """,
    "threads_put_away": """
        import threading
        from concurrent.futures import ThreadPoolExecutor
        def test():
            threading.Thread(target=len, args=('',)).start()
            with ThreadPoolExecutor() as pool:
                pool.submit(len, '')
    """,
    "timer_of_a_closed_window": """
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QWidget
        def test(qtbot):
            window = QWidget()
            qtbot.addWidget(window)
            timer = QTimer(window)
            timer.timeout.connect(lambda: window.hide())
            timer.start(1000)
    """,
    "timer_of_a_forgotten_object": """
        from PySide6.QtCore import QObject, QTimer
        def test(qtbot):
            owner = QObject()
            owner.timer = QTimer(owner)
            owner.itself = owner
            owner.timer.timeout.connect(owner.deleteLater)
            owner.timer.start(1000)
    """,
    "shot_fired": """
        from PySide6.QtCore import QTimer
        def test(qtbot):
            done = []
            QTimer.singleShot(0, lambda: done.append(1))
            qtbot.waitUntil(lambda: bool(done))
    """,
    "qt_threads_put_away": """
        from PySide6.QtCore import QThread, QThreadPool
        def test(qtbot):
            QThreadPool.globalInstance().start(lambda: len(''))
            thread = QThread()
            thread.start()
            thread.quit()
            thread.wait()
    """,
}

MARKED = """
    import pytest
    def test_model(qtmodeltester): pass
    def test_widget(qtbot): pass
    def test_plain(): pass
"""


@pytest.fixture
def nested(checkout, tmp_path_factory):
    """Run test files with the settings and alarms of this project; return the output."""

    def run(sources, *arguments):
        folder = tmp_path_factory.mktemp("nested")
        for name, source in sources.items():
            (folder / f"test_{name}.py").write_text(dedent(source))
        settings = ["-c", str(checkout / "pyproject.toml"), "--rootdir", str(folder)]
        plugins = ["-p", "alarms", "-p", "no:cacheprovider"]
        env = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
        child = subprocess.run(
            [sys.executable, "-m", "pytest", *settings, *plugins, "-rA", *arguments, str(folder)],
            cwd=folder,
            env=env | {"ALARM_GRACE": "0.2", "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        return child.stdout + child.stderr

    return run


def endings(report, name):
    """The outcome of the tests of one file: the summary's first words."""
    return set(re.findall(rf"^(PASSED|FAILED|ERROR) test_{name}\.py", report, re.MULTILINE))


def test_alarms_fire_and_correct_tests_trigger_none(nested):
    """One run of all the small files: a separate process takes seconds.

    Objects that were stopped, fired, deleted or expected do not trigger an alarm.
    """
    report = nested(RINGING | TIDY)
    silent = [name for name in RINGING if not endings(report, name) & {"FAILED", "ERROR"}]
    messages = {name: re.search(r"#! (.*)", source)[1] for name, source in RINGING.items()}
    unsaid = [name for name, message in messages.items() if message not in report]
    alarmed = [name for name in TIDY if endings(report, name) != {"PASSED"}]

    assert (silent, unsaid, alarmed) == ([], [], []), report


def test_unknown_markers_are_errors(nested):
    """An unknown one is an error; Qt tests mark themselves."""
    typo = "import pytest\n@pytest.mark.guy\ndef test(): pass\n"
    options = ("-m", "not gui", "--continue-on-collection-errors")
    printed = nested({"typo": typo, "marked": MARKED}, *options)

    assert "'guy' not found in `markers`" in printed
    assert endings(printed, "marked") == {"PASSED"}
    assert "1 passed, 2 deselected, 1 error" in printed
