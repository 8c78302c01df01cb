"""A lock that the system releases when the process that holds it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from cardbase.atomic_files import make_folder, open_private
from vtes_deck.app.errors import AppError

_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
"""Error numbers of a lock that another process holds. Others are problems of the disk."""


class Locked(AppError):  # noqa: N818 - another program holds it: not an error
    """Another process (or another lock in this one) holds it."""


class ProcessLock:
    """An exclusive lock on a file. The system releases it when the process ends.

    Attributes:
        path: the file; its content does not matter.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock.

        Raises:
            Locked: another program holds it.
            OSError: the file cannot be created, or its file system has no locks.
        """
        self.path = path
        make_folder(path.parent)
        self._file: IO[bytes] | None = open_private(path, "ab")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            self._file = None
            if error.errno not in _HELD:
                raise
            raise Locked(str(path)) from error

    def release(self) -> None:
        """Release the lock and remove the file. A second call does nothing."""
        if self._file is None:
            return
        # Removed before it is released, so that no process locks a file that is about to be
        # deleted. Windows does not remove open files: there it is removed afterwards.
        with contextlib.suppress(OSError):
            self.path.unlink()
        self._file.close()
        self._file = None
        with contextlib.suppress(OSError):
            self.path.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        # The process that held it may have removed the file between our opening and our locking it.
        if os.fstat(file.fileno()).st_nlink == 0:
            raise OSError(errno.EAGAIN, "it has just been removed", file.name)
