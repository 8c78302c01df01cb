"""Writing a file so that a reader sees the old one or the new one, never a part of either."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import tempfile
import time
from pathlib import Path

#: On Windows another program may hold the file open for a moment (a virus scanner, a second start).
_RETRIES = 5
_PAUSE = 0.05  # seconds

_SUFFIX = ".part"
_PART = re.compile(r"\..+\.[a-z0-9_]{8}\.part", re.DOTALL)
_LEFT = 86_400
"""Seconds after which nobody writes to a part any more."""


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the file at ``path`` by one that holds ``data``.

    The data go to a new file in the same folder, reach the disk, and take the old file's place by
    one rename. Killed at any moment, the old file is still whole.

    Raises:
        OSError: the folder cannot be made or written; the old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # A link stays a link: a deck kept in a synchronised folder must not turn into a local copy.
    path = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=_SUFFIX, dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def sweep(folder: Path) -> int:
    """Remove what killed programs have left of files they were writing, a day ago or longer.

    Args:
        folder: one that is our own, with all below it; links are not followed.

    Returns:
        How many files were removed. What cannot be looked at or removed stays.
    """
    oldest = time.time() - _LEFT
    removed = 0
    for place, _folders, names in os.walk(folder):
        for name in filter(_PART.fullmatch, names):
            part = Path(place, name)
            with contextlib.suppress(OSError):
                found = part.lstat()
                if stat.S_ISREG(found.st_mode) and found.st_mtime < oldest:
                    part.unlink()
                    removed += 1
    return removed


def replace(part: Path, path: Path) -> None:
    """Rename ``part`` to ``path``, whose file it replaces, with patience where Windows needs it.

    Raises:
        OSError: it cannot be done.
    """
    for attempt in range(_RETRIES):
        try:
            part.replace(path)
        except PermissionError:
            if attempt == _RETRIES - 1:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _umask() -> int:
    """The process's file mode mask; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable, where the system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
