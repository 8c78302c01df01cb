"""Opens the window, or reports in one line why it cannot be opened.

The command line and ``python -m vtes_deck`` use this module. The window is imported by name, and
only when it can open, because nothing outside :mod:`vtes_deck.gui` may depend on Qt.
"""

import importlib
import os
import sys
from collections.abc import Sequence

from vtes_deck.app.preflight import Readiness, Screen, examine

WINDOW = "vtes_deck.gui.main"
"""The module whose ``main(arguments)`` opens the window and returns the exit status."""

CANNOT_OPEN = 2


def open_window(files: Sequence[str] = ()) -> int:
    """Open the window with these deck files, and return when it is closed.

    If it cannot be opened, one line on standard error gives the reason and a remedy.

    Returns:
        The exit status of the window, or 2 if it could not be opened.
    """
    readiness = examine()
    if not readiness.ready:
        if sys.stderr is not None:  # a program without a console has no standard error
            sys.stderr.write(f"The window cannot open: {why_not(readiness)}\n")
        return CANNOT_OPEN
    return show_window(readiness, files)


def show_window(readiness: Readiness, files: Sequence[str] = ()) -> int:
    """Open the window after a successful check; returns the exit status of the window."""
    if readiness.platform:
        # Qt must use the screen that was checked.
        os.environ.setdefault("QT_QPA_PLATFORM", readiness.platform)
    # After "--" a file may have any name, even "--help".
    arguments = ["--", *files] if files else []
    status: int = importlib.import_module(WINDOW).main(arguments)
    return status


def why_not(readiness: Readiness) -> str:
    """The reason in one line, with the exact command if one helps; empty if the window can open."""
    if readiness.screen is Screen.NONE:
        return "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    if readiness.screen is Screen.SILENT:
        return f"the screen {readiness.display} does not answer, or does not let us in."
    if not readiness.toolkit:
        return "PySide6 is not installed (pip install PySide6-Essentials)."
    if readiness.missing:
        names = ", ".join(readiness.missing)
        text = f"Qt needs system libraries that are missing: {names}."
        if readiness.packages:
            packages = " ".join(readiness.packages)
            text += f" On Debian or Ubuntu: sudo apt install {packages}"
        return text
    if readiness.load_error:
        return f"Qt cannot be loaded: {readiness.load_error}"
    return ""
