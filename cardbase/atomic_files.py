"""Atomic writing: a reader sees the old file or the new one, never a part of one."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, cast

#: On Windows another program may hold the file open for a moment (a virus scanner, a second start).
_RETRIES = 5
_PAUSE = 0.05  # seconds

_SUFFIX = ".part"
_PART = re.compile(r"\..+\.[a-z0-9_]{8}\.part", re.DOTALL)
_LEFT = 86_400
"""Seconds after which a partial file counts as abandoned."""


def write_atomic(path: Path, data: bytes, *, shared: bool = False) -> None:
    """Replace the file at ``path`` by one with the content ``data``.

    The data are written to a new file in the same folder and flushed to disk; then one rename
    replaces the old file. If the program is killed, the old file stays intact. Remains of an
    earlier killed write are removed first.

    Args:
        path: the file; missing folders are created.
        data: the new content.
        shared: the file keeps its mode, or gets the user's default mode for new files (umask).
            Otherwise, only the user can read the file and the folders created for it.

    Raises:
        OSError: the folder cannot be created or written; the old file is unchanged.
    """
    # Reject folders and circular links here: a rename would fail later, with a less clear message.
    mode = _mode_of(path) if shared else 0o600
    if shared:
        path.parent.mkdir(parents=True, exist_ok=True)
    else:
        make_folder(path.parent)
    # A link stays a link: a deck kept in a synchronised folder must not turn into a local copy.
    path = path.resolve()
    _remove_abandoned(path)
    handle, part = _new_part(path)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            part.chmod(mode)
            if _HOLDS_PARTS:
                replace(part, path)
        if not _HOLDS_PARTS:
            replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """Create a folder and its missing parents, accessible only to the user.

    Raises:
        OSError: it cannot be created.
    """
    if not folder.is_dir():
        missing = [folder, *(above for above in folder.parents if not above.exists())]
        for each in reversed(missing):
            with contextlib.suppress(FileExistsError):
                each.mkdir(mode=0o700)
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def open_private(path: Path, mode: str) -> IO[bytes]:
    """Open a file in binary ``mode``; only the user can read a new file.

    Raises:
        OSError: it cannot be opened.
    """
    return cast("IO[bytes]", open(path, mode, opener=private))


def private(path: str, flags: int) -> int:
    """An opener for :func:`open` that creates files that only the user can read."""
    return os.open(path, flags, 0o600)


def sweep(folder: Path) -> int:
    """Remove partial files that killed programs left at least a day ago.

    Args:
        folder: a folder of this program, searched recursively; links are not followed.

    Returns:
        The number of removed files. Files that cannot be inspected or removed stay.
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
    """Rename ``part`` to ``path``, replacing that file; retry where Windows needs it.

    Raises:
        OSError: the file cannot be renamed.
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


def _mode_of(path: Path) -> int:
    """The mode for a file that other users may read.

    Raises:
        OSError: it is a folder, or cannot be inspected.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return 0o666 & ~_umask()
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    return mode & 0o777


def _umask() -> int:
    """The process's file mode mask; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable, if the system supports it."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _new_part(path: Path) -> tuple[int, Path]:
    """A new file in the folder of ``path``, open and locked."""
    while True:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=_SUFFIX, dir=path.parent)
        if _hold(handle):
            return handle, Path(name)
        os.close(handle)  # another program has just treated it as abandoned


def _remove_abandoned(path: Path) -> None:
    """Remove the abandoned partial files of this file."""
    part = re.compile(rf"\.{re.escape(path.name)}\.[a-z0-9_]{{8}}{re.escape(_SUFFIX)}")
    with contextlib.suppress(OSError), os.scandir(path.parent) as entries:
        for entry in entries:
            if part.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    _remove_if_abandoned(Path(entry.path))


if sys.platform == "win32":
    _HOLDS_PARTS = False  # an open file cannot be renamed there

    def _hold(_handle: int) -> bool:
        return True

    def _remove_if_abandoned(part: Path) -> None:
        if part.lstat().st_mtime < time.time() - _LEFT:
            part.unlink()

else:
    import fcntl

    _HOLDS_PARTS = True  # held from creation to rename, to show that the writer is alive

    def _hold(handle: int) -> bool:
        """Lock a new part; false if another program is removing it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # no locks on this disk, so it cannot look abandoned
        return os.fstat(handle).st_nlink > 0

    def _remove_if_abandoned(part: Path) -> None:
        handle = os.open(part, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
        try:
            about = os.fstat(handle)
            if stat.S_ISREG(about.st_mode) and about.st_uid == os.geteuid():
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                part.unlink()
        finally:
            os.close(handle)
