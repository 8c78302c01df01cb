"""The file of a chronicle: its layout, the copy of its data set, and its recovery."""

from __future__ import annotations

import contextlib
import datetime
from pathlib import Path
from typing import Annotated, ClassVar

import msgspec

from cardbase import datafile
from cardbase.datafile import DamagedError, Int64
from vtes_deck.app.heritage.folders import (
    CHRONICLES,
    BrokenError,
    HeritageError,
    NewerError,
    NotThereError,
    cannot_read,
    put_aside,
)
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.chronicle import Adopt, Begin, Entry
from vtes_deck.heritage.chronicle.history import FORMAT, MAX_BYTES, MAX_ENTRIES
from vtes_deck.language import tr

MAX_FILE_BYTES = 2 * MAX_BYTES
"""Maximum bytes of a file."""

_BEFORE = ".before"
_DATA = ".data"

type _Entries = Annotated[tuple[Entry, ...], msgspec.Meta(max_length=MAX_ENTRIES)]


class _Shape(msgspec.Struct, frozen=True):
    """The number of the file's layout; this program writes the newest that it knows."""

    newest: ClassVar[int] = 1
    shape: Int64 = 1
    heritage_chronicle: Int64 = FORMAT


class ChronicleFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of a chronicle file.

    Attributes:
        shape: see :class:`_Shape`; ``heritage_chronicle`` is the version of the entries.
        name: the name of the chronicle.
        data: the id of its data set.
        entries: all entries with their times, in UTC.
        undone: the entries that were undone, the last one first.
    """

    name: str
    data: str
    entries: _Entries
    times: Annotated[tuple[datetime.datetime, ...], msgspec.Meta(max_length=MAX_ENTRIES)] = ()
    undone: _Entries = ()
    shape: Int64 = _Shape.newest
    heritage_chronicle: Int64 = FORMAT


def copied_set(path: Path) -> DataSet | None:
    """The data set that was kept with a chronicle."""
    with contextlib.suppress(DamagedError, OSError):
        return datafile.decode(datafile.read_bytes(copy_of(path), MAX_FILE_BYTES), DataSet)
    return None


def before_of(path: Path) -> Path:
    """The file with the state before the last change."""
    return path.with_name(path.name + _BEFORE)


def copy_of(path: Path) -> Path:
    """The file with the copy of the data set."""
    return path.with_name(path.name + _DATA)


def encoded(kept: ChronicleFile) -> bytes:
    """The bytes to write into the file."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"


def bytes_of(path: Path) -> bytes:
    """The bytes of the file of a chronicle.

    Raises:
        DamagedError: it cannot be one.
        HeritageError: it cannot be read now.
    """
    try:
        return datafile.read_bytes(path, MAX_FILE_BYTES)
    except FileNotFoundError:
        raise NotThereError(tr("There is no file {file}.", file=path.name)) from None
    except OSError as error:
        raise HeritageError(cannot_read(path, error)) from None


def decoded(data: bytes) -> ChronicleFile:
    """The values of a file.

    Raises:
        DamagedError: they are invalid.
        NewerError: a later version has written them.
    """
    shape = datafile.decode(data, _Shape)
    if shape.shape > _Shape.newest or shape.heritage_chronicle > FORMAT:
        raise NewerError(
            tr("A later version of the program has written this chronicle. It is left unchanged.")
        )
    kept = datafile.decode(data, ChronicleFile)
    if not kept.entries or not isinstance(kept.entries[0], Begin | Adopt):
        raise DamagedError("it has no beginning")
    return kept


def restored(path: Path, name: str) -> tuple[Path | None, bytes, ChronicleFile]:
    """Set a damaged file aside and restore the previous state.

    Raises:
        BrokenError: that is damaged too, or does not exist.
    """
    before = before_of(path)
    try:
        data = datafile.read_bytes(before, MAX_FILE_BYTES)
        kept = decoded(data)
    except (DamagedError, OSError, NewerError) as error:
        aside = put_aside(path)
        if isinstance(error, DamagedError):
            put_aside(before)
        raise BrokenError(
            tr("“{name}” is damaged. It is kept as {file}.", name=name, file=aside or path), aside
        ) from None
    aside = put_aside(path)
    if aside is None:
        raise BrokenError(tr("“{name}” is damaged ({file}).", name=name, file=path))
    CHRONICLES.write(path, data)
    return aside, data, kept
