"""The player's collection: open, changed with undo, on disk.

:class:`CollectionBook` holds it while the program runs and is the only way to change it. It does
not depend on the window. Reading is a function; writing may be done on any thread, everything else
on a single one.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import threading
import time
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from cardbase.atomic_files import write_atomic
from cardbase.datafile import DamagedError, free_name, read_bytes, set_aside
from vtes_deck.app import paths
from vtes_deck.app.deck_files import ChangedOnDiskError
from vtes_deck.app.file_stamp import Stamp, stamp_of
from vtes_deck.app.undo_history import MERGE_SECONDS, History
from vtes_deck.collection.json_file import MAX_BYTES, NewerError, decode, encode
from vtes_deck.collection.model import MAX_LOTS, Collection, ShelvedDeck
from vtes_deck.collection.usage import Usage
from vtes_deck.language import tr

if TYPE_CHECKING:
    from cardbase.database import CardBase

type Edit = Callable[[Collection], Collection]

FILE_NAME = "collection.json"
BEFORE = "collection.before.json"
"""Suffix of the copy of the file from before the first change by the program."""

log = logging.getLogger(__name__)


def default_path() -> Path:
    """The file of the collection."""
    return paths.data_dir() / FILE_NAME


class State(StrEnum):
    """The result of reading the collection."""

    FOUND = "found"
    NEW = "new"
    """There was no file yet."""
    BEFORE = "before"
    """The file was damaged; this is its state before the program last changed it."""
    DAMAGED = "damaged"
    """The file was damaged and there was none before; it was renamed, and this is empty."""
    NEWER = "newer"
    """A later version wrote the file. It is left alone, and nothing is written."""
    UNREADABLE = "unreadable"
    """The file exists and cannot be read at the moment. It is not overwritten."""


class Read(msgspec.Struct, frozen=True):
    """A collection that was read from the disk.

    Attributes:
        collection: the content.
        state: see :class:`State`.
        stamp: the time and size of the file; ``None`` if there is none.
        aside: the new path of the damaged file.
        why: the problem in the words of the system.
    """

    collection: Collection
    state: State
    stamp: Stamp | None = None
    aside: Path | None = None
    why: str = ""

    @property
    def writable(self) -> bool:
        """Whether changes may be written."""
        return self.state not in {State.NEWER, State.UNREADABLE}


def read_collection(path: Path, cards: CardBase) -> Read:
    """Read a collection. A damaged file is renamed and never lost."""
    stamp = stamp_of(path)
    try:
        return Read(decode(read_bytes(path, MAX_BYTES), namer(cards)), State.FOUND, stamp)
    except FileNotFoundError:
        return Read(Collection(), State.NEW)
    except NewerError:
        return Read(Collection(), State.NEWER, stamp)
    except OSError as error:
        return Read(Collection(), State.UNREADABLE, stamp, why=error.strerror or str(error))
    except DamagedError as error:
        log.info("%s is damaged: %s", path, error)
        return _after_damage(path, cards, str(error))


def _copied_aside(path: Path) -> Path:
    """Copy a file that is about to be overwritten."""
    aside = free_name(path, "replaced")
    try:
        write_atomic(aside, read_bytes(path, MAX_BYTES))
    except DamagedError:
        path.rename(aside)
    return aside


def _after_damage(path: Path, cards: CardBase, why: str) -> Read:
    try:
        aside = set_aside(path)
    except OSError as error:
        return Read(Collection(), State.UNREADABLE, stamp_of(path), why=str(error))
    with contextlib.suppress(OSError, DamagedError, NewerError):
        before = decode(read_bytes(path.with_name(BEFORE), MAX_BYTES), namer(cards))
        return Read(before, State.BEFORE, None, aside, why)
    return Read(Collection(), State.DAMAGED, None, aside, why)


def namer(cards: CardBase) -> Callable[[int], str | None]:
    """The names of cards by number."""

    def name(card_id: int) -> str | None:
        card = cards.get(card_id)
        return None if card is None else card.unique_name

    return name


class CollectionBook:
    """The current collection, its history and its file.

    Attributes:
        path: its file.
        read: the result of reading it; ``None`` before that.
        aside: a copy of the last state by another program that was overwritten.
    """

    def __init__(
        self, path: Path | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.path = path or default_path()
        self.read: Read | None = None
        self.aside: Path | None = None
        self._clock = clock
        self._history = History(Collection(), tr("The collection"), clock)
        self._listeners: list[Callable[[], None]] = []
        self._usage: Usage | None = None
        self._wanted: Collection | None = None
        self._under_way: Collection | None = None
        self._written: Collection | None = None
        self._stamp: Stamp | None = None
        self._began = False
        self._writing = threading.Lock()

    # ------------------------------------------------------------------------------------ state

    @property
    def value(self) -> Collection:
        """The current collection."""
        return self._history.value

    @property
    def usage(self) -> Usage:
        """The uses of each card; counted again only after a change."""
        if self._usage is None or self._usage.collection is not self.value:
            self._usage = Usage(self.value, self._usage)
        return self._usage

    @property
    def undo_label(self) -> str | None:
        """The name of the change that undo reverts."""
        return self._history.undo_label

    @property
    def redo_label(self) -> str | None:
        """The name of the change that redo repeats."""
        return self._history.redo_label

    @property
    def modified(self) -> bool:
        """Whether there are changes that are not on disk yet."""
        # A state that is being written counts as written: changing back to the earlier state is a
        # new change.
        there = self._written if self._under_way is None else self._under_way
        return self._wanted is not None and self._wanted is not there

    def subscribe(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call ``listener`` after each change.

        Returns:
            A function that ends it.
        """
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def _notify(self) -> None:
        # A copy for other threads, because a history must not be read while it changes.
        self._wanted = self.value if self.read is not None and self.read.writable else None
        for listener in tuple(self._listeners):
            listener()

    # --------------------------------------------------------------------------------- changing

    def begin(self, read: Read) -> None:
        """Use the collection that was read from the disk. Undo does not go back beyond it."""
        self.read = read
        self._stamp = read.stamp
        self._history = History(read.collection, tr("The collection"), self._clock)
        # A collection without a file must be written, even without a change.
        self._written = None if read.state is State.BEFORE else read.collection
        self._notify()

    def apply(self, label: str, edit: Edit, *, merge: str = "") -> bool:
        """Change the collection in one step that can be undone.

        Args:
            label: the name of the step, in the player's words.
            edit: a pure function.
            merge: quick repeats with the same key become one step.

        Returns:
            Whether anything changed.
        """
        after = edit(self.value)
        if after == self.value:
            return False
        self._history.push(after, label, merge, MERGE_SECONDS)
        self._notify()
        return True

    def undo(self) -> str | None:
        """Undo the last step; returns its label."""
        label = self._history.undo_label
        if label is not None:
            self._history.go_to(self._history.position - 1)
            self._history.seal()
            self._notify()
        return label

    def redo(self) -> str | None:
        """Redo the step that was undone; returns its label."""
        label = self._history.redo_label
        if label is not None:
            self._history.go_to(self._history.position + 1)
            self._notify()
        return label

    def refresh_decks(self, seen: Mapping[str, ShelvedDeck]) -> bool:
        """Store the current content of deck files. This cannot be undone: it follows the files.

        Args:
            seen: the decks by path; only name, cards and stamp are used.

        Returns:
            Whether anything changed.
        """
        changed = {
            path: found
            for path, found in seen.items()
            if path in self.value.decks and _differs(self.value.decks[path], found)
        }
        if not changed:
            return False

        def follow(collection: Collection) -> Collection:
            decks = dict(collection.decks)
            for path, found in changed.items():
                if path in decks:
                    decks[path] = msgspec.structs.replace(
                        decks[path], name=found.name, cards=found.cards, stamp=found.stamp
                    )
            return msgspec.structs.replace(collection, decks=decks)

        self._history.map(follow)
        self._notify()
        return True

    # --------------------------------------------------------------------------------- on disk

    def write(self, cards: CardBase, *, replace: bool = False) -> bool:
        """Write the newest state. Any thread may call it; calls wait for each other.

        Args:
            cards: the card base, for the names of the cards.
            replace: overwrite what another process has written meanwhile. A copy of it is kept,
                because a later version of the program may have written it.

        Returns:
            Whether there was anything to write.

        Raises:
            ChangedOnDiskError: another program has written since it was read; nothing was written.
            OSError: it cannot be written; the old file is untouched.
        """
        with self._writing:
            collection = self._wanted
            if collection is None or collection is self._written:
                return False
            there = stamp_of(self.path)
            foreign = there != self._stamp
            if foreign and not replace:
                raise ChangedOnDiskError(self.path.name)
            data = encode(collection, namer(cards))
            if len(data) > MAX_BYTES or len(collection.owned) > MAX_LOTS:
                # It could not be read again, and the present content would be lost.
                raise OSError(errno.EFBIG, tr("It is too large for a collection"))
            self._under_way = collection
            try:
                if foreign and there is not None:
                    self.aside = _copied_aside(self.path)
                self._keep_before()
                write_atomic(self.path, data)
                self._stamp = stamp_of(self.path)
                self._written = collection
            finally:
                self._under_way = None
            return True

    def take_theirs(self, read: Read) -> None:
        """Use what another program has written; undo restores ours."""
        with self._writing:
            self._stamp = read.stamp
            self._written = read.collection
        self._history.push(read.collection, tr("Use the collection saved by another window"))
        self._notify()

    def _keep_before(self) -> None:
        """Keep the file as it was when this program began to change it."""
        if not self._began and self.path.exists():
            write_atomic(self.path.with_name(BEFORE), read_bytes(self.path, MAX_BYTES))
        self._began = True


def _differs(before: ShelvedDeck, now: ShelvedDeck) -> bool:
    return (before.name, before.cards, before.stamp) != (now.name, now.cards, now.stamp)
