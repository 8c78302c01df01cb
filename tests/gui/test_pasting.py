"""Lists that are pasted over the open deck, with keys and mouse."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from vtes_deck import deckio
from vtes_deck.app.changes import What
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.deck_import import ImportDialog
from vtes_deck.gui.widgets.pasted_list import PastedList
from vtes_deck.gui.widgets.quick_add import QuickAdd

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier

NAMED = "Deck Name: Borrowed\n\nCrypt\n2x Arika\n\nLibrary\n6x Govern the Unaligned\n"
NAMELESS = "Crypt\n12x Arika\n\nLibrary\n6x Govern the Unaligned\n"
SOME = "2x Arika\n6x Govern the Unaligned\n"
CRYPT = "12x Arika\n"


@pytest.fixture
def open_window(open_window, few_panels):
    return partial(open_window, specs=few_panels)


@pytest.fixture
def window(open_window, quiet):
    """A window with a deck in it."""
    made = open_window()
    quiet(made)
    yield made
    QGuiApplication.clipboard().clear()


@pytest.fixture
def paste(window, quiet, qtbot):
    """Paste a text into the list of the deck and wait for the result."""

    def press(text):
        window.go_to("deck")
        view = next(host for host in window.columns.hosts if host.spec.key == "deck").panel.view
        QGuiApplication.clipboard().setText(text)
        qtbot.keyClick(view, Qt.Key.Key_V, CTRL)
        quiet(window)
        return window.findChild(ImportDialog)

    return press


def test_a_pasted_deck_opens_as_a_new_deck(window, paste, qtbot, govern):
    window.session.add(govern, 1)
    before = window.session.deck
    qtbot.mouseClick(paste(NAMED).open_button, LEFT)
    assert window.session.deck.name == "Borrowed"
    assert window.session.deck.library_count == 6
    assert before in [open_deck.deck for open_deck in window.session.open_decks]


@pytest.mark.parametrize(("text", "whole"), [(NAMED, True), (NAMELESS, True), (SOME, False)])
def test_the_default_button_never_merges_a_whole_deck(paste, text, whole):
    dialog = paste(text)
    assert dialog.open_button.isDefault() is whole
    assert dialog.add_button.isDefault() is not whole
    looks = (dialog.open_button.property("look"), dialog.add_button.property("look"))
    assert looks == (("primary", "") if whole else ("", "primary"))
    dialog.reject()


@pytest.mark.parametrize("text", [NAMED, NAMELESS])
def test_enter_accepts_a_list_without_an_error(window, paste, qtbot, text):
    dialog = paste(text)
    assert dialog.focusWidget() is dialog.open_button
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert window.session.deck.library_count == 6


def test_a_list_with_an_error_or_a_change_keeps_the_cursor(paste, quiet, window, qtbot):
    dialog = paste(f"{NAMED}2 Deflecton\n")
    assert dialog.focusWidget() is dialog.text
    dialog.text.selectAll()
    qtbot.keyClicks(dialog.text, "12x Arika")
    qtbot.waitUntil(lambda: not dialog.reading)
    quiet(window)
    assert dialog.focusWidget() is dialog.text
    dialog.reject()


def test_the_default_follows_the_text(paste, quiet, window, qtbot):
    dialog = paste(SOME)
    dialog.text.setPlainText(NAMED)
    qtbot.waitUntil(lambda: not dialog.reading)
    quiet(window)
    assert dialog.open_button.isDefault()
    dialog.text.setPlainText(CRYPT)
    qtbot.waitUntil(lambda: not dialog.reading)
    quiet(window)
    assert dialog.add_button.isDefault()
    dialog.reject()


def test_a_copied_winning_deck_is_complete(paste, cb):
    dialog = paste(deckio.write(from_archive(cb.archive["13568"], cb.get), "text", cb))
    assert dialog.open_button.isDefault()
    dialog.reject()


def test_added_cards_are_one_step(window, paste, qtbot):
    before = window.session.deck
    reported = []
    window.session.subscribe(lambda changes: reported.append(changes.what))
    qtbot.mouseClick(paste(SOME).add_button, LEFT)
    assert any(what & What.DECK for what in reported)
    window.undo()
    assert window.session.deck == before


TWO = (
    "Deck Name: One\nCrypt (12)\n12x Arika\nLibrary (5)\n5x Wash\n\n"
    "Deck Name: Two\nCrypt (12)\n12x Anson\nLibrary (6)\n6x Deflection\n"
)


def names(window):
    return [open_deck.deck.name for open_deck in window.session.open_decks if open_deck.deck.slots]


def test_both_decks_of_a_text_can_be_opened(window, paste, qtbot):
    dialog = paste(TWO)
    assert not dialog.all_button.isHidden()
    assert dialog.all_button.isDefault()
    qtbot.mouseClick(dialog.all_button, LEFT)
    assert names(window) == ["One", "Two"]


def test_the_button_for_all_decks_is_shown_only_for_several(paste):
    dialog = paste(NAMED)
    assert dialog.all_button.isHidden()
    dialog.reject()


def test_a_file_with_two_decks_opens_the_first_and_offers_the_other(window, quiet, qtbot, tmp_path):
    path = tmp_path / "two.txt"
    path.write_text(TWO)
    window.documents.open_path(path)
    quiet(window)
    assert names(window) == ["One"]
    assert window.session.document.path is None  # saving would lose the second deck
    message = window.messages.current
    assert message.key == "several"
    message.offers[0].act()
    assert names(window) == ["One", "Two"]
    assert path.read_text() == TWO


@pytest.mark.parametrize("before", ["", "gov"])
def test_a_list_pasted_into_the_line_for_cards_is_read(window, quiet, qtbot, before):
    edit = window.findChild(QuickAdd, "quickAdd")
    qtbot.keyClicks(edit, before)
    QGuiApplication.clipboard().setText(NAMED)
    qtbot.keyClick(edit, Qt.Key.Key_V, CTRL)
    qtbot.waitUntil(lambda: window.findChild(ImportDialog) is not None)
    quiet(window)
    assert edit.text() == before
    assert window.findChild(ImportDialog).text.toPlainText() == NAMED.strip()


def test_text_without_a_card_is_reported_in_one_short_line(window, qtbot):
    edit = window.findChild(QuickAdd, "quickAdd")
    edit.setText("nothing of this kind\n" * 5)
    with qtbot.waitSignal(edit.refused) as reported:
        qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert "\n" not in reported.args[0]
    assert len(reported.args[0]) <= 40


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (NAMED, True),
        (f"Deck Name: {'very long ' * 20}\n{NAMED}", True),
        ("Govern the Unaligned\n", False),
        ("word " * 50, False),
        ("https://vdb.im/decks?name=Short#200001=1", True),
        (f"https://vdb.im/decks?name=Long#{'100001=1;' * 30}", True),
        ("see https://vdb.im/decks", False),
    ],
)
def test_several_lines_and_links_are_intercepted_in_a_line_edit(qtbot, qapp, text, whole):
    edit = QLineEdit()
    edit.setMaxLength(100)
    qtbot.addWidget(edit)
    found = []
    PastedList(edit).found.connect(found.append)
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(edit, Qt.Key.Key_V, CTRL)
    qapp.processEvents()
    assert found == ([text.strip()] if whole else [])
    assert (edit.text() == "") is whole


@pytest.mark.parametrize(("text", "shown"), [(NAMED, NAMED), (SOME, ""), ("Dear Theo!", "")])
def test_the_import_starts_with_a_deck_on_the_clipboard(window, quiet, text, shown):
    QGuiApplication.clipboard().setText(text)
    window.documents.import_text()
    quiet(window)
    dialog = window.findChild(ImportDialog)
    assert dialog.text.toPlainText() == shown
    assert dialog.text.textCursor().hasSelection() == bool(shown)  # another text replaces it
    dialog.reject()
