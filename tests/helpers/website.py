"""A local web server that imitates the failures of real ones.

    with website() as site:
        site["/cards.zip"] = Page(data, etag='"1"', ranges=True)
        fetch(site.url("/cards.zip"), ...)
        assert site.asked[0].headers["User-Agent"]

A page is a :class:`Page`, or any function that is given the request handler and writes the answer
itself. When the block ends, slow answers stop and no thread remains.
"""

import contextlib
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Page:
    """An ordinary answer, conditional or partial according to the request and the flags."""

    data: bytes = b""
    status: int = 200
    etag: str = ""
    last_modified: str = ""
    ranges: bool = False
    headers: dict = field(default_factory=dict)
    # The connection breaks after this many bytes, this many times; then the page is complete.
    broken_after: int | None = None
    broken_times: int = 0

    def __call__(self, request):
        if self.etag and request.headers.get("If-None-Match") == self.etag:
            request.answer(304, {"ETag": self.etag})
            return
        start = self._start(request)
        body = self.data[start:]
        headers = {"Content-Length": str(len(body)), "Date": "Thu, 09 Apr 2026 10:00:00 GMT"}
        headers |= {"ETag": self.etag} if self.etag else {}
        headers |= {"Last-Modified": self.last_modified} if self.last_modified else {}
        if start:
            headers["Content-Range"] = f"bytes {start}-{len(self.data) - 1}/{len(self.data)}"
        request.answer(206 if start else self.status, headers | self.headers)
        if self.broken_after is not None and self.broken_times:
            self.broken_times -= 1
            request.write(body[: self.broken_after])
            request.break_off()
            return
        request.write(body)

    def _start(self, request):
        asked = request.headers.get("Range", "")
        if not self.ranges or not asked:
            return 0
        if request.headers.get("If-Range") not in {self.etag, self.last_modified}:
            return 0
        return int(asked.removeprefix("bytes=").rstrip("-"))


class Site(dict):
    """Pages by path, and the requests that have come."""

    def __init__(self, server):
        super().__init__()
        self.server = server
        self.asked = []
        self.closing = threading.Event()

    def url(self, path, scheme="http"):
        host, port = self.server.server_address[:2]
        return f"{scheme}://{host}:{port}{path}"


@dataclass
class Asked:
    path: str
    headers: dict


class _Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        site = self.server.site
        site.asked.append(Asked(self.path, dict(self.headers)))
        self.close_connection = True
        page = site.get(self.path)
        with contextlib.suppress(ConnectionError):
            if page is None:
                self.answer(404, {"Content-Length": "0"})
            else:
                page(self)

    def answer(self, status, headers):
        # send_response would add the day and the name of the server, which the tests set.
        self.send_response_only(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Connection", "close")
        self.end_headers()

    def write(self, data):
        self.wfile.write(data)
        self.wfile.flush()

    def wait(self, seconds):
        """Wait; return true when the test is over."""
        return self.server.site.closing.wait(seconds)

    def break_off(self):
        self.wfile.flush()
        self.connection.shutdown(2)

    def log_message(self, *_):
        pass


class _Server(ThreadingHTTPServer):
    daemon_threads = False
    block_on_close = True

    def handle_error(self, request, client_address):
        """Clients that disconnect are expected in these tests."""


@contextlib.contextmanager
def website():
    server = _Server(("127.0.0.1", 0), _Request)
    server.site = site = Site(server)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield site
    finally:
        site.closing.set()
        server.shutdown()
        thread.join()
        server.server_close()


def answering(status, **headers):
    """A page with only a status and headers (``Content_Type`` for ``Content-Type``)."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}

    def page(request):
        request.answer(status, {"Content-Length": "0"} | named)

    return page
