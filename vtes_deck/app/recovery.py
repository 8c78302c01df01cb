"""Open decks on disk, so that nothing typed is lost, however the program ends.

Each running program keeps its open decks in its own files, ``<session>-<document>.deck`` in the
folder ``open`` of the user's data, next to a lock that it holds while it runs. Files of a program
that no longer runs are offered at the next start; those of another open window are not touched. The
files also stay after a normal exit: unsaved changes reappear at the next start, without a question.
"""

from __future__ import annotations

import contextlib
import datetime
import logging
import threading
import time
import uuid
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from cardbase import datafile
from cardbase.atomic_files import make_folder, write_atomic
from cardbase.datafile import DamagedError, Int64, set_aside
from cardbase.model import AnyCard, CryptCard
from vtes_deck.app import paths
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.locks import Locked, ProcessLock
from vtes_deck.deck.model import Deck, Slot, UnknownLine, Win
from vtes_deck.language import tr

_SUFFIX = ".deck"
_MAX_BYTES = 4_000_000
"""The maximum bytes of a file; no deck of this program is larger."""

_AWAY = "away"
_AWAY_DAYS = 30
_AWAY_ANYHOW = 50
"""The number of most recently put away decks that are kept even if the clock is wrong."""

_MAX_KEPT = 50
"""Beyond this number, the oldest unsaved decks are no longer offered; their files stay."""

log = logging.getLogger(__name__)

type GetCard = Callable[[int], AnyCard | None]


_MAX_COPIES = 999
"""The maximum copies of a card; edited or read decks have at most a tenth of it."""

_MAX_SLOTS = 10_000
"""The maximum number of different cards; about twice as many as exist."""

_EARLIEST = datetime.datetime(1970, 1, 2, tzinfo=datetime.UTC)
_LATEST = datetime.datetime(9998, 12, 31, tzinfo=datetime.UTC)
"""The latest time that exists in every time zone."""

type Copies = Annotated[int, msgspec.Meta(ge=0, le=_MAX_COPIES)]


class SavedSlot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Copies of a card; the name is used if the card base no longer has the id."""

    id: Int64
    name: str
    count: Copies
    comment: str = ""


class SavedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """See :class:`~vtes_deck.deck.model.UnknownLine`."""

    name: str
    count: Copies = 1
    crypt: bool | None = None
    line: Int64 = 0
    comment: str = ""


type _Slots = Annotated[tuple[SavedSlot, ...], msgspec.Meta(max_length=_MAX_SLOTS)]


class SavedDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck with ids for cards."""

    name: str = ""
    author: str = ""
    description: str = ""
    crypt: _Slots = ()
    library: _Slots = ()
    unknown: tuple[SavedLine, ...] = ()
    win: Win | None = None


