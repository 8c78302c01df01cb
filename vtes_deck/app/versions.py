"""Versions of a deck, stored automatically or by name in the user's data, one file for each deck.

A deck with a file is identified by the path of the file, a deck without one by a name that is
stored with it (:attr:`~vtes_deck.app.document.Document.lineage`). When it is saved for the first
time, its versions move with it; when it is saved under another name, they are copied.

Versions that were stored automatically are thinned out with age
(:mod:`vtes_deck.app.version_retention`), and more if the file would become too large to read. A
version with a name stays until the player removes it. A file is replaced in one step when the new
one is complete; a damaged one is set aside, never overwritten. Several programs may write; each
holds a lock while it does.
"""

from __future__ import annotations

import contextlib
import datetime
import enum
import hashlib
import logging
import os
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, ClassVar

import msgspec

from cardbase import datafile
from cardbase.atomic_files import write_atomic
from cardbase.datafile import DamagedError, Int64
from vtes_deck.app import paths
from vtes_deck.app.deck_results import (
    MAX_EVENTS,
    MAX_RESULTS,
    ChangeEvents,
    EventResult,
    PlayedGame,
    merged,
)
from vtes_deck.app.document import Document
from vtes_deck.app.errors import AppError
from vtes_deck.app.locks import Locked, ProcessLock
from vtes_deck.app.recovery import GetCard, SavedDeck, saved_deck, whole_deck, zoned
from vtes_deck.app.version_retention import thinned
from vtes_deck.deck.model import Deck
from vtes_deck.language import tr

MAX_DECKS = 3000
"""The maximum number of decks with versions; those unchanged for the longest time are deleted."""

MAX_NAME_LENGTH = 120

_TOGETHER = datetime.timedelta(minutes=10)
"""Changes within this time become one version."""

_UNFILED = "n-"
_SUFFIX = ".versions"
_MAX_BYTES = 16_000_000
"""The maximum bytes of a file that is written."""

_READABLE = 4 * _MAX_BYTES
"""The maximum bytes of a file that is read, so that an oversized file can be thinned out."""

_READ_RESULTS = 10 * MAX_RESULTS
"""The maximum number of games of a deck that are read."""

_HEAD = 64_000
"""The maximum bytes of a file without its versions; even hundreds of games are smaller."""

_PATIENCE = 2.0
"""Seconds to wait for another program."""

log = logging.getLogger(__name__)


class VersionOrigin(enum.StrEnum):
    """The event that created a version."""

    OPENED = "opened"
    SAVED = "saved"
    WORK = "work"
    """Stored during work, or when the deck was closed."""
    BEFORE = "before"
    """Stored before the deck was replaced by another version."""
    NAMED = "named"
    """The player asked for it."""


