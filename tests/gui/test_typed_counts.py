"""Counts typed into lists: two digits make a number only if they belong together."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from vtes_deck.collection.model import Collection, Lot
from vtes_deck.collection.usage import Usage
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.panels.cards.card_list import CardList
from vtes_deck.gui.panels.collection.details import Details
from vtes_deck.gui.panels.collection.table import COPIES
from vtes_deck.gui.panels.deck import DeckPanel

KEY, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier


@pytest.fixture(params=["deck", "cards"])
def typed(request, qtbot, show_panel, context, session, cb):
    """A list with the cursor on its second row, the requests, and whether rows are cards."""
    if request.param == "deck":
        winner = from_archive(cb.archive["13568"], cb.get)
        session.apply("begin", lambda _deck: winner)
        view = show_panel(DeckPanel, context).view
        view.go_to(winner.library[1].card.id)
    else:
        table = CardTable(cb.library[0].kind)
        view = CardList(table)
        qtbot.addWidget(view)
        view.show_cards(cb.library[:20])
        view.go_to_row(1)
        view.show()
    asked = []
    view.count.connect(lambda rows, copies: asked.append((len(rows), copies)))
    return view, asked


def key(view, which, text="", kind=QEvent.Type.KeyPress):
    QApplication.sendEvent(view, QKeyEvent(kind, which, NONE, text))


def digit(view, text):
    key(view, KEY.Key_0 + int(text), text)


def down_and_up(view, _qtbot):
    key(view, KEY.Key_Down)
    key(view, KEY.Key_Up)


def click_here(view, qtbot):
    place = view.visualRect(view.currentIndex()).center() + QPoint(1, 0)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def undo(view, _qtbot):
    key(view, KEY.Key_Z, kind=QEvent.Type.ShortcutOverride)


def leave(view, _qtbot):
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))


def other_row(view, _qtbot):
    if isinstance(view, CardList):
        view.go_to_row(3)
    else:
        index = view.indexBelow(view.currentIndex())
        view.go_to(view.tree.row_at(index).card.id)


def test_two_digits_on_a_row_make_a_number(typed):
    view, asked = typed
    digit(view, "1")
    digit(view, "2")
    assert asked == [(1, 1), (1, 12)]


def test_a_modifier_needed_for_digits_does_not_separate_them(typed):
    view, asked = typed
    digit(view, "1")
    key(view, KEY.Key_Shift)
    digit(view, "2")
    assert asked[-1] == (1, 12)


def test_digits_on_successive_rows_do_not_join(typed):
    view, asked = typed
    digit(view, "4")
    key(view, KEY.Key_Down)
    digit(view, "2")
    assert asked == [(1, 4), (1, 2)]


@pytest.mark.parametrize("between", [down_and_up, click_here, undo, leave, other_row])
def test_any_event_between_two_digits_separates_them(typed, qtbot, between):
    view, asked = typed
    digit(view, "4")
    between(view, qtbot)
    digit(view, "2")
    assert asked[-1] == (1, 2)


def test_down_in_the_count_of_a_printing_goes_to_the_next_printing(qtbot, qapp, cb, govern):
    details = Details(None)
    qtbot.addWidget(details)
    edited = []
    details.edited.connect(lambda _before, after: edited.append((after.set, after.count)))
    details.show_card(govern, Usage(Collection()), cb)
    details.show()
    table = details.table
    table.setFocus()
    table.setCurrentIndex(details.model.index(0, COPIES))
    first, second = details.model.lot(0), details.model.lot(1)
    assert isinstance(first, Lot)
    qtbot.keyClick(table, KEY.Key_4)
    assert table.state() == QAbstractItemView.State.EditingState
    editor = table.indexWidget(table.currentIndex())
    qtbot.keyClick(editor, KEY.Key_Down)
    assert edited == [(first.set, 4)]
    assert table.currentIndex().row() == 1
    qtbot.keyClick(table, KEY.Key_2)
    editor = table.indexWidget(table.currentIndex())
    qtbot.keyClick(editor, KEY.Key_Return)
    qtbot.waitUntil(lambda: len(edited) == 2)
    assert edited == [(first.set, 4), (second.set, 2)]
