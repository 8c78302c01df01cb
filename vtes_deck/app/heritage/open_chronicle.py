"""An open chronicle: every entry is saved at once.

A chronicle is one file: its entries, and those that were taken back. Its state follows from them
and the data set. A second file keeps the content before the last entry, from which a damaged
chronicle is restored. A third one has the data set with which all entries were possible: if a later
correction of the data set contradicts an entry, the chronicle continues with the third.
"""

from __future__ import annotations

import contextlib
import datetime
from collections.abc import Callable
from pathlib import Path
from typing import Self

import msgspec

from cardbase import datafile
from cardbase.datafile import DamagedError
from vtes_deck.app.heritage.chronicle_file import (
    MAX_FILE_BYTES,
    ChronicleFile,
    before_of,
    bytes_of,
    copied_set,
    copy_of,
    decoded,
    encoded,
    restored,
)
from vtes_deck.app.heritage.data_sets import find_set
from vtes_deck.app.heritage.folders import (
    CHRONICLES,
    HeritageError,
    NotThereError,
    checked_name,
    sentence,
)
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.chronicle import Adopt, Begin, Chronicle, ChronicleError, Entry, State
from vtes_deck.heritage.chronicle.history import MAX_ENTRIES
from vtes_deck.heritage.dataset.model import About
from vtes_deck.language import tr