class RecoveredDeck(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open deck as it is saved for recovery.

    Attributes:
        when: the time at which it was kept, in UTC.
        modified: whether it differed from the deck on disk.
        closed: the program exited normally, or the player knows that it was killed; otherwise it
            was killed or still runs.
        deck: the deck as it was.
        saved: the deck on disk, if it differs.
        path, file_format, origin, source, event_date, archive_id, lineage: see
            :class:`~vtes_deck.app.document.Document`.
        stamp: time and size of the file.
        tab: its place among the open decks; -1 if the player has closed it.
        current: it was the current deck.
        shape: number of this layout.
    """

    when: datetime.datetime
    modified: bool
    closed: bool = False
    deck: SavedDeck
    saved: SavedDeck | None = None
    path: str = ""
    file_format: str = ""
    origin: Origin = Origin.NEW
    source: str = ""
    event_date: datetime.date | None = None
    archive_id: str = ""
    lineage: str = ""
    stamp: tuple[Int64, Int64] | None = None
    tab: Int64 = 0
    current: bool = True
    shape: Int64 = 1

    def __post_init__(self) -> None:
        """Add a time zone: times without one cannot be compared with others."""
        msgspec.structs.force_setattr(self, "when", zoned(self.when))


class LeftDeck(msgspec.Struct, frozen=True):
    """A deck that a program left behind when it ended.

    Attributes:
        file: its recovery file.
        kept: the content of the file.
    """

    file: Path
    kept: RecoveredDeck

    @property
    def session(self) -> str:
        """The name of the program run that kept it."""
        return self.file.name.partition("-")[0]

    @property
    def title(self) -> str:
        """The name of the deck, or of its file."""
        return self.kept.deck.name or paths.from_text(self.kept.path).stem or tr("Untitled deck")


class Recovery:
    """Keeps the open decks of this program, and finds those of others.

    Several threads may write; a state never replaces a newer one on disk.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or self.default_folder()
        self.session = uuid.uuid4().hex[:12]
        self._lock: ProcessLock | None = None
        self._writing = threading.Lock()
        self._numbers: dict[str, int] = {}
        self._next = 0

    @staticmethod
    def default_folder() -> Path:
        """The folder in the user's data. It does not exist before the first run of the program."""
        return paths.data_dir() / "open"

    # ---------------------------------------------------------------------------------- own decks

    def start(self) -> None:
        """Lock a place in the folder for this program.

        Raises:
            OSError: the folder cannot be used; nothing can be kept.
        """
        if self._lock is None:
            self._lock = ProcessLock(self.folder / f"{self.session}.lock")

    def prepare(
        self,
        deck: Deck,
        document: Document,
        *,
        closed: bool = False,
        tab: int = 0,
        current: bool = True,
    ) -> Callable[[], None]:
        """A function that writes the deck; any thread may call it. See :class:`RecoveredDeck`."""
        kept = msgspec.structs.replace(
            to_saved(deck, document, closed=closed), tab=tab, current=current
        )
        file = self._file(document)
        self._next += 1
        number = self._next
        data = msgspec.json.encode(kept)

        def write() -> None:
            with self._writing:
                if self._numbers.get(file.name, 0) < number:
                    write_atomic(file, data)
                    self._numbers[file.name] = number

        return write

    def forget(self, document: Document) -> None:
        """Stop keeping a document."""
        if document.key:
            file = self._file(document)
            self._next += 1
            with self._writing, contextlib.suppress(OSError):
                self._numbers[file.name] = self._next
                file.unlink()

    def close(self) -> None:
        """Release the place. The decks stay on disk."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _file(self, document: Document) -> Path:
        if not document.key:
            document.key = uuid.uuid4().hex[:12]
        return self.folder / f"{self.session}-{document.key}{_SUFFIX}"

    # ----------------------------------------------------------------------------- other sessions

    def left_behind(self) -> list[LeftDeck]:
        """The decks of programs that no longer run, newest first."""
        found = []
        for file in self._files():
            session = file.name.partition("-")[0]
            if session == self.session or self._alive(session):
                continue
            kept = read_saved(file)
            if kept is not None:
                found.append(LeftDeck(file, kept))
        found.sort(key=lambda one: one.kept.when, reverse=True)
        return found[:_MAX_KEPT]

    def discard(self, found: LeftDeck) -> None:
        """Delete a deck that was left behind, because it is open again or not wanted."""
        with contextlib.suppress(OSError):
            found.file.unlink()

    def mark_announced(self, found: LeftDeck) -> None:
        """Note that the player knows of the deck, so that later starts do not warn again."""
        announced = msgspec.structs.replace(found.kept, closed=True)
        with contextlib.suppress(OSError):
            if found.file.exists():  # another window may have opened it meanwhile
                write_atomic(found.file, msgspec.json.encode(announced))

    def put_away(self, found: LeftDeck) -> None:
        """Stop offering a deck. It is kept for some weeks; :meth:`take_back` undoes this."""
        away = self.folder / _AWAY / found.file.name
        with contextlib.suppress(OSError):
            make_folder(away.parent)
            found.file.rename(away)

    def take_back(self, found: LeftDeck) -> None:
        """Offer a deck again that was put away."""
        with contextlib.suppress(OSError):
            (self.folder / _AWAY / found.file.name).rename(found.file)

    def put_damaged_away(self) -> list[Path]:
        """Set aside unreadable files of programs that no longer run.

        Returns:
            Their new paths. The files are never deleted, because they may be repairable.
        """
        damaged = []
        for file in self._files():
            session = file.name.partition("-")[0]
            if session == self.session or self._alive(session) or read_saved(file) is not None:
                continue
            damaged.append(self.set_aside(file))
        return damaged

    def set_aside(self, file: Path) -> Path:
        """Set a file aside that contains no deck; returns its new path."""
        try:
            make_folder(self.folder / _AWAY)
            return set_aside(file, self.folder / _AWAY)
        except OSError as error:
            log.info("%s cannot be put away: %s", file, error)
            return file

    def tidy(self) -> None:
        """Delete the decks that were put away long ago, except for the newest ones.

        Without this exception, a wrong clock at one start would delete all of them.
        """
        oldest = time.time() - _AWAY_DAYS * 86_400
        found = []
        for file in (self.folder / _AWAY).glob(f"*{_SUFFIX}"):
            with contextlib.suppress(OSError):
                found.append((file.stat().st_mtime, file))
        for when, file in sorted(found, reverse=True)[_AWAY_ANYHOW:]:
            if when < oldest:
                with contextlib.suppress(OSError):
                    file.unlink()

    def _files(self) -> list[Path]:
        try:
            return sorted(self.folder.glob(f"*-*{_SUFFIX}"))
        except OSError:
            return []

    def _alive(self, session: str) -> bool:
        path = self.folder / f"{session}.lock"
        if not path.exists():
            return False
        try:
            ProcessLock(path).release()
        except Locked:
            return True
        except OSError:
            return False
        return False


def zoned(when: datetime.datetime) -> datetime.datetime:
    """The time with a zone; UTC if it was stored without one."""
    when = when if when.tzinfo is not None else when.replace(tzinfo=datetime.UTC)
    return min(max(when, _EARLIEST), _LATEST)


def read_saved(file: Path) -> RecoveredDeck | None:
    """The deck in a recovery file; ``None`` if it is unreadable. The file is not changed."""
    try:
        return datafile.read(file, RecoveredDeck, _MAX_BYTES)
    except (OSError, DamagedError) as error:
        log.info("%s cannot be read: %s", file, error)
        return None


def to_saved(deck: Deck, document: Document, *, closed: bool) -> RecoveredDeck:
    """An open deck in the form of a recovery file."""
    modified = deck != document.saved
    return RecoveredDeck(
        when=datetime.datetime.now(datetime.UTC),
        modified=modified,
        closed=closed,
        deck=saved_deck(deck),
        saved=saved_deck(document.saved) if modified else None,
        path=paths.as_text(document.path) if document.path else "",
        file_format=document.file_format,
        origin=document.origin,
        source=document.source.encode(errors="replace").decode(),
        event_date=document.event_date,
        archive_id=document.archive_id,
        lineage=document.lineage,
        stamp=document.stamp,
    )


def from_saved(kept: RecoveredDeck, get: GetCard) -> tuple[Deck, Document]:
    """An open deck from a recovery file. An unknown card becomes an unknown line."""
    deck = whole_deck(kept.deck, get)
    document = Document(
        kept.origin,
        saved=whole_deck(kept.saved, get) if kept.saved else deck,
        path=paths.from_text(kept.path) if kept.path else None,
        file_format=kept.file_format,
        source=kept.source,
        event_date=kept.event_date,
        archive_id=kept.archive_id,
        lineage=kept.lineage,
        stamp=kept.stamp,
    )
    return deck, document


def saved_deck(deck: Deck) -> SavedDeck:
    """A deck in the form that is stored on disk."""
    return SavedDeck(
        name=deck.name,
        author=deck.author,
        description=deck.description,
        crypt=_saved_slots(deck.crypt),
        library=_saved_slots(deck.library),
        unknown=tuple(
            SavedLine(u.name, min(u.count, _MAX_COPIES), u.crypt, u.line, u.comment)
            for u in deck.unknown
        ),
        win=deck.win,
    )


def _saved_slots(slots: Iterable[Slot]) -> tuple[SavedSlot, ...]:
    return tuple(
        SavedSlot(s.card.id, s.card.unique_name, min(s.count, _MAX_COPIES), s.comment)
        for s in slots
    )


def whole_deck(kept: SavedDeck, get: GetCard) -> Deck:
    """The deck that was stored. An unknown card becomes an unknown line."""
    crypt: list[Slot] = []
    library: list[Slot] = []
    unknown = [UnknownLine(u.name, u.count, u.crypt, u.line, u.comment) for u in kept.unknown]
    for slots, part in ((kept.crypt, crypt), (kept.library, library)):
        for slot in slots:
            card = get(slot.id)
            if card is None:
                in_crypt = part is crypt
                unknown.append(UnknownLine(slot.name, slot.count, in_crypt, comment=slot.comment))
            else:
                into = crypt if isinstance(card, CryptCard) else library
                into.append(Slot(card, max(1, slot.count), slot.comment))
    return Deck(
        name=kept.name,
        author=kept.author,
        description=kept.description,
        crypt=tuple(crypt),
        library=tuple(library),
        unknown=tuple(unknown),
        win=kept.win,
    )
