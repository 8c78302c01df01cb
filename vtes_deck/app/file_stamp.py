"""The stamp of a file, to notice that another program has changed it."""

from __future__ import annotations

from pathlib import Path

type Stamp = tuple[int, int]
"""Time of the last change in nanoseconds and size in bytes of a file."""


def stamp_of(path: Path) -> Stamp | None:
    """The size and time of a file as it is now; ``None`` if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
