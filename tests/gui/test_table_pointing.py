"""Cards of the table under the mouse: previews, and the targets of drags."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.state.table import Phase
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.preview import Preview, clear_place
from vtes_deck.gui.widgets.card_preview import WIDTH, free_place
from vtes_deck.gui.widgets.face_cache import FaceCache


@pytest.fixture
def table(cb):
    """Ada can play a Blood Doll on Anson."""
    made = scenario("Ada", "Ben", cards=cb)
    made.ready("Ada", "Anson")
    made.hand("Ada", "Blood Doll")
    made.turn("Ada", Phase.MASTER)
    return made


@pytest.fixture
def board(qtbot, table):
    made = Board(FaceCache(lambda _card: None))
    qtbot.addWidget(made)
    made.resize(1060, 690)
    made.show_view(look(table.game, 0), {table.number("Blood Doll")})
    made.show()
    return made


def entered_at(item, at):
    """Send the events of Qt for a mouse on a card at a place of the screen."""
    local = QPointF(item.rect().center())
    QApplication.sendEvent(item, QEnterEvent(local, local, QPointF(at)))


def test_a_card_that_moves_under_a_resting_mouse_is_not_previewed(table, board, monkeypatch):
    at = QPoint(300, 300)
    monkeypatch.setattr(QCursor, "pos", lambda: at)
    pointed = []
    board.pointed.connect(lambda view, _rect: pointed.append(view))
    item = board.item_of(table.number("Anson"))
    item.place(item.home.translated(5, 5), moving=False)
    entered_at(item, at)
    assert not pointed
    QTest.mouseMove(item, QPoint(9, 9))
    assert pointed == [item.view]
    item.left.emit(item)
    pointed.clear()
    entered_at(item, at + QPoint(3, 0))
    assert pointed == [item.view]


def test_a_dragged_card_is_on_top_and_its_targets_have_frames(qtbot, table, board):
    doll, anson = table.number("Blood Doll"), table.number("Anson")

    def aim(_card, sure):
        if not sure:
            board.show_view(look(table.game, 0), {anson})

    board.card_chosen.connect(aim)
    item, target = board.item_of(doll), board.item_of(anson)
    start = item.rect().center()
    qtbot.mousePress(item, Qt.MouseButton.LeftButton, pos=start)
    for step in (start - QPoint(0, 40), target.geometry().center() - item.pos()):
        QTest.mouseMove(item, step)
    assert target.live
    item.move(target.geometry().center() - start)
    assert board.childAt(target.geometry().center()) is item
    qtbot.mouseRelease(item, Qt.MouseButton.LeftButton, pos=start)


def test_a_preview_leaves_the_question_visible(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(760, 500)
    table = QWidget(window)
    table.resize(700, 500)
    window.show()
    preview = Preview(lambda _card: None, table)
    last = QRect(table.mapToGlobal(QPoint(380, 300)), QSize(80, 110))
    corner = free_place(QSize(WIDTH, 450), last, preview.room(last))
    right = table.mapToGlobal(table.rect().topRight()).x()
    assert corner.x() + WIDTH <= right
    assert corner.x() + WIDTH <= last.left()


MIDDLE = QRect(425, 245, 265, 165)


@pytest.mark.parametrize("left", [140, 380, 500, 860])
def test_a_preview_covers_neither_its_card_nor_the_middle(left):
    """At 1366x768, for cards in the hand from the left to the right."""
    room, card = QRect(0, 62, 1111, 700), QRect(left, 590, 110, 160)
    place = QRect(clear_place(QSize(312, 430), card, room, [MIDDLE]), QSize(312, 430))
    assert room.contains(place)
    assert not place.intersects(card)
    assert not place.intersects(MIDDLE)


def test_a_preview_keeps_targets_visible_if_it_can():
    room, card, size = QRect(0, 62, 1111, 700), QRect(140, 590, 110, 160), QSize(312, 430)
    targets = [QRect(120 + 110 * number, 435, 100, 140) for number in range(4)]
    alone = QRect(clear_place(size, card, room, [MIDDLE]), size)
    place = QRect(clear_place(size, card, room, [MIDDLE, *targets]), size)
    assert any(alone.intersects(target) for target in targets)
    assert not any(place.intersects(target) for target in targets)
    assert not place.intersects(MIDDLE)


def test_a_preview_in_a_small_room_still_shows_its_card():
    room, card, size = QRect(0, 0, 640, 480), QRect(300, 200, 60, 90), QSize(312, 430)
    assert room.contains(QRect(clear_place(size, card, room, [MIDDLE]), QSize(1, 1)))


def test_the_preview_of_a_card_disappears_with_it(table, board):
    """Another card may take its place under the mouse: a hand moves up after a play."""
    pointed = []
    board.pointed.connect(lambda view, _rect: pointed.append(view))
    doll = board.item_of(table.number("Blood Doll"))
    doll.entered.emit(doll)
    board.show_view(look(table.game, 0))
    assert [view and view.name for view in pointed] == ["Blood Doll"]
    [card] = table.seat("Ada").hand
    table.seat("Ada").hand[:] = table.hand("Ada", "Villein")
    board.show_view(look(table.game, 0))
    assert board.item_of(card) is None
    assert [view and view.name for view in pointed] == ["Blood Doll", None]
