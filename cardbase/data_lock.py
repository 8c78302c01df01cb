"""One update at a time: a lock that the system releases when its process ends."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from cardbase.atomic_files import make_folder, open_private
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import UpdateError


class BusyError(UpdateError):
    """Another update is in progress."""


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock at ``path`` during a ``with`` block.

    The empty file stays; its existence does not matter.

    Raises:
        BusyError: another program holds it.
        OSError: the file cannot be created.
    """
    make_folder(path.parent)
    with open_private(path, "ab") as file:
        try:
            _lock(file)
        except OSError:
            raise BusyError(SourceProblem.BUSY) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
