"""Writing a file so that a reader sees the old one or the new one, never a part of either."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

#: On Windows another program may hold the file open for a moment (a virus scanner, a second start).
_RETRIES = 5
_PAUSE = 0.05  # seconds


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
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
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
