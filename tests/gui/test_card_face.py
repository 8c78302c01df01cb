"""The drawn face of a card: complete and not cut off, at any size and on paper."""

import math
import random
import statistics

import pytest
from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPixmap,
)
from series import thinned

from cardbase.model import CryptCard, LibraryCard, Requirement, Translation
from cardbase.terms import Type
from vtes_deck.graphics import card_face, card_face_layout, card_face_ornament
from vtes_deck.graphics.card_face_layout import HEIGHT, NAME, WIDTH, lay_out
from vtes_deck.graphics.card_face_text import draw_flow, fit, paragraphs, wrap
from vtes_deck.graphics.card_face_words import describe
from vtes_deck.graphics.card_text import parse, to_plain
from vtes_deck.graphics.colors import contrast

LEGIBLE = 20.0
"""Units: 2 mm on paper, under 6 points, the minimum on printed cards."""


def library(**facts):
    """An invented library card."""
    given = {"id": 1, "name": "N", "unique_name": "N", "types": (Type.ACTION,), "text": "T."}
    return LibraryCard(**(given | facts))


def crypt(**facts):
    """An invented vampire."""
    given = {"id": 2, "name": "V", "unique_name": "V", "types": (Type.VAMPIRE,), "text": "T."}
    return CryptCard(**(given | {"clan": "Brujah", "group": 3, "capacity": 5} | facts))


def painted(card, width=315, translation=None):
    """The face as a picture."""
    height = round(width * card_face.RATIO)
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    card_face.paint_card(painter, QRectF(0, 0, width, height), card, translation)
    painter.end()
    return image


def words(flow):
    """The words of a flow, without spaces."""
    return "".join(atom.text for line in flow.lines for _, atom in line.atoms)


def letters(text):
    """The words of a text, without spaces; for symbols only the number before them."""
    said = (getattr(piece, "count", None) for piece in parse(text))
    return "".join(
        "".join(to_plain([piece]).split()) if count is None else count
        for piece, count in zip(parse(text), said, strict=True)
    )


