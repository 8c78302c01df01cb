"""Pictures in the card view, from a local server: requested, slow, missing, hostile."""

import struct
import zlib

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from cardbase.pictures import Picture, PictureStore, Refusal, UnusableError
from tests.helpers.picture_server import PictureServer, encoded
from vtes_deck import language
from vtes_deck.app.changes import What
from vtes_deck.app.pictures import chosen_set
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics.pictures import MAX_LINES, MAX_PIXELS, decode
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.panels.card.loader import PictureLoader, PictureRequest
from vtes_deck.gui.panels.card.panel import CardPanel
from vtes_deck.language import tr


def bomb(width, height):
    """A PNG of a few bytes that claims an enormous size."""

    def chunk(kind, data):
        crc = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(bytes(100)))
        + chunk(b"IEND", b"")
    )


@pytest.fixture
def server():
    made = PictureServer()
    yield made
    made.close()


@pytest.fixture
def store(server, tmp_path):
    return PictureStore(tmp_path / "pictures", server=server.address)


@pytest.fixture
def panel(qtbot, context, show_panel, store, cb):
    session = context.session
    made = show_panel(CardPanel, context)
    made.picture.loader.store = store
    session.select(cb["Arika"])
    qtbot.waitUntil(lambda: not context.jobs.running)
    made.quiet = lambda: qtbot.waitUntil(lambda: not context.jobs.running)
    return made


def face_color(panel):
    """The colour in the middle of the face that is shown."""
    face = panel.view._face.toImage()  # noqa: SLF001 - the picture that the text serves
    return face.pixelColor(face.width() // 2, face.height() // 2)


def is_green(panel):
    color = face_color(panel)
    return color.green() > 200 and color.red() < 60 and color.blue() < 60


# ---------------------------------------------------------------------------------------- requests


def test_nothing_is_fetched_unless_it_is_requested(panel, server, session, cb, qtbot):
    for name in ("Beckett", "Anson", "Arika"):
        session.select(cb[name])
        qtbot.waitUntil(lambda: not panel.picture.pause.isActive())
        panel.quiet()
    assert server.asked == []
    assert not is_green(panel)


def test_the_picture_of_one_card(panel, server, session, cb, qtbot):
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: is_green(panel))
    assert server.asked == [f"/card/{cb['Arika'].picture}"]

    session.select(cb["Beckett"])
    assert not panel.act_picture.isChecked()
    assert not is_green(panel)
    session.select(cb["Arika"])
    assert is_green(panel)
    panel.act_picture.trigger()
    assert not is_green(panel)
    assert len(server.asked) == 1


def test_pictures_of_all_cards_if_the_settings_request_them(
    panel, server, settings, session, cb, qtbot
):
    settings.change(pictures=True)
    session.announce(What.SETTINGS)
    session.select(cb["Beckett"])
    qtbot.waitUntil(lambda: is_green(panel))
    assert panel.act_picture.isChecked()
    assert server.asked[-1] == f"/card/{cb['Beckett'].picture}"

    panel.act_picture.trigger()
    assert not is_green(panel)
    session.select(cb["Anson"])
    qtbot.waitUntil(lambda: is_green(panel))
    assert settings.value.pictures, "a drawn face for one card does not change the setting"


def test_cards_passed_quickly_are_not_fetched(panel, server, settings, session, cb, qtbot):
    settings.change(pictures=True)
    for card in cb.crypt[:20]:
        session.select(card)
    session.select(cb["Beckett"])
    qtbot.waitUntil(lambda: is_green(panel))
    assert server.asked == [f"/card/{cb['Beckett'].picture}"]


def test_all_views_are_notified_of_a_new_picture(panel, cb, qtbot):
    reported = []
    CardPictures.of(panel.context).arrived.connect(reported.append)
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: reported == [cb["Arika"]])
    assert is_green(panel)


def test_a_saved_picture_needs_no_server(panel, server, session, cb, qtbot, store):
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: is_green(panel))
    again = PictureLoader(panel.context.jobs, store)
    server.status = 500
    assert again.picture(PictureRequest(cb["Arika"], "en")) is not None
    assert again.picture(PictureRequest(cb["Beckett"], "en")) is None


