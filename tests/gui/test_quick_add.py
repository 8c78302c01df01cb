"""The line that adds cards shows the card that Enter would add."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from vtes_deck.gui.panels.deck import DeckPanel


@pytest.fixture
def shown(show_panel, context, session):
    """The line of a deck, and the previews that it has asked for."""
    asked = []
    context.preview_card = lambda card, place: asked.append((card, place))
    panel = show_panel(DeckPanel, context)
    panel.quick_add.setFocus()
    return panel.quick_add, asked


def test_the_card_that_enter_would_add_is_shown_next_to_the_names(shown, session, qtbot):
    line, asked = shown
    qtbot.keyClicks(line, "2 govern the u")
    card, place = asked[-1]
    assert card.name == "Govern the Unaligned"
    assert place.width() > 50
    assert place.top() >= line.mapToGlobal(line.rect().topLeft()).y()
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert asked[-1][0] is None
    assert session.deck.count(card) == 2


def test_arrows_show_the_other_suggestions(shown, qtbot):
    line, asked = shown
    qtbot.keyClicks(line, "go")
    first = asked[-1][0]
    qtbot.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Down)
    assert asked[-1][0] not in {first, None}
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert asked[-1][0] is None


def test_no_name_is_elided_in_a_narrow_line(shown, qtbot):
    line, _ = shown
    line.setFixedWidth(120)
    qtbot.keyClicks(line, "smiling")
    names = QApplication.activePopupWidget()
    model = names.model()
    assert model.rowCount() > 0
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        name = names.fontMetrics().horizontalAdvance(index.data())
        room = names.viewport().width() - names.iconSize().width()
        assert name < room
