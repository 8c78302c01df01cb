"""Games at the table in the user's data: kept after every choice, offered again at the next start.

Each game is one file of the folder ``tables``, replaced in one step. While it is open, a lock file
next to it is held, so that no other window opens it too. A file that cannot be read is set
aside, never deleted. Finished games stay for replays; the oldest ones are deleted.
"""

from __future__ import annotations

import contextlib
import logging
import re
import threading
import uuid
from collections.abc import Callable
from pathlib import Path

import msgspec

from cardbase import datafile
from cardbase.atomic_files import write_atomic
from cardbase.database import CardBase
from cardbase.datafile import DamagedError
from vtes_deck.app import paths
from vtes_deck.app.game_table.game_file import (
    MAX_FILE_BYTES,
    SavedSession,
    decode,
    from_saved,
    to_text,
)
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.games import TableError
from vtes_deck.app.locks import Locked, ProcessLock
from vtes_deck.language import tr

MAX_FINISHED = 100
"""Number of finished games that are kept."""

_SUFFIX = ".table"
_KEY = re.compile(r"[0-9a-f]{12}")

log = logging.getLogger(__name__)


class SavedTable(msgspec.Struct, frozen=True):
    """A game in the user's data.

    Attributes:
        key: its key.
        saved: the content of its file, not replayed yet.
        open: a window has it open.
    """

    key: str
    saved: SavedSession
    open: bool


