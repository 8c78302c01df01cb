"""The position and layout of the window, saved for the next start."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

from cardbase import datafile
from cardbase.atomic_files import write_atomic
from cardbase.datafile import DamagedError
from vtes_deck.app import paths

_MAX_BYTES = 1_000_000

_SIZE_AT_FIRST = (1280, 800)
_FRAME = 12
"""The approximate width of the system's window frame; a title bar has three times that."""

log = logging.getLogger(__name__)


class WindowState(msgspec.Struct, frozen=True):
    """The saved state of the window.

    Attributes:
        geometry: the geometry from Qt, in base 64.
        columns: the state of :class:`~vtes_deck.gui.panel_host.PanelColumns`.
        hidden_columns: names of the hidden columns.
    """

    geometry: str = ""
    columns: str = ""
    hidden_columns: tuple[str, ...] = ()


def _path() -> Path:
    return paths.config_dir() / "window.json"


class WindowStateFile(msgspec.Struct, frozen=True):
    """The saved state, and where a damaged file is now."""

    state: WindowState
    aside: Path | None = None


def read_state() -> WindowStateFile:
    """The state of the last session, or of a first start. A damaged file is set aside."""
    path = _path()
    try:
        return WindowStateFile(datafile.read(path, WindowState, _MAX_BYTES))
    except OSError:
        return WindowStateFile(WindowState())
    except DamagedError as error:
        log.info("%s is damaged: %s", path, error)
        with contextlib.suppress(OSError):
            return WindowStateFile(WindowState(), datafile.set_aside(path))
        return WindowStateFile(WindowState())


def restored[T](state: str, shape: type[T]) -> T | None:
    """The saved state of a part of the window; ``None`` if it can no longer be read."""
    try:
        return datafile.decode(state, shape)
    except DamagedError as error:
        log.info("the state of a part of the window is damaged: %s", error)
        return None


def write_state(state: WindowState) -> None:
    """Save the state; if this fails, the next start uses the initial layout."""
    try:
        write_atomic(_path(), msgspec.json.encode(state))
    except OSError as error:
        log.info("the state of the window could not be written: %s", error)


def first_size(screen: QScreen) -> QSize:
    """The initial size of a window: it fits on the screen with its frame."""
    room = screen.availableSize() - QSize(2 * _FRAME, 3 * _FRAME)
    return QSize(*_SIZE_AT_FIRST).boundedTo(room)
