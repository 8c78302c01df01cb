"""Fetching a file from a server that may be slow, broken or hostile.

A download is written to a partial file. A later attempt, in this run or in another one, continues
it if the server supports this and the file has not changed. Size and time are limited regardless of
what the server announces. Only the request is sent: no cookie, no password, no name.
"""

from __future__ import annotations

import contextlib
import email.utils
import hashlib
import re
import zlib
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import msgspec
import requests
import urllib3

from cardbase.atomic_files import make_folder, open_private, write_atomic
from cardbase.datafile import DamagedError, read
from cardbase.sources.connection import Watch, session
from cardbase.sources.decompression import looks_like_web_page
from cardbase.sources.problems import SourceProblem, Subject
from cardbase.sources.source import DownloadError, SourceError

type Report = Callable[[int, int | None], None]
"""Called with the number of bytes received and the total, if known."""

_CHUNK = 64 * 1024  # bytes
_MAX_NOTE = 64 * 1024  # bytes
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_TEMPORARY = frozenset({408, 425, 429, 500, 502, 503, 504})
_RANGE = re.compile(r"bytes (\d+)-\d+/(?:\d+|\*)\Z")

# The errors of requests and urllib3 for a broken connection.
_BROKEN = (requests.RequestException, urllib3.exceptions.HTTPError, HTTPException, OSError)
# The same errors, and internal errors after another thread closes the socket.
_SHUT = (*_BROKEN, ValueError, AttributeError)


class _TemporaryError(DownloadError):
    """A temporary error: another attempt may succeed."""


class Limits(msgspec.Struct, frozen=True):
    """The limits of a download: time and size.

    Attributes:
        connect: seconds until a connection is established.
        read: the maximum seconds without data.
        total: the total seconds.
        size: bytes of the unpacked file.
        redirects: maximum redirects.
        attempts: maximum attempts.
        pause: seconds before the second attempt, doubled for each further one.
    """

    connect: float = 10.0
    read: float = 30.0
    total: float = 900.0
    size: int = 64 * 1024 * 1024
    redirects: int = 5
    attempts: int = 4
    pause: float = 0.5


DEFAULT_LIMITS = Limits()


class Marks(msgspec.Struct, frozen=True):
    """The server's identifiers of a state of a file, to ask for a newer one."""

    etag: str = ""
    last_modified: str = ""


class Fetched(msgspec.Struct, frozen=True):
    """A finished download.

    Attributes:
        path: the path of the file; ``None`` if the server has nothing newer.
        marks: the server's identifiers of this state.
        sha256: the hash of the content.
        size: the size in bytes.
        date: the date in the server's answer, as written there.
    """

    path: Path | None
    marks: Marks
    sha256: str = ""
    size: int = 0
    date: str = ""


