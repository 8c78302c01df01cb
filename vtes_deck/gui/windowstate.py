"""Where the window stood and what it looked like, between two starts."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

from cardbase.atomic import write_atomic
from vtes_deck.app import paths

_LARGEST = 1_000_000

_SIZE_AT_FIRST = (1280, 800)
_FRAME = 12
"""About the breadth of the frame that the system adds; a title bar has three times that."""

log = logging.getLogger(__name__)


class WindowState(msgspec.Struct, frozen=True):
    """What is remembered of the window.

    Attributes:
        geometry: Qt's own, in base 64.
        columns: of :class:`~vtes_deck.gui.hosting.Columns`.
        hidden_columns: names of the columns that are put away.
    """

    geometry: str = ""
    columns: str = ""
    hidden_columns: tuple[str, ...] = ()


def _path() -> Path:
    return paths.config_dir() / "window.json"


def read_state() -> WindowState:
    """The state of the last time, or of a first start."""
    try:
        path = _path()
        if path.stat().st_size > _LARGEST:
            return WindowState()
        return msgspec.json.decode(path.read_bytes(), type=WindowState)
    except (OSError, msgspec.DecodeError):
        return WindowState()


def write_state(state: WindowState) -> None:
    """Remember the state; if that fails the next start looks like the first one."""
    try:
        write_atomic(_path(), msgspec.json.encode(state))
    except OSError as error:
        log.info("the state of the window could not be written: %s", error)


def first_size(screen: QScreen) -> QSize:
    """The size of a window that has never been seen: it fits on the screen with its frame."""
    room = screen.availableSize() - QSize(2 * _FRAME, 3 * _FRAME)
    return QSize(*_SIZE_AT_FIRST).boundedTo(room)
