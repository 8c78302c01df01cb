"""The top of the deck panel and the line below it, as a player uses them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from vtes_deck.app.deck_files import DEFAULT_FORMAT, open_file, save_file
from vtes_deck.app.document import Origin, winner
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face_ornament import clan_accent, mixed
from vtes_deck.graphics.colors import contrast
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.widgets.deck_head import TINT


@pytest.fixture
def panel(show_panel, context, session, cb):
    session.apply("begin", lambda deck: from_archive(cb.archive["13568"], cb.get))
    return show_panel(DeckPanel, context)


def left_and_right(panel):
    """The colours of the head at its left and its right end, between its fields."""
    shown = panel.head.grab().toImage()
    return [shown.pixelColor(x, 1).name() for x in (2, shown.width() - 2)]


def test_the_head_has_the_colour_of_the_clan(panel, session, cb):
    window = theme.tokens().color("window").name()
    begin, end = left_and_right(panel)
    assert begin != end == window
    session.apply("other", lambda _deck: Deck(crypt=(Slot(cb["Anson"], 12),)))
    assert left_and_right(panel)[0] not in {begin, window}
    session.apply("none", lambda _deck: Deck())
    begin, end = left_and_right(panel)
    assert begin == end


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_texts_of_the_head_stand_out_from_every_clan(scheme, cb):
    """A contrast of 4.5 (WCAG 2.2, 1.4.3)."""
    look = theme.load_tokens(scheme)
    for clan in {card.clan for card in cb.crypt}:
        ground = mixed(look.color("window"), clan_accent(clan), TINT[scheme])
        for ink in ("text", "text-muted"):
            assert contrast(look.color(ink), ground) >= 4.5, (clan, ink)


@pytest.mark.parametrize("field", ["name", "author"])
def test_enter_in_the_name_or_the_author_moves_to_the_cards(panel, qtbot, field):
    line = getattr(panel.head, field)
    line.setFocus()
    qtbot.keyClicks(line, "x")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert not line.hasFocus()
    assert panel.view.hasFocus()


def test_the_last_action_is_shortened_and_separate_from_its_neighbours(panel, session, cb):
    said, line = panel.message, panel.quick_add
    panel.resize(420, 500)
    card = cb["Ambrosio Luis Moncada, Plenipotentiary"]
    session.apply("Add 1 " + card.name, lambda deck: edits.add(deck, card, 1), origin="deck")
    panel.show()
    assert said.geometry().left() > line.geometry().right() + 1
    assert said.shown_text.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert said.text() == "Add 1 " + card.name  # for screen readers
    panel.resize(2000, 500)
    assert said.shown_text == said.text()


@pytest.fixture
def read(panel):
    panel.resize(500, 900)
    panel.show()
    panel.head.unfold.setChecked(True)
    panel.head.read.setChecked(True)
    return panel.head


def test_without_a_description_only_the_field_to_write_is_shown(read, session, qtbot):
    session.apply("describe", lambda deck: edits.describe(deck, description="Bleed."))
    assert read.notes.isVisible()
    session.apply("describe", lambda deck: edits.describe(deck, description=""))
    assert read.description.isVisible()
    assert read.notes.isHidden()
    read.description.setFocus()
    qtbot.keyClicks(read.description, "Vote.")  # it stays while text is being edited
    assert read.description.isVisible()
    assert session.deck.description == "Vote."


def test_a_double_click_on_the_description_begins_to_write_it(read, session, qtbot):
    session.apply("describe", lambda deck: edits.describe(deck, description="Bleed."))
    left, place = Qt.MouseButton.LeftButton, read.notes.viewport().rect().center()
    qtbot.mouseDClick(read.notes.viewport(), left, pos=place)
    assert read.notes.isHidden()
    assert read.description.isVisible()
    assert read.description.hasFocus()


def test_a_short_rendered_description_leaves_room_for_the_cards(read, session, qtbot):
    def describe(text):
        session.apply("describe", lambda deck: edits.describe(deck, description=text))

    line = read.fontMetrics().lineSpacing()
    describe("Bleed.")
    qtbot.waitUntil(lambda: read.notes.height() < 6 * line)
    describe("Bleed.\n" * 8)
    qtbot.waitUntil(lambda: read.notes.height() > 7 * line)
    describe("Bleed.\n" * 80)
    qtbot.waitUntil(lambda: read.notes.verticalScrollBar().maximum() > 0)
    assert read.notes.height() < 30 * line


def test_three_statistics_of_the_deck_are_shown(panel, session, cb):
    figures = panel.head.figures
    assert figures.text() == "12 in the crypt · 75 in the library · average capacity 10"
    session.apply("new", lambda deck: Deck(name="One"))
    assert figures.isHidden()
    session.apply("add", lambda deck: edits.add(deck, cb["Villein"], 2))
    assert figures.text() == "0 in the crypt · 2 in the library"


def test_a_long_name_has_smaller_letters(panel, session):
    def rename(name):
        session.apply("rename", lambda deck: edits.describe(deck, name=name))

    line = panel.head.name
    rename("Girls")
    largest, tall = line.font().pointSizeF(), line.height()
    rename("Just another nasty bleeddeck, the second one")
    assert line.font().pointSizeF() < largest
    assert line.height() == tall
    rename("x" * 200)
    assert line.toolTip() == "x" * 200
    panel.resize(6000, 700)
    assert line.font().pointSizeF() == largest
    assert line.toolTip() == ""
    assert line.height() >= line.sizeHint().height()


def test_an_empty_description_takes_space_while_it_is_edited(panel, session, qtbot):
    head = panel.head
    panel.activateWindow()
    head.unfold.setChecked(True)
    assert session.deck.description == ""
    qtbot.waitUntil(head.description.isVisible)
    line = head.description.fontMetrics().height()
    assert head.description.height() <= line * 3
    assert not head.description.verticalScrollBar().isVisible()
    head.description.setFocus()
    qtbot.waitUntil(lambda: head.description.height() >= line * 4)
    head.name.setFocus()
    qtbot.waitUntil(lambda: head.description.height() <= line * 3)
    session.apply("describe", lambda deck: edits.describe(deck, description="Bleed."))
    qtbot.waitUntil(lambda: head.description.height() >= line * 4)


def test_the_symbols_leave_room_for_a_long_name(panel, session, qtbot):
    """The name is complete as long as it fits without the symbols of clans and Disciplines."""

    def rename(name):
        session.apply("rename", lambda deck: edits.describe(deck, name=name))

    head = panel.head
    signs, author = head.signs, head.author
    panel.resize(476, 700)
    panel.show()
    panel.quick_add.setFocus()
    long = "Wraiths in the Shell: the Deadly Gifts of Oblivion"
    rename("Girls")
    qtbot.waitUntil(lambda: signs.geometry().bottom() < author.geometry().top())
    rename(long)
    qtbot.waitUntil(lambda: signs.geometry().top() > author.geometry().bottom())
    assert head.name.shown_text == long
    assert signs.isVisible()
    assert head.rect().contains(signs.geometry())
    panel.resize(1200, 700)
    qtbot.waitUntil(lambda: signs.geometry().bottom() < author.geometry().top())


def test_a_name_that_does_not_fit_ends_with_an_ellipsis(panel, session):
    session.apply("rename", lambda deck: edits.describe(deck, name="x" * 200))
    panel.resize(476, 700)
    panel.show()
    line = panel.head.name
    line.setCursorPosition(200)  # the former position of the cursor
    panel.quick_add.setFocus()
    assert line.shown_text.startswith("xx")
    assert line.shown_text.endswith("\N{HORIZONTAL ELLIPSIS}")
    line.setFocus()
    assert line.shown_text == "x" * 200


def test_names_of_cards_are_completed_in_the_description(panel, session, qtbot):
    panel.resize(500, 700)
    panel.activateWindow()
    head = panel.head
    head.unfold.setChecked(True)
    editor = head.description
    editor.setFocus()
    qtbot.waitUntil(editor.hasFocus)
    qtbot.keyClicks(editor, "Bleed with [[gove")
    names = editor.names
    assert names.isVisible()
    assert names.currentIndex().data() == "Govern the Unaligned"
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert not names.isVisible()
    qtbot.keyClicks(editor, " a")
    assert session.deck.description == "Bleed with [[Govern the Unaligned]] a"
    qtbot.keyClick(editor, Qt.Key.Key_Return)  # outside a link, this text begins a line
    qtbot.keyClicks(editor, "[[defl")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert not names.isVisible()
    assert session.deck.description.endswith("a\n[[defl")
    session.undo()


def test_a_completed_name_keeps_existing_brackets(panel, session, qtbot):
    head = panel.head
    session.apply("describe", lambda deck: edits.describe(deck, description="See [[]] twice"))
    panel.activateWindow()
    head.unfold.setChecked(True)
    editor = head.description
    editor.setFocus()
    qtbot.waitUntil(editor.hasFocus)
    cursor = editor.textCursor()
    cursor.setPosition(len("See [["))
    editor.setTextCursor(cursor)
    qtbot.keyClicks(editor, "deflection")
    qtbot.keyClick(editor, Qt.Key.Key_Tab)
    assert session.deck.description == "See [[Deflection]] twice"
    assert editor.textCursor().position() == len("See [[Deflection]]")


@pytest.mark.parametrize("width", [360, 480, 900])
def test_an_edit_of_a_winning_deck_names_its_origin_without_moving_widgets(
    show_panel, context, session, cb, width
):
    session.open(*winner(cb.archive["13568"], cb, Origin.ARCHIVE))
    panel = show_panel(DeckPanel, context)
    panel.resize(width, 700)
    event = cb.archive["13568"].event.name
    assert panel.head.source.text().startswith(f"Won {event}")
    before = panel.view.mapTo(panel, panel.view.rect().topLeft()).y()
    card = cb["Villein"]
    session.apply("Add", lambda deck: edits.add(deck, card, 1))
    assert panel.head.source.text().startswith(f"Based on the winner of {event}")
    QApplication.processEvents()
    assert panel.view.mapTo(panel, panel.view.rect().topLeft()).y() == before


def test_a_saved_winning_deck_still_names_its_origin(panel, session, cb, tmp_path, context):
    path = tmp_path / "mine.txt"
    save_file(path, session.deck, DEFAULT_FORMAT, cb)
    opened = open_file(path, cb)
    session.open(opened.deck, opened.document)
    event = cb.archive["13568"].event
    text = panel.head.source.text()
    assert text.startswith(f"Based on the winner of {event.name}")
    assert str(event.date.year) in text
    assert f"{event.players} players" in text


@pytest.mark.parametrize(("width", "words"), [(460, False), (900, True)])
def test_the_buttons_of_the_views_have_texts_if_there_is_room(panel, width, words):
    panel.resize(width, 700)
    panel.show()
    QApplication.processEvents()
    buttons = [
        button
        for button in panel.findChildren(QToolButton)
        if button.defaultAction() in panel.views.actions_of_looks
    ]
    assert [button.text() for button in buttons] == ["List", "Stacks", "Grid"]
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert all((button.toolButtonStyle() is beside) is words for button in buttons)
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
