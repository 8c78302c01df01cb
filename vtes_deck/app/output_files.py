"""Writes files to a place that the player chose, such as a deck, a PDF or a table.

A file is replaced in one step. A device or a pipe is not replaced: the data are written to it.
"""

from __future__ import annotations

import errno
import os
import re
import select
import stat
import time
from pathlib import Path

from cardbase.atomic_files import write_atomic
from vtes_deck.language import tr

READER_SECONDS = 3.0
"""Seconds to wait until a program reads from a named pipe."""

SILENT_SECONDS = 60.0
"""The maximum seconds that a reader may take between two pieces of data."""

_DESCRIPTOR = re.compile(r"/(?:dev|proc/self)/(?:fd/(\d{1,9})|(stdin|stdout|stderr))")
_STANDARD = ("stdin", "stdout", "stderr")


def write_output(path: Path, data: bytes) -> None:
    """Write a file; the old one stays until the new one is complete.

    Raises:
        OSError: it cannot be written; the old file is untouched.
    """
    if is_stream(path):
        _write_into(path, data)
    else:
        write_atomic(path, data, shared=True)


def is_stream(path: Path) -> bool:
    """Whether ``path`` is a device or a pipe to write to.

    Raises:
        OSError: data cannot be written to it.
    """
    if _descriptor(path) is not None:
        return True
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISSOCK(mode) or stat.S_ISBLK(mode):
        raise OSError(errno.EINVAL, tr("it is not a file"), str(path))
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def _descriptor(path: Path) -> int | None:
    """The descriptor of the open file that a name such as ``/dev/stdout`` means."""
    found = _DESCRIPTOR.fullmatch(str(path))
    if os.name != "posix" or found is None:
        return None
    return int(found[1]) if found[1] else _STANDARD.index(found[2])


def _write_into(path: Path, data: bytes) -> None:
    handle = _opened(path)
    left = memoryview(data)
    try:
        while left:
            if not select.select([], [handle], [], SILENT_SECONDS)[1]:
                raise TimeoutError(errno.ETIMEDOUT, tr("no program reads from the pipe"), str(path))
            try:
                left = left[os.write(handle, left[: select.PIPE_BUF]) :]
            except BlockingIOError:
                continue
    finally:
        os.close(handle)


def _opened(path: Path) -> int:
    """A device or pipe, open for writing."""
    number = _descriptor(path)
    if number is not None:
        return os.dup(
            number
        )  # opening it again would overwrite a file behind it from the beginning
    until = time.monotonic() + READER_SECONDS
    while True:
        try:
            return os.open(path, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            if time.monotonic() > until:
                words = tr("no program reads from the pipe")
                raise TimeoutError(errno.ETIMEDOUT, words, str(path)) from None
        time.sleep(0.02)
