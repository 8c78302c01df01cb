"""Card pictures: their addresses, download and cache.

Pictures are scans from the server of the KRCG project. Nothing is downloaded unless the player
requests a picture. Downloaded pictures are kept in a folder of limited size.

>>> from pathlib import Path
>>> store = PictureStore(Path("pictures"))
>>> store.address(Picture("theobellg2.jpg", language="fr"))
'https://static.krcg.org/card/fr/theobellg2.jpg'

Data from a server are checked before they are stored: their size, and whether they begin like a
JPEG or PNG file. File names and paths from the server are never used.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import re
import threading
import time
import urllib.parse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cardbase.atomic_files import write_atomic
from cardbase.datafile import DamagedError, read_bytes
from cardbase.errors import CardBaseError
from cardbase.message import Message, Sentence

if TYPE_CHECKING:
    import requests

_KRCG = "https://static.krcg.org/"
"""The KRCG server; its address is defined only here."""

SERVER = _KRCG + "card/"
"""The folder of card pictures."""

SYMBOL_SERVER = _KRCG + "png/"
"""The folder of the official symbols, see :mod:`cardbase.symbols`."""

MAX_BYTES = 5 * 1024 * 1024
"""The maximum size of a picture in bytes. The pictures on the server have about 0.1 MB."""

AT_ONCE = 2
"""The maximum number of simultaneous downloads of all stores together."""

OFFLINE_FOR = 60.0
"""Seconds to wait before the network is tried again after it could not be reached."""

MISSING_FOR = 7 * 24 * 3600.0
"""Seconds to wait before a picture that the server does not have is requested again."""

CONNECT_WITHIN, READ_WITHIN, DONE_WITHIN = 5.0, 10.0, 60.0
"""The maximum seconds to reach the server, between two pieces, and for a whole picture."""

_PIECE = 32 * 1024
_POLL = 0.1
_REDIRECTS = 3
_MAGIC = ((b"\xff\xd8\xff", "jpg"), (b"\x89PNG\r\n\x1a\n", "png"))
_JPEG_SCAN, _JPEG_END = b"\xff\xda", b"\xff\xd9"
_LANGUAGE = re.compile(r"[a-z]{2}(?:-[a-z]{2})?")
_ABSENT = ".absent"
_PRUNE_TO = 0.8
"""The fraction of the limit to which a full cache is reduced, oldest use first."""

_slots = threading.BoundedSemaphore(AT_ONCE)
_log = logging.getLogger(__name__)


class Refusal(Sentence):
    """The reason why there is no picture."""

    NONE = "There is no picture of this card."
    NOT_ON_SERVER = "There is no picture of this card on the server."
    UNREACHABLE = "The picture server cannot be reached."
    NO_ANSWER = "The picture server does not answer. Try again later."
    ELSEWHERE = "The picture server redirects to another address."
    CIRCLES = "The picture server redirects in a loop."
    TOO_LARGE = "The picture is too large."
    CUT_OFF = "The picture arrived incomplete."
    NOT_A_PICTURE = "What the server sent is not a picture."
    REFUSED = "The picture server refused (status {status})."
    UNWANTED = "The picture is no longer needed."


class PictureError(CardBaseError):
    """A picture cannot be loaded."""


class NoPictureError(PictureError):
    """The server has no such picture."""


class OfflineError(PictureError):
    """The server cannot be reached."""


class UnusableError(PictureError):
    """The data are not a picture, or too large."""


class CancelledError(PictureError):
    """The picture is no longer needed."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a card.

    Attributes:
        file: its file name (:attr:`cardbase.model.Card.picture`).
        language: the language of the printed text, as a code; English is the server's default.
        set_name: the full name of the set, for the picture of one printing; empty for the usual
            picture.
    """

    file: str
    language: str = "en"
    set_name: str = ""

    @property
    def path(self) -> str:
        """The path below :data:`SERVER`, quoted for a URL.

        Raises:
            NoPictureError: the card has no file name.

        >>> Picture("govern.jpg", set_name="Promo Pack 3 - Icons").path
        'set/promo-pack-3-icons/govern.jpg'
        """
        if not self.file or self.file.startswith("."):
            raise NoPictureError(Refusal.NONE)
        parts = [self.file]
        if self.set_name:
            parts = ["set", re.sub(r"[^a-z0-9]+", "-", self.set_name.lower()).strip("-"), *parts]
        elif self.language != "en" and _LANGUAGE.fullmatch(self.language):
            parts = [self.language, *parts]
        return "/".join(urllib.parse.quote(part, safe="") for part in parts)


class Stored(Protocol):
    """An object that a store fetches and keeps: a picture, or a symbol."""

    @property
    def path(self) -> str:
        """The path below the server's address, quoted for a URL."""


