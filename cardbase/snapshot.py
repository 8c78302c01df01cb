"""The compact snapshot on disk, from which a card base is read instead of built.

A snapshot only saves time. It is built from a source (:mod:`cardbase.sources`), named after a
fingerprint of that source and of the code that reads it, and contains a checksum. A snapshot that
fails a check (damaged, truncated, of another version, forged) is rebuilt. It is MessagePack,
decoded into typed values, so reading one never runs code.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec
from platformdirs import user_cache_path

from cardbase.archive import Archive, ArchiveDeck
from cardbase.atomic_files import write_atomic
from cardbase.database import CardBase, Version
from cardbase.datafile import UNREADABLE, DamagedError, read_bytes
from cardbase.fingerprint import code_fingerprint
from cardbase.model import CardSet, CryptCard, LibraryCard
from cardbase.names import NameTable, name_table
from cardbase.sources.source import DataSource

_log = logging.getLogger(__name__)

MAGIC = b"VTES DECK CARDS\n"
_DIGEST = hashlib.sha256().digest_size
_MAX_SIZE = 256 * 1024 * 1024  # bytes
_ABANDONED = 3600  # seconds after which a partial snapshot counts as abandoned
KEEP = 3  # the number of snapshots of other versions that may stay on disk


class Content(Protocol):
    """The content of a snapshot, with its origin.

    Attributes:
        fingerprint: the fingerprint of the source; if it differs, the snapshot is outdated.
    """

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the source."""


class _Cards(msgspec.Struct, frozen=True, array_like=True):
    """The content of the snapshot of the cards."""

    fingerprint: str
    label: str
    cards: list[CryptCard | LibraryCard]
    sets: list[CardSet]
    names: NameTable


class _Decks(msgspec.Struct, frozen=True, array_like=True):
    """The content of the snapshot of the archive."""

    fingerprint: str
    decks: list[ArchiveDeck]


def cache_folder() -> Path:
    """The user's cache folder for this program; ``VTES_DECK_HOME`` overrides it."""
    home = os.environ.get("VTES_DECK_HOME")
    if home:
        return Path(home) / "cache"
    return user_cache_path("vtes-deck", appauthor=False)


def open_base(source: DataSource, folder: Path | None = None) -> CardBase:
    """Open the card base of ``source`` from its snapshot, or build it and save one.

    If a snapshot cannot be written (a full disk, a read-only home), only time is lost.

    Args:
        source: the source of the facts.
        folder: the folder of the snapshots; by default :func:`cache_folder`.

    Raises:
        SourceError: there is no usable snapshot and the source cannot be used.
    """
    folder = folder or cache_folder()
    mark = _mark(source)

    def build() -> _Cards:
        data = source.cards()
        return _Cards(mark, source.label, list(data.cards), list(data.sets), name_table(data.cards))

    content = stored("cards", mark, folder, _Cards, build)

    def archive() -> Archive:
        found = stored("decks", mark, folder, _Decks, lambda: _Decks(mark, list(source.archive())))
        return Archive(found.decks)

    return CardBase(
        content.cards,
        content.sets,
        content.names,
        archive,
        Version(content.label, hashlib.sha256(mark.encode()).hexdigest()[:12]),
    )


def forget(source: DataSource, folder: Path | None = None) -> None:
    """Delete the snapshots of a source that must not be used."""
    for kind in ("cards", "decks"):
        with contextlib.suppress(OSError):
            _place(kind, _mark(source), folder or cache_folder()).unlink()


def _mark(source: DataSource) -> str:
    return f"{_CODE}|{source.fingerprint()}"


def _place(kind: str, mark: str, folder: Path) -> Path:
    return folder / f"{kind}-{hashlib.sha256(mark.encode()).hexdigest()[:16]}.snapshot"


def stored[T: Content](
    kind: str, mark: str, folder: Path, shape: type[T], build: Callable[[], T]
) -> T:
    """Read the content with this fingerprint from its snapshot, or build it and save one.

    Args:
        kind: the first word of the file's name.
        mark: identifies the data from which the content is built.
        folder: the folder of the snapshots.
        shape: the type of the content.
        build: builds the content.
    """
    path = _place(kind, mark, folder)
    content = _read(path, mark, shape)
    if content is None:
        content = build()
        _write(path, content)
        _tidy(folder, kind, path)
    return content


def _read[T: Content](path: Path, mark: str, shape: type[T]) -> T | None:
    """The content of a snapshot; ``None`` if there is no valid one."""
    try:
        data = read_bytes(path, _MAX_SIZE)
    except (OSError, DamagedError):
        return None
    head = len(MAGIC)
    body = memoryview(data)[head + _DIGEST :]
    if data[:head] != MAGIC or data[head : head + _DIGEST] != hashlib.sha256(body).digest():
        _log.info("the snapshot %s is damaged and is rebuilt", path.name)
        return None
    try:
        with _no_collection():
            content = msgspec.msgpack.decode(body, type=shape)
    except UNREADABLE:
        _log.info("the snapshot %s is of another shape and is rebuilt", path.name)
        return None
    return content if content.fingerprint == mark else None


def _write(path: Path, content: Content) -> None:
    body = msgspec.msgpack.encode(content)
    try:
        write_atomic(path, MAGIC + hashlib.sha256(body).digest() + body)
    except OSError as error:
        _log.info("no snapshot could be kept: %s", error)


def _tidy(folder: Path, kind: str, current: Path) -> None:
    """Delete the snapshots of old versions; a few remain for programs of different versions."""
    with contextlib.suppress(OSError):
        others = sorted(
            (p for p in folder.glob(f"{kind}-*.snapshot") if p != current),
            key=lambda p: p.stat().st_mtime,
            reverse=True,
        )
        for path in others[KEEP:]:
            path.unlink()
        # Partial files of killed programs; a recent one may still be in use.
        for part in folder.glob(f".{kind}-*.part"):
            if part.stat().st_mtime < time.time() - _ABANDONED:
                part.unlink()


class _no_collection(contextlib.ContextDecorator):  # noqa: N801 - reads as the statement it is
    """Disables the garbage collector while many permanent objects are created."""

    def __enter__(self) -> None:
        self._was = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if self._was:
            gc.enable()


#: Computed when this module is loaded, because code on disk may change afterwards.
_CODE = code_fingerprint()
