"""Reads files that the user names, with bounds on size and time.

The name may be that of a folder, of a pipe that no process writes to, or of an endless device.
"""

from __future__ import annotations

import errno
import os
import select
import stat
import time
from pathlib import Path

from vtes_deck.deckio.base import MAX_BYTES
from vtes_deck.language import mark, tr

WRITER_SECONDS = 3.0
"""Seconds to wait until another process begins to write to a named pipe."""

SILENT_SECONDS = 60.0
"""The maximum seconds between two pieces of data from a pipe."""


def read_source(path: Path, most: int = MAX_BYTES) -> bytes:
    """The readable bytes of ``path``, at most ``most`` + 1: more than ``most`` is too large.

    Raises:
        OSError: it cannot be read; ``strerror`` has the reason in plain words.
    """
    try:
        return _read(path, path.stat().st_mode, most)
    except OSError as error:
        words = _WORDS.get(error.errno or 0)
        if words is None:
            raise
        raise type(error)(error.errno, tr(words), str(path)) from None


def _read(path: Path, mode: int, most: int) -> bytes:
    if stat.S_ISDIR(mode):
        next(path.iterdir(), None)  # the message for an unreadable folder is clear
        raise IsADirectoryError(errno.EISDIR, tr("it is a folder"), str(path))
    if stat.S_ISFIFO(mode):
        return _read_pipe(path, most)
    if stat.S_ISSOCK(mode) or stat.S_ISBLK(mode):
        raise OSError(errno.EINVAL, tr("it is not a file"), str(path))
    with path.open("rb") as file:
        return file.read(most + 1)


_WORDS = {
    errno.ENOENT: mark("there is no such file or folder"),
    errno.EACCES: mark("you do not have permission to read it"),
    errno.EPERM: mark("you do not have permission to read it"),
    errno.ELOOP: mark("it is a link to itself"),
    errno.ENAMETOOLONG: mark("there is no such file (the name is too long)"),
}


def is_ordinary(path: Path) -> bool:
    """Whether a file found in a folder is an ordinary one: no pipe, device or broken link."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def why_not_ordinary(path: Path) -> str:
    """The reason why a file found in a folder is not read, in plain words."""
    try:
        mode = path.stat().st_mode
    except OSError as error:
        if isinstance(error, FileNotFoundError) and path.is_symlink():
            return tr("it is a broken link")
        words = _WORDS.get(error.errno or 0)
        return tr(words) if words else error.strerror or str(error)
    if stat.S_ISFIFO(mode):
        return tr("it is a pipe, not a file")
    return tr("it is a device, not a file")


def _read_pipe(path: Path, most: int) -> bytes:
    """The bytes from a named pipe. Gives up if no process writes to it."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    data = bytearray()
    patience = time.monotonic() + WRITER_SECONDS
    try:
        while len(data) <= most:
            try:
                piece = os.read(handle, 65536)
            except BlockingIOError:  # a writer is connected, without data yet
                if not select.select([handle], [], [], SILENT_SECONDS)[0]:
                    break
                continue
            if piece:
                data += piece
            elif data or time.monotonic() > patience:
                break
            else:
                time.sleep(0.02)
    finally:
        os.close(handle)
    if not data:
        raise TimeoutError(errno.ETIMEDOUT, tr("the pipe contained no data"), str(path))
    return bytes(data[: most + 1])