class SavedTables:
    """Keeps the games that this program has open, and finds the others.

    May be used from several threads; an older state never replaces a newer one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.data_dir() / "tables"
        self._writing = threading.Lock()
        self._locks: dict[str, ProcessLock] = {}
        self._numbers: dict[str, int] = {}
        self._next = 0

    # --------------------------------------------------------------------------------- own games

    def new(self) -> str:
        """The key of a new game, which is open from now on.

        Raises:
            TableError: the folder cannot be used.
        """
        key = uuid.uuid4().hex[:12]
        self._hold(key)
        return key

    def prepare(self, key: str, session: GameSession) -> Callable[[], None]:
        """A function that writes the game; any thread may call it.

        The call raises ``TableError`` if the file cannot be written; the old one is untouched then.

        Raises:
            TableError: the game cannot be kept.
        """
        data = to_text(session)
        self._next += 1
        number = self._next

        def write() -> None:
            with self._writing:
                if self._numbers.get(key, 0) < number:
                    try:
                        write_atomic(self._file(key), data)
                    except OSError as error:
                        raise TableError(_because(error)) from None
                    self._numbers[key] = number

        return write

    def keep(self, key: str, session: GameSession) -> None:
        """Write a game immediately; raise as :meth:`prepare` and its call."""
        self.prepare(key, session)()

    def close(self, key: str) -> None:
        """Close the game. It stays on disk and is offered again."""
        lock = self._locks.pop(key, None)
        if lock is not None:
            lock.release()

    def close_all(self) -> None:
        """Close all games, as the program ends."""
        for key in tuple(self._locks):
            self.close(key)

    def discard(self, key: str) -> None:
        """Delete a game that this program has open, or that no program has open."""
        self._next += 1
        with self._writing, contextlib.suppress(OSError):
            self._numbers[key] = self._next
            self._file(key).unlink(missing_ok=True)
        self.close(key)

    def remove(self, key: str) -> bytes:
        """Delete a game that is not open.

        Returns:
            The content of its file, for :meth:`restore`.

        Raises:
            TableError: it is open, or its file cannot be deleted.
        """
        self._hold(key)
        try:
            data = datafile.read_bytes(self._file(key), MAX_FILE_BYTES)
            self._file(key).unlink()
        except (OSError, DamagedError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            raise TableError(
                tr("The game cannot be removed: {reason}.", reason=why or error)
            ) from None
        finally:
            self.close(key)
        return data

    def restore(self, key: str, data: bytes) -> None:
        """Write a removed game again.

        Raises:
            TableError: its file cannot be written.
        """
        try:
            write_atomic(self._file(key), data)
        except OSError as error:
            raise TableError(_because(error)) from None

    # ----------------------------------------------------------------------------- other sessions

    def games(self) -> tuple[SavedTable, ...]:
        """Every game that can be read, newest first."""
        found = []
        for file in self._files():
            saved = self._readable(file)
            if saved is not None:
                key = file.name.removesuffix(_SUFFIX)
                found.append(SavedTable(key, saved, self._is_open(key)))
        found.sort(key=lambda one: one.saved.when, reverse=True)
        return tuple(found)

    def unfinished(self) -> tuple[SavedTable, ...]:
        """The games to offer at the start of the program: unfinished and not open, newest first.

        A copy for trying something is listed with the others, but not offered.
        """
        return tuple(
            one
            for one in self.games()
            if not one.saved.over and not one.open and (one.saved.played_on or not one.saved.aside)
        )

    def open(self, key: str, cards: CardBase) -> GameSession:
        """A game, at the same decision; it is open from now on.

        Raises:
            TableError: it is open elsewhere, cannot be read, or cannot be continued. A damaged file
                is put aside.
        """
        self._hold(key)
        try:
            return from_saved(_read(self._file(key)), cards)
        except DamagedError:
            self.close(key)
            aside = self._put_aside(self._file(key))
            raise TableError(tr("The game is damaged. It is kept as {file}.", file=aside)) from None
        except OSError as error:
            self.close(key)
            raise TableError(_because(error)) from None
        except TableError:
            self.close(key)
            raise

    def sources(self, key: str) -> tuple[str, ...]:
        """The sources of the decks of a game by seat; empty if it is not here."""
        with contextlib.suppress(OSError, DamagedError, TableError):
            return _read(self._file(key)).sources
        return ()

    def put_damaged_aside(self) -> tuple[Path, ...]:
        """Set aside the files that are not games; return their new paths."""
        damaged = []
        for file in self._files():
            try:
                _read(file)
            except DamagedError:
                damaged.append(self._put_aside(file))
            except (OSError, TableError) as error:
                log.info("%s cannot be read: %s", file, error)
        return tuple(damaged)

    def tidy(self) -> None:
        """Delete the oldest games that are over, beyond :data:`MAX_FINISHED`."""
        over = [one.key for one in self.games() if one.saved.over and not one.open]
        for key in over[MAX_FINISHED:]:
            self.discard(key)

    # -------------------------------------------------------------------------------------- files

    def _files(self) -> list[Path]:
        with contextlib.suppress(OSError):
            files = self.folder.glob(f"*{_SUFFIX}")
            return sorted(file for file in files if _KEY.fullmatch(file.name.removesuffix(_SUFFIX)))
        return []

    def _file(self, key: str) -> Path:
        if not _KEY.fullmatch(key):
            raise TableError(tr("There is no such game."))
        return self.folder / f"{key}{_SUFFIX}"

    def _hold(self, key: str) -> None:
        try:
            self._locks[key] = ProcessLock(self._file(key).with_suffix(".lock"))
        except Locked:
            raise TableError(tr("The game is already open.")) from None
        except OSError as error:
            raise TableError(_because(error)) from None

    def _is_open(self, key: str) -> bool:
        path = self._file(key).with_suffix(".lock")
        if not path.exists():
            return False
        try:
            ProcessLock(path).release()
        except Locked:
            return True
        except OSError:
            return False
        return False

    def _readable(self, file: Path) -> SavedSession | None:
        try:
            return _read(file)
        except (OSError, DamagedError, TableError) as error:
            log.info("%s cannot be read: %s", file, error)
            return None

    def _put_aside(self, file: Path) -> Path:
        try:
            return datafile.set_aside(file)
        except OSError as error:
            log.info("%s cannot be put aside: %s", file, error)
            return file


def _read(file: Path) -> SavedSession:
    return decode(datafile.read_bytes(file, MAX_FILE_BYTES))


def _because(error: OSError) -> str:
    return tr("The game cannot be saved: {reason}.", reason=error.strerror or error)
