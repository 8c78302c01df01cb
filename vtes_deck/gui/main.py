"""The entry of the desktop program: arguments and the log. Qt is loaded after both are ready."""

from __future__ import annotations

import argparse
import gc
import logging
import logging.handlers
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast, override

from cardbase.atomic_files import make_folder, private
from vtes_deck import __version__
from vtes_deck.app import paths
from vtes_deck.app.logs import VisibleFormatter
from vtes_deck.gui.pyside_sources import keep_sources_closed

if TYPE_CHECKING:
    from io import TextIOWrapper

_LOG_SIZE = 1_000_000
"""Bytes of a log file; one older file is kept next to it."""


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

    # Modules stay loaded, so there is no garbage to look for while they load.
    gc.disable()
    keep_sources_closed()
    from vtes_deck.gui.application import run

    gc.freeze()
    gc.enable()
    return run(options.files, begun if options.time_start else None)


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


def log_file() -> Path:
    """The file for the program's error log."""
    return paths.data_dir() / "log" / "vtes-deck.log"


def _start_log(*, verbose: bool) -> None:
    paths.make_private()
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
    """The log. It contains names of the player's files, so only the player can read it."""

    _failed = False

    @override
    def _open(self) -> TextIOWrapper:
        file = open(  # noqa: SIM115 - has an opener; the handler closes it
            self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors, opener=private
        )
        return cast("TextIOWrapper", file)

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Report once that the log cannot be written; the program continues without it."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            super().handleError(record)
        elif not self._failed and sys.stderr is not None:
            sys.stderr.write(f"{self.baseFilename} cannot be written: {error.strerror}\n")
        self._failed = True


if __name__ == "__main__":
    sys.exit(main())
