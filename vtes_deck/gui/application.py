"""The desktop program with Qt: makes the application and the window, and runs them.

:mod:`.main` imports this module once the log is open.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, Qt, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

import cardbase
from cardbase import CardBase
from cardbase.search import index_of
from vtes_deck import __version__
from vtes_deck.app.recovery import Recovery
from vtes_deck.app.settings import SettingsStore
from vtes_deck.effects import undeclared
from vtes_deck.graphics import icons
from vtes_deck.graphics.theme import ThemeController
from vtes_deck.gui.garbage_collection import keep_for_good
from vtes_deck.gui.jobs import Job, Task
from vtes_deck.gui.lazy_imports import preload
from vtes_deck.gui.locale import speak, start_again
from vtes_deck.gui.message_bar import Message, MessageLevel, Offer
from vtes_deck.gui.motion import WindowMotion
from vtes_deck.gui.termination import Termination
from vtes_deck.gui.window import MainWindow
from vtes_deck.language import tr

log = logging.getLogger(__name__)

_CALM = 500
"""Milliseconds between the window being usable and the start of other work."""


def run(files: Sequence[Path], begun: float | None = None) -> int:
    """Run the window until it is closed.

    Args:
        files: deck files; the first is opened.
        begun: the start time of the program. If given, the program prints the time until the window
            is usable, and ends.

    Returns:
        The exit code.
    """
    app = make_application()
    settings = SettingsStore()
    undeclared.let_act(wanted=settings.value.read_cards)
    settings.on_change(lambda value: undeclared.let_act(wanted=value.read_cards))
    speak(app, settings.value.interface_language)
    ThemeController(app, settings.value.theme)
    WindowMotion(app)
    app.setWindowIcon(icons.app_icon())
    window = MainWindow(settings)
    window.documents.start = files[0] if files else None
    window.documents.recent.remember(*reversed(files[1:]))
    hook = ExceptionHook(window)
    sys.excepthook = hook
    if begun is not None:
        window.usable.connect(lambda: _report(window, begun))
    window.usable.connect(lambda: QTimer.singleShot(_CALM, window, lambda: settle_in(window)))
    window.show()
    read_cards(window)
    termination = Termination(window.close, app)
    try:
        code = app.exec()
    finally:
        termination.end()
        sys.excepthook = sys.__excepthook__
        window.close()
    if window.navigation.again:
        start_again()
    return code


def make_application() -> QApplication:
    """The application, with its names and settings; the existing one if there is one."""
    QCoreApplication.setApplicationName("vtes-deck")
    QCoreApplication.setApplicationVersion(__version__)
    QApplication.setApplicationDisplayName("VTES Deck")
    QApplication.setDesktopFileName("vtes-deck")
    QApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    if existing is None:
        qInstallMessageHandler(_on_qt_message)
    return app


def _on_qt_message(kind: object, _context: object, text: str) -> None:
    logging.getLogger("qt").warning("%s: %s", getattr(kind, "name", kind), text)


def settle_in(window: MainWindow) -> None:
    """Do the work that would delay the start: offer a saved game, import modules needed soon."""
    window.navigation.offer_games()
    window.jobs.run(tr("Preparing"), preload, quiet=True, owner=window)


def read_cards(window: MainWindow) -> Job:
    """Read the cards in the background and hand them to the window."""
    reading = window.jobs.run(
        tr("Reading the cards"),
        load_cards,
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    reading.cancellable = False  # the window needs them
    return reading


def load_cards(task: Task) -> CardBase:
    """The cards, ready for the first search; on a first start also the archive."""
    # A first start builds everything from the installed data, and its first deck comes from the
    # archive: waiting for both is better than an empty deck.
    first = not Recovery.default_folder().exists()
    if first:
        task.progress(0, 2, tr("first start"))
    cards = cardbase.load()
    # Prepare the search and its order here, so that the first list in the window appears at once.
    index_of(cards)
    if first:
        task.progress(1, 2, tr("tournament archive"))
        len(cards.archive)
    keep_for_good()
    return cards


class ExceptionHook:
    """Writes an uncaught error into the log and shows a message in the window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def __call__(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Handle an error that reached the event loop."""
        log.critical("uncaught error", exc_info=(kind, error, trace))
        self._window.messages.post(
            Message(
                tr(
                    "An unexpected error occurred. Your deck is kept and you can continue. "
                    "If it happens again, see the log for details."
                )
                if self._window.documents.keeps
                else tr(
                    "An unexpected error occurred, and your deck has no recovery copy. "
                    "Save it now. See the log for details."
                ),
                MessageLevel.ERROR,
                (Offer(tr("Show the log"), self._window.navigation.log),),
                key="uncaught",
            )
        )


def _report(window: MainWindow, begun: float) -> None:
    """Report the duration of the start once everything is painted."""

    def say() -> None:
        window.repaint()
        took = (time.perf_counter() - begun) * 1000
        sys.stdout.write(f"usable after {took:.0f} ms\n")
        sys.stdout.flush()
        window.close()

    QTimer.singleShot(0, window, say)
