"""The folders of chronicles, games and data sets of Heritage.

Each is one file. A name may be any short text; characters that a file system does not allow are
written as ``%`` and two hexadecimal digits.
"""

from __future__ import annotations

import contextlib
import re
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import msgspec

from cardbase import datafile
from cardbase.atomic_files import write_atomic
from cardbase.control_characters import CONTROLS
from cardbase.message import Message
from vtes_deck.app import paths
from vtes_deck.app.errors import AppError
from vtes_deck.app.locks import Locked, ProcessLock
from vtes_deck.language import tr

MAX_NAME_LENGTH = 50
"""Characters; in the longest form of UTF-8 the name of the file still has fewer than 255 bytes."""

_UNSAFE = re.compile(r'[%<>:"/\\|?*]|^[. ]|[. ]$')
_RESERVED = re.compile(r"(?i:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)")
"""Names of devices on Windows."""

_PATIENCE = 2.0
"""Seconds to wait for another program."""


class HeritageError(AppError):
    """An action of Heritage failed; the message is for the player."""


class NotThereError(HeritageError):
    """There is no such chronicle, game or data set."""


class NewerError(HeritageError):
    """A later version of the program has written the file; it stays unchanged."""


class BrokenError(HeritageError):
    """A file was damaged; ``aside`` is its new path, if it was set aside."""

    def __init__(self, message: str, aside: Path | None = None) -> None:
        super().__init__(message)
        self.aside = aside


def sentence(what: Message) -> str:
    """A message of the game as a sentence in the language in use."""
    text = what.render(tr)
    return f"{text[:1].upper()}{text[1:]}."


def home() -> Path:
    """The folder of Heritage."""
    return paths.data_dir() / "heritage"


class Shelf(msgspec.Struct, frozen=True):
    """Files of one kind.

    Attributes:
        folder: below :func:`home`.
        suffix: the suffix of their names.
    """

    folder: str
    suffix: str

    @property
    def place(self) -> Path:
        """The folder; it may not exist yet."""
        return home() / self.folder

    def path(self, name: str) -> Path:
        """The file with a name.

        Raises:
            HeritageError: the name is impossible.
        """
        name = checked_name(name)
        return self.place / (file_name(name) + self.suffix)

    def existing(self, name: str) -> Path:
        """The file with a name, in upper or lower case.

        Raises:
            NotThereError: there is none.
        """
        path = self.path(name)
        if path.exists():
            return path
        for other in self.names():
            if other.casefold() == checked_name(name).casefold():
                return self.path(other)
        raise NotThereError(tr("There is no “{name}”.", name=name))

    def names(self) -> tuple[str, ...]:
        """All files, by name."""
        with contextlib.suppress(OSError):
            found = [path.name for path in self.place.iterdir()]
            own = [name.removesuffix(self.suffix) for name in found if name.endswith(self.suffix)]
            return tuple(sorted((unquote(name) for name in own if name), key=str.casefold))
        return ()

    def free(self, name: str) -> Path:
        """The path for a new file.

        Raises:
            HeritageError: the name is taken or impossible.
        """
        name = checked_name(name)
        if name.casefold() in {one.casefold() for one in self.names()}:
            raise HeritageError(tr("“{name}” already exists. Choose another name.", name=name))
        return self.path(name)

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the lock of the folder, so that two windows do not write at the same time.

        Raises:
            HeritageError: another program holds it, or the folder cannot be used.
        """
        with _lock(self.place / "writing.lock"):
            yield

    def write(self, path: Path, data: bytes) -> None:
        """Replace a file atomically.

        Raises:
            HeritageError: it cannot be written; the old one is untouched.
        """
        try:
            write_atomic(path, data)
        except OSError as error:
            raise HeritageError(cannot_write(path, error)) from None


CHRONICLES = Shelf("chronicles", ".chronicle")
GAMES = Shelf("games", ".game")
SETS = Shelf("sets", ".toml")


def checked_name(name: str) -> str:
    """The stored form of a name: composed, without space at its ends.

    Raises:
        HeritageError: it is empty, too long, or not of visible characters.
    """
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > MAX_NAME_LENGTH:
        raise HeritageError(tr("A name has 1 to {n} characters.", n=MAX_NAME_LENGTH))
    if CONTROLS.search(name) or not paths.is_text(name) or not name.isprintable():
        raise HeritageError(tr("A name consists of visible characters."))
    return name


def file_name(name: str) -> str:
    """A name that file systems accept; ``urllib.parse.unquote`` returns the original."""
    text = _UNSAFE.sub(lambda found: f"%{ord(found[0]):02X}", name)
    return _RESERVED.sub(lambda found: f"%{ord(found[0][0]):02X}{found[0][1:]}", text, count=1)


def put_aside(path: Path) -> Path | None:
    """Rename a damaged file; ``None`` if that cannot be done."""
    with contextlib.suppress(OSError):
        return datafile.set_aside(path)
    return None


def cannot_write(path: Path, error: OSError) -> str:
    """The sentence for a file that cannot be written."""
    return tr("{file} cannot be written: {reason}.", file=path.name, reason=error.strerror or error)


def cannot_read(path: Path, error: OSError) -> str:
    """The sentence for a file that cannot be read now."""
    return tr("{file} cannot be read: {reason}.", file=path.name, reason=error.strerror or error)


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    with _held(path):
        yield


def _held(path: Path) -> ProcessLock:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return ProcessLock(path)
        except Locked:
            if time.monotonic() > until:
                raise HeritageError(
                    tr("Another program is writing right now. Try again.")
                ) from None
        except OSError as error:
            raise HeritageError(cannot_write(path, error)) from None
        time.sleep(0.02)
