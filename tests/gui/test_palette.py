"""The command palette, through the keyboard."""

import pytest
from PySide6.QtCore import Qt

from vtes_deck.app.document import Document, Origin
from vtes_deck.deck.model import Deck
from vtes_deck.gui.dialogs.palette import Command, PaletteDialog, matching

Key = Qt.Key


def called(*texts):
    return [Command(text, "Deck", list) for text in texts]


def texts(commands):
    return [command.text for command in commands]


def test_all_words_must_match_in_any_order():
    commands = called("Save as", "Save", "Open recent", "Sort the deck by name")
    assert texts(matching(commands, "as sa")) == ["Save as"]
    assert texts(matching(commands, "xyz")) == []
    assert texts(matching(commands, "")) == texts(commands)


def test_matches_at_the_beginning_come_first():
    commands = called("Undo", "Do it", "Redo", "What to do")
    assert texts(matching(commands, "do")) == ["Do it", "What to do", "Undo", "Redo"]


def test_accents_and_case_do_not_matter():
    assert texts(matching(called("Été à Montréal"), "ETE mont")) == ["Été à Montréal"]


@pytest.fixture
def window(open_window, quiet):
    made = open_window()
    quiet(made)
    return made


@pytest.fixture
def palette(window):
    """Open the palette of the window."""

    def make():
        window.actions_by_key["palette"].trigger()
        return window.findChildren(PaletteDialog)[-1]

    return make


def lines(dialog):
    return [
        (item.text(0), item.text(1))
        for item in map(dialog.list.topLevelItem, range(dialog.list.topLevelItemCount()))
    ]


def test_a_command_is_found_and_executed(qtbot, window, palette):
    dialog = palette()
    qtbot.keyClicks(dialog.search, "new dec")
    assert lines(dialog)[0] == ("New deck", "File")
    qtbot.keyClick(dialog.search, Key.Key_Return)
    assert window.session.deck == Deck()


def test_disabled_commands_are_not_offered(qtbot, window, palette, govern):
    dialog = palette()
    qtbot.keyClicks(dialog.search, "undo")
    assert ("Undo", "Edit") not in lines(dialog)
    dialog.reject()
    window.session.add(govern)
    dialog = palette()
    qtbot.keyClicks(dialog.search, "undo")
    assert lines(dialog)[0][0].startswith("Undo")
    dialog.reject()


def test_open_decks_can_be_reached(qtbot, window, palette):
    for name in ("Alpha", "Beta"):
        deck = Deck(name=name)
        window.session.open(deck, Document(Origin.FILE, deck))
    dialog = palette()
    assert lines(dialog)[0] == ("Alpha", "Open deck")
    qtbot.keyClicks(dialog.search, "alph")
    qtbot.keyClick(dialog.search, Key.Key_Return)
    assert window.session.title == "Alpha"


def test_cards_can_be_found_and_selected(qtbot, window, palette, govern):
    dialog = palette()
    qtbot.keyClicks(dialog.search, "govern the")
    assert ("Govern the Unaligned", "Card") in lines(dialog)
    qtbot.keyClick(dialog.search, Key.Key_Return)
    assert window.session.selected == govern


def test_rules_are_found_and_shown(qtbot, window, palette):
    dialog = palette()
    qtbot.keyClicks(dialog.search, "diablerie")
    qtbot.waitUntil(lambda: any(kind.startswith("Rule ") for _, kind in lines(dialog)))
    texts, kinds = zip(*lines(dialog), strict=True)
    first = next(place for place, kind in enumerate(kinds) if kind.startswith("Rule "))
    assert "diabl" in texts[first].casefold()
    number = kinds[first].removeprefix("Rule ")
    for _ in range(first):
        qtbot.keyClick(dialog.search, Key.Key_Down)
    qtbot.keyClick(dialog.search, Key.Key_Return)
    panel = next(h for h in window.columns.hosts if h.spec.key == "reference").panel
    qtbot.waitUntil(lambda: panel.reader is not None)
    assert panel.reader.contents.current == number


def test_arrows_move_in_the_list_while_typing(qtbot, window, palette):
    dialog = palette()
    qtbot.keyClicks(dialog.search, "deck")
    count = dialog.list.topLevelItemCount()
    assert count > 2
    qtbot.keyClick(dialog.search, Key.Key_Down)
    assert dialog.list.currentIndex().row() == 1
    qtbot.keyClick(dialog.search, Key.Key_Up)
    qtbot.keyClick(dialog.search, Key.Key_Up)
    assert dialog.list.currentIndex().row() == count - 1
    qtbot.keyClick(dialog.search, Key.Key_PageUp)
    assert dialog.list.currentIndex().row() == max(0, count - 11)
    assert dialog.search.text() == "deck"
    dialog.reject()


def test_without_a_result_return_does_nothing(qtbot, window, palette):
    dialog = palette()
    qtbot.keyClicks(dialog.search, "qqqqwx")
    assert dialog.nothing.isVisible()
    qtbot.keyClick(dialog.search, Key.Key_Return)
    assert dialog.isVisible()
    dialog.reject()


def test_commands_work_before_the_cards_are_loaded(qtbot, open_window):
    window = open_window(ready=False)
    window.actions_by_key["palette"].trigger()
    dialog = window.findChild(PaletteDialog)
    qtbot.keyClicks(dialog.search, "govern")
    assert lines(dialog) == []
    dialog.reject()
