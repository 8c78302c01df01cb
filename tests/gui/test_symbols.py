"""The official symbols: fetched with the pictures, drawn in the current colour."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from cardbase.pictures import NoPictureError, OfflineError, Refusal
from vtes_deck.graphics import icons, symbols
from vtes_deck.gui.panels.card.panel import CardPanel
from vtes_deck.gui.symbol_loader import SymbolLoader
from vtes_deck.gui.widgets.face_cache import FaceCache


def encoded(image, kind="PNG"):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)
    return bytes(buffer.data().data())


def half(alpha=True):
    """A symbol whose left half is black and whose right half is empty."""
    kind = QImage.Format.Format_ARGB32 if alpha else QImage.Format.Format_RGB32
    image = QImage(600, 600, kind)
    image.fill(QColor(0, 0, 0, 0) if alpha else QColor("white"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 300, 600, QColor("black"))
    painter.end()
    return image


class Server:
    """A store whose server has some symbols."""

    offline = False

    def __init__(self, folder, answers):
        self.folder = folder
        self.answers = answers
        self.asked = []

    def fetch(self, symbol, _cancelled):
        self.asked.append(symbol.path)
        answer = self.answers.get(symbol.path, NoPictureError(Refusal.NOT_ON_SERVER))
        if isinstance(answer, Exception):
            raise answer
        return answer

    def forget(self, symbol):
        pass

    def try_again(self):
        pass


@pytest.fixture
def load(jobs, settings, tmp_path, qtbot):
    """A loader whose server has these symbols; our own symbols are restored at the end."""

    def make(**answers):
        loader = SymbolLoader(jobs, settings)
        paths = {"brujah": "clan/brujah.png", "DOM": "disc/sup/dom.png"}
        loader.store = Server(tmp_path / "symbols", {paths[k]: v for k, v in answers.items()})
        loader.follow()
        qtbot.waitUntil(lambda: not jobs.running)
        return loader

    yield make
    symbols.use(None)


def halves(name, color="#ff0000"):
    """The colours in the middle of the left and of the right half of an icon."""
    image = icons.pixmap(name, 40, 1.0, color).toImage()
    return image.pixelColor(10, 20), image.pixelColor(30, 20)


def test_nothing_is_fetched_without_the_setting_for_pictures(load, settings):
    own = icons.pixmap("clan/brujah", 40).toImage()
    loader = load(brujah=encoded(half()))
    assert loader.store.asked == []
    assert icons.pixmap("clan/brujah", 40).toImage() == own


def test_symbols_are_drawn_in_the_colour_of_the_look(load, settings):
    settings.change(pictures=True)
    load(brujah=encoded(half()))
    left, right = halves("clan/brujah")
    assert left == QColor("#ff0000")
    assert right.alpha() == 0
    assert halves("clan/brujah", "#00ff00")[0] == QColor("#00ff00")


@pytest.mark.parametrize("angle", [-90, 90, 180])
def test_a_turned_symbol_has_the_same_sharpness(load, settings, angle):
    settings.change(pictures=True)
    load(brujah=encoded(half()))
    image = QImage(41, 41, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.translate(20.5, 20.5)
    painter.rotate(angle)
    icons.draw(painter, QRectF(-20, -20, 40, 40), "clan/brujah", "#ff0000")
    painter.end()
    alphas = [image.pixelColor(x, y).alpha() for x, y in ((5, 20), (35, 20), (20, 5), (20, 35))]
    assert min(alphas) == 0
    assert max(alphas) == 255


def test_levels_of_a_discipline_have_separate_symbols(load, settings):
    own = icons.discipline_pixmap("dom", 40).toImage()
    settings.change(pictures=True)
    load(DOM=encoded(half()))
    made = icons.discipline_pixmap("DOM", 40, 1.0, "#ff0000").toImage()
    assert made.pixelColor(10, 20) == QColor("#ff0000")
    assert made.pixelColor(30, 20).alpha() == 0
    assert icons.discipline_pixmap("dom", 40).toImage() == own, "the server does not have it"


def test_a_symbol_on_disk_is_not_fetched_again(load, settings):
    settings.change(pictures=True)
    load(brujah=encoded(half()))
    again = load(brujah=encoded(half()))
    assert "clan/brujah.png" not in again.store.asked
    assert halves("clan/brujah")[0] == QColor("#ff0000")


def test_without_pictures_our_symbols_are_used(load, settings, qtbot):
    own = icons.pixmap("clan/brujah", 40).toImage()
    settings.change(pictures=True)
    loader = load(brujah=encoded(half()))
    assert icons.pixmap("clan/brujah", 40).toImage() != own
    settings.change(pictures=False)
    with qtbot.waitSignal(loader.changed):
        loader.follow()
    assert icons.pixmap("clan/brujah", 40).toImage() == own


def test_faces_are_drawn_again_with_symbols(load, settings, cb, qtbot):
    faces = FaceCache(lambda _card: None)

    def face():
        qtbot.waitUntil(lambda: faces.face(cb["Crusher"], QSize(200, 280), 1.0) is not None)
        return faces.face(cb["Crusher"], QSize(200, 280), 1.0).toImage()

    own = face()
    settings.change(pictures=True)
    load(brujah=encoded(half()))
    assert face() != own


def test_the_card_panel_draws_its_face_again(load, settings, cb, context, show_panel, qtbot):
    jobs = context.jobs
    panel = show_panel(CardPanel, context)
    context.session.select(cb["Crusher"])
    qtbot.waitUntil(lambda: not jobs.running)
    face = QRect(10, 10, 100, 120)  # the emblem of the clan is in the middle of the card
    own = panel.view.grab(face).toImage()
    settings.change(pictures=True)
    load(brujah=encoded(half()))
    panel.picture.wish(False)
    qtbot.waitUntil(lambda: not jobs.running)
    assert panel.view.grab(face).toImage() != own


@pytest.mark.parametrize(
    "answer",
    [
        b"<html>",
        encoded(half(alpha=False), "JPEG"),
        OfflineError(Refusal.UNREACHABLE),
    ],
    ids=["no picture", "no transparency", "offline"],
)
def test_an_invalid_symbol_keeps_ours(load, settings, answer):
    own = icons.pixmap("clan/brujah", 40).toImage()
    settings.change(pictures=True)
    load(brujah=answer)
    assert icons.pixmap("clan/brujah", 40).toImage() == own
