"""The rendered description of a deck: untrusted Markdown, with links to cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextFormat
from PySide6.QtWidgets import QApplication

from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.names import card_named
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.widgets.card_text_browser import anchors_of
from vtes_deck.gui.widgets.notes_view import MAX_LINKS, MAX_SHOWN_LENGTH, NotesView


@pytest.fixture
def notes(qtbot, cb):
    made = NotesView(lambda name: cb.find(name, near=False).card)
    qtbot.addWidget(made)
    made.resize(500, 300)
    return made


def links(view):
    """The address of each link, in order."""
    found = []
    for start, _end in anchors_of(view.document()):
        cursor = view.textCursor()
        cursor.setPosition(start + 1)
        found.append(cursor.charFormat().anchorHref())
    return found


def test_names_in_brackets_are_links_to_cards(notes, cb):
    deflection, govern = cb.find("Deflection").card, cb.find("Govern the Unaligned").card
    notes.show_notes(
        "# Plan\n\N{GRINNING FACE} *Bleed* with [[Govern the Unaligned]],\n[[deflection]]"
    )
    assert notes.toPlainText().split() == (
        ["Plan", "😀", "Bleed", "with", "Govern", "the", "Unaligned,", "deflection"]
    )
    assert links(notes) == [f"card:{govern.id}", f"card:{deflection.id}"]


@pytest.mark.parametrize("marks", ["#", "##", "###"])
@pytest.mark.parametrize(
    "words", ["A *plan* for **five** `turns` or more", "**Five** turns", "[[Deflection]] first"]
)
def test_a_heading_has_one_size_for_any_content(notes, marks, words):
    notes.show_notes(f"{marks} {words}\n\ntext")
    heading = notes.document().begin()
    shapes = [QTextCharFormat(each.format) for each in heading.textFormats()]
    assert {shape.property(QTextFormat.Property.FontSizeAdjustment) for shape in shapes} == {
        4 - len(marks)
    }
    assert {shape.fontWeight() for shape in shapes} == {QFont.Weight.Bold.value}
    (below,) = (QTextCharFormat(each.format) for each in heading.next().textFormats())
    assert not below.property(QTextFormat.Property.FontSizeAdjustment)


@pytest.mark.parametrize("text", ["[[No such card at all]]", "`[[Deflection]]`"])
def test_a_link_without_a_card_stays_as_text(notes, text):
    notes.show_notes(text)
    assert notes.toPlainText() == text.strip("`")
    assert links(notes) == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>fat</b> <img src='file:///x.png'>", "<b>fat</b> <img src='file:///x.png'>"),
        ("&lt;img src=x&gt;", "<img src=x>"),
        ("![picture](file:///x.png)", "!\N{WORD JOINER}picture"),
        ("![p][r]\n\n[r]: data:image/png;base64,AAAA", "!\N{WORD JOINER}p"),
        ("\\\\![p](file:///x.png)", "\\!\N{WORD JOINER}p"),
        ("[a](javascript:x) [b](file:///x) [c](card:9)", "a b c"),
        (f"[a](card:{'9' * 5000})", "a"),
    ],
)
def test_notes_of_others_load_nothing_and_follow_no_links(notes, text, shown):
    notes.show_notes(text)
    assert notes.toPlainText().strip() == shown
    assert "\N{OBJECT REPLACEMENT CHARACTER}" not in notes.toPlainText()
    assert links(notes) == []


def test_a_link_to_the_web_shows_its_address(qtbot, notes):
    notes.show_notes("[vdb](https://vdb.im/a)")
    assert links(notes) == ["https://vdb.im/a"]
    at_link = notes.textCursor()
    at_link.setPosition(1)
    assert "https://vdb.im/a" in at_link.charFormat().toolTip()
    notes.show()
    notes.setFocus()
    with qtbot.waitSignal(notes.addressActivated) as asked:
        qtbot.keyClick(notes, Qt.Key.Key_Right)
        qtbot.keyClick(notes, Qt.Key.Key_Return)
    assert asked.args[0].toString() == "https://vdb.im/a"


def test_lines_stay_lines_and_nothing_is_hidden_as_front_matter(notes):
    notes.show_notes("one\ntwo")
    assert notes.toPlainText().split("\n") == ["one", "two"]
    notes.show_notes("---\nsecret: text\n---\nrest")
    assert "secret: text" in notes.toPlainText()


def test_long_and_deep_texts_are_limited_with_a_note(notes):
    notes.show_notes("[[Deflection]] " * (MAX_LINKS + 9))
    assert len(links(notes)) == MAX_LINKS
    notes.show_notes("word " * (MAX_SHOWN_LENGTH // 5) + "tail")
    assert "tail" not in notes.toPlainText()
    assert "The text is longer" in notes.toPlainText()
    notes.show_notes(">" * 3000 + "deep")
    assert notes.toPlainText().endswith(">deep")


def test_an_ambiguous_name_means_the_vampire_in_the_deck(cb):
    first, *others = cb.find("Gilbert Duane").candidates
    deck = edits.add(Deck(), others[-1], 1)
    assert card_named("Gilbert Duane", cb, deck) is others[-1]
    assert card_named("Gilbert Duane", cb, Deck()) is first


def test_moving_by_keys_shows_the_card_of_a_link(qtbot, show_panel, context, session, cb):
    session.apply("begin", lambda deck: edits.describe(deck, description="Keep [[Deflection]]"))
    panel = show_panel(DeckPanel, context)
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    qtbot.keyClick(
        panel, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    head = panel.head
    qtbot.waitUntil(head.notes.hasFocus)
    assert head.description.isHidden()
    assert head.notes.toPlainText() == "Keep Deflection"
    qtbot.keyClick(head.notes, Qt.Key.Key_Right)
    qtbot.keyClick(head.notes, Qt.Key.Key_Return)
    assert session.selected is cb.find("Deflection").card
    session.undo()
    assert head.notes.toPlainText() == ""
    session.redo()
    assert head.notes.toPlainText() == "Keep Deflection"
    state = panel.save_state()
    qtbot.keyClick(
        panel, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    assert QApplication.focusWidget() is head.description
    panel.restore_state(state)
    assert head.notes.isVisible()


@pytest.mark.parametrize(("rows", "tables"), [(9, 1), (399, 0), (3000, 0)])
def test_a_table_of_hundreds_of_rows_is_shown_as_text(notes, rows, tables):
    notes.show_notes("| a | b |\n|---|---|\n" + "!\n" * rows)  # a row does not need a separate sign
    assert len(notes.document().rootFrame().childFrames()) == tables
    assert notes.toPlainText().count("!") == rows
