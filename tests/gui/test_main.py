"""The program as a process: it starts, reports when it is usable, and ends normally."""

import os
import shutil
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale

from vtes_deck import __version__
from vtes_deck.gui.application import ExceptionHook, read_cards
from vtes_deck.gui.locale import customs
from vtes_deck.gui.main import main
from vtes_deck.gui.termination import Termination

START = "import sys; from vtes_deck.gui.main import main; sys.exit(main())"


@pytest.fixture
def warm_home(cb, tmp_path):
    """A home for another process, with the tests' own snapshots in it."""
    home = tmp_path / "home"
    shutil.copytree(Path(os.environ["VTES_DECK_HOME"]) / "cache", home / "cache")
    return home


@pytest.fixture
def start(warm_home, checkout):
    """Run the program in a separate process until it ends."""

    def run(*arguments, program=START):
        environment = {
            **os.environ,
            "VTES_DECK_HOME": str(warm_home),
            "QT_QPA_PLATFORM": "offscreen",
        }
        return subprocess.run(
            [sys.executable, "-c", textwrap.dedent(program), *arguments],
            env=environment,
            cwd=checkout,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run


def log_of(home):
    path = home / "data" / "log" / "vtes-deck.log"
    return path.read_text("utf-8") if path.exists() else ""


def test_the_program_starts_reports_readiness_and_ends(start, warm_home):
    done = start("--time-start")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usable after ")
    assert done.stdout.endswith(" ms\n")
    assert "Traceback" not in done.stderr + log_of(warm_home)
    assert "ERROR" not in log_of(warm_home)


def test_the_version_is_printed_without_a_window(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert __version__ in capsys.readouterr().out


WORK_AND_DIE = """
    import os, signal, sys
    from PySide6.QtCore import QTimer
    from vtes_deck.gui import main as program
    from vtes_deck.gui.window import MainWindow

    def work(window):
        window.session.set_count(window.context.cards["Govern the Unaligned"], 23)
        window.documents.keep()
        timer = QTimer(window, interval=10)
        timer.timeout.connect(lambda: window.jobs.running or die())
        timer.start()

    def die():
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))

    class Window(MainWindow):
        def __init__(self, *arguments, **named):
            super().__init__(*arguments, **named)
            self.usable.connect(lambda: QTimer.singleShot(0, self, lambda: work(self)))

    import vtes_deck.gui.window
    vtes_deck.gui.window.MainWindow = Window
    program.main([])
"""

LOOK_AND_END = """
    import os, signal, sys
    from PySide6.QtCore import QTimer
    from vtes_deck.gui import main as program
    from vtes_deck.gui.window import MainWindow

    def look(window):
        print(window.session.deck.count(window.context.cards["Govern the Unaligned"]))
        told = window.messages.current
        print(window.session.modified, told.text if told else "")
        window.close()

    class Window(MainWindow):
        def __init__(self, *arguments, **named):
            super().__init__(*arguments, **named)
            self.usable.connect(lambda: QTimer.singleShot(0, self, lambda: look(self)))

    import vtes_deck.gui.window
    vtes_deck.gui.window.MainWindow = Window
    sys.exit(program.main([]))
"""


def killed_and_started_again(start, end):
    """A start that is killed, and a start that reports it."""
    killed = start(program=WORK_AND_DIE)
    assert killed.returncode == -getattr(signal, "SIGKILL", signal.SIGTERM), killed.stderr
    again = start(program=LOOK_AND_END.replace("window.close()", end))
    assert again.returncode == 0, again.stderr
    count, said = again.stdout.splitlines()
    assert count == "23"
    assert said.startswith("True VTES Deck closed unexpectedly.")


def test_unsaved_changes_survive_a_kill(start):
    killed_and_started_again(start, "window.close()")


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_normal_end_by_a_signal_clears_the_warning(start):
    killed_and_started_again(start, "os.kill(os.getpid(), signal.SIGTERM)")
    last = start(program=LOOK_AND_END)
    count, said = last.stdout.splitlines()
    assert count == "23"
    assert said.startswith("True")
    assert "closed unexpectedly" not in said


def test_a_file_that_is_not_a_deck_does_not_stop_the_start(start, tmp_path, warm_home):
    (tmp_path / "noise.txt").write_bytes(bytes(range(256)) * 10)
    done = start("--time-start", str(tmp_path / "noise.txt"))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr + log_of(warm_home)


def test_an_uncaught_error_is_logged_and_shown(open_window, quiet, caplog):
    window = open_window()
    quiet(window)
    hook = ExceptionHook(window)
    error = ValueError("deep inside")
    hook(type(error), error, None)
    assert "deep inside" in caplog.text
    message = window.messages.current
    assert "An unexpected error occurred" in message.text
    assert "deep inside" not in message.text


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_signal_ends_the_program_normally(start, name):
    ended = start(program=WORK_AND_DIE.replace('"SIGKILL"', f'"{name}"'))
    assert ended.returncode == 0, ended.stderr
    again = start(program=LOOK_AND_END)
    count, said = again.stdout.splitlines()
    assert count == "23"
    assert "closed unexpectedly" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_each_signal_requests_the_end(qtbot, name):
    asked = []
    # A shell starts programs in the background with SIGINT ignored, nohup with SIGHUP.
    before = signal.signal(signal.Signals[name], signal.SIG_DFL)
    termination = Termination(lambda: asked.append(name))
    try:
        signal.raise_signal(signal.Signals[name])
        qtbot.waitUntil(lambda: asked == [name])
    finally:
        termination.end()
        signal.signal(signal.Signals[name], before)


def test_reading_the_cards_cannot_be_cancelled(open_window, quiet):
    """Without them the window would stay empty."""
    window = open_window(ready=False)
    assert not read_cards(window).cancellable
    quiet(window)
    assert window.context is not None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_second_signal_ends_a_program_that_asks_before_it_closes(start):
    asking = """
        import os, signal, sys
        from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
        from vtes_deck.gui.termination import Termination

        app = QCoreApplication([])
        def ask():
            print("asked", flush=True)
            QTimer.singleShot(0, app, lambda: os.kill(os.getpid(), signal.SIGTERM))
            QEventLoop().exec()

        ending = Termination(ask, app)
        QTimer.singleShot(0, app, lambda: os.kill(os.getpid(), signal.SIGTERM))
        sys.exit(app.exec())
    """
    done = start(program=asking)
    assert done.stdout == "asked\n"
    assert done.returncode == -signal.SIGTERM


def test_a_program_with_ignored_hangup_survives_its_terminal(qapp):
    before = signal.getsignal(signal.SIGTERM)
    old = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    termination = Termination(lambda: None)
    try:
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        termination.end()
        signal.signal(signal.SIGTERM, old)
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize(
    ("code", "system", "written"),
    [
        ("en", "C", "28/11/2026"),
        ("en", "en_US", "11/28/26"),
        ("fr", "en_US", "28/11/2026"),
        ("fr", "fr_CA", "2026-11-28"),
        ("es", "C", "28/11/26"),
    ],
)
def test_dates_fit_the_language_of_the_window(code, system, written):
    day = customs(code, QLocale(system)).toString(
        QDate(2026, 11, 28), QLocale.FormatType.ShortFormat
    )
    assert day == written