def sniff(data: bytes | bytearray) -> str:
    r"""The type of a file by its first bytes: ``"jpg"``, ``"png"``, or empty.

    >>> sniff(b"\xff\xd8\xff\xe0 and more"), sniff(b"<html>")
    ('jpg', '')
    """
    return next((kind for magic, kind in _MAGIC if data.startswith(magic)), "")


class PictureStore:
    """Fetches and caches pictures. Thread-safe.

    Args:
        folder: the folder of the cache, created with the first picture.
        limit: the maximum total bytes; beyond it, the least recently used pictures are deleted.
        server: the address to which paths are added.
    """

    def __init__(
        self, folder: Path, *, limit: int = 500 * 1024 * 1024, server: str = SERVER
    ) -> None:
        self.folder = folder
        self.limit = limit
        self._server = server.rstrip("/") + "/"
        self._lock = threading.Lock()
        self._offline_until = 0.0
        self._offline_because = Message(Refusal.UNREACHABLE)
        self._size: int | None = None

    def address(self, picture: Stored) -> str:
        """The address of a picture.

        Raises:
            NoPictureError: the card has no file name.
        """
        return self._server + picture.path

    def kept(self, picture: Stored) -> bytes | None:
        """A picture from the cache, or ``None``. It does not use the network."""
        path = self._place(picture)
        if path is None:
            return None
        try:
            data = read_bytes(path, MAX_BYTES)
        except (OSError, DamagedError):
            return None
        if not sniff(data):
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # a picture that is used stays in the cache
        return data

    def absent(self, picture: Stored) -> bool:
        """Whether the server recently did not have a picture."""
        path = self._place(picture)
        return path is None or _lately(path.with_suffix(_ABSENT), MISSING_FOR)

    @property
    def offline(self) -> bool:
        """Whether the network was recently unreachable."""
        return time.monotonic() < self._offline_until

    def try_again(self) -> None:
        """Allow a new attempt to reach the network."""
        self._offline_until = 0.0

    def fetch(
        self, picture: Stored, cancelled: Callable[[], bool] | None = None, *, again: bool = False
    ) -> bytes:
        """A picture, from the cache or the server. Blocks, so do not call it in the GUI thread.

        Args:
            picture: the picture.
            cancelled: called regularly; returns whether to stop.
            again: request it again even if the server recently did not have it.

        Raises:
            NoPictureError: the server does not have the picture.
            OfflineError: the server cannot be reached.
            UnusableError: the data are not a picture.
            CancelledError: ``cancelled`` returned true.
        """
        stop = cancelled or _never
        data = self.kept(picture)
        if data is not None:
            return data
        path = self._place(picture)
        if path is None or (not again and self.absent(picture)):
            raise NoPictureError(Refusal.NONE)
        with _a_slot(stop):
            if self.offline:
                raise OfflineError(self._offline_because)
            try:
                data = self._download(self.address(picture), stop)
            except NoPictureError:
                self._write(path.with_suffix(_ABSENT), b"")
                raise
            except OfflineError as error:
                self._offline_because = error.what
                self._offline_until = time.monotonic() + OFFLINE_FOR
                raise
        self._write(path, data)
        self._grown(len(data))
        return data

    def forget(self, picture: Stored) -> None:
        """Delete a file that turned out not to be a picture."""
        path = self._place(picture)
        if path is not None:
            _drop(path)

    def clear(self) -> None:
        """Delete all pictures."""
        with self._lock:
            for path in self._files():
                _drop(path)
            self._size = 0

    # ------------------------------------------------------------------------------------ keeping

    def _place(self, picture: Stored) -> Path | None:
        """The file of a picture. Its name is a digest, never foreign text."""
        try:
            path = picture.path
        except NoPictureError:
            return None
        return self.folder / f"{hashlib.sha256(path.encode()).hexdigest()[:32]}.picture"

    def _write(self, path: Path, data: bytes) -> None:
        """Store data in the cache; on a full disk, they are simply downloaded again later."""
        try:
            write_atomic(path, data)
        except OSError as error:
            _log.info("a picture could not be kept: %s", error)

    def _files(self) -> list[Path]:
        """The program's own files in the folder, which may contain other files."""
        try:
            return [
                path
                for path in self.folder.iterdir()
                if path.suffix in {".picture", _ABSENT} and re.fullmatch("[0-9a-f]{32}", path.stem)
            ]
        except OSError:
            return []

    def _grown(self, by: int) -> None:
        """Record a new picture; beyond the limit, delete the least recently used ones."""
        with self._lock:
            if self._size is not None:
                self._size += by
            if self._size is not None and self._size <= self.limit:
                return
            found: list[tuple[float, int, Path]] = []
            for path in self._files():
                with contextlib.suppress(OSError):
                    about = path.stat()
                    found.append((about.st_mtime, about.st_size, path))
            size = sum(each for _, each, _ in found)
            if size > self.limit:
                for _, each, path in sorted(found):
                    if size <= self.limit * _PRUNE_TO:
                        break
                    _drop(path)
                    size -= each
            self._size = size

    # ----------------------------------------------------------------------------------- fetching

    def _download(self, address: str, stop: Callable[[], bool]) -> bytes:
        # Loaded with the first picture, not at program start.
        from cardbase.sources import connection

        try:
            with connection.Watch(DONE_WITHIN, stop) as watch, connection.session() as session:
                answer = _answer(session, address)
                with contextlib.closing(answer):
                    data = _body(answer)
                watch.check()  # a connection closed by the watch looks like the end of the picture
                return data
        except connection.FAILURES as error:
            if stop():
                raise CancelledError(Refusal.UNWANTED) from None
            _log.info("%s: %s", address, error)
            early = isinstance(error, connection.CUT_OFF)
            raise OfflineError(Refusal.CUT_OFF if early else Refusal.UNREACHABLE) from error


