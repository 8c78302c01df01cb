"""The middle of the table: the current action can be read."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from table_sessions import PERSON, sit

from vtes_deck.app.game_table.log_lines import LinePart, LogLine
from vtes_deck.app.game_table.news import News
from vtes_deck.app.game_table.view import ActionView, ReferendumView
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.scenario import scenario
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.card_painter import CardPainter
from vtes_deck.gui.table.recent_log import fitting_lines
from vtes_deck.gui.table.state_of_play import StateOfPlay, fitting
from vtes_deck.gui.widgets.face_cache import FaceCache


def test_the_most_important_and_then_the_newest_sentences_are_shown_if_not_all_fit():
    assert fitting_lines([20, 40, 20], [1, 1, 1], 80) == [0, 1, 2]
    assert fitting_lines([20, 40, 20], [1, 1, 1], 79) == [1, 2]
    assert fitting_lines([20, 40, 20], [1, 1, 1], 59) == [2]
    assert fitting_lines([20, 40, 20], [2, 1, 1], 59) == [0, 2]
    assert fitting_lines([20, 40, 20], [2, 1, 1], 39) == [0]
    assert fitting_lines([20, 40, 20], [1, 1, 1], 10) == []
    assert fitting_lines([], [], 10) == []


def test_terms_of_a_referendum_are_shown_completely(qtbot, cb):
    """The differing end of a long line is painted."""
    faces = FaceCache(lambda _card: None)
    centre = StateOfPlay(CardPainter(faces, QFont()), None)
    qtbot.addWidget(centre)
    centre.resize(180, 260)
    view = sit(cb, PERSON, PERSON).view()

    def painted(terms):
        poll = ReferendumView(
            title="Referendum of Kine Resources Contested",
            caller=0,
            card=-1,
            terms=terms,
            casts=(),
            votes_for=0,
            votes_against=0,
            open_votes=(),
            polling=True,
        )
        centre.show_view(replace(view, referendum=poll))
        return centre.grab().toImage()

    points = "Points: Dora 1, Eve 1, Finn 1, Ada "
    assert painted((points + "1",)) != painted((points + "8",))
    faces.clear()


def test_the_blocker_is_shown_completely_at_a_small_table(qtbot, cb):
    """The middle of a table of five in a window of 1366x768; the title has two lines."""
    table = scenario("Ada", "Ben", cards=cb)
    acting, blocker = table.ready("Ada", "Adrino Manauara"), table.ready("Ben", "Owain Evans")
    view = look(table.game, 0)
    faces = FaceCache(lambda _card: None)
    centre = StateOfPlay(CardPainter(faces, QFont()), None)
    qtbot.addWidget(centre)
    centre.resize(284, 165)
    action = ActionView(
        title="Adrino Manauara bleeds Eve for 1",
        verb="bleed",
        minion=acting,
        card=-1,
        target=-1,
        seat=0,
        seats=(1,),
        stealth=0,
        blocker=blocker,
        intercept=0,
        blocked=False,
        bleed=1,
        declined=(),
    )

    def painted(**more):
        centre.show_view(replace(view, action=replace(action, **more)))
        return centre.grab().toImage()

    attempts, without = painted(), painted(blocker=-1)
    changed = [
        y
        for y in range(attempts.height())
        if any(attempts.pixel(x, y) != without.pixel(x, y) for x in range(100, 284))
    ]
    assert max(changed) < attempts.height() - 2, "the last line is cut"
    assert max(changed) - min(changed) > 12
    faces.clear()


@pytest.mark.parametrize("others", [1, 4])
def test_a_card_in_the_middle_uses_its_height_and_leaves_the_phase_visible(qtbot, cb, others):
    names = ("Ada", "Ben", "Cleo", "Dora", "Eve")[: others + 1]
    board = Board(FaceCache(lambda _card: None))
    qtbot.addWidget(board)
    board.resize(1106, 676)
    view = look(scenario(*names, cards=cb).game, 0)
    board.show_view(view)
    area, middle = board.state_of_play.card_area(), board.state_of_play.geometry()
    bold = QFont(board.state_of_play.font())
    bold.setBold(True)
    left = middle.center().x() - QFontMetricsF(bold).horizontalAdvance(view.head) / 2
    below = area.top() > middle.top() + QFontMetricsF(bold).height()
    assert area.right() < left or below
    assert middle.contains(area)
    if others == 1:
        assert area.height() > middle.height() * 0.8


def test_the_card_in_the_middle_can_be_pointed_at(qtbot, cb):
    table = scenario("Ada", "Ben", cards=cb)
    anson = table.ready("Ada", "Anson")
    faces = FaceCache(lambda _card: None)
    board = Board(faces)
    qtbot.addWidget(board)
    board.resize(1106, 676)
    board.show()
    said = (LinePart("Anson", anson), LinePart(" hunts."))
    recent = (LogLine(0, 1, (0,), said, heading=False, new_turn=False),)
    board.show_view(look(table.game, 0), news=News(recent))
    board.grab()
    pointed, asked = [], []
    board.pointed.connect(lambda view, _rect: pointed.append(view and view.name))
    board.asked_about.connect(lambda view: asked.append(view.name))
    area = board.state_of_play.card_area()
    place = area.topLeft() + QPoint(15, 15)
    QTest.mouseMove(board, place)
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(board, board.state_of_play.geometry().topLeft() + QPoint(2, 2))
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.state_of_play.geometry().topLeft())
    assert pointed == ["Anson", None]
    assert asked == ["Anson"]
    faces.clear()


@pytest.mark.parametrize("room", [110, 140, 400])
def test_votes_for_and_against_fit_next_to_each_other(qtbot, room):
    font = QFont()
    font.setPointSizeF(10.5)
    said = ("A favor 12", "En contra 10")
    found = fitting(font, said, room)
    assert sum(map(QFontMetricsF(found).horizontalAdvance, said)) <= room * 1.05
    assert (found.pointSizeF() == 10.5) == (room == 400)
