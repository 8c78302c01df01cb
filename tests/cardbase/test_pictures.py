"""Pictures from a local server: correct, slow, wrong, hostile."""

import contextlib
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from cardbase import pictures
from cardbase.pictures import (
    CancelledError,
    NoPictureError,
    OfflineError,
    Picture,
    PictureStore,
    UnusableError,
    sniff,
)

JPEG = b"\xff\xd8\xff\xe0" + bytes(5000)
PNG = b"\x89PNG\r\n\x1a\n" + bytes(900)
GOVERN = Picture("govern.jpg")


class Server:
    """A server with answers set by the test for each path, which counts requests."""

    def __init__(self):
        self.answers = {}
        self.asked = []
        self.headers = []
        self.busy = self.busiest = 0
        self.gate = threading.Event()
        self.lock = threading.Lock()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                with outer.lock:
                    outer.asked.append(self.path)
                    outer.headers.append(dict(self.headers))
                    outer.busy += 1
                    outer.busiest = max(outer.busiest, outer.busy)
                try:
                    with contextlib.suppress(OSError):
                        outer.answers.get(self.path, not_found)(self)
                finally:
                    with outer.lock:
                        outer.busy -= 1
                    self.close_connection = True

            def log_message(self, *args):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = False
        self.thread = threading.Thread(target=self.http.serve_forever, args=(0.01,))
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.http.server_address[1]}/card/"

    def close(self):
        self.gate.set()
        self.http.shutdown()
        self.thread.join()
        self.http.server_close()


def send(request, data, status=200, length=None, **headers):
    request.send_response(status)
    request.send_header("Content-Length", str(len(data) if length is None else length))
    request.send_header("Connection", "close")
    for name, value in headers.items():
        request.send_header(name.replace("_", "-"), value)
    request.end_headers()
    request.wfile.write(data)


def serve(data, status=200, length=None, **headers):
    return lambda request: send(request, data, status, length, **headers)


def not_found(request):
    send(request, b"<html>no such page</html>", 404)


@pytest.fixture
def server():
    made = Server()
    yield made
    made.close()


@pytest.fixture
def store(server, tmp_path):
    return PictureStore(tmp_path / "pictures", server=server.address)


def kept_files(store):
    return sorted(store.folder.glob("*.picture")) if store.folder.exists() else []


# -------------------------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("picture", "path"),
    [
        (Picture("govern.jpg"), "govern.jpg"),
        (Picture("govern.jpg", language="fr"), "fr/govern.jpg"),
        (
            Picture("govern.jpg", set_name="Keepers of Tradition"),
            "set/keepers-of-tradition/govern.jpg",
        ),
        (Picture("govern.jpg", language="../x"), "govern.jpg"),
        (Picture("../../etc/passwd"), None),
        (Picture("a/b?c#d.jpg"), "a%2Fb%3Fc%23d.jpg"),
        (Picture(""), None),
    ],
)
def test_path(picture, path):
    if path is None:
        with pytest.raises(NoPictureError):
            _ = picture.path
    else:
        assert picture.path == path


def test_every_card_has_a_separate_address(cb):
    paths = {Picture(card.picture).path for card in cb}

    assert len(paths) == len(cb)


@pytest.mark.parametrize(
    ("data", "kind"),
    [(JPEG, "jpg"), (PNG, "png"), (b"GIF89a", ""), (b"<svg", ""), (b"", ""), (b"\xff\xd8", "")],
)
def test_sniffing(data, kind):
    assert sniff(data) == kind


# ---------------------------------------------------------------------------------------- fetching


@pytest.mark.parametrize("data", [JPEG, PNG])
def test_a_picture_is_fetched_once_and_saved(server, store, data):
    server.answers["/card/govern.jpg"] = serve(data)

    assert store.kept(GOVERN) is None
    assert store.fetch(GOVERN) == data
    assert store.kept(GOVERN) == data
    assert store.fetch(GOVERN) == data
    assert server.asked == ["/card/govern.jpg"]


def test_no_data_about_the_player_are_sent(server, store, monkeypatch, tmp_path):
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login somebody password secret")
    monkeypatch.setenv("NETRC", str(netrc))
    server.answers["/card/govern.jpg"] = serve(JPEG, Set_Cookie="you=known")
    server.answers["/card/other.jpg"] = serve(JPEG)

    store.fetch(GOVERN)
    store.fetch(Picture("other.jpg"))

    assert not any({"Authorization", "Cookie", "Referer"} & set(each) for each in server.headers)