def _answer(session: requests.Session, address: str) -> requests.Response:
    """The server's answer, after redirects within the same server."""
    for _ in range(_REDIRECTS + 1):
        answer = session.get(
            address,
            headers={"Accept": "image/jpeg, image/png", "Accept-Encoding": "identity"},
            timeout=(CONNECT_WITHIN, READ_WITHIN),
            stream=True,
            allow_redirects=False,
        )
        if not answer.is_redirect:
            _check_status(answer)
            return answer
        target = urllib.parse.urljoin(address, answer.headers.get("Location", ""))
        answer.close()
        if not _same_server(address, target):
            raise UnusableError(Refusal.ELSEWHERE)
        address = target
    raise UnusableError(Refusal.CIRCLES)


def _never() -> bool:
    return False


@contextlib.contextmanager
def _a_slot(stop: Callable[[], bool]) -> Iterator[None]:
    """Wait until a download may begin."""
    while not _slots.acquire(timeout=_POLL):
        if stop():
            raise CancelledError(Refusal.UNWANTED)
    try:
        if stop():
            raise CancelledError(Refusal.UNWANTED)
        yield
    finally:
        _slots.release()


def _check_status(answer: requests.Response) -> None:
    status = answer.status_code
    if status == 200:
        return
    answer.close()
    if status in {404, 410}:
        raise NoPictureError(Refusal.NOT_ON_SERVER)
    if status in {429, 500, 502, 503, 504}:
        raise OfflineError(Refusal.NO_ANSWER)
    raise UnusableError(Refusal.REFUSED, status=str(status))


def _same_server(address: str, target: str) -> bool:
    here, there = urllib.parse.urlsplit(address), urllib.parse.urlsplit(target)
    safer = there.scheme in {here.scheme, "https"}
    return safer and here.hostname == there.hostname and there.scheme in {"http", "https"}


def _body(answer: requests.Response) -> bytes:
    """The data from the server, checked as they arrive.

    Raises:
        UnusableError: the data are too large, or not a picture.
        OfflineError: the data end early.
    """
    announced = answer.headers.get("Content-Length", "")
    length = int(announced) if announced.isascii() and announced.isdigit() else None
    if length is not None and length > MAX_BYTES:
        raise UnusableError(Refusal.TOO_LARGE)
    data = bytearray()
    # Not iter_content, which unpacks: a small response can unpack to a very large one.
    while piece := answer.raw.read1(_PIECE, decode_content=False):
        data += piece
        if len(data) > MAX_BYTES:
            raise UnusableError(Refusal.TOO_LARGE)
        if len(data) >= 8 and not sniff(data):
            raise UnusableError(Refusal.NOT_A_PICTURE)
    if length is not None and len(data) < length:
        raise OfflineError(Refusal.CUT_OFF)
    if not sniff(data):
        raise UnusableError(Refusal.NOT_A_PICTURE)
    if length is None and not _is_whole(data):
        raise OfflineError(Refusal.CUT_OFF)
    return bytes(data)


def _is_whole(data: bytes | bytearray) -> bool:
    """Whether a picture is complete.

    Programs append other data, so the end marker may be anywhere. Its two bytes cannot occur in the
    data of a JPEG; an earlier pair belongs to a preview.
    """
    if sniff(data) == "png":
        return b"IEND" in data
    return data.rfind(_JPEG_END) > data.rfind(_JPEG_SCAN) >= 0


def _lately(path: Path, within: float) -> bool:
    """Whether a file was written recently."""
    try:
        return 0 <= time.time() - path.stat().st_mtime < within
    except OSError:
        return False


def _drop(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
