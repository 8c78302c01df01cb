"""Connections with a time limit, which the user can also cancel."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from http.client import HTTPException
from types import TracebackType
from typing import Any, Self, override

import requests
import requests.adapters
import urllib3
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import CancelledError, DownloadError, UpdateError

_POLL = 0.05  # seconds between two checks of the clock and of cancellation
_HEADERS = {"User-Agent": "vtes-deck", "Accept": "*/*"}


FAILURES = (
    requests.RequestException,
    urllib3.exceptions.HTTPError,
    HTTPException,
    OSError,
    ValueError,
    AttributeError,
    UpdateError,
)
"""Errors while data are received, including those after another thread closes a socket."""

CUT_OFF = (urllib3.exceptions.ProtocolError, HTTPException)
"""The errors of data that end early."""


class Watch:
    """Closes the connection when time is up or the user cancels.

    A server that sends a byte now and then never causes a time-out of the socket. For this reason,
    the clock runs in a separate thread, which ends with the ``with`` block.
    """

    def __init__(self, seconds: float, cancelled: Callable[[], bool] | None) -> None:
        """Allow ``seconds`` in total; ``cancelled`` is called often, from another thread."""
        self._seconds = seconds
        self._cancelled = cancelled
        self._reason: UpdateError | None = None
        self._sockets: list[socket.socket] = []
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._fired = threading.Event()
        self._thread = threading.Thread(target=self._run, name="download watch", daemon=True)

    def __enter__(self) -> Self:
        self._token = _watching.set(self)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._thread.join()
        _watching.reset(self._token)

    def _run(self) -> None:
        left = self._seconds
        while not self._over.wait(min(_POLL, max(left, 0.0))):
            left -= _POLL
            if self._cancelled is not None and self._cancelled():
                self._fire(CancelledError(SourceProblem.STOPPED))
                return
            if left <= 0:
                self._fire(DownloadError(SourceProblem.TIMEOUT, number=f"{self._seconds:g}"))
                return

    def _fire(self, reason: UpdateError) -> None:
        with self._lock:
            self._reason = reason
            for held in self._sockets:
                _shut(held)
        self._fired.set()

    def hold(self, connection: socket.socket) -> None:
        """Watch a connection."""
        with self._lock:
            self._sockets.append(connection)
            if self._reason is not None:
                _shut(connection)

    def check(self) -> None:
        """Raise the reason to stop, if there is one.

        Raises:
            UpdateError: time is up, or the user has cancelled.
        """
        if self._cancelled is not None and self._cancelled():
            raise CancelledError(SourceProblem.STOPPED)
        if self._reason is not None:
            raise self._reason

    def pause(self, seconds: float) -> None:
        """Wait, but not beyond the time limit.

        Raises:
            UpdateError: time is up, or the user has cancelled.
        """
        self._fired.wait(seconds)
        self.check()


_watching: ContextVar[Watch] = ContextVar("_watching")


def _shut(connection: socket.socket) -> None:
    # The plain method, because that of a TLS socket would destroy state that the reading thread
    # uses.
    with contextlib.suppress(OSError):
        socket.socket.shutdown(connection, socket.SHUT_RDWR)


class _Http(HTTPConnection):
    """A watched connection."""

    @override
    def connect(self) -> None:
        super().connect()
        _watching.get().hold(self.sock)


class _Https(HTTPSConnection):
    """The same over TLS."""

    @override
    def connect(self) -> None:
        super().connect()
        _watching.get().hold(self.sock)


class _HttpPool(HTTPConnectionPool):
    ConnectionCls = _Http


class _HttpsPool(HTTPSConnectionPool):
    ConnectionCls = _Https


class _Adapter(requests.adapters.HTTPAdapter):
    """Creates watched connections, directly and through proxies."""

    @override
    def init_poolmanager(self, *args: Any, **options: Any) -> None:
        super().init_poolmanager(*args, **options)
        self.poolmanager.pool_classes_by_scheme = {"http": _HttpPool, "https": _HttpsPool}

    @override
    def proxy_manager_for(self, proxy: str, **options: object) -> urllib3.ProxyManager:
        manager: urllib3.ProxyManager = super().proxy_manager_for(proxy, **options)
        manager.pool_classes_by_scheme = {"http": _HttpPool, "https": _HttpsPool}
        return manager


def _anonymous(request: requests.PreparedRequest) -> requests.PreparedRequest:
    """Prevent requests from looking up passwords in the user's ``.netrc``."""
    return request


@contextlib.contextmanager
def session() -> Iterator[requests.Session]:
    """A session that sends no data of the user, to be used within a :class:`Watch`."""
    with requests.Session() as made:
        made.mount("http://", _Adapter())
        made.mount("https://", _Adapter())
        made.headers.clear()
        made.headers.update(_HEADERS)
        made.auth = _anonymous
        yield made
