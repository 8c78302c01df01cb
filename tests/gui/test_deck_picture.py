"""The picture of a deck to share: its content, its QR code, and the dialog."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from vtes_deck import deckio
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.paper.picture_dialog import DeckPictureDialog
from vtes_deck.paper.deck_picture import MAX_CARDS, PIXELS, WIDTH, deck_picture, link_of, paint_png
from vtes_deck.paper.output import paint_page
from vtes_deck.paper.pages import Box, Card, Page, Sign, Text
from vtes_deck.paper.request import Contents
from vtes_deck.paper.typography import Style

pytestmark = pytest.mark.usefixtures("qapp")

MODULE = 6
"""Side of a module of a QR code."""


@pytest.fixture
def deck(cb):
    return from_archive(cb.archive["13568"], cb.get)


def marks(document, kind):
    return [mark for mark in document.pages[0].marks if isinstance(mark, kind)]


def words(document):
    return [text.text for text in marks(document, Text)]


def modules(document, side=MODULE):
    """The dark modules of the QR code by column and row."""
    boxes = [box for box in marks(document, Box) if box.rim is None]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return {
        (round((box.x - left) / side) + column, round((box.y - top) / side))
        for box in boxes
        for column in range(round(box.width / side))
    }


def test_every_card_is_shown_once_with_its_copies(deck):
    document = deck_picture(deck)
    shown = [mark.card for mark in marks(document, Card)]
    assert len(shown) == len(set(shown))
    assert set(shown) == {slot.card for slot in deck.slots}
    counts = sorted(
        int(word[:-1]) for word in words(document) if word.endswith("\N{MULTIPLICATION SIGN}")
    )
    assert counts == sorted(slot.count for slot in deck.slots)
    assert "Crypt: 12 cards, group 4" in words(document)
    assert "by Noé Grigera Fernández" in words(document)


def test_the_head_has_the_clan_and_the_disciplines_next_to_the_name(cb):
    tremere = [card for card in cb.crypt if card.clan == "Tremere"][:4]
    deck = Deck(
        name="A name that is far too long for one line of a picture " * 3,
        crypt=tuple(Slot(card, 3) for card in tremere),
        library=(Slot(cb["Govern the Unaligned"], 60),),
    )
    document = deck_picture(deck)
    signs = marks(document, Sign)
    assert [(sign.name, sign.discipline) for sign in signs] == [
        ("clan/tremere", False),
        ("dom", True),
    ]
    name = min(marks(document, Text), key=lambda text: text.y)
    assert name.style is Style.NAME
    assert name.x + name.width < signs[0].x < signs[1].x
    assert signs[0].y < name.y < signs[0].y + signs[0].side


def test_a_symbol_is_painted(qapp, cb):
    page = Page((Sign(10, 10, 80, "clan/tremere"), Sign(110, 10, 80, "dom", discipline=True)))
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for _ in paint_page(painter, page):
        pass
    painter.end()
    for left in (0, 100):
        dark = [
            (x, y)
            for x in range(left, left + 100)
            for y in range(100)
            if image.pixelColor(x, y).lightness() < 128
        ]
        assert len(dark) > 300
        assert all(left + 9 <= x <= left + 91 and 9 <= y <= 91 for x, y in dark)


@pytest.mark.parametrize("contents", Contents)
def test_nothing_is_outside_or_overlaps(deck, contents):
    document = deck_picture(deck, contents, link=link_of(deck))
    for mark in document.pages[0].marks:
        right = mark.x + getattr(mark, "width", 0)
        bottom = mark.y + getattr(mark, "height", 0)
        assert mark.x >= 0 <= mark.y
        assert right <= WIDTH
        assert bottom <= document.size.height
    faces = marks(document, Card)
    for one in faces:
        for other in faces:
            if one is not other:
                apart_x = abs(one.x - other.x) >= one.width
                assert apart_x or abs(one.y - other.y) >= one.height


def test_the_list_has_every_name_and_no_face(deck):
    document = deck_picture(deck, Contents.LIST)
    assert not marks(document, Card)
    said = " ".join(words(document))
    assert all(slot.card.unique_name.partition(" (")[0] in said for slot in deck.slots)


def test_a_column_that_begins_within_a_type_repeats_it(cb):
    masters = [card for card in cb.library if card.types == ("Master",)][:60]
    document = deck_picture(Deck(library=tuple(Slot(card, 1) for card in masters)), Contents.LIST)
    assert words(document).count("Master, continued") == 2


def test_the_code_is_a_qr_code_of_the_link(deck):
    """ISO/IEC 18004: three finder patterns, and a side of 17 + 4 times the version."""
    dark = modules(deck_picture(deck, link=link_of(deck)))
    side = max(column for column, _ in dark) + 1
    assert (side - 17) % 4 == 0
    finder = {(x, y) for x in range(7) for y in range(7) if max(abs(x - 3), abs(y - 3)) != 2}
    for left, top in ((0, 0), (side - 7, 0), (0, side - 7)):
        there = {
            (x - left, y - top) for x, y in dark if left <= x < left + 7 and top <= y < top + 7
        }
        assert there == finder
    assert (8, side - 8) in dark, "the always dark module"
    assert modules(deck_picture(deck, link=link_of(deck) + ";")) != dark


def test_the_separate_code_is_equal_and_several_times_as_large(deck):
    link = link_of(deck)
    document = deck_picture(deck, Contents.CODE, link=link)
    side = min(box.height for box in marks(document, Box))
    assert side >= 3 * MODULE
    assert document.size.height < WIDTH
    assert side * PIXELS / WIDTH == round(side * PIXELS / WIDTH), "the modules have whole pixels"
    assert modules(document, side) == modules(deck_picture(deck, link=link))
    assert not marks(document, Card)
    assert deck.name in words(document)


def test_copies_cover_neither_the_text_nor_the_capacity(deck):
    document = deck_picture(deck)
    faces = marks(document, Card)
    for box in (box for box in marks(document, Box) if box.rim is not None):
        face = next(
            one
            for one in faces
            if one.x <= box.x < one.x + one.width and one.y <= box.y < one.y + one.height
        )
        assert box.y + box.height < face.y + face.height / 2


def test_the_link_contains_the_same_cards(deck, cb):
    read = deckio.read(link_of(deck), cb).deck
    assert (read.crypt, read.library) == (deck.crypt, deck.library)
    assert (read.name, read.author) == (deck.name, deck.author)


def test_a_missing_or_too_long_link_gives_no_code(deck):
    for link in ("", "https://vdb.im/" + "x" * 3_000):
        document = deck_picture(deck, link=link)
        assert all(box.rim is not None for box in marks(document, Box))
        assert not any("Scan" in word for word in words(document))


def test_an_enormous_deck_is_cut_with_a_note(cb):
    deck = Deck(library=tuple(Slot(card, 1) for card in list(cb.library)[: MAX_CARDS + 3]))
    document = deck_picture(deck)
    assert len(marks(document, Card)) == MAX_CARDS
    assert "… and 3 other cards." in words(document)
    assert document.size.height * PIXELS / WIDTH < 2**15, "Qt paints no higher picture"


def test_an_empty_deck_and_lines_that_are_not_cards():
    document = deck_picture(Deck(unknown=(UnknownLine("<b>Blod Dol</b>", 2),)))
    assert "Deck without a name" in words(document)
    assert any("2 <b>Blod Dol</b>" in word for word in words(document))


def test_the_file_is_a_png_of_the_requested_size(cb, qapp):
    found = []
    small = Deck(crypt=(Slot(cb["Anson"], 2),))
    document = deck_picture(small, link=link_of(small))
    for _ in paint_png(document, found):
        pass
    image = QImage.fromData(found[0], "PNG")
    assert image.width() == PIXELS
    assert image.height() == round(document.size.height * PIXELS / WIDTH)


# -------------------------------------------------------------------------------------- the dialog


@pytest.fixture
def dialog(qtbot, context, cb, tmp_path):
    small = Deck(name="A/B: two", crypt=(Slot(cb["Anson"], 2),), library=(Slot(cb["Wash"], 3),))
    context.session.apply("begin", lambda _deck: small)
    made = DeckPictureDialog(context, tmp_path)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.reject()


def test_the_picture_has_cards_or_a_list_with_or_without_code(dialog):
    assert len(marks(dialog.document, Card)) == 2
    assert any("Scan" in word for word in words(dialog.document))
    dialog.contents[Contents.LIST].click()
    assert not marks(dialog.document, Card)
    dialog.code.click()
    assert not any("Scan" in word for word in words(dialog.document))


@pytest.mark.parametrize("width", [950, 1500, 1900])
def test_the_code_can_be_scanned_from_the_screen(dialog, qtbot, width):
    sheets = dialog.preview.widget()
    dialog.resize(width, 700)
    qtbot.waitUntil(lambda: sheets.place(0).width() >= 800)
    sheets.grab()
    qtbot.waitUntil(lambda: sheets.painted and not dialog.preview.busy)
    image, place = sheets.grab().toImage(), sheets.place(0)
    side = MODULE * place.width() / WIDTH
    assert side >= 2
    boxes = [box for box in marks(dialog.document, Box) if box.rim is None]
    left = place.x() + round(min(box.x for box in boxes) * side / MODULE)
    top = place.y() + round(min(box.y for box in boxes) * side / MODULE)
    dark = modules(dialog.document)
    for column in range(max(x for x, _ in dark) + 1):
        for row in range(max(y for _, y in dark) + 1):
            wanted = "#000000" if (column, row) in dark else "#ffffff"
            for x in range(round(column * side), round((column + 1) * side)):
                for y in range(round(row * side), round((row + 1) * side)):
                    assert image.pixelColor(left + x, top + y).name() == wanted, (column, row)


def test_the_separate_code_and_the_link_are_offered(dialog):
    dialog.contents[Contents.CODE].click()
    assert not dialog.code.isEnabled()
    assert not marks(dialog.document, Card)
    assert len(marks(dialog.document, Box)) > 100
    dialog.link_button.click()
    assert QGuiApplication.clipboard().text().startswith("https://vdb.im/decks/deck?name=A%2FB")
    assert "link" in dialog.note.text()


def test_the_picture_is_saved_under_the_name_of_the_deck(dialog, tmp_path, qtbot):
    proposed = []

    def choose(_parent, proposal):
        proposed.append(proposal)
        return proposal

    dialog.choose_file = choose
    dialog.save_button.click()
    assert not dialog.copy_button.isEnabled(), "one save runs at a time"
    qtbot.waitUntil(lambda: "Written to" in dialog.note.text())
    assert proposed == [tmp_path / "A B two.png"]
    assert QImage(str(proposed[0])).width() == PIXELS
    assert dialog.copy_button.isEnabled()


def test_an_unwritable_place_is_reported(dialog, tmp_path, qtbot):
    dialog.save_to(tmp_path)
    qtbot.waitUntil(lambda: "could not be written" in dialog.note.text())


def test_the_picture_is_copied(dialog, qtbot):
    dialog.copy_button.click()
    qtbot.waitUntil(lambda: "clipboard" in dialog.note.text())
    assert QGuiApplication.clipboard().image().width() == PIXELS


def test_the_shortcut_opens_the_dialog(open_window, few_panels, qtbot):
    window = open_window(specs=few_panels)
    window.actions_by_key["picture"].trigger()
    (shown,) = window.findChildren(DeckPictureDialog)
    assert "Ctrl+Shift+E" in [k.toString() for k in window.actions_by_key["picture"].shortcuts()]
    shown.reject()