def fetch(
    url: str,
    part: Path,
    *,
    known: Marks | None = None,
    limits: Limits = DEFAULT_LIMITS,
    report: Report | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Fetched:
    """Fetch a file.

    Args:
        url: its address, http or https.
        part: the partial file; that of an earlier attempt is continued.
        known: the present state; the server sends nothing if it is current.
        limits: the limits of time and size.
        report: called with the progress.
        cancelled: returns whether to stop; called often, from another thread.

    Raises:
        DownloadError: it could not be fetched.
        CancelledError: ``cancelled`` returned true.
    """
    _check_scheme(url)
    with Watch(limits.total, cancelled) as watch, session() as requester:
        download = _Download(requester, watch, url, part, limits, report)
        for attempt in range(1, limits.attempts + 1):
            try:
                return download.run(known)
            except _TemporaryError as error:
                if attempt == limits.attempts:
                    raise DownloadError(error.what) from None
            watch.pause(limits.pause * 2 ** (attempt - 1))
    raise DownloadError(SourceProblem.NEVER_ASKED, host=_host(url))


class _Partial(msgspec.Struct, frozen=True):
    """The state of a partial file, stored in a separate file."""

    url: str
    marks: Marks


class _Download:
    """A download in progress; :meth:`run` is one attempt."""

    def __init__(
        self,
        requester: requests.Session,
        watch: Watch,
        url: str,
        part: Path,
        limits: Limits,
        report: Report | None,
    ) -> None:
        self._session = requester
        self._watch = watch
        self._url = url
        self._part = part
        self._note = part.with_name(f"{part.name}.json")
        self._limits = limits
        self._report = report

    def run(self, known: Marks | None) -> Fetched:
        """Send the request and receive the file.

        Raises:
            DownloadError: the request failed.
            CancelledError: the user has cancelled.
        """
        self._watch.check()
        try:
            return self._run(known)
        except SourceError:
            if not self._note.exists():
                self._part.unlink(missing_ok=True)  # it could never be continued
            raise

    def _run(self, known: Marks | None) -> Fetched:
        try:
            offset, headers = self._resume()
            if not offset and known is not None:
                headers |= _conditions(known)
            with contextlib.closing(self._ask(headers)) as response:
                return self._take(response, offset)
        except SourceError:
            raise
        except requests.exceptions.SSLError as error:
            self._watch.check()
            raise DownloadError(
                SourceProblem.CERTIFICATE, host=_host(self._url), why=str(error)
            ) from None
        except requests.Timeout:
            self._watch.check()
            raise _TemporaryError(SourceProblem.NO_ANSWER, host=_host(self._url)) from None
        except _SHUT as error:
            self._watch.check()
            if isinstance(error, requests.RequestException) and isinstance(error, ValueError):
                raise DownloadError(
                    SourceProblem.BAD_ADDRESS, address=self._url, why=str(error)
                ) from None
            problem = SourceProblem.UNREACHABLE if _unconnected(error) else SourceProblem.BROKEN_OFF
            raise _TemporaryError(problem, host=_host(self._url), why=_plain(error)) from None

    def _resume(self) -> tuple[int, dict[str, str]]:
        """The position at which to continue, and the headers that request the rest."""
        # A compressed response cannot be continued; it helps for JSON, not for archives.
        packed = urlsplit(self._url).path.endswith(".json")
        try:
            note = read(self._note, _Partial, _MAX_NOTE)
            size = self._part.stat().st_size
        except (OSError, DamagedError):
            note, size = None, 0
        mark = note and (note.marks.etag or note.marks.last_modified)
        if note is None or note.url != self._url or not mark or not 0 < size < self._limits.size:
            self._forget()
            return 0, {"Accept-Encoding": "gzip" if packed else "identity"}
        return size, {
            "Accept-Encoding": "identity",
            "Range": f"bytes={size}-",
            "If-Range": mark,
        }

    def _forget(self) -> None:
        self._note.unlink(missing_ok=True)
        self._part.unlink(missing_ok=True)

    def _ask(self, headers: dict[str, str]) -> requests.Response:
        """The answer at the end of all redirects."""
        url = self._url
        for _ in range(self._limits.redirects + 1):
            response = self._session.get(
                url,
                headers=headers,
                stream=True,
                allow_redirects=False,
                timeout=(self._limits.connect, self._limits.read),
            )
            if response.status_code not in _REDIRECTS or "Location" not in response.headers:
                return response
            response.close()
            self._session.cookies.clear()
            target = urljoin(url, response.headers["Location"])
            _check_scheme(target, previous=url)
            url = target
        raise DownloadError(SourceProblem.REDIRECTS, host=_host(self._url))

    def _take(self, response: requests.Response, offset: int) -> Fetched:
        status = response.status_code
        name = _host(self._url)
        answer = f"{status} {response.reason}"
        marks = Marks(
            response.headers.get("ETag", ""),
            response.headers.get("Last-Modified", ""),
        )
        date = response.headers.get("Date", "")
        if status == 304 and not offset:
            if not _conditions_of(response):
                raise DownloadError(SourceProblem.UNASKED, host=name)
            return Fetched(None, marks, date=date)
        if status == 416 or (status == 206 and not self._continues(response, offset, marks)):
            self._forget()
            raise _TemporaryError(SourceProblem.CANNOT_CONTINUE, host=name)
        if status in _TEMPORARY:
            raise _TemporaryError(SourceProblem.NOT_NOW, host=name, status=answer)
        if status in {404, 410}:
            raise DownloadError(SourceProblem.NO_FILE, address=self._url, status=answer)
        if status not in {200, 206}:
            raise DownloadError(SourceProblem.REFUSED, host=name, status=answer)
        if "html" in response.headers.get("Content-Type", "").lower():
            raise DownloadError(SourceProblem.WRONG_CONTENT, host=name, subject=Subject.WEB_PAGE)
        self._store(response, marks, offset if status == 206 else 0)
        return self._finish(marks, date)

    @staticmethod
    def _continues(response: requests.Response, offset: int, marks: Marks) -> bool:
        """Whether the answer is the requested rest of the same state."""
        span = _RANGE.match(response.headers.get("Content-Range", ""))
        asked = response.request.headers.get("If-Range", "")
        return (
            offset > 0
            and span is not None
            and int(span[1]) == offset
            and not response.headers.get("Content-Encoding", "").replace("identity", "")
            and asked in {marks.etag or asked, marks.last_modified}
        )

    def _store(self, response: requests.Response, marks: Marks, offset: int) -> None:
        """Write the body to the partial file as it arrives."""
        decode = _Decoder(response.headers.get("Content-Encoding", ""), _host(self._url))
        length = _length(response)
        total = None if length is None or decode.packed else offset + length
        if (total or 0) > self._limits.size:
            raise self._too_large()
        strong = not marks.etag.startswith("W/")
        usable = Marks(marks.etag if strong else "", marks.last_modified)
        make_folder(self._part.parent)
        if decode.packed or not (usable.etag or usable.last_modified):
            self._note.unlink(missing_ok=True)
        elif not offset:
            self._part.unlink(missing_ok=True)
            write_atomic(self._note, msgspec.json.encode(_Partial(self._url, usable)))
        response.raw.enforce_content_length = False  # the message of this program is clearer
        size = offset
        received = 0
        with open_private(self._part, "ab" if offset else "wb") as file:
            while chunk := response.raw.read1(_CHUNK, decode_content=False):
                received += len(chunk)
                for piece in decode.feed(chunk):
                    size += len(piece)
                    if size > self._limits.size:
                        raise self._too_large()
                    file.write(piece)
                self._watch.check()
                if self._report is not None:
                    self._report(size, total)
        self._watch.check()
        if (length is not None and received < length) or not decode.whole:
            host = _host(self._url)
            if length is None:
                raise _TemporaryError(SourceProblem.CUT_OFF, host=host, number=received)
            raise _TemporaryError(SourceProblem.CUT_OFF_OF, host=host, number=received, all=length)

    def _too_large(self) -> DownloadError:
        self._forget()
        megabytes = self._limits.size / 2**20
        return DownloadError(SourceProblem.TOO_LARGE, address=self._url, size=f"{megabytes:.3g}")

    def _finish(self, marks: Marks, date: str) -> Fetched:
        digest = hashlib.sha256()
        size = 0
        with self._part.open("rb") as file:
            head = file.read(512)
            file.seek(0)
            while chunk := file.read(_CHUNK):
                digest.update(chunk)
                size += len(chunk)
        self._note.unlink(missing_ok=True)
        if not size or looks_like_web_page(head):
            self._part.unlink()
            what = Subject.WEB_PAGE if size else Subject.EMPTY_FILE
            raise DownloadError(SourceProblem.WRONG_CONTENT, host=_host(self._url), subject=what)
        return Fetched(self._part, marks, digest.hexdigest(), size, date)


class _Decoder:
    """Decompresses a response in small steps, at most a few chunks at once."""

    def __init__(self, encoding: str, host: str) -> None:
        coding = encoding.strip().lower()
        self._host = host
        self.packed = coding not in {"", "identity"}
        if coding not in {"", "identity", "gzip", "x-gzip", "deflate"}:
            raise DownloadError(SourceProblem.CODING, host=host, coding=coding)
        self._unpacker = zlib.decompressobj(wbits=47) if self.packed else None

    @property
    def whole(self) -> bool:
        """Whether the compressed data are complete."""
        return self._unpacker is None or self._unpacker.eof

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """The decompressed pieces of a chunk."""
        if self._unpacker is None:
            yield chunk
            return
        try:
            while chunk and not self._unpacker.eof:
                yield self._unpacker.decompress(chunk, _CHUNK)
                chunk = self._unpacker.unconsumed_tail
        except zlib.error as error:
            raise DownloadError(
                SourceProblem.DAMAGED_STREAM, host=self._host, why=str(error)
            ) from None


def server_date(text: str) -> str:
    """The day in a ``Date`` header as ``2026-04-09``; empty if there is none."""
    try:
        return email.utils.parsedate_to_datetime(text).date().isoformat()
    except (ValueError, TypeError, OverflowError):
        return ""


def _conditions_of(response: requests.Response) -> bool:
    """The conditions under which only a newer state is requested."""
    asked = response.request.headers
    return "If-None-Match" in asked or "If-Modified-Since" in asked


def _conditions(known: Marks) -> dict[str, str]:
    conditions = {}
    if known.etag:
        conditions["If-None-Match"] = known.etag
    if known.last_modified:
        conditions["If-Modified-Since"] = known.last_modified
    return conditions


def _length(response: requests.Response) -> int | None:
    text = response.headers.get("Content-Length", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


def _check_scheme(url: str, previous: str = "") -> None:
    try:
        parts = urlsplit(url)
        host = parts.hostname
        _ = parts.port
    except ValueError:
        raise DownloadError(SourceProblem.NOT_AN_ADDRESS, address=url) from None
    if previous and parts.scheme not in {"http", "https"}:
        raise DownloadError(SourceProblem.OFF_THE_WEB, host=_host(previous), address=url)
    if parts.scheme not in {"http", "https"} or not host:
        raise DownloadError(SourceProblem.NOT_HTTP, address=url)
    if parts.username or parts.password:
        raise DownloadError(SourceProblem.CREDENTIALS, host=host)
    if previous.startswith("https:") and parts.scheme == "http":
        raise DownloadError(SourceProblem.DOWNGRADE, host=_host(previous))


def _host(url: str) -> str:
    return urlsplit(url).netloc


def _unconnected(error: BaseException | None) -> bool:
    """Whether no connection was ever established."""
    while error is not None:
        if isinstance(error, urllib3.exceptions.NewConnectionError):
            return True
        error = error.__cause__ or error.__context__
    return False


def _plain(error: Exception) -> str:
    """The innermost message, without the class names of libraries around it."""
    cause: BaseException | None = error
    while cause is not None:
        error = cause if isinstance(cause, Exception) else error
        cause = cause.__cause__ or cause.__context__
    return str(error) or type(error).__name__