def test_the_picture_is_zoomed_too(panel, qtbot):
    from vtes_deck.gui.panels.card.zoom import CardZoom

    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: is_green(panel))
    panel.act_zoom.trigger()
    zoom = panel.window().findChild(CardZoom)
    assert zoom.face.shows_picture
    QTest.keyClick(zoom, Qt.Key.Key_Escape)


# --------------------------------------------------------------------------------------- printings


def follow(panel, code):
    panel.view.anchorClicked.emit(QUrl(f"act:printing/{code}"))


def two_sets(card):
    first, second = list(dict.fromkeys(each.set for each in card.printings))[:2]
    return first, second


def test_the_picture_of_a_printing_is_shown_and_remembered(panel, server, settings, cb, qtbot):
    card = cb["Arika"]
    code, other = two_sets(card)
    name = cb.sets[code].name
    assert f'href="act:printing/{code}"' in panel.view.toHtml()
    follow(panel, code)
    qtbot.waitUntil(lambda: is_green(panel))
    assert server.asked == ["/card/" + Picture(card.picture, set_name=name).path]
    line = next(one for one in panel.view.toPlainText().splitlines() if one.startswith(name))
    assert line.endswith("its picture is shown")
    assert SettingsStore(settings.path).value.printings == {str(card.id): code}
    assert not settings.value.pictures
    server.answer = encoded(color="#0000ff")
    follow(panel, other)
    qtbot.waitUntil(lambda: not is_green(panel) and len(server.asked) == 2)
    panel.quiet()
    follow(panel, code)
    assert is_green(panel), "the picture was saved"
    follow(panel, code)
    qtbot.waitUntil(lambda: server.asked[2:] == [f"/card/{card.picture}"])
    assert settings.value.printings == {}
    panel.quiet()
    follow(panel, code)
    panel.act_picture.trigger()
    assert "its picture is shown" not in panel.view.toPlainText()
    follow(panel, code)
    assert settings.value.printings == {str(card.id): code}, "the choice is repeated, not dropped"
    assert is_green(panel)


def test_a_printing_without_a_picture_is_reported_and_the_usual_one_shown(panel, server, cb, qtbot):
    card = cb["Arika"]
    code, _ = two_sets(card)
    server.missing = "/set/"
    follow(panel, code)
    qtbot.waitUntil(lambda: is_green(panel))
    notice = f"There is no picture from {cb.sets[code].name}. This is the default picture."
    qtbot.waitUntil(lambda: notice in panel.view.toPlainText())
    assert "its picture is shown" not in panel.view.toPlainText()
    panel.quiet()


def test_a_choice_of_a_set_without_the_card_is_ignored(panel, settings, cb):
    strange = next(code for code in cb.sets if code not in {p.set for p in cb["Arika"].printings})
    settings.change(printings={str(cb["Arika"].id): strange})
    assert chosen_set(cb["Arika"], cb, settings.value) == ""
    settings.change(printings={str(cb["Arika"].id): "no such set"})
    assert chosen_set(cb["Arika"], cb, settings.value) == ""


# ---------------------------------------------------------------------------------------- failures


def test_waiting_is_shown_under_the_face(panel, server, qtbot):
    server.gate.clear()
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: "Fetching the picture" in panel.view.toPlainText())
    server.gate.set()
    qtbot.waitUntil(lambda: is_green(panel))
    qtbot.waitUntil(lambda: "Fetching" not in panel.view.toPlainText())


def test_offline_is_shown_and_can_be_retried(panel, server, qtbot):
    server.status = 503
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: "does not answer" in panel.view.toPlainText())
    assert "Try again" in panel.view.toPlainText()
    assert not is_green(panel)
    asked = len(server.asked)

    server.status = 200
    panel.view.anchorClicked.emit(QUrl("act:retry"))
    qtbot.waitUntil(lambda: is_green(panel))
    assert len(server.asked) == asked + 1
    assert "Try again" not in panel.view.toPlainText()


def test_offline_is_remembered_for_other_cards(panel, server, settings, session, cb, qtbot):
    settings.change(pictures=True)
    server.status = 503
    session.select(cb["Beckett"])
    qtbot.waitUntil(lambda: "Try again" in panel.view.toPlainText())
    session.select(cb["Anson"])
    qtbot.waitUntil(lambda: "Try again" in panel.view.toPlainText())
    assert len(server.asked) == 1


