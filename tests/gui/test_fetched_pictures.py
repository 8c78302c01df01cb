"""Pictures and official symbols in the whole window, from a server on this machine."""

import time

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from cardbase.pictures import PictureStore
from cardbase.symbols import all_symbols, clan_symbol
from tests.helpers.picture_server import PictureServer, encoded
from vtes_deck.app.changes import What
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import icons, symbols
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.dialogs.settings import SettingsDialog
from vtes_deck.gui.panels import find_panels
from vtes_deck.gui.panels.hands import HandsPanel
from vtes_deck.gui.widgets.card_preview import CardPreview
from vtes_deck.gui.widgets.deck_view_switcher import DeckLook
from vtes_deck.gui.widgets.face_cache import FaceCache

RED = QColor("#ff0000")
SYMBOLS = {f"/png/{symbol.path}" for symbol in all_symbols()}


def plain_symbol():
    """A symbol that fills its whole square."""
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.fillRect(1, 1, 298, 298, QColor("black"))
    painter.end()
    return encoded("PNG", image=image)


@pytest.fixture
def server(monkeypatch):
    """The server that the program asks for pictures and symbols."""
    made = PictureServer()
    made.answer = encoded(color="#00ff00")
    symbol = plain_symbol()
    made.answer_for = lambda path: symbol if path.startswith("/png/") else None
    monkeypatch.setitem(PictureStore.__init__.__kwdefaults__, "server", made.address)
    monkeypatch.setattr("vtes_deck.gui.symbol_loader.SYMBOL_SERVER", made.base + "png/")
    yield made
    made.close()
    symbols.use(None)


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


@pytest.fixture
def window(open_window, quiet, server, winner):
    """A window with a deck as a grid, and without pictures."""
    made = open_window(specs=[s for s in find_panels() if s.key in {"deck", "card"}])
    made.session.apply("begin", lambda deck: winner)
    made.resize(1300, 900)
    quiet(made)
    return made


def wish(window, *, pictures=True):
    """Turn on pictures in the settings, as the player does."""
    dialog = SettingsDialog(window.settings, window)
    if dialog.pictures.isChecked() != pictures:
        dialog.pictures.click()
    dialog.close()


def official(name="clan/brujah"):
    """Whether a symbol is drawn as the square of the server."""
    image = icons.pixmap(name, 40, 1.0, "#ff0000").toImage()
    return all(image.pixelColor(x, y) == RED for x in (4, 20, 35) for y in (4, 20, 35))


