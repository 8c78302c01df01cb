"""A fingerprint of the code that reads sources and shapes cards.

It replaces a schema number that would have to be increased by hand: another fingerprint means
another snapshot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

FROZEN = "fingerprint.txt"
"""The file next to the package in a program without source files; the build writes it."""

_HOME = Path(__file__).parent
_MODULES = ("model", "terms", "names", "archive", "snapshot")
_PACKAGES = ("facts", "sources")


def code_fingerprint(home: Path = _HOME) -> str:
    """A text that differs whenever the code differs.

    It consists of the sizes and times of the source files, or of the text that the build wrote.

    Args:
        home: the folder of the package.

    Raises:
        OSError: neither source files nor the text of the build exist.
    """
    try:
        stats = [(path.name, path.stat()) for path in _files(home)]
    except OSError:
        return (home / FROZEN).read_text("ascii")
    return ";".join(f"{name}={s.st_size},{s.st_mtime_ns}" for name, s in stats)


def digest(home: Path = _HOME) -> str:
    """The text that the build writes: a hash of the source files, the same on every machine."""
    found = hashlib.sha256()
    for path in _files(home):
        content = path.read_bytes()
        found.update(f"{path.relative_to(home).as_posix()} {len(content)}\n".encode() + content)
    return f"frozen:{found.hexdigest()}"


def _files(home: Path) -> Iterator[Path]:
    for name in _MODULES:
        yield home / f"{name}.py"
    for package in _PACKAGES:
        yield from sorted((home / package).glob("*.py"))
