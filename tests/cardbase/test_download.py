"""Downloads from a server that is slow, broken or hostile."""

import hashlib
import random
import socket
import threading

import pytest
from website import Page, answering, website

from cardbase.sources.download import Limits, Marks, fetch, server_date
from cardbase.sources.source import CancelledError, DownloadError

DATA = random.Random(1).randbytes(300_000)
QUICK = Limits(connect=20, read=20, total=60, size=1_000_000, attempts=3, pause=0.01)
IMPATIENT = Limits(connect=20, read=0.15, total=60, size=1_000_000, attempts=3, pause=0.01)
"""The limit for silent servers. A busy machine may slow down any server this much."""


@pytest.fixture
def site():
    with website() as site:
        yield site


@pytest.fixture
def part(tmp_path):
    return tmp_path / "downloads" / "part"


def test_a_file_arrives_unchanged(site, part):
    site["/cards.zip"] = Page(DATA, etag='"1"', last_modified="Thu, 09 Apr 2026 09:00:00 GMT")
    reported = []

    fetched = fetch(
        site.url("/cards.zip"), part, limits=QUICK, report=lambda *far: reported.append(far)
    )

    assert fetched.path.read_bytes() == DATA
    assert fetched.sha256 == hashlib.sha256(DATA).hexdigest()
    assert fetched.size == len(DATA)
    assert fetched.marks == Marks('"1"', "Thu, 09 Apr 2026 09:00:00 GMT")
    assert server_date(fetched.date) == "2026-04-09"
    assert reported[-1] == (len(DATA), len(DATA))
    assert [done for done, _ in reported] == sorted(done for done, _ in reported)
    assert sorted(p.name for p in part.parent.iterdir()) == ["part"]


def test_the_request_contains_no_data_about_the_user(site, part, monkeypatch, tmp_path):
    (tmp_path / "netrc").write_text("machine 127.0.0.1 login somebody password secret\n")
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    site["/hop"] = answering(302, Location="/cards.zip", Set_Cookie="who=me")
    site["/cards.zip"] = Page(DATA)
    fetch(site.url("/hop"), part, limits=QUICK)
    for asked in site.asked:
        assert set(asked.headers) == {"Host", "User-Agent", "Accept", "Accept-Encoding"}
        assert asked.headers["User-Agent"] == "vtes-deck"


def test_an_unknown_length_is_reported_as_unknown(site, part):
    def page(request):
        request.answer(200, {})
        request.write(DATA)

    site["/cards.zip"] = page
    reported = []
    fetched = fetch(
        site.url("/cards.zip"), part, limits=QUICK, report=lambda *far: reported.append(far)
    )
    assert fetched.path.read_bytes() == DATA
    assert {total for _, total in reported} == {None}


def test_unchanged_data_are_not_transferred(site, part):
    site["/cards.zip"] = Page(DATA, etag='"1"')
    fetched = fetch(site.url("/cards.zip"), part, known=Marks('"1"'), limits=QUICK)
    assert fetched.path is None
    assert fetched.marks.etag == '"1"'
    assert site.asked[0].headers["If-None-Match"] == '"1"'


def test_a_known_time_is_sent_as_a_condition(site, part):
    site["/cards.zip"] = answering(304)
    day = "Thu, 09 Apr 2026 09:00:00 GMT"
    assert fetch(site.url("/cards.zip"), part, known=Marks("", day), limits=QUICK).path is None
    assert site.asked[0].headers["If-Modified-Since"] == day


# -------------------------------------------------------------------------------------- resumption


@pytest.mark.parametrize("mark", [{"etag": '"1"'}, {"last_modified": "Thu, 09 Apr 2026 09:00 GMT"}])
def test_a_broken_download_continues_where_it_broke(site, part, mark):
    site["/cards.zip"] = Page(DATA, ranges=True, broken_after=100_000, broken_times=2, **mark)
    fetched = fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert fetched.path.read_bytes() == DATA
    spans = [asked.headers.get("Range") for asked in site.asked]
    assert spans == [None, "bytes=100000-", "bytes=200000-"]