class Version(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state of a deck.

    Attributes:
        id: a unique id.
        when: the time, in UTC.
        why: the origin of the version.
        deck: the deck.
        name: the name given by the player, or empty.
        since: the time at which the changes in it began; ``None`` if it is the same.
    """

    id: str
    when: datetime.datetime
    why: VersionOrigin
    deck: SavedDeck
    name: str = ""
    since: datetime.datetime | None = None

    def __post_init__(self) -> None:
        """Add time zones: times without one cannot be compared with others."""
        msgspec.structs.force_setattr(self, "when", zoned(self.when))
        if self.since is not None:
            msgspec.structs.force_setattr(self, "since", zoned(self.since))

    def open(self, get: GetCard) -> Deck:
        """The deck. An unknown card becomes an unknown line."""
        return whole_deck(self.deck, get)


class _Shape(msgspec.Struct, frozen=True):
    """The number of a file's layout; this program writes the newest that it knows."""

    newest: ClassVar[int] = 1
    shape: Int64 = 1


class _Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of a file: versions, games and entered results of one deck, oldest first."""

    versions: tuple[Version, ...]
    path: str = ""
    results: Annotated[tuple[PlayedGame, ...], msgspec.Meta(max_length=_READ_RESULTS)] = ()
    events: Annotated[tuple[EventResult, ...], msgspec.Meta(max_length=_READ_RESULTS)] = ()
    shape: Int64 = 1


def _unchanged(line: _Line) -> _Line:
    """The line without a change, because an edit concerns only the versions."""
    return line


class VersionsError(AppError):
    """The versions cannot be read or written; the message is for the player."""


class TooLargeError(VersionsError):
    """The newest version and the named versions take too much space."""


class Versions:
    """The versions of all decks. May be used from several threads.

    Attributes:
        folder: the folder of the files.
        given_up: the number of versions that the last change deleted for lack of space.
    """

    def __init__(
        self,
        folder: Path | None = None,
        clock: Callable[[], datetime.datetime] | None = None,
    ) -> None:
        self.folder = folder or paths.data_dir() / "versions"
        self.given_up = 0
        self._clock = clock or _now
        self._busy = threading.Lock()

    # ---------------------------------------------------------------------------------- reading

    def of(self, document: Document) -> tuple[Version, ...]:
        """The versions of a deck, newest first.

        Raises:
            VersionsError: the file cannot be read.
        """
        key = line_key(document)
        versions = self._read(key).versions if key else ()
        if not versions and document.lineage and document.lineage != key:
            versions = self._read(document.lineage).versions
        return versions[::-1]

    def results(self, document: Document) -> tuple[PlayedGame, ...]:
        """The games that were played with a deck, newest first. Raises as :meth:`of`."""
        key = line_key(document)
        found = self._read(key).results if key else ()
        if document.lineage and document.lineage != key:
            found = tuple(sorted((*self._read(document.lineage).results, *found), key=_by_time))
        return found[::-1]

    def events(self, document: Document) -> tuple[EventResult, ...]:
        """The results that the player entered, newest first. Raises as :meth:`of`."""
        key = line_key(document)
        found = self._read(key).events if key else ()
        if document.lineage and document.lineage != key:
            found = merged(found, self._read(document.lineage).events)
        return found[::-1]

    # ---------------------------------------------------------------------------------- changing

    def change_events(self, document: Document, change: ChangeEvents) -> tuple[EventResult, ...]:
        """Change the results that the player entered.

        Args:
            document: the document of the deck.
            change: makes the new results from the old ones, oldest first.

        Returns:
            All results of the deck, newest first.

        Raises:
            VersionsError: they cannot be written.
        """

        def finish(line: _Line) -> _Line:
            return msgspec.structs.replace(line, events=change(line.events)[-MAX_EVENTS:])

        self._change(document, lambda versions: versions, finish)
        return self.events(document)

    def add_result(self, document: Document, played: PlayedGame) -> None:
        """Store a game that was played with a deck.

        It replaces an earlier record of the same game and seat, because a game whose end was undone
        ends again.

        Raises:
            VersionsError: it cannot be written.
        """

        def change(line: _Line) -> _Line:
            others = (one for one in line.results if not played.replaces(one))
            return msgspec.structs.replace(line, results=(*others, played)[-MAX_RESULTS:])

        self._change(document, lambda versions: versions, change)

    def withdraw_results(self, document: Document, table: str) -> None:
        """Remove the record of a game whose end was undone.

        Args:
            document: the deck.
            table: the key of the game.

        Raises:
            VersionsError: it cannot be written.
        """

        def change(line: _Line) -> _Line:
            others = tuple(one for one in line.results if one.table != table)
            return msgspec.structs.replace(line, results=others)

        self._change(document, lambda versions: versions, change)

    def record(
        self, document: Document, deck: Deck, why: VersionOrigin, name: str = ""
    ) -> tuple[Version, ...]:
        """Store a version. If the newest one is the same, only that gets the name.

        The state of a deck when it was opened is stored only once.

        Args:
            document: the document of the deck.
            deck: the current deck.
            why: the origin of the version. A version of unsaved work replaces one from a moment
                before.
            name: the version is kept permanently under this name.

        Returns:
            All versions, newest first.

        Raises:
            VersionsError: they cannot be written.
        """
        kept, now, name = saved_deck(deck), self._clock(), name.strip()[:MAX_NAME_LENGTH]

        def add(versions: tuple[Version, ...]) -> tuple[Version, ...]:
            if why is VersionOrigin.OPENED and any(each.deck == kept for each in versions):
                return versions  # the program was restarted, and the unsaved changes were restored
            last = versions[-1] if versions else None
            if last is not None and last.deck == kept:
                if not name:
                    return versions
                return (*versions[:-1], msgspec.structs.replace(last, name=name))
            since = None
            if last is not None and why is VersionOrigin.WORK and _unfinished(last, now):
                versions, since = versions[:-1], _began(last)
            return (*versions, Version(uuid.uuid4().hex[:12], now, why, kept, name, since))

        return self._change(document, add)

    def rename(self, document: Document, version: Version, name: str) -> tuple[Version, ...]:
        """Give a version a name, another one, or none. Raises and returns as :meth:`record`."""
        new = msgspec.structs.replace(version, name=name.strip()[:MAX_NAME_LENGTH])

        def change(versions: tuple[Version, ...]) -> tuple[Version, ...]:
            return tuple(new if each.id == version.id else each for each in versions)

        return self._change(document, change)

    def remove(self, document: Document, version: Version) -> tuple[Version, ...]:
        """Delete a version. Raises and returns as :meth:`record`."""

        def change(versions: tuple[Version, ...]) -> tuple[Version, ...]:
            return tuple(each for each in versions if each.id != version.id)

        return self._change(document, change)

    def put_back(self, document: Document, version: Version) -> tuple[Version, ...]:
        """Restore a version that was renamed or removed. Raises and returns as :meth:`record`."""

        def change(versions: tuple[Version, ...]) -> tuple[Version, ...]:
            others = [each for each in versions if each.id != version.id]
            later = (place for place, each in enumerate(others) if each.when > version.when)
            others.insert(next(later, len(others)), version)
            return tuple(others)

        return self._change(document, change)

    def tidy(self) -> None:
        """Delete the versions of the decks that have not changed for the longest time."""
        with contextlib.suppress(OSError):
            files = sorted(self.folder.glob(f"*{_SUFFIX}"), key=_touched, reverse=True)
            for file in files[MAX_DECKS:]:
                file.unlink()

    # -------------------------------------------------------------------------------------- files

    def _change(
        self,
        document: Document,
        change: Callable[[tuple[Version, ...]], tuple[Version, ...]],
        finish: Callable[[_Line], _Line] = _unchanged,
    ) -> tuple[Version, ...]:
        with self._busy:
            try:
                with self._alone():
                    return self._changed(document, change, finish)[::-1]
            except Locked:
                raise VersionsError(tr("Another window is writing versions right now.")) from None
            except OSError as error:
                reason = error.strerror or str(error)
                raise VersionsError(
                    tr("Versions cannot be kept on this computer: {reason}.", reason=reason)
                ) from None

    def _changed(
        self,
        document: Document,
        change: Callable[[tuple[Version, ...]], tuple[Version, ...]],
        finish: Callable[[_Line], _Line],
    ) -> tuple[Version, ...]:
        before = document.lineage
        key = line_key(document) or new_line()
        there = self._read(key, writing=True)
        old, results = there.versions, there.results
        events = there.events
        carried: tuple[Version, ...] = ()
        added: tuple[PlayedGame, ...] = ()
        if before and before != key:
            known = {each.id for each in old}
            moved = self._read(before, writing=True)
            carried = tuple(v for v in moved.versions if v.id not in known)
            added = tuple(one for one in moved.results if one not in results)
            results = tuple(sorted((*results, *added), key=_by_time))
            events = merged(events, moved.events)
        # In the order of their creation, even if the clock was set back meanwhile.
        together = tuple(sorted((*carried, *old), key=_by_time)) if carried else old
        wanted = thinned(change(together), self._clock())
        versions = _fitting(wanted)
        self.given_up = len(wanted) - len(versions)
        path = paths.as_text(document.path) if document.path else ""
        line = finish(_Line(versions, path=path, results=results[-MAX_RESULTS:], events=events))
        if (versions, line.results, line.events) != (old, there.results, there.events):
            write_atomic(self._file(key), msgspec.json.encode(line))
        document.lineage = key
        if (carried or added or events != there.events) and before.startswith(_UNFILED):
            self._file(before).unlink(missing_ok=True)
        return versions

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold the lock of the folder.

        Raises:
            Locked: another program holds it for too long.
            OSError: the folder cannot be used.
        """
        with self._lock():
            yield

    def _lock(self) -> ProcessLock:
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                return ProcessLock(self.folder / "writing.lock")
            except Locked:
                if time.monotonic() > until:
                    raise
            time.sleep(0.02)

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}{_SUFFIX}"

    def _read(self, key: str, *, writing: bool = False) -> _Line:
        """The contents of a file; nothing for one that does not exist.

        A damaged file is set aside before it is written.

        Raises:
            VersionsError: it cannot be read, or may not be written.
        """
        file = self._file(key)
        try:
            data = datafile.read_bytes(file, _READABLE)
            if writing and datafile.decode(data, _Shape).shape > _Shape.newest:
                raise VersionsError(
                    tr(
                        "A later version of the program has written the versions of this "
                        "deck. They are left unchanged."
                    )
                )
            return datafile.decode(data, _Line)
        except FileNotFoundError:
            return _Line(())
        except DamagedError as error:
            log.info("%s is damaged: %s", file, error)
            if not writing:
                raise VersionsError(
                    tr(
                        "The versions of this deck are damaged ({file}). They are set "
                        "aside when the next version is kept.",
                        file=file.name,
                    )
                ) from None
            datafile.set_aside(file)
            return _Line(())
        except OSError as error:
            if writing:
                raise
            raise VersionsError(
                tr("The versions cannot be read: {reason}.", reason=error.strerror)
            ) from None