def test_a_missing_picture_is_not_requested_repeatedly(server, store):
    for _ in range(3):
        with pytest.raises(NoPictureError):
            store.fetch(GOVERN)
    assert len(server.asked) == 1

    server.answers["/card/govern.jpg"] = serve(JPEG)
    assert store.fetch(GOVERN, again=True) == JPEG


def test_after_some_days_a_missing_picture_is_requested_again(server, store):
    with pytest.raises(NoPictureError):
        store.fetch(GOVERN)
    old = time.time() - pictures.MISSING_FOR - 1
    for note in store.folder.iterdir():
        os.utime(note, (old, old))
    server.answers["/card/govern.jpg"] = serve(JPEG)

    assert store.fetch(GOVERN) == JPEG


@pytest.mark.parametrize(
    "answer",
    [
        serve(b"<!doctype html><title>please log in</title>"),
        serve(b"\xff\xd8"),
        serve(b""),
        serve(JPEG, length=pictures.MAX_BYTES + 1),
        serve(b"\x1f\x8b" + bytes(100), Content_Encoding="gzip"),
        serve(JPEG, 403),
        serve(b"", 302, Location="http://pictures.example/govern.jpg"),
        serve(b"", 302, Location="file:///etc/passwd"),
        serve(b"", 302, Location="/card/govern.jpg"),
    ],
    ids=["html", "stub", "empty", "too long", "packed", "forbidden", "away", "file", "circle"],
)
def test_an_invalid_picture_is_refused_and_not_saved(server, store, answer):
    server.answers["/card/govern.jpg"] = answer

    with pytest.raises(UnusableError):
        store.fetch(GOVERN)
    assert kept_files(store) == []
    assert not store.offline


def test_a_body_above_the_limit_is_cut_off_whatever_length_is_declared(server, store):
    def endless(request):
        request.send_response(200)
        request.end_headers()
        request.wfile.write(JPEG)
        while not server.gate.is_set():
            request.wfile.write(bytes(1 << 20))

    server.answers["/card/govern.jpg"] = endless

    with pytest.raises(UnusableError, match="too large"):
        store.fetch(GOVERN)
    assert kept_files(store) == []


def test_a_body_that_ends_early_is_not_saved(server, store):
    server.answers["/card/govern.jpg"] = serve(JPEG, length=len(JPEG) + 10)

    with pytest.raises(OfflineError, match="incomplete"):
        store.fetch(GOVERN)
    assert kept_files(store) == []


def test_a_redirect_within_the_server_is_followed(server, store):
    server.answers["/card/govern.jpg"] = serve(b"", 301, Location="/pictures/1.jpg")
    server.answers["/pictures/1.jpg"] = serve(JPEG)

    assert store.fetch(GOVERN) == JPEG


# ------------------------------------------------------------------------------- offline, cancelled


def test_an_unreachable_server_is_left_alone_for_a_while(server, store):
    server.answers["/card/govern.jpg"] = serve(b"", 503)

    for _ in range(3):
        with pytest.raises(OfflineError, match="does not answer"):
            store.fetch(GOVERN)  # the reason stays the same
    assert len(server.asked) == 1
    assert store.offline

    server.answers["/card/govern.jpg"] = serve(JPEG)
    store.try_again()
    assert store.fetch(GOVERN) == JPEG
    assert not store.offline


def test_a_stopped_server(tmp_path):
    server = Server()
    server.close()
    store = PictureStore(tmp_path, server=server.address)

    with pytest.raises(OfflineError):
        store.fetch(GOVERN)


def test_saved_pictures_are_available_offline(server, store):
    server.answers["/card/govern.jpg"] = serve(JPEG)
    store.fetch(GOVERN)
    server.answers["/card/other.jpg"] = serve(b"", 500)
    with pytest.raises(OfflineError):
        store.fetch(Picture("other.jpg"))

    assert store.fetch(GOVERN) == JPEG


def test_cancelling_ends_a_hanging_download(server, store):
    reached = threading.Event()

    def hang(request):
        request.send_response(200)
        request.send_header("Content-Length", "9999")
        request.end_headers()
        request.wfile.write(JPEG[:100])
        request.wfile.flush()
        reached.set()
        server.gate.wait(20)

    server.answers["/card/govern.jpg"] = hang

    with pytest.raises(CancelledError):
        store.fetch(GOVERN, reached.is_set)
    assert not store.offline
    assert kept_files(store) == []


