"""The entry of the desktop program."""

from __future__ import annotations

import argparse
import logging
import logging.handlers
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, cast, override

import cardbase
from cardbase.atomic_files import make_folder, private
from vtes_deck import __version__
from vtes_deck.app import paths
from vtes_deck.app.logs import VisibleFormatter
from vtes_deck.app.recovery import Recovery
from vtes_deck.app.settings import SettingsStore
from vtes_deck.effects import undeclared
from vtes_deck.gui.lazy_imports import preload
from vtes_deck.language import tr

if TYPE_CHECKING:
    from io import TextIOWrapper

    from PySide6.QtWidgets import QApplication

    from cardbase import CardBase
    from vtes_deck.gui.jobs import Job, Task
    from vtes_deck.gui.window import MainWindow

log = logging.getLogger(__name__)

_LOG_SIZE = 1_000_000
"""Bytes of a log file; one older file is kept next to it."""

_CALM = 500
"""Milliseconds after the window can be used in which nothing else is begun."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the window until it is closed.

    Args:
        argv: arguments without the program's name; those of the process by default.

    Returns:
        The exit code.
    """
    begun = time.perf_counter()
    options = _parse(sys.argv[1:] if argv is None else argv)
    _start_log(verbose=options.verbose)
    app = _application()

    from PySide6.QtCore import QTimer

    from vtes_deck.graphics import icons
    from vtes_deck.graphics.theme import ThemeController
    from vtes_deck.gui.locale import speak, start_again
    from vtes_deck.gui.termination import Termination
    from vtes_deck.gui.window import MainWindow

    settings = SettingsStore()
    undeclared.let_act(wanted=settings.value.read_cards)
    settings.on_change(lambda value: undeclared.let_act(wanted=value.read_cards))
    speak(app, settings.value.interface_language)
    ThemeController(app, settings.value.theme)
    app.setWindowIcon(icons.app_icon())
    window = MainWindow(settings)
    window.documents.start = options.files[0] if options.files else None
    window.documents.recent.remember(*reversed(options.files[1:]))
    hook = ExceptionHook(window)
    sys.excepthook = hook
    if options.time_start:
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


def settle_in(window: MainWindow) -> None:
    """Do what would slow down the start: offer a kept game, import modules needed soon."""
    window.navigation.offer_games()
    window.jobs.run(tr("Making ready"), preload, quiet=True, owner=window)


def read_cards(window: MainWindow) -> Job:
    """Read the cards in the background and hand them to the window."""
    reading = window.jobs.run(
        tr("Reading the cards"),
        _load_cards,
        done=window.cards_ready,
        failed=window.cards_failed,
        owner=window,
    )
    reading.cancellable = False  # the window needs them
    return reading


def _load_cards(task: Task) -> CardBase:
    from vtes_deck.gui.garbage_collection import keep_for_good

    # A first start builds everything from the installed data, and its first deck comes from the
    # archive: waiting for both is better than an empty deck.
    first = not Recovery.default_folder().exists()
    if first:
        task.progress(0, 2, tr("first start"))
    cards = cardbase.load()
    # Prepare the search and its order here, so that the first list in the window appears at once.
    from cardbase.search import index_of

    index_of(cards)
    if first:
        task.progress(1, 2, tr("tournament archive"))
        len(cards.archive)
    keep_for_good()
    return cards


def _parse(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="vtes-deck gui", description="VTES Deck, the window.")
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        help="deck files: the first one is opened, the others wait under File, Open recent",
    )
    parser.add_argument("--verbose", action="store_true", help="write more into the log")
    parser.add_argument(
        "--time-start",
        action="store_true",
        help="print the milliseconds until the window is usable, and end",
    )
    parser.add_argument("--version", action="version", version=f"VTES Deck {__version__}")
    return parser.parse_args(list(argv))


def _application() -> QApplication:
    from PySide6.QtCore import QCoreApplication, Qt, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

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


def log_file() -> Path:
    """The file for the program's error log."""
    return paths.data_dir() / "log" / "vtes-deck.log"


def _start_log(*, verbose: bool) -> None:
    paths.keep_private()
    path = log_file()
    try:
        make_folder(path.parent)
        handler: logging.Handler = _LogFile(
            path, maxBytes=_LOG_SIZE, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(
        VisibleFormatter("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s")
    )
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.DEBUG if verbose else logging.INFO)


class _LogFile(logging.handlers.RotatingFileHandler):
    """The log. It names the player's files, so only the player can read it."""

    _failed = False

    @override
    def _open(self) -> TextIOWrapper:
        file = open(  # noqa: SIM115 - has an opener; the handler closes it
            self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors, opener=private
        )
        return cast("TextIOWrapper", file)

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Says once that the log cannot be written; the program goes on without it."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            super().handleError(record)
        elif not self._failed and sys.stderr is not None:
            sys.stderr.write(f"{self.baseFilename} cannot be written: {error.strerror}\n")
        self._failed = True


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
        """Take an error that reached the event loop."""
        log.critical("uncaught error", exc_info=(kind, error, trace))
        from vtes_deck.gui.message_bar import Message, MessageLevel, Offer

        self._window.messages.tell(
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
    from PySide6.QtCore import QTimer

    def say() -> None:
        window.repaint()
        took = (time.perf_counter() - begun) * 1000
        sys.stdout.write(f"usable after {took:.0f} ms\n")
        sys.stdout.flush()
        window.close()

    QTimer.singleShot(0, window, say)


if __name__ == "__main__":
    sys.exit(main())