def test_a_download_continues_in_the_next_run(site, part):
    page = site["/cards.zip"] = Page(DATA, etag='"1"', ranges=True, broken_after=9, broken_times=9)
    with pytest.raises(DownloadError, match="broke"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    page.broken_times = 0
    site.asked.clear()
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA
    assert site.asked[0].headers["Range"] == "bytes=27-"


def test_a_server_without_ranges_starts_again(site, part):
    site["/cards.zip"] = Page(DATA, etag='"1"', ranges=False, broken_after=9, broken_times=1)
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA


def test_a_changed_file_starts_again(site, part):
    page = site["/cards.zip"] = Page(DATA, etag='"1"', ranges=True, broken_after=9, broken_times=9)
    with pytest.raises(DownloadError):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    page.broken_times = 0
    page.etag, page.data = '"2"', DATA[::-1]
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA[::-1]


def test_a_continued_download_of_a_changed_file_is_rejected(site, part):
    """The server ignores If-Range and sends the rest of its present file, with another ETag."""
    site["/cards.zip"] = Page(DATA, etag='"1"', ranges=True, broken_after=9, broken_times=9)
    with pytest.raises(DownloadError):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    other = DATA[::-1]

    def page(request):
        if "Range" in request.headers:
            span = {"Content-Range": f"bytes 27-{len(other) - 1}/{len(other)}", "ETag": '"2"'}
            request.answer(206, span | {"Content-Length": str(len(other) - 27)})
            request.write(other[27:])
        else:
            Page(other)(request)

    site["/cards.zip"] = page
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == other


@pytest.mark.parametrize(
    "span", ["bytes 5-9/10", "bytes 0-9/10", "lines 9-10/11", "", "bytes 9-8", "bytes -9/10"]
)
def test_a_rest_from_another_offset_is_rejected(site, part, span):
    site["/cards.zip"] = Page(DATA, etag='"1"', ranges=True, broken_after=9, broken_times=9)
    with pytest.raises(DownloadError):
        fetch(site.url("/cards.zip"), part, limits=QUICK)

    def page(request):
        if "Range" in request.headers:
            request.answer(206, {"Content-Range": span, "Content-Length": "1"})
            request.write(b"x")
        else:
            Page(DATA)(request)

    site["/cards.zip"] = page
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA


def test_a_rest_that_the_server_cannot_send_starts_again(site, part):
    site["/cards.zip"] = Page(DATA, etag='"1"', ranges=True, broken_after=9, broken_times=9)
    with pytest.raises(DownloadError):
        fetch(site.url("/cards.zip"), part, limits=QUICK)

    def page(request):
        if "Range" in request.headers:
            request.answer(416, {"Content-Length": "0"})
        else:
            Page(DATA)(request)

    site["/cards.zip"] = page
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA


def test_a_partial_file_from_another_address_is_not_continued(site, part):
    site["/a.zip"] = Page(DATA, etag='"1"', ranges=True, broken_after=9, broken_times=9)
    with pytest.raises(DownloadError):
        fetch(site.url("/a.zip"), part, limits=QUICK)
    site["/b.zip"] = Page(DATA[::-1], etag='"1"', ranges=True)
    assert fetch(site.url("/b.zip"), part, limits=QUICK).path.read_bytes() == DATA[::-1]


def test_a_weak_etag_continues_nothing(site, part):
    site["/cards.zip"] = Page(DATA, etag='W/"1"', ranges=True, broken_after=9, broken_times=1)
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA
    assert all("Range" not in asked.headers for asked in site.asked)


# ---------------------------------------------------------------------------------------- statuses


@pytest.mark.parametrize(
    ("status", "message"),
    [(404, "there is no file"), (410, "there is no file"), (403, "refuses"), (206, "continue")],
)
def test_a_permanent_error_is_not_retried(site, part, status, message):
    site["/cards.zip"] = answering(status)
    with pytest.raises(DownloadError, match=message):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert len(site.asked) == (1 if status != 206 else QUICK.attempts)


@pytest.mark.parametrize("status", [429, 500, 502, 503, 504])
def test_a_temporary_error_is_retried(site, part, status):
    def page(request):
        if len(site.asked) < QUICK.attempts:
            answering(status)(request)
        else:
            Page(DATA)(request)

    site["/cards.zip"] = page
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).path.read_bytes() == DATA


def test_a_lasting_temporary_error_ends_the_download(site, part):
    site["/cards.zip"] = answering(503)
    with pytest.raises(DownloadError, match="cannot answer now"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert len(site.asked) == QUICK.attempts


# --------------------------------------------------------------------------------------- redirects


def test_redirects_are_followed(site, part):
    site["/a"] = answering(301, Location="/b")
    site["/b"] = answering(307, Location=site.url("/c"))
    site["/c"] = Page(DATA)
    assert fetch(site.url("/a"), part, limits=QUICK).path.read_bytes() == DATA


@pytest.mark.parametrize("loop", [True, False])
def test_endless_redirects_are_abandoned(site, part, loop):
    def page(request):
        target = "/a" if loop else f"/a{len(site.asked)}"
        site[target] = page
        answering(302, Location=target)(request)

    site["/a"] = page
    with pytest.raises(DownloadError, match="redirects too often"):
        fetch(site.url("/a"), part, limits=QUICK)
    assert len(site.asked) == QUICK.redirects + 1


@pytest.mark.parametrize(
    "target", ["file:///etc/passwd", "ftp://127.0.0.1/x", "data:text/plain,x", "javascript:x"]
)
def test_redirects_lead_only_to_web_addresses(site, part, target):
    site["/a"] = answering(302, Location=target)
    with pytest.raises(DownloadError, match="not on the web"):
        fetch(site.url("/a"), part, limits=QUICK)


def test_https_is_not_redirected_to_http(site, part, monkeypatch):
    import requests

    def get(session, url, **options):
        answer = requests.Response()
        answer.status_code = 302
        answer.headers["Location"] = "http://example.org/cards.zip"
        answer.raw = None
        monkeypatch.setattr(answer, "close", lambda: None)
        return answer

    monkeypatch.setattr(requests.Session, "get", get)
    with pytest.raises(DownloadError, match="from a secure connection to an insecure one"):
        fetch("https://example.org/cards.zip", part, limits=QUICK)


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "ftp://example.org/x",
        "cards.zip",
        "",
        "http://",
        "http://[bad",
        "http://127.0.0.1:99999/x",
        "http://somebody:secret@127.0.0.1/x",
        "http://\x00/",
        "http://a..b/",
    ],
)
def test_an_invalid_address_is_reported(part, url):
    with pytest.raises(DownloadError) as failure:
        fetch(url, part, limits=QUICK)
    assert "secret" not in str(failure.value)


