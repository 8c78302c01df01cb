"""A read-only deck: its cards can be pointed at and selected, but not changed."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from vtes_deck.app.decklist import lay_out
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.widgets.shown_deck import ShownDeck

KEY = Qt.Key


@pytest.fixture
def pointed():
    return []


@pytest.fixture
def shown(qtbot, cb, pointed):
    made = ShownDeck("Cards", lambda card, place: pointed.append(card) or card is not None)
    qtbot.addWidget(made)
    made.show_blocks(lay_out(from_archive(cb.archive["13568"], cb.get)))
    made.resize(400, 400)
    made.show()
    return made


def first_card(shown):
    return shown.tree.index(0, 1, shown.tree.index(0, 0))


def test_a_card_under_the_pointer_is_previewed(shown, pointed):
    place = QPointF(shown.visualRect(first_card(shown)).center())
    view = shown.viewport()
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        view.mapToGlobal(place),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, move)
    assert pointed == [shown.card_at(first_card(shown))]
    assert pointed[0] is not None


def test_a_card_is_chosen_with_the_keys_and_nothing_changes(shown, qtbot):
    chosen = []
    shown.chosen.connect(chosen.append)
    shown.setFocus()
    before = shown.tree.row_at(first_card(shown)).count
    for key in (KEY.Key_Home, KEY.Key_Down, KEY.Key_Plus, KEY.Key_Delete, KEY.Key_5):
        qtbot.keyClick(shown, key)
    assert chosen[0] == shown.card_at(first_card(shown)).id
    assert shown.tree.row_at(first_card(shown)).count == before
