"""Opening the window, or one line with the reason that it cannot open."""

import importlib.util
import os
import sys
from types import ModuleType

import pytest

import vtes_deck.__main__ as program
from vtes_deck.app import window_start
from vtes_deck.app.example_deck import choose_example
from vtes_deck.app.preflight import Readiness, Screen

READY = Readiness(toolkit=True, screen=Screen.HERE, display=":0", platform="xcb")
REASONS = {
    "no screen": (
        Readiness(toolkit=True, screen=Screen.NONE),
        "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set).",
    ),
    "silent screen": (
        Readiness(toolkit=True, screen=Screen.SILENT, display=":7"),
        "the screen :7 does not answer, or does not let us in.",
    ),
    "no toolkit": (
        Readiness(toolkit=False, screen=Screen.HERE),
        "PySide6 is not installed (pip install PySide6-Essentials).",
    ),
    "missing libraries": (
        Readiness(toolkit=True, screen=Screen.HERE, missing=("libEGL.so.1", "libxcb-cursor.so.0")),
        (
            "Qt needs system libraries that are missing: libEGL.so.1, libxcb-cursor.so.0."
            " On Debian or Ubuntu: sudo apt install libegl1 libxcb-cursor0"
        ),
    ),
    "unknown library": (
        Readiness(toolkit=True, screen=Screen.HERE, missing=("libodd.so.1",)),
        "Qt needs system libraries that are missing: libodd.so.1.",
    ),
    "load error": (
        Readiness(toolkit=True, screen=Screen.HERE, load_error="version `GLIBC_2.38' not found"),
        "Qt cannot be loaded: version `GLIBC_2.38' not found",
    ),
}


@pytest.fixture
def window(monkeypatch):
    """A fake window that records its calls."""
    module = ModuleType("window")
    module.calls = []

    def main(files):
        module.calls.append((files, os.environ.get("QT_QPA_PLATFORM")))
        return 3

    module.main = main
    monkeypatch.setitem(sys.modules, "a_window", module)
    monkeypatch.setattr(window_start, "WINDOW", "a_window")
    return module


@pytest.mark.parametrize("name", REASONS)
def test_the_reason_is_one_line(name, monkeypatch, capsys, window):
    readiness, reason = REASONS[name]
    monkeypatch.setattr(window_start, "examine", lambda: readiness)

    assert window_start.open_window() == 2
    assert window.calls == []
    assert capsys.readouterr().err == f"The window cannot open: {reason}\n"


def test_a_ready_system_has_no_reason():
    assert window_start.why_not(READY) == ""


def test_without_a_console_nothing_is_printed(monkeypatch):
    monkeypatch.setattr(window_start, "examine", lambda: REASONS["no screen"][0])
    monkeypatch.setattr(sys, "stderr", None)

    assert window_start.open_window() == 2


@pytest.mark.parametrize(("chosen", "used"), [(None, "xcb"), ("xcb:opts", "xcb:opts")])
def test_window_opens_on_the_platform_that_was_checked(monkeypatch, window, chosen, used):
    monkeypatch.setattr(window_start, "examine", lambda: READY)
    monkeypatch.setenv("QT_QPA_PLATFORM", chosen or "")
    if chosen is None:
        monkeypatch.delenv("QT_QPA_PLATFORM")

    assert window_start.open_window(("a.txt", "-b.txt")) == 3
    assert window.calls == [(["--", "a.txt", "-b.txt"], used)]


def test_the_command_starts_this_window_module():
    assert importlib.util.find_spec(window_start.WINDOW) is not None


def test_the_program_without_arguments_opens_the_window(monkeypatch, window):
    monkeypatch.setattr(sys, "argv", ["vtes-deck"])
    monkeypatch.setattr(program, "examine", lambda: READY)

    assert program.main() == 3
    assert [files for files, _ in window.calls] == [[]]


def test_the_program_with_arguments_runs_the_command_line(monkeypatch, window, capsys):
    monkeypatch.setattr(sys, "argv", ["vtes-deck", "--version"])

    assert program.main() == 0
    assert window.calls == []
    assert "version" in capsys.readouterr().out


def test_the_program_works_in_the_terminal_without_a_screen(monkeypatch, window, capsys, cb):
    """It says why in one line, then shows, judges and deals a winning deck of the archive."""
    monkeypatch.setattr(sys, "argv", ["vtes-deck"])
    monkeypatch.setattr(program, "examine", lambda: REASONS["no screen"][0])

    assert program.main() == 0

    printed = capsys.readouterr().out
    assert printed.startswith("The window cannot open: there is no screen here")
    file = f"winner-{choose_example(cb).event.date}.txt"
    for command in ("show", "check", "hand --seed 7"):
        assert f"\n$ vtes-deck {command} {file}\n" in printed
    assert "LEGAL  winner-" in printed
    assert "NOT LEGAL" not in printed
    assert "Opening hand" in printed
    assert window.calls == []