def greys(image):
    """The lightness of every pixel, 0 to 255, row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, width = bytes(grey.constBits()), grey.bytesPerLine()
    return b"".join(data[y * width : y * width + grey.width()] for y in range(grey.height()))


def check(face, text):
    """Text, name and ribbon are complete within their boxes, and the boxes are within the card."""
    assert not face.text.elided
    assert face.text.size >= LEGIBLE
    assert face.text.height <= face.text_box.height() + 0.01
    assert face.text.width <= face.text_box.width() + 0.01
    signs = [piece for piece in parse(text) if hasattr(piece, "code")]
    assert words(face.text) == letters(text)
    drawn = [atom.sign for line in face.text.lines for _, atom in line.atoms if atom.sign]
    assert drawn == [sign.code for sign in signs]
    assert not face.name.elided
    assert face.name.height <= NAME.height()
    assert face.name.width <= NAME.width() - 20
    assert len(face.ribbon.lines) == 1
    assert face.ribbon.width <= face.ribbon_box.width()
    if face.flavor:
        assert face.flavor.height <= face.flavor_box.height() + 0.01
        assert face.flavor.width <= face.flavor_box.width() + 0.01
        assert face.text_box.bottom() < face.flavor_box.top()
    if face.facts:
        assert len(face.facts.lines) == 1
    assert face.panel.contains(face.text_box)
    assert face.ornament.height() >= 100
    assert face.ornament.top() >= NAME.bottom()
    assert face.strip.isEmpty() or face.strip.bottom() == face.panel.top()


@pytest.mark.parametrize("part", thinned(range(9), 9))
def test_every_card_fits(qapp, cb, part):
    """All cards, each at its chosen size of font; most texts at the full size."""
    cards = list(cb)[part::9]
    full = 0
    for card in cards:
        face = lay_out(card)
        check(face, card.text)
        full += face.text.size == 28
    assert len(cards) > 430
    # How many stay at the full size depends on how wide the machine's fonts are.
    assert full > 0.5 * len(cards)


@pytest.mark.parametrize("part", thinned(range(5), 5))
def test_every_translated_card_fits(qapp, cb, part):
    seen = 0
    for card in list(cb)[part::5]:
        for translation in card.translations.values():
            check(lay_out(card, translation), translation.text)
            seen += 1
    assert seen > 100


def test_the_ink_of_the_densest_cards_stays_in_the_box(qapp, cb):
    """The drawing stays within the measured size: no bright pixel is outside."""
    densest = sorted(cb, key=lambda card: -len(card.text))[:12]
    for card in densest:
        face = lay_out(card)
        image = QImage(round(WIDTH), round(HEIGHT), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        white = QColor("#ffffff")
        draw_flow(painter, face.text_box, face.text, white, white)
        painter.fillRect(face.text_box.adjusted(-2, -2, 2, 2), Qt.GlobalColor.black)
        painter.end()
        assert max(greys(image)) < 20, card.name


# ---------------------------------------------------------------------------------------- wrapping


def chunks(text):
    return paragraphs(parse(text))


def test_lines_are_never_wider_than_the_box(qapp):
    chosen = random.Random(5)
    for _ in range(200):
        text = " ".join(
            "".join(chosen.choices("abcdefgh.,[]<>dom ", k=chosen.randint(1, 40)))
            for _ in range(chosen.randint(0, 30))
        )
        width, size = chosen.uniform(60, 600), chosen.uniform(8, 40)
        flow = wrap(chunks(text), width, size)
        assert flow.width <= max(width, 2.0 * size)
        assert words(flow) == letters(text)


def test_a_word_wider_than_the_box_is_broken_and_not_cut(qapp):
    flow = wrap(chunks("x" * 500), 100, 20)
    assert len(flow.lines) > 10
    assert words(flow) == "x" * 500


def test_a_full_stop_stays_with_its_symbol_or_name(qapp):
    (chunk,) = chunks("([DOM]<Name>.)")[0]
    assert [atom.sign or atom.text for atom in chunk] == ["(", "DOM", "Name", ".)"]


def test_text_shrinks_first(qapp):
    text = chunks("many words and more of them " * 20)
    flow = fit(text, 300, lambda _: 300.0, (28, 20, 14, 10))
    assert flow.size == 14
    assert not flow.elided


def test_the_end_is_dropped_only_as_a_last_resort(qapp):
    flow = fit(chunks("many words and more of them " * 200), 300, lambda _: 100.0, (28, 20))
    assert flow.elided
    assert flow.height <= 100
    assert flow.width <= 300
    assert flow.lines[-1].atoms[-1][1].text == "\N{HORIZONTAL ELLIPSIS}"


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\n a \n"])
def test_an_empty_text_is_drawn(qapp, text):
    flow = fit(chunks(text), 100, lambda _: 100.0, (20,))
    assert words(flow) == text.strip()
    assert not painted(library(text=text)).isNull()


def test_an_extremely_long_text_is_drawn(qapp):
    """A text longer than that of any card loses its end, and the face is complete."""
    face = lay_out(library(text="word " * 5000, name="Name " * 40))
    assert face.text.elided
    assert face.text.height <= face.text_box.height() + 0.01
    assert face.panel.top() > NAME.bottom()
    assert not painted(library(text="\ufffd\0<b>" * 3000, name="\n")).isNull()


# ----------------------------------------------------------------------------------------- content


def test_disciplines_are_grouped_by_level(qapp, cb):
    theo = cb["Theo Bell (G2)"]
    assert lay_out(theo).signs == ("POT", "cel", "dom", "pre")


def test_requirements_show_and_or_or(qapp):
    combo = library(requirement=Requirement(disciplines=("dom", "pre"), combo=True))
    choice = library(requirement=Requirement(disciplines=("dom", "pre")))
    clan = library(requirement=Requirement(disciplines=("tha",), clans=("Tremere", "Ministry")))
    assert lay_out(combo).signs == ("dom", "+", "pre")
    assert lay_out(choice).signs == ("dom", "/", "pre")
    assert lay_out(clan).signs == ("clan/tremere", "/", "clan/ministry", "+", "tha")
    assert lay_out(library()).signs == ()
    assert lay_out(library()).strip.isEmpty()


def test_sect_title_and_city_are_one_line(qapp):
    prince = crypt(sect="Camarilla", title="Prince", city="Chicago")
    assert words(lay_out(prince).facts) == "Camarilla\N{MIDDLE DOT}PrinceofChicago"
    assert lay_out(crypt()).facts is None


def test_costs_equal_the_printed_ones(qapp):
    face = lay_out(library(pool_cost=2, blood_cost="X"))
    assert [(price.of, price.amount) for price in face.prices] == [("pool", 2), ("blood", "X")]
    assert lay_out(library()).prices == ()


def test_a_translation_changes_only_words(qapp):
    card = library(text="English.", name="Name")
    face = lay_out(card, Translation("Nom", "Fran\u00e7ais."))
    assert words(face.text) == "Fran\u00e7ais."
    assert words(face.name) == "Nom"


VARIANTS = {
    "capacity": (crypt(), crypt(capacity=6)),
    "group": (crypt(), crypt(group=4)),
    "any group": (crypt(), crypt(group=None)),
    "advanced": (crypt(), crypt(advanced=True)),
    "imbued": (crypt(), crypt(types=(Type.IMBUED,))),
    "clan": (crypt(), crypt(clan="Brujah antitribu")),
    "level": (crypt(disciplines=("dom",)), crypt(disciplines=("DOM",))),
    "artist": (crypt(), crypt(artists=("A. B.",))),
    "burn option": (library(), library(burn_option=True)),
    "pool": (library(), library(pool_cost=1)),
    "blood": (library(pool_cost=1), library(blood_cost=1)),
    "conviction": (library(blood_cost=1), library(conviction_cost=1)),
    "types": (library(), library(types=(Type.ACTION, Type.COMBAT))),
    "flavour": (library(), library(flavor="So be it.")),
}


@pytest.mark.parametrize("fact", VARIANTS)
def test_every_fact_is_visible(qapp, fact):
    """Two cards that differ in one fact look different, even without colour."""
    one, two = (greys(painted(card)) for card in VARIANTS[fact])
    differ = sum(abs(a - b) > 40 for a, b in zip(one, two, strict=True))
    assert differ > 20


def test_a_face_is_always_drawn_the_same(qapp, cb):
    card = cb["Govern the Unaligned"]
    assert painted(card) == painted(card)
    assert painted(card) != painted(library(id=7, text=card.text, name=card.name))


@pytest.mark.parametrize("width", [1, 7, 60, 200, 800])
def test_a_face_can_have_any_size(qapp, cb, width):
    image = painted(cb["Theo Bell (G2)"], width)
    middle = image.pixelColor(image.width() // 2, image.height() // 3)
    assert middle.alpha() > 0


def test_the_card_keeps_its_proportions_in_any_rectangle(qapp, cb):
    image = QImage(600, 300, QImage.Format.Format_ARGB32)
    image.fill(QColor("#00ff00"))
    painter = QPainter(image)
    card_face.paint_card(painter, QRectF(0, 0, 600, 300), cb["Theo Bell (G2)"])
    assert painter.transform().isIdentity()
    painter.end()
    assert image.pixelColor(150, 150).name() == "#00ff00"
    assert image.pixelColor(300 - 100, 150).name() != "#00ff00"


def test_faces_are_printed_as_vectors(qapp, cb, tmp_path):
    """Nine cards on a sheet, as vectors: text and lines, no picture of them."""
    sheet = tmp_path / "cards.pdf"
    writer = QPdfWriter(str(sheet))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(10, 10, 10, 10))
    writer.setResolution(300)
    painter = QPainter(writer)
    for number, card in enumerate(list(cb)[:9]):
        mm = 300 / 25.4
        place = QRectF(number % 3 * 63 * mm, number // 3 * 88 * mm, 63 * mm, 88 * mm)
        card_face.paint_card(painter, place, card)
    painter.end()
    written = sheet.read_bytes()
    assert written.startswith(b"%PDF")
    assert b"/Font" in written
    assert len(written) < 3_000_000


# ------------------------------------------------------------------------------------------ colours


def test_every_clan_and_type_of_the_data_has_a_colour(cb):
    look = card_face_ornament.face_palette()
    assert {card.clan.removesuffix(" antitribu") for card in cb.crypt} <= set(look.clans)
    assert {str(each) for each in Type} == set(look.types)


def test_a_new_clan_gets_a_permanent_colour():
    one, two = (card_face_ornament.accents(crypt(clan="Newcomer")) for _ in range(2))
    assert one == two
    assert one != card_face_ornament.accents(crypt(clan="Stranger"))


def test_letters_are_readable_on_every_accent(cb):
    look = card_face_ornament.face_palette()
    bright = look.colors["bright"]
    for accent in (*look.types.values(), *look.clans.values()):
        assert contrast(bright, card_face_ornament.plate_color(QColor(accent))) >= 4.5
        sect = card_face_ornament.mixed(QColor(accent), QColor(look.colors["ink"]), 0.62)
        assert contrast(sect, look.colors["parchment"]) >= 4.5
    for name in ("ink", "ink-soft"):
        assert contrast(look.colors[name], look.colors["parchment"]) >= 4.5
    for name in ("blood", "pool", "conviction", "life"):
        assert contrast(bright, look.colors[name]) >= 4.5


# ------------------------------------------------------------------------------------------- widget


@pytest.fixture
def shown(qtbot):
    made = card_face.CardFaceWidget()
    qtbot.addWidget(made)
    made.resize(200, 280)
    made.show()
    return made


def test_the_widget_draws_the_card_it_was_given(shown, cb):
    back = shown.grab().toImage()
    shown.set_card(cb["Theo Bell (G2)"])
    theo = shown.grab().toImage()
    shown.set_card(cb["Govern the Unaligned"])
    govern = shown.grab().toImage()
    assert back != theo != govern != back
    assert shown.card is cb["Govern the Unaligned"]
    shown.set_card(None)
    assert shown.grab().toImage() == back


def test_a_picture_replaces_the_face(shown, cb):
    picture = QPixmap(358, 500)
    picture.fill(QColor("#00ff00"))
    shown.set_card(cb["Theo Bell (G2)"])
    assert not shown.shows_picture
    shown.set_picture(picture)
    assert shown.shows_picture
    assert shown.grab().toImage().pixelColor(100, 140).name() == "#00ff00"
    shown.set_picture(None)
    assert shown.grab().toImage().pixelColor(100, 140).name() != "#00ff00"
    shown.set_picture(picture)
    shown.set_card(cb["Govern the Unaligned"])
    assert not shown.shows_picture, "a picture of the previous card"
    shown.set_picture(QPixmap())
    assert not shown.shows_picture


def test_the_widget_keeps_the_proportions(shown):
    assert shown.hasHeightForWidth()
    assert shown.heightForWidth(630) == 880
    for hint in (shown.sizeHint(), shown.minimumSizeHint()):
        assert hint.height() == pytest.approx(hint.width() * 88 / 63, abs=1)


def test_the_widget_draws_again_in_a_new_size(shown, cb):
    shown.set_card(cb["Theo Bell (G2)"])
    shown.grab()
    shown.resize(400, 560)
    image = shown.grab().toImage()
    assert image.size() / shown.devicePixelRatioF() == QSize(400, 560)
    assert image.pixelColor(image.width() // 2, image.height() - 40).alpha() > 0


def test_a_screen_reader_gets_the_facts(shown, cb):
    assert shown.accessibleName() == "No card"
    shown.set_card(cb["Theo Bell (G2)"])
    assert shown.accessibleName() == "Theo Bell (G2)"
    facts = shown.accessibleDescription().split("\n")[0]
    assert facts == (
        "Brujah, capacity 7, group 2, inferior Celerity, inferior Dominate, inferior Presence,"
        " superior Potence, Camarilla"
    )
    found = QAccessible.queryAccessibleInterface(shown)
    assert found.text(QAccessible.Text.Name) == "Theo Bell (G2)"


def test_a_library_card_as_text(cb):
    described = describe(cb["Govern the Unaligned"]).split("\n")
    assert described[0] == "Action, requires Dominate, costs 1 blood"
    assert described[1].startswith("inferior Dominate: directed: ")
    combo = library(
        requirement=Requirement(disciplines=("dom", "pre"), combo=True), burn_option=True
    )
    assert describe(combo).startswith("Action, requires Dominate and Presence, burn option\n")


def test_an_imbued_as_text():
    imbued = crypt(types=(Type.IMBUED,), clan="Judge", disciplines=("jud", "ven"), group=None)
    assert describe(imbued).startswith("Judge, life 5, any group, Judgment, Vengeance\n")


def test_the_layout_names_the_emblem(cb):
    assert card_face_layout.emblem(crypt(clan="Martyr")) == "discipline/mar"
    assert card_face_layout.emblem(library()) == "type/action"


@pytest.mark.parametrize("seed", [1, 200107])
def test_the_strands_of_a_rosette_swing_about_its_ring(seed):
    """Waves of whole numbers of periods cancel out, along a strand and across all strands."""
    strands = []
    for path in card_face_ornament.rosette(seed):
        points = [path.elementAt(index) for index in range(path.elementCount())]
        assert math.dist((points[0].x, points[0].y), (points[-1].x, points[-1].y)) < 1e-9
        strands.append([math.hypot(point.x, point.y) for point in points[:-1]])
        assert statistics.fmean(strands[-1]) == pytest.approx(1)
        assert 0.05 < max(strands[-1]) - 1 < 0.41
    assert len(strands) == 9
    for across in zip(*strands, strict=True):
        assert statistics.fmean(across) == pytest.approx(1)
