"""Several decks open in one window, through keys and mouse."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.recovery import Recovery
from vtes_deck.deck.model import Deck

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def open_window(open_window, few_panels):
    return partial(open_window, specs=few_panels)


def opened(window, *names):
    for name in names:
        deck = Deck(name=name)
        window.session.open(deck, Document(Origin.FILE, deck))
    return window.central_widget.tabs


def shown(tabs):
    return [tabs.tabText(place) for place in range(tabs.count())]


@pytest.fixture
def window(open_window, quiet):
    """A window with the first start's example in it."""
    made = open_window()
    quiet(made)
    return made


def test_one_deck_has_no_tabs(window):
    assert not window.central_widget.tabs.isVisible()


def test_a_click_on_a_tab_shows_its_deck(qtbot, window):
    tabs = opened(window, "A", "B")
    assert shown(tabs) == ["A", "B"]
    assert tabs.isVisible()
    qtbot.mouseClick(tabs, LEFT, pos=tabs.tabRect(0).center())
    assert window.session.title == "A"
    assert window.windowTitle().startswith("A")


def test_keys_go_from_deck_to_deck_in_a_cycle(qtbot, window):
    opened(window, "A", "B", "C")
    seen = []
    for _ in range(3):
        window.actions_by_key["next_deck"].trigger()
        seen.append(window.session.title)
    assert seen == ["A", "B", "C"]
    window.actions_by_key["previous_deck"].trigger()
    assert window.session.title == "B"


def test_a_change_is_marked_on_the_tab(window, govern):
    tabs = opened(window, "A", "B")
    window.session.add(govern)
    assert shown(tabs) == ["A", "B \N{BULLET}"]
    window.session.undo()
    assert shown(tabs) == ["A", "B"]


def test_a_name_is_not_markup_or_access_key(window):
    tabs = opened(window, "A", "R&D <b>bold</b>")
    assert tabs.tabText(1) == "R&&D <b>bold</b>"
    assert "<b>" not in tabs.tabToolTip(1)
    assert "R&amp;D" in tabs.tabToolTip(1)


def test_a_closed_deck_can_be_reopened(qtbot, window, govern):
    tabs = opened(window, "A", "B", "C")
    qtbot.mouseClick(tabs, MIDDLE, pos=tabs.tabRect(0).center())
    assert shown(tabs) == ["B", "C"]
    window.actions_by_key["close"].trigger()
    assert window.session.title == "B"
    window.actions_by_key["reopen"].trigger()
    window.actions_by_key["reopen"].trigger()
    assert shown(tabs) == ["A", "B", "C"]


def test_the_menu_of_a_tab_closes_the_others(window):
    tabs = opened(window, "A", "B", "C")
    menu = QMenu()
    tabs.fill(menu, 1)
    next(a for a in menu.actions() if "others" in a.text()).trigger()
    assert shown(tabs) == ["B"]
    assert window.session.title == "B"


def test_tabs_can_be_dragged(window):
    tabs = opened(window, "A", "B", "C")
    tabs.moveTab(2, 0)
    assert [open_deck.title for open_deck in window.session.open_decks] == ["C", "A", "B"]
    assert window.session.title == "C"
    assert tabs.currentIndex() == 0


def test_opening_an_open_file_selects_it(window, quiet, tmp_path, govern):
    path = tmp_path / "mine.txt"
    path.write_text("Deck Name: Mine\n\nLibrary (1)\n1x Govern the Unaligned\n")
    window.documents.open_path(path)
    quiet(window)
    opened(window, "B")
    window.documents.open_path(path)
    quiet(window)
    assert window.session.title == "Mine"
    assert len(window.session.open_decks) == 2


def test_a_file_that_changed_is_reloaded_and_undo_returns(window, quiet, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("Deck Name: Mine\n\nLibrary (1)\n1x Govern the Unaligned\n")
    window.documents.open_path(path)
    quiet(window)
    path.write_text("Deck Name: Mine\n\nLibrary (12)\n12x Govern the Unaligned\n")
    window.documents.open_path(path)
    quiet(window)
    assert len(window.session.open_decks) == 1
    assert window.session.deck.library_count == 12
    window.session.undo()
    assert window.session.deck.library_count == 1


def test_all_open_decks_and_the_selection_are_restored(open_window, quiet, window, govern):
    opened(window, "A", "B", "C")
    window.session.add(govern, 3)
    window.session.switch(1)
    window.close()
    again = open_window()
    quiet(again)
    assert [open_deck.title for open_deck in again.session.open_decks] == ["A", "B", "C"]
    assert again.session.title == "B"
    again.session.switch(2)
    assert again.session.deck.count(govern) == 3
    assert again.session.modified
    again.session.undo()
    assert again.session.deck.count(govern) == 0
    assert Recovery().left_behind() == []


def test_a_deck_closed_with_changes_is_offered_next_time(open_window, quiet, window, govern):
    opened(window, "A", "B")
    window.session.add(govern, 3)
    window.actions_by_key["close"].trigger()
    quiet(window)
    window.close()
    again = open_window()
    quiet(again)
    assert [open_deck.title for open_deck in again.session.open_decks] == ["A"]
    menu = QMenu()
    again.documents.fill_unsaved(menu)
    menu.actions()[0].trigger()
    assert again.session.title == "B"
    assert again.session.deck.count(govern) == 3


def test_several_decks_survive_a_kill(open_window, quiet, own_home):
    killed = Recovery()
    killed.start()
    for tab, name in enumerate("ABC"):
        deck = Deck(name=name)
        killed.prepare(deck, Document(Origin.NEW, Deck()), tab=tab, current=name == "B")()
    killed.close()
    window = open_window()
    quiet(window)
    assert [open_deck.title for open_deck in window.session.open_decks] == ["A", "B", "C"]
    assert window.session.title == "B"
    assert "“A”, “B” and “C”" in window.messages.current.text


def test_forty_decks_have_tabs_that_scroll(qtbot, window):
    tabs = opened(window, *(f"Deck number {number}" for number in range(40)))
    assert tabs.count() == 40
    assert tabs.width() <= window.width()