def test_a_picture_that_is_no_longer_wanted_is_not_requested(server, store):
    with pytest.raises(CancelledError):
        store.fetch(GOVERN, lambda: True)
    assert server.asked == []


def test_at_most_two_downloads_at_once(server, store):
    one_too_many = threading.Barrier(pictures.AT_ONCE + 1)

    def wait_for_a_third(request):
        with contextlib.suppress(threading.BrokenBarrierError):
            one_too_many.wait(0.3)
        send(request, JPEG)

    names = [f"card{number}.jpg" for number in range(6)]
    for name in names:
        server.answers[f"/card/{name}"] = wait_for_a_third
    threads = [threading.Thread(target=store.fetch, args=(Picture(name),)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(kept_files(store)) == len(names)
    assert one_too_many.broken
    assert server.busiest == pictures.AT_ONCE


# ----------------------------------------------------------------------------------------- keeping


def test_the_cache_stays_within_its_limit_and_keeps_recently_viewed_pictures(server, tmp_path):
    store = PictureStore(tmp_path, limit=4 * len(JPEG), server=server.address)
    wanted = [Picture(f"card{number}.jpg") for number in range(8)]
    for age, picture in enumerate(wanted):
        server.answers[f"/card/{picture.file}"] = serve(JPEG)
        store.fetch(picture)
        for path in kept_files(store):
            past = path.stat().st_mtime - 100
            os.utime(path, (past, past))
        assert store.kept(wanted[0]) == JPEG, age  # used constantly

    assert sum(path.stat().st_size for path in kept_files(store)) <= store.limit
    assert store.kept(wanted[0]) == JPEG
    assert store.kept(wanted[1]) is None


def test_other_files_in_the_folder_are_not_touched(server, store):
    store.folder.mkdir()
    other = store.folder / "holiday.picture"
    other.write_bytes(bytes(100))
    server.answers["/card/govern.jpg"] = serve(JPEG)
    store.limit = 10
    store.fetch(GOVERN)
    store.clear()

    assert [path.name for path in store.folder.iterdir()] == ["holiday.picture"]


@pytest.mark.parametrize("content", [b"", b"<html>", JPEG[:2]])
def test_a_damaged_file_in_the_cache_is_fetched_again(server, store, content):
    server.answers["/card/govern.jpg"] = serve(JPEG)
    store.fetch(GOVERN)
    kept_files(store)[0].write_bytes(content)

    assert store.kept(GOVERN) is None
    assert store.fetch(GOVERN) == JPEG


def test_a_picture_that_cannot_be_saved_is_still_shown(server, tmp_path):
    in_the_way = tmp_path / "pictures"
    in_the_way.write_text("a file where the folder should be")
    store = PictureStore(in_the_way, server=server.address)
    server.answers["/card/govern.jpg"] = serve(JPEG)

    assert store.fetch(GOVERN) == JPEG


def unending(request, data):
    """Send data without a length and without an end."""
    request.send_response(200)
    request.send_header("Connection", "close")
    request.end_headers()
    request.wfile.write(data)
    request.wfile.flush()


SCANNED = b"\xff\xd8\xff\xe0" + bytes(50) + b"\xff\xda" + bytes(5000)


def test_a_picture_that_the_time_limit_cuts_off_is_not_kept(server, store, monkeypatch):
    monkeypatch.setattr("cardbase.pictures.DONE_WITHIN", 0.2)

    def slow(request):
        unending(request, SCANNED + b"\xff\xd9")
        server.gate.wait(5)

    server.answers["/card/govern.jpg"] = slow
    with pytest.raises(OfflineError):
        store.fetch(GOVERN)
    assert kept_files(store) == []


@pytest.mark.parametrize("data", [SCANNED, PNG])
def test_a_picture_of_unknown_length_without_its_end_is_not_kept(server, store, data):
    server.answers["/card/govern.jpg"] = lambda request: unending(request, data)
    with pytest.raises(OfflineError):
        store.fetch(GOVERN)
    assert kept_files(store) == []


@pytest.mark.parametrize(
    "data", [SCANNED + b"\xff\xd9 and more", PNG + b"\0\0\0\0IEND\xae\x42\x60\x82"]
)
def test_a_picture_of_unknown_length_with_its_end_is_kept(server, store, data):
    server.answers["/card/govern.jpg"] = lambda request: unending(request, data)
    assert store.fetch(GOVERN) == data
    assert len(kept_files(store)) == 1