def line_key(document: Document) -> str:
    """The key of the versions of a deck; empty for a deck that has none yet."""
    if document.path is None:
        return document.lineage if document.lineage.startswith(_UNFILED) else ""
    path = os.path.normcase(document.path.absolute())
    return f"f-{hashlib.sha256(path.encode(errors='surrogateescape')).hexdigest()[:32]}"


def new_line() -> str:
    """A new key for the versions of a deck without a file."""
    return f"{_UNFILED}{uuid.uuid4().hex}"


def _fitting(versions: tuple[Version, ...]) -> tuple[Version, ...]:
    """The versions that fit into a readable file; the oldest without a name are deleted first.

    Raises:
        TooLargeError: the newest and those with a name alone are too large.
    """
    sizes = {version.id: len(msgspec.json.encode(version)) + 1 for version in versions}
    over = sum(sizes.values()) + _HEAD - _MAX_BYTES
    gone: set[str] = set()
    for version in versions[:-1]:
        if over > 0 and not version.name:
            gone.add(version.id)
            over -= sizes[version.id]
    if over > 0:
        raise TooLargeError(
            tr("The versions of this deck take too much space. Remove some named versions.")
        )
    return tuple(version for version in versions if version.id not in gone)


def _unfinished(last: Version, now: datetime.datetime) -> bool:
    # Counted from its beginning; otherwise a whole evening without a long pause would be a single
    # version.
    passed = now - _began(last)
    together = datetime.timedelta(0) <= passed < _TOGETHER
    return last.why is VersionOrigin.WORK and not last.name and together


def _began(version: Version) -> datetime.datetime:
    return version.since or version.when


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def _by_time(one: Version | PlayedGame) -> datetime.datetime:
    return one.when


def _touched(file: Path) -> float:
    return file.stat().st_mtime
