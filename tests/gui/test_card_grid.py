"""Search results as a grid of pictures, used with keys and mouse."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt

from cardbase.terms import CardKind
from vtes_deck.gui.panels.cards.panel import CardsPanel

KEY = Qt.Key


@pytest.fixture
def panel(qtbot, show_panel, context):
    made = show_panel(CardsPanel, context)
    made.resize(700, 700)
    library = made.results.models[CardKind.LIBRARY]
    qtbot.waitUntil(lambda: library.rowCount() > 0 and not context.jobs.running)
    made.ask("govern")
    qtbot.waitUntil(lambda: 1 < library.rowCount() < 500)
    made.results.turn_to(CardKind.LIBRARY)
    made.act_grid.setChecked(True)
    return made


def govern_in(panel, cb):
    return panel.results.models[CardKind.LIBRARY].cards.index(cb["Govern the Unaligned"])


def test_keys_and_a_double_click_change_the_copies(qtbot, panel, session, cb, govern):
    grid = panel.results.view
    assert grid.isVisible()
    assert not panel.results.list.isVisible()
    index = grid.model().index(govern_in(panel, cb), grid.modelColumn())
    place = grid.visualRect(index).center()
    qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.selected is govern
    qtbot.keyClick(grid, KEY.Key_Plus)
    assert session.deck.count(govern) == 1
    qtbot.keyClick(grid, KEY.Key_4)
    assert session.deck.count(govern) == 4
    qtbot.mouseDClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.deck.count(govern) == 5


def test_the_card_under_the_pointer_has_buttons_for_its_copies(qtbot, panel, session, cb, govern):
    grid = panel.results.view
    index = grid.model().index(govern_in(panel, cb), grid.modelColumn())
    less, more = grid.pictures.button_rects(grid.face_in(grid.visualRect(index)))
    plain = grid.grab().toImage()
    qtbot.mouseMove(grid.viewport(), more.center())
    assert grid.hovered == index
    assert grid.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert grid.grab().toImage() != plain
    for _ in range(2):
        qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=more.center())
    qtbot.mouseDClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=more.center())
    assert session.deck.count(govern) == 3
    assert session.selected is govern
    qtbot.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=less.center())
    assert session.deck.count(govern) == 2
    grid.leaveEvent(QEvent(QEvent.Type.Leave))
    assert not grid.hovered.isValid()


def test_up_from_the_first_row_goes_to_the_search_box(qtbot, panel):
    grid = panel.results.view
    panel.results.enter()
    assert grid.hasFocus()
    assert grid.currentIndex().row() == 0
    qtbot.keyClick(grid, KEY.Key_Right)
    assert grid.currentIndex().row() == 1
    qtbot.keyClick(grid, KEY.Key_Up)
    assert panel.box.hasFocus()


def test_cards_are_next_to_each_other_and_grow(panel):
    grid = panel.results.view

    def rect(row):
        return grid.visualRect(grid.model().index(row, grid.modelColumn()))

    assert rect(0).top() == rect(1).top()
    assert rect(1).left() >= rect(0).right()
    before = grid.card_size.width()
    grid.set_zoom(grid.zoom + 1)
    assert grid.card_size.width() > before
    assert rect(1).left() - rect(0).left() > before
    assert grid.indexAt(rect(0).center() + QPoint(1, 1)).row() == 0


def test_the_grid_is_restored(show_panel, panel, context):
    again = show_panel(CardsPanel, context)
    again.restore_state(panel.save_state())
    assert again.results.as_grid
    assert again.results.view is again.results.grids[again.results.kind]
    again.act_grid.setChecked(False)
    assert again.results.view is again.results.list
