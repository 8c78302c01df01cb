"""Icons: complete, consistent, legible, sharp, and following the theme."""

import gc
import itertools

import pytest
import shiboken6
from defusedxml import ElementTree
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPixmap

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Sect, Type
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.colors import load_tokens
from vtes_deck.resources import resource

SVG = "{http://www.w3.org/2000/svg}"
SIGNS = sorted(name for name in icons.icon_names() if name.startswith("discipline/"))
TINTED = sorted(icons.icon_names() - {"app"})


@pytest.fixture
def controller(qapp):
    made = theme.ThemeController(qapp, "light")
    yield made
    shiboken6.delete(made)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)


def alphas(picture):
    """The opacity of every pixel, 0 to 255, row by row."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    data = bytes(image.constBits())
    return [
        data[y * image.bytesPerLine() + x]
        for y in range(image.height())
        for x in range(image.width())
    ]


def test_every_fact_of_the_data_has_a_symbol(cb):
    wanted = {f"discipline/{code}" for code in DISCIPLINES}
    for card in cb:
        wanted.update(map(icons.type_icon_name, card.types))
    for card in cb.crypt:
        wanted.update(f"discipline/{code.lower()}" for code in card.disciplines)
        wanted.add(icons.clan_icon_name(card.clan))
        wanted.update([icons.path_icon_name(card.path)] if card.path else [])
    for card in cb.library:
        wanted.update(f"discipline/{code}" for code in card.requirement.disciplines)
        wanted.update(map(icons.clan_icon_name, card.requirement.clans))
        wanted.update(map(icons.path_icon_name, card.requirement.paths))
    wanted.update(map(icons.type_icon_name, Type))
    wanted.update(map(icons.sect_icon_name, Sect))
    assert wanted <= icons.icon_names()


def test_a_drawing_has_one_colour_and_the_common_grid():
    for name in TINTED:
        drawing = ElementTree.fromstring(resource(f"icons/{name}.svg").read_bytes())
        assert drawing.tag == f"{SVG}svg", name
        assert drawing.get("viewBox") == "0 0 24 24", name
        for part in drawing.iter():
            assert part.tag in {f"{SVG}svg", f"{SVG}g", f"{SVG}path"}, name
            used = {part.get("fill"), part.get("stroke")}
            assert used <= {None, "none", "currentColor"}, name


def test_a_drawing_fills_its_place(qapp):
    for name in TINTED:
        places = [at for at, alpha in enumerate(alphas(icons.pixmap(name, 48))) if alpha > 127]
        across = {at % 48 for at in places}
        down = {at // 48 for at in places}
        assert max(max(across) - min(across), max(down) - min(down)) >= 26, name
        # In the middle, within the tolerance for its shape.
        assert abs((max(across) + min(across)) / 2 - 23.5) <= 4, name
        slack = 22 if name == "ui/remove" else 4
        assert abs((max(down) + min(down)) / 2 - 23.5) <= slack, name


@pytest.mark.parametrize(("frame", "size"), [(str.lower, 14), (str.upper, 14), (str.lower, 22)])
def test_no_two_disciplines_look_the_same(qapp, frame, size):
    """At the size of text, each pair differs by a large part of its area."""
    seen = {
        name: alphas(icons.discipline_pixmap(frame(name.split("/")[1]), size)) for name in SIGNS
    }
    for one, two in itertools.combinations(SIGNS, 2):
        differs = sum(abs(a - b) for a, b in zip(seen[one], seen[two], strict=True)) / 255
        assert differs >= 0.06 * size * size, f"{one} and {two}"


@pytest.mark.parametrize("code", [name.split("/")[1] for name in SIGNS])
def test_levels_differ_without_colour(qapp, code):
    """A ring is transparent where the gem is filled."""
    inferior, superior = icons.level_of(code), icons.level_of(code.upper())
    if DISCIPLINES[code].virtue:
        assert inferior == superior == "virtue"
        return
    if code == "fli":
        assert inferior == superior == "none"
        return
    assert (inferior, superior) == ("inferior", "superior")
    low = alphas(icons.discipline_pixmap(code, 14))
    high = alphas(icons.discipline_pixmap(code.upper(), 14))
    differs = sum(abs(a - b) for a, b in zip(low, high, strict=True)) / 255
    assert differs >= 0.3 * 14 * 14


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_pixmap_has_the_pixel_ratio_of_the_screen(qapp, dpr):
    for picture in (icons.pixmap("ui/open", 16, dpr), icons.discipline_pixmap("DOM", 16, dpr)):
        assert picture.size() == QSize(round(16 * dpr), round(16 * dpr))
        assert picture.devicePixelRatio() == dpr
        assert picture.deviceIndependentSize().width() == pytest.approx(16, abs=0.5)


def test_an_icon_has_the_pixel_ratio_of_the_screen(qapp):
    made = icons.icon("ui/open").pixmap(QSize(20, 20), 2.0)
    assert made.size() == QSize(40, 40)
    assert made.devicePixelRatio() == 2.0
    assert icons.icon("ui/open").actualSize(QSize(37, 37)) == QSize(37, 37)


def test_an_icon_follows_the_look(qapp, controller):
    made = icons.icon("mark/blood", "danger")
    plain = icons.icon("mark/blood")
    for scheme in ("light", "dark", "light"):
        controller.set_choice(scheme)
        colors = theme.tokens().colors
        assert made.pixmap(16, 16).toImage().pixelColor(8, 10).name() == colors["danger"]
        assert plain.pixmap(16, 16).toImage().pixelColor(8, 10).name() == colors["text"]
        off = plain.pixmap(16, 16, QIcon.Mode.Disabled).toImage().pixelColor(8, 10).name()
        assert off == colors["text-disabled"]


def test_a_colour_is_a_name_a_value_or_the_text_colour(qapp, controller):
    assert icons.resolve("#123456").name() == "#123456"
    assert icons.resolve(QColor("#123456")).name() == "#123456"
    assert icons.resolve(None).name() == theme.tokens().colors["text"]
    with pytest.raises(ValueError, match="no colour 'lilac-ish'; there are window"):
        icons.resolve("lilac-ish")


def test_the_symbol_in_a_gem_is_cut_out(qapp):
    """It is visible on every background."""
    image = icons.discipline_pixmap("POT", 48, color="#000000").toImage()
    assert image.pixelColor(24, 20).alpha() == 0
    assert image.pixelColor(24, 2).alpha() == 255


def test_vectors_are_drawn_in_ink_and_paper(qapp):
    image = QImage(60, 48, QImage.Format.Format_ARGB32)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    icons.draw_discipline(painter, QRectF(6, 0, 48, 48), "POT", "#000000", "#ffffff")
    painter.end()
    assert image.pixelColor(30, 20).name() == "#ffffff"
    assert image.pixelColor(30, 2).name() == "#000000"
    assert image.pixelColor(3, 24).name() == "#00ff00"


def test_an_unknown_name_is_reported_and_shown_as_a_dashed_square(qapp):
    with pytest.warns(icons.IconWarning, match="no icon 'ui/opn'; near it: ui/open"):
        shown = icons.pixmap("ui/opn", 16)
    assert alphas(shown) == alphas(icons.pixmap(icons.PLACEHOLDER, 16))
    with pytest.warns(icons.IconWarning):
        assert not icons.icon("no such thing").pixmap(16, 16).isNull()
    with pytest.warns(icons.IconWarning, match="discipline/xyz"):
        assert not icons.discipline_pixmap("xyz", 16).isNull()


def test_the_warning_names_the_requesting_line(qapp):
    with pytest.warns(icons.IconWarning) as caught:
        icons.icon("ui/nonsense")
    assert caught[0].filename == __file__


def test_icons_survive_copies_and_garbage_collection(qapp):
    """Qt owns the engine of an icon; Python must not delete it or free it twice."""
    kept = []
    for turn in range(300):
        made = icons.icon("ui/open")
        copied = QIcon(made)
        copied.addPixmap(QPixmap(4, 4))  # detaches, and so clones the engine
        kept.append(copied)
        if turn % 100 == 99:
            gc.collect()
            kept = kept[-5:]
    gc.collect()
    assert all(not one.pixmap(16, 16).isNull() for one in kept)


def test_a_label_follows_look_and_font(qapp, qtbot, controller):
    label = icons.IconLabel("mark/blood", "danger")
    qtbot.addWidget(label)
    label.show()
    before = label.pixmap()
    assert (
        before.toImage().pixelColor(before.rect().center()).name()
        == (load_tokens("light").colors["danger"])
    )
    controller.set_choice("dark")
    larger = label.font()
    larger.setPointSizeF(2 * larger.pointSizeF())
    label.setFont(larger)
    after = label.pixmap()
    assert after.width() > 1.6 * before.width()
    assert (
        after.toImage().pixelColor(after.rect().center()).name()
        == (load_tokens("dark").colors["danger"])
    )
    label.set_icon("ui/legal", "success")
    assert label.pixmap().toImage() != after.toImage()


def test_names_of_facts_become_names_of_icons():
    assert icons.clan_icon_name("Brujah antitribu") == "clan/brujah-antitribu"
    assert icons.clan_icon_name("Redeemer") == "discipline/red"
    assert icons.type_icon_name(Type.ACTION_MODIFIER) == "type/action-modifier"
    assert (
        icons.path_icon_name("Power and the Inner Voice") == "clan/path-power-and-the-inner-voice"
    )


def test_the_icon_of_the_program_has_many_sizes(qapp):
    made = icons.app_icon()
    assert {size.width() for size in made.availableSizes()} >= {16, 32, 48, 256}
    assert made.pixmap(256, 256).toImage().pixelColor(128, 190).red() > 150