def is_green(face):
    color = face.toImage().pixelColor(face.width() // 2, face.height() // 2)
    return color.green() > 200 and color.red() < 60 and color.blue() < 60


def cards_asked(server):
    return [path for path in server.asked if path.startswith("/card/")]


def symbols_asked(server):
    return [path for path in server.asked if path.startswith("/png/")]


# -------------------------------------------------------------------------------------- whole path


def test_the_setting_fetches_pictures_and_symbols(window, server, winner, quiet, qtbot):
    deck = next(host.panel for host in window.columns.hosts if host.spec.key == "deck")
    deck.views.show_as(DeckLook.GRID)
    quiet(window)
    assert server.asked == []
    assert not official()
    wish(window)
    first = winner.slots[0].card
    faces, painter = deck.views.faces, deck.views.pictures
    size = painter.rect_of(winner.slots[0]).size()

    def shown():
        face = faces.face(first, size, painter.devicePixelRatioF())
        return face is not None and is_green(face)

    qtbot.waitUntil(lambda: official() and shown())
    quiet(window)
    assert set(symbols_asked(server)) == SYMBOLS
    assert len(symbols_asked(server)) == len(SYMBOLS)
    asked = cards_asked(server)
    assert f"/card/{first.picture}" in asked
    assert set(asked) <= {f"/card/{slot.card.picture}" for slot in winner.slots}


def test_without_the_server_the_next_start_shows_saved_pictures(
    window, server, quiet, qtbot, open_window
):
    wish(window)
    qtbot.waitUntil(official)
    quiet(window)
    window.close()
    symbols.use(None)
    server.asked.clear()
    server.status = 503
    again = open_window(specs=[s for s in find_panels() if s.key in {"deck", "card"}])
    quiet(again)
    assert official()
    assert symbols_asked(server) == []


# --------------------------------------------------------------------------------------- failures


def test_symbols_are_fetched_once_the_server_can_be_reached(window, server, quiet, qtbot):
    server.status = 503
    wish(window)
    quiet(window)
    assert not official()
    server.status = 200
    card = window.session.deck.slots[0].card
    CardPictures.of(window.context).arrived.emit(card)
    qtbot.waitUntil(official)


def test_a_cancelled_fetch_shows_received_pictures_and_continues_with_the_next_request(
    window, server, quiet, qtbot
):
    brujah = clan_symbol("Brujah").path
    usual = server.answer_for

    def answer(path):
        if path.endswith(brujah):
            server.gate.clear()  # this one still arrives; the next one waits
        return usual(path)

    server.answer_for = answer
    wish(window)
    job = next(job for job in window.jobs.running if job.title == "Fetching symbols")
    qtbot.waitUntil((window.symbols.store.folder / brujah).exists)
    job.cancel()
    server.answer_for = usual
    server.gate.set()
    qtbot.waitUntil(official)
    quiet(window)
    before = symbols_asked(server)
    assert len(before) < len(SYMBOLS)
    wish(window, pictures=False)
    assert not official()
    wish(window)
    qtbot.waitUntil(lambda: official("clan/ventrue"))
    quiet(window)
    assert symbols_asked(server).count(f"/png/{brujah}") == 1
    assert set(symbols_asked(server)) == SYMBOLS


@pytest.mark.parametrize(
    "answer",
    [
        b"<html>log in</html>" * 200,
        b"\x89PNG\r\n\x1a\n" + bytes(900) + b"IEND",
        b"\x89PNG\r\n\x1a\n" + bytes(6 * 1024 * 1024),
    ],
    ids=["a page", "damaged", "too large"],
)
def test_a_server_that_sends_no_symbols_is_not_asked_for_all_symbols(
    window, server, answer, quiet, qtbot
):
    server.answer_for = lambda path: answer if path.startswith("/png/") else None
    wish(window)
    quiet(window)
    assert len(symbols_asked(server)) == 3
    assert not official()
    assert not list(window.symbols.store.folder.rglob("*.png"))


def test_a_server_without_symbols_is_asked_for_each_once(window, server, quiet, qtbot):
    server.missing = "/png/"
    wish(window)
    quiet(window)
    assert sorted(symbols_asked(server)) == sorted(SYMBOLS)
    assert not official()
    wish(window, pictures=False)
    wish(window)
    quiet(window)
    assert len(symbols_asked(server)) == len(SYMBOLS)


def test_fetching_ends_when_pictures_are_no_longer_wanted(window, server, quiet, qtbot):
    server.gate.clear()
    wish(window)
    qtbot.waitUntil(lambda: bool(symbols_asked(server)))
    wish(window, pictures=False)
    server.gate.set()
    quiet(window)
    assert len(symbols_asked(server)) == 1
    assert not official()


# ------------------------------------------------------------------------------ pictures of views


def test_nothing_is_fetched_for_views_without_the_setting(context, server, cb):
    assert CardPictures.of(context).picture(cb["Arika"]) is None
    assert not context.jobs.running


def test_the_last_request_is_fetched_first(context, server, settings, cb, qtbot):
    settings.change(pictures=True)
    pictures = CardPictures.of(context)
    server.gate.clear()
    names = "Arika", "Beckett", "Anson", "Crusher"
    for name in names:
        pictures.picture(cb[name])
    server.gate.set()
    qtbot.waitUntil(lambda: not context.jobs.running)
    wanted = "Arika", "Crusher", "Anson", "Beckett"
    assert server.asked == [f"/card/{cb[name].picture}" for name in wanted]
    assert is_green(pictures.picture(cb["Beckett"]))


def test_a_missing_picture_is_requested_once(context, server, settings, cb, qtbot):
    settings.change(pictures=True)
    pictures = CardPictures.of(context)
    server.status = 404
    for _ in range(3):
        pictures.picture(cb["Arika"])
        qtbot.waitUntil(lambda: not context.jobs.running)
    assert len(server.asked) == 1


def test_pictures_are_fetched_once_the_server_can_be_reached(context, server, settings, cb, qtbot):
    settings.change(pictures=True)
    pictures = CardPictures.of(context)
    server.status = 503
    for card in cb.crypt[:20]:
        pictures.picture(card)
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert len(server.asked) == 1
    server.status = 200
    pictures.arrived.emit(cb["Beckett"])
    qtbot.waitUntil(lambda: pictures.picture(cb.crypt[0]) is not None)
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert all(pictures.picture(card) is not None for card in cb.crypt[:20])


def test_an_invalid_picture_is_not_saved(context, server, settings, cb, qtbot):
    settings.change(pictures=True)
    server.answer = b"\x89PNG\r\n\x1a\n" + bytes(900)
    pictures = CardPictures.of(context)
    pictures.picture(cb["Arika"])
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert pictures.picture(cb["Arika"]) is None
    assert not list(pictures.store.folder.glob("*.picture"))


def test_a_server_that_sends_no_pictures_is_asked_for_three_pictures(
    context, server, settings, cb, qtbot
):
    settings.change(pictures=True)
    server.answer = b"<html>log in</html>" * 200
    pictures = CardPictures.of(context)
    for card in cb.crypt[:20]:
        pictures.picture(card)
    qtbot.waitUntil(lambda: not context.jobs.running)
    pictures.picture(cb.crypt[30])
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert len(server.asked) == 3
    server.answer = encoded(color="#00ff00")
    settings.change(pictures=False)
    settings.change(pictures=True)
    pictures.picture(cb.crypt[0])
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert pictures.picture(cb.crypt[0]) is not None


def test_a_face_stays_until_its_picture_is_drawn(cb, qtbot):
    green = QImage(358, 500, QImage.Format.Format_RGB32)
    green.fill(QColor("#00ff00"))
    there = []
    faces = FaceCache(lambda _card: QPixmap.fromImage(green) if there else None)
    size = QSize(90, 126)
    qtbot.waitUntil(lambda: faces.face(cb["Arika"], size, 1.0) is not None)
    there.append(1)
    faces.renew(cb["Arika"])
    assert not is_green(faces.face(cb["Arika"], size, 1.0))
    with qtbot.waitSignal(faces.drawn) as drawn:
        pass
    assert drawn.args == [{cb["Arika"].id}]
    assert is_green(faces.face(cb["Arika"], size, 1.0))


def test_a_picture_that_arrives_while_its_face_is_drawn_is_shown(cb, qtbot, monkeypatch):
    """Drawing a face takes two rounds of the event loop."""
    green = QImage(358, 500, QImage.Format.Format_RGB32)
    green.fill(QColor("#00ff00"))
    there = []
    faces = FaceCache(lambda _card: QPixmap.fromImage(green) if there else None)

    def slow(card):
        there.append(1)
        QTimer.singleShot(0, faces, lambda: faces.renew(card))
        time.sleep(0.01)  # longer than a slice

    monkeypatch.setattr("vtes_deck.gui.widgets.face_cache.prepare_card", slow)
    size = QSize(90, 126)
    qtbot.waitUntil(lambda: faces.face(cb["Arika"], size, 1.0) is not None and not faces.busy)
    assert is_green(faces.face(cb["Arika"], size, 1.0))


def test_hands_show_pictures(context, server, winner, show_panel, qtbot):
    settings, session = context.settings, context.session
    settings.change(pictures=True)
    session.apply("begin", lambda deck: winner)
    panel = show_panel(HandsPanel, context)
    shown = [face for row in (panel.crypt, panel.hand) for face in row.faces]
    assert len(shown) >= 11
    qtbot.waitUntil(lambda: all(is_green(face.grab()) for face in shown))
    settings.change(pictures=False)
    session.announce(What.SETTINGS)
    qtbot.waitUntil(lambda: not any(is_green(face.grab()) for face in shown))


def test_a_hand_is_painted_before_its_pictures_are_read(
    context, server, winner, show_panel, qtbot, monkeypatch
):
    """Reading eleven pictures at once kept the window busy for too long."""
    context.settings.change(pictures=True)
    context.session.apply("begin", lambda deck: winner)
    panel = show_panel(HandsPanel, context)
    faces = [face for row in (panel.crypt, panel.hand) for face in row.faces]
    qtbot.waitUntil(lambda: all(is_green(face.grab()) for face in faces))
    read = []
    monkeypatch.setattr("vtes_deck.gui.card_pictures.cached_picture", lambda *_: read.append(1))
    for seed in ("1", "2", "3"):
        panel.seed.setText(seed)
        panel.seed.editingFinished.emit()
        assert len(faces) == len([face.grab() for face in faces if face.card])
    assert read == []
    qtbot.waitUntil(lambda: bool(read))


def test_the_preview_shows_a_picture_when_it_arrives(context, server, settings, cb, qtbot):
    settings.change(pictures=True)
    pictures = CardPictures.of(context)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    preview = CardPreview(pictures.picture, window)
    pictures.arrived.connect(preview.renew)
    server.gate.clear()
    preview.point_card(cb["Arika"], window.geometry())
    qtbot.waitUntil(preview.frame.isVisible)
    assert not preview.face.shows_picture
    server.gate.set()
    qtbot.waitUntil(lambda: preview.face.shows_picture)