class OpenChronicle:
    """A current chronicle.

    Attributes:
        name: the name of the chronicle.
        path: its file.
        chronicle: entries and state.
        undone: the entries that were undone, the last one first; :meth:`redo` enters them again.
        restored: the path of a damaged file that was set aside when this one was read; otherwise
            ``None``.
        outdated: the reason why the current data set cannot be used; empty if it is used.
    """

    def __init__(self, name: str, path: Path, chronicle: Chronicle) -> None:
        self.name = name
        self.path = path
        self.chronicle = chronicle
        self.times: list[datetime.datetime] = []
        self.undone: tuple[Entry, ...] = ()
        self.restored: Path | None = None
        self.outdated = ""
        self._bytes = b""
        self._data = b""

    # ------------------------------------------------------------------------------------ beginning

    @classmethod
    def create(cls, name: str, data: DataSet, entry: Begin | Adopt) -> Self:
        """A new chronicle, or one begun on paper; it is on the disk when this returns.

        Raises:
            HeritageError: the name is taken, the entry is not allowed, or it cannot be written.
        """
        name = checked_name(name)
        with CHRONICLES.alone():
            open_chronicle = cls(name, CHRONICLES.free(name), Chronicle(data))
            open_chronicle._change(lambda: open_chronicle._apply(entry))
        return open_chronicle

    @classmethod
    def open(cls, name: str) -> Self:
        """A chronicle of the user's data folder.

        A damaged file is set aside and replaced by the state before the last entry;
        ``restored`` is the new path of the damaged file.

        Raises:
            NotThereError: there is none.
            NewerError: a later version has written it.
            BrokenError: it is damaged, and so is the state before.
            HeritageError: its data set is missing or no longer fits, and there is no copy of it.
        """
        path = CHRONICLES.existing(name)
        aside: Path | None = None
        try:
            data = bytes_of(path)
            kept = decoded(data)
        except DamagedError:
            with CHRONICLES.alone():
                aside, data, kept = restored(path, name)
        open_chronicle = cls(kept.name, path, Chronicle(DataSet(About(kept.data, kept.data))))
        open_chronicle._take(kept)
        open_chronicle.restored = aside
        open_chronicle._bytes = data
        return open_chronicle

    # -------------------------------------------------------------------------------------- entries

    @property
    def state(self) -> State:
        """The current state of the chronicle."""
        return self.chronicle.state

    @property
    def data(self) -> DataSet:
        """Its data set."""
        return self.chronicle.data

    def enter(self, entry: Entry) -> State:
        """Make an entry; it is on the disk when this returns.

        Raises:
            HeritageError: it is not allowed now, or cannot be written; nothing has changed then.
        """
        with CHRONICLES.alone():
            self._change(lambda: self._apply(entry))
        return self.state

    def undo(self) -> Entry:
        """Undo the last entry; :meth:`redo` enters it again, also after a restart.

        Raises:
            HeritageError: the chronicle has only its beginning, or it cannot be written.
        """
        if len(self.chronicle.entries) < 2:
            raise HeritageError(tr("There is nothing to undo."))

        def take_back() -> None:
            (gone,) = self.chronicle.undo()
            self.times.pop()
            self.undone = (gone, *self.undone)[:MAX_ENTRIES]

        with CHRONICLES.alone():
            self._change(take_back)
        return self.undone[0]

    def redo(self) -> Entry:
        """Redo the last undone entry.

        Raises:
            HeritageError: there is nothing to redo, or it cannot be written.
        """
        if not self.undone:
            raise HeritageError(tr("There is nothing to redo."))
        entry, *rest = self.undone

        def again() -> None:
            self._apply(entry)
            self.undone = tuple(rest)

        with CHRONICLES.alone():
            self._change(again)
        return entry

    # ---------------------------------------------------------------------------------------- files

    def _apply(self, entry: Entry) -> None:
        if len(self.chronicle.entries) >= MAX_ENTRIES:
            raise HeritageError(tr("A chronicle has at most {n} entries.", n=MAX_ENTRIES))
        try:
            self.chronicle.apply(entry)
        except ChronicleError as error:
            raise HeritageError(sentence(error.what)) from None
        self.times.append(datetime.datetime.now(datetime.UTC).replace(microsecond=0))
        self.undone = ()

    def _change(self, change: Callable[[], None]) -> None:
        """Change entries and write them; if either fails, nothing changes.

        Raises:
            HeritageError: another program has changed the file, or it cannot be written.
        """
        self._check_unchanged()
        entries, times, undone = self.chronicle.entries, self.times.copy(), self.undone
        try:
            change()
            self._write()
        except BaseException:
            self.chronicle, self.times, self.undone = self._again(entries), times, undone
            raise

    def _again(self, entries: tuple[Entry, ...]) -> Chronicle:
        chronicle = Chronicle(self.data)
        for entry in entries:
            chronicle.repeat(entry)
        return chronicle

    def _check_unchanged(self) -> None:
        """Check that the file is unchanged since this object read or wrote it."""
        if not self._bytes:
            return
        try:
            now = bytes_of(self.path)
        except (DamagedError, NotThereError):
            now = b""
        if now != self._bytes:
            raise HeritageError(
                tr("Another program has changed “{name}”. Open it again.", name=self.name)
            )

    def _write(self) -> None:
        kept = ChronicleFile(
            self.name,
            self.data.about.id,
            self.chronicle.entries,
            tuple(self.times),
            self.undone,
        )
        data = encoded(kept)
        if len(data) > MAX_FILE_BYTES:
            raise HeritageError(tr("The chronicle is too large to save."))
        if not _readable(data, kept):
            raise HeritageError(tr("The chronicle could not be read again, so it was not written."))
        if self._bytes:
            CHRONICLES.write(before_of(self.path), self._bytes)
        CHRONICLES.write(self.path, data)
        self._bytes = data
        self._copy_set()

    def _take(self, kept: ChronicleFile) -> None:
        """The entries of a file, with the current data set or its copy.

        Raises:
            HeritageError: both are unusable.
        """
        try:
            self.chronicle = _repeated(kept, find_set(kept.data))
        except HeritageError as error:
            before = copied_set(self.path)
            if before is None or before.about.id != kept.data:
                raise
            try:
                self.chronicle = _repeated(kept, before)
            except HeritageError:
                raise error from None
            self.outdated = str(error)
        self._copy_set()
        known = kept.times[: len(kept.entries)]
        missing = len(kept.entries) - len(known)
        epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
        self.times = [*known, *[known[-1] if known else epoch] * missing]
        self.undone = kept.undone

    def _copy_set(self) -> None:
        """Store a copy of the data set with the chronicle, which can be read without it."""
        if self.outdated:
            return
        data = msgspec.json.encode(self.data)
        if data == self._data:
            return
        self._data = data
        path = copy_of(self.path)
        with contextlib.suppress(DamagedError, OSError):
            if datafile.read_bytes(path, MAX_FILE_BYTES) == data:
                return
        with contextlib.suppress(HeritageError, OSError):
            CHRONICLES.write(path, data)


def _readable(data: bytes, kept: ChronicleFile) -> bool:
    """Whether a file that is about to be written has the expected content."""
    try:
        return decoded(data) == kept
    except DamagedError:
        return False


def chronicles() -> tuple[str, ...]:
    """The names of the chronicles in the user's data folder."""
    return CHRONICLES.names()


def outdated_words(open_chronicle: OpenChronicle) -> str:
    """The message that an older data set is used, and why; empty if it is the current one."""
    if not open_chronicle.outdated:
        return ""
    return tr(
        "The chronicle continues with the data set as it was. {reason} Correct the data "
        "set, or undo up to that entry.",
        reason=open_chronicle.outdated,
    )


def _repeated(kept: ChronicleFile, data: DataSet) -> Chronicle:
    """The chronicle of a file with a data set.

    Raises:
        HeritageError: an entry is not possible with it.
    """
    chronicle = Chronicle(data)
    for number, entry in enumerate(kept.entries, start=1):
        try:
            chronicle.repeat(entry)
        except ChronicleError as error:
            raise HeritageError(
                tr(
                    "Entry {n} of “{name}” does not fit the data set “{set}”: {reason}",
                    n=number,
                    name=kept.name,
                    set=kept.data,
                    reason=sentence(error.what),
                )
            ) from None
    return chronicle