def test_a_missing_picture_on_the_server_is_reported(panel, server, qtbot):
    server.status = 404
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: "no picture of this card" in panel.view.toPlainText())
    assert "Try again" not in panel.view.toPlainText()
    assert not is_green(panel)


# Qt's JPEG reader warns about each damaged file.
DAMAGED = pytest.mark.qt_log_ignore(
    "Corrupt JPEG data", "JPEG datastream", "Invalid JPEG", extend=True
)


@DAMAGED
@pytest.mark.parametrize(
    "answer",
    [b"<html>log in</html>", encoded()[:40], bomb(60_000, 60_000), b"\xff\xd8\xff" + bytes(900)],
    ids=["html", "stub", "bomb", "noise"],
)
def test_an_invalid_picture_keeps_the_drawn_face(panel, server, answer, qtbot, store):
    server.answer = answer
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: "is not a picture" in panel.view.toPlainText())
    assert not is_green(panel)
    assert not list(store.folder.glob("*.picture"))


@DAMAGED
def test_a_damaged_file_in_the_cache_is_ignored(panel, server, store, cb, qtbot):
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: is_green(panel))
    kept = next(store.folder.glob("*.picture"))
    kept.write_bytes(kept.read_bytes()[:300])
    assert (
        PictureLoader(panel.context.jobs, store).picture(PictureRequest(cb["Arika"], "en")) is None
    )


def test_choosing_another_card_cancels_the_download(panel, server, session, cb, qtbot):
    server.gate.clear()
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: bool(server.asked))
    session.select(cb["Beckett"])
    # The server has not answered yet: the download has ended because it was cancelled.
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    assert "Fetching" not in panel.view.toPlainText()
    server.gate.set()


def test_the_window_can_close_during_a_download(panel, server, context, qtbot):
    server.gate.clear()
    panel.act_picture.trigger()
    qtbot.waitUntil(lambda: bool(server.asked))
    context.jobs.close()
    assert not context.jobs.running
    server.gate.set()


# ------------------------------------------------------------------------------------------ loader


def test_only_the_latest_of_many_requests_waits(qtbot, context, server, store, cb):
    loader = PictureLoader(context.jobs, store)
    arrived = []
    loader.arrived.connect(lambda wish: arrived.append(wish.card))
    server.gate.clear()
    cards = cb.crypt[:6]
    for card in cards:
        loader.fetch(PictureRequest(card, "en"))
    qtbot.waitUntil(lambda: len(server.asked) == 2)
    server.gate.set()
    qtbot.waitUntil(lambda: len(arrived) == 3)
    assert set(arrived) == {cards[0], cards[1], cards[5]}


def test_a_request_is_not_fetched_twice(qtbot, context, server, store, cb):
    loader = PictureLoader(context.jobs, store)
    server.gate.clear()
    for _ in range(5):
        loader.fetch(PictureRequest(cb["Arika"], "en"))
    server.gate.set()
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert len(server.asked) == 1


@pytest.mark.parametrize("kind", ["JPG", "PNG"])
def test_pictures_are_decoded(qapp, kind):
    image = decode(encoded(kind))
    assert (image.width(), image.height()) == (358, 500)


@pytest.mark.parametrize("kind", ["JPG", "PNG"])
def test_decoding_reduces_a_photo_to_the_size_of_a_screen(qapp, kind):
    image = decode(encoded(kind, size=(2400, 3200)))
    assert (image.width(), image.height()) == (MAX_LINES * 3 // 4, MAX_LINES)


def test_decoding_refuses_enormous_pictures(qapp):
    side = int(MAX_PIXELS**0.5) + 1
    assert decode(bomb(side, side)) is None
    assert decode(bomb(2**31 - 1, 2**31 - 1)) is None
    assert decode(b"") is None
    assert decode(encoded("BMP")) is None


def test_a_reason_is_shown_in_the_language_of_the_interface():
    spanish = {
        (str(Refusal.REFUSED), ""): ("Rechazado ({status}).",),
        (str(Refusal.TOO_LARGE), ""): ("Demasiado grande.",),
    }
    refused = UnusableError(Refusal.REFUSED, status="404")
    try:
        language.use(language.Catalogue("es", spanish))
        assert refused.what.render(tr) == "Rechazado (404)."
        assert UnusableError(Refusal.TOO_LARGE).what.render(tr) == "Demasiado grande."
    finally:
        language.use("en")
    assert str(refused) == "The picture server refused (status 404)."