# ---------------------------------------------------------------------------- time and connections


def test_a_silent_server_times_out(site, part):
    def page(request):
        request.wait(5)

    site["/cards.zip"] = page
    with pytest.raises(DownloadError, match="does not answer"):
        fetch(site.url("/cards.zip"), part, limits=IMPATIENT)


def test_a_server_that_falls_silent_times_out(site, part):
    def page(request):
        request.answer(200, {"Content-Length": "100"})
        request.write(b"x")
        request.wait(5)

    site["/cards.zip"] = page
    with pytest.raises(DownloadError, match=r"does not answer|broke"):
        fetch(site.url("/cards.zip"), part, limits=IMPATIENT)


@pytest.mark.parametrize("where", ["body", "headers"])
def test_a_slow_trickle_ends_at_the_deadline(site, part, where):
    """Every byte arrives within the read time-out, but the file never ends."""

    def page(request):
        if where == "body":
            request.answer(200, {"Content-Length": "100000"})
        else:
            request.write(b"HTTP/1.1 200 OK\r\nX-Long: ")
        while not request.wait(0.05):
            request.write(b"x")

    site["/cards.zip"] = page
    with pytest.raises(DownloadError, match=r"longer than 0\.4 seconds"):
        fetch(
            site.url("/cards.zip"), part, limits=Limits(read=1, total=0.4, attempts=3, pause=0.01)
        )


@pytest.mark.parametrize("where", ["before", "silence", "body", "pause"])
def test_the_user_can_cancel_at_any_time(site, part, where):
    stop = threading.Event()

    def page(request):
        if where == "pause":
            answering(503)(request)
            stop.set()
            return
        if where == "body":
            request.answer(200, {"Content-Length": "100000"})
            request.write(b"x" * 100)
        stop.set()
        request.wait(5)

    site["/cards.zip"] = page
    if where == "before":
        stop.set()
    with pytest.raises(CancelledError):
        fetch(
            site.url("/cards.zip"),
            part,
            limits=Limits(read=4, pause=4),
            cancelled=stop.is_set,
        )
    assert bool(site.asked) == (where != "before")


def test_an_error_in_the_callback_is_raised_and_no_thread_remains(site, part):
    site["/cards.zip"] = Page(DATA)

    def report(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fetch(site.url("/cards.zip"), part, limits=QUICK, report=report)
    assert not [t for t in threading.enumerate() if t.name == "download watch"]


def test_an_unreachable_server_is_reported(part):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    with pytest.raises(DownloadError, match=rf"127\.0\.0\.1:{port} cannot be reached"):
        fetch(f"http://127.0.0.1:{port}/cards.zip", part, limits=QUICK)


def test_an_invalid_certificate_is_reported(site, part):
    site["/cards.zip"] = Page(DATA)
    with pytest.raises(DownloadError, match="cannot prove its identity"):
        fetch(site.url("/cards.zip", scheme="https"), part, limits=QUICK)


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"garbage\r\n\r\n",
        b"HTTP/1.1 abc\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nxx",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 500 + b"\r\n",
        b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
        b"HTTP/1.1 302 Found\r\nLocation: http://[\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 302 Found\r\nLocation: \xff\xfe\r\nContent-Length: 0\r\n\r\n",
        b"\x00\xff" * 1000,
    ],
    ids=range(10),
)
def test_a_meaningless_answer_is_reported(site, part, answer):
    def page(request):
        request.write(answer)
        request.break_off()

    site["/cards.zip"] = page
    with pytest.raises(DownloadError):
        fetch(site.url("/cards.zip"), part, limits=QUICK)


def test_an_unexpected_not_modified_answer_is_reported(site, part):
    site["/cards.zip"] = answering(304)
    with pytest.raises(DownloadError, match="although that was not asked"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)


def test_a_partial_file_that_cannot_be_continued_is_removed(site, part):
    site["/cards.zip"] = Page(DATA, broken_after=100_000, broken_times=9)
    with pytest.raises(DownloadError):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert list(part.parent.iterdir()) == []
