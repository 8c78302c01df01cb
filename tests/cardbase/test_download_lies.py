"""Downloads from servers with false declarations."""

import gzip
import random
import tracemalloc
import zlib

import pytest
from website import Page, website

from cardbase.sources.download import Limits, fetch
from cardbase.sources.source import DownloadError

DATA = random.Random(1).randbytes(300_000)
QUICK = Limits(connect=20, read=20, total=60, size=1_000_000, attempts=3, pause=0.01)


@pytest.fixture
def site():
    with website() as site:
        yield site


@pytest.fixture
def part(tmp_path):
    return tmp_path / "downloads" / "part"


# ---------------------------------------------------------------------------------- lies and bombs


def test_a_file_shorter_than_its_length_is_rejected(site, part):
    site["/cards.zip"] = Page(DATA, headers={"Content-Length": str(len(DATA) + 5)})
    with pytest.raises(DownloadError, match=r"broke the connection after 300,000 bytes of 300,005"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert len(site.asked) == QUICK.attempts


def test_a_file_longer_than_its_length_ends_with_it(site, part):
    site["/cards.zip"] = Page(DATA, headers={"Content-Length": "1000"})
    assert fetch(site.url("/cards.zip"), part, limits=QUICK).size == 1000


@pytest.mark.parametrize("length", [None, "10", "-3", "abc", "²", "9" * 30])
def test_the_size_limit_applies_whatever_length_is_declared(site, part, length):
    def page(request):
        request.answer(200, {} if length is None else {"Content-Length": length})
        while not request.wait(0):
            request.write(b"x" * 100_000)

    site["/cards.zip"] = page
    if length == "10":
        assert fetch(site.url("/cards.zip"), part, limits=QUICK).size == 10
    else:
        with pytest.raises(DownloadError, match=r"larger than|broke"):
            fetch(site.url("/cards.zip"), part, limits=QUICK)
        assert not part.exists() or part.stat().st_size <= QUICK.size


def test_a_file_that_says_it_is_too_large_is_not_downloaded(site, part):
    site["/cards.zip"] = Page(b"", headers={"Content-Length": str(QUICK.size + 1)})
    with pytest.raises(DownloadError, match="larger than"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert len(site.asked) == 1


@pytest.mark.parametrize("coding", ["gzip", "x-gzip", "deflate", "GZIP"])
def test_a_compressed_answer_is_unpacked(site, part, coding):
    packed = zlib.compress(DATA) if coding == "deflate" else gzip.compress(DATA)
    site["/vtes.json"] = Page(packed, headers={"Content-Encoding": coding})
    assert fetch(site.url("/vtes.json"), part, limits=QUICK).path.read_bytes() == DATA
    assert "gzip" in site.asked[0].headers["Accept-Encoding"]


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
def test_a_compression_bomb_is_stopped_while_it_unpacks(site, part, coding):
    bomb = zlib.compress(bytes(60_000_000), 9, 31 if coding == "gzip" else 15)
    assert len(bomb) < QUICK.size
    site["/vtes.json"] = Page(bomb, headers={"Content-Encoding": coding})
    tracemalloc.start()
    try:
        with pytest.raises(DownloadError, match="larger than"):
            fetch(site.url("/vtes.json"), part, limits=QUICK)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
    assert not part.exists()


def test_a_truncated_compressed_answer_is_noticed_without_a_length(site, part):
    def page(request):
        request.answer(200, {"Content-Encoding": "gzip"})
        request.write(gzip.compress(DATA)[:-20])

    site["/vtes.json"] = page
    with pytest.raises(DownloadError, match="broke the connection after"):
        fetch(site.url("/vtes.json"), part, limits=QUICK)


def test_a_broken_compressed_answer_is_downloaded_again(site, part):
    site["/vtes.json"] = Page(
        gzip.compress(DATA),
        etag='"1"',
        ranges=True,
        broken_after=1000,
        broken_times=1,
        headers={"Content-Encoding": "gzip"},
    )
    assert fetch(site.url("/vtes.json"), part, limits=QUICK).path.read_bytes() == DATA
    assert all("Range" not in asked.headers for asked in site.asked)


@pytest.mark.parametrize(
    ("coding", "body"), [("gzip", b"no gzip at all"), ("br", DATA), ("zstd", DATA)]
)
def test_a_wrong_or_unknown_compression_is_reported(site, part, coding, body):
    site["/vtes.json"] = Page(body, headers={"Content-Encoding": coding})
    with pytest.raises(DownloadError, match=r"damaged|not requested"):
        fetch(site.url("/vtes.json"), part, limits=QUICK)


@pytest.mark.parametrize(
    "page",
    [
        Page(b"PK...", headers={"Content-Type": "text/html; charset=utf-8"}),
        Page(b"\xef\xbb\xbf \n<!DOCTYPE html><title>log in</title>"),
        Page(b"<html><body>maintenance</body></html>", headers={"Content-Type": "application/zip"}),
    ],
)
def test_a_web_page_is_not_card_data(site, part, page):
    site["/cards.zip"] = page
    with pytest.raises(DownloadError, match="sent a web page"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
    assert not part.exists()


def test_an_empty_file_is_reported(site, part):
    site["/cards.zip"] = Page(b"")
    with pytest.raises(DownloadError, match="empty file"):
        fetch(site.url("/cards.zip"), part, limits=QUICK)
