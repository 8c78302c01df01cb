"""Passing for some time, and its end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from table_sessions import COMPUTER, PERSON

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.passes import Until
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase
from vtes_deck.gui.table.game_table import GameTable

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, context, own_home):
    made = GameTable(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    yield made
    made.close()


@pytest.fixture
def attacked(qtbot, window, cb):
    """Ada can block a bleed of Cleo; computer players wait."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    for minion in ("Anson", "Ingrid Russo"):
        table.ready("Cleo", minion)
    table.ready("Ada", "Alexa Draper", 6)
    table.acts("Cleo")
    table.choose(BLEED, minion="Anson", seat="Ada")
    window.show_session(GameSession(table.game, (PERSON, COMPUTER, COMPUTER)))
    qtbot.waitUntil(lambda: window.game.play.partial_choice is not None)
    window.game.play.paused = True
    return window.game


def test_one_button_stops_passing(qtbot, window, attacked):
    side, play = attacked.side, attacked.play
    assert side.stop.isHidden()
    offered = {until for until, button in side.yields.items() if button.isVisible()}
    assert offered == set(Until)
    window.activateWindow()
    qtbot.mouseClick(side.yields[Until.MY_TURN], LEFT)
    assert side.below.isAncestorOf(QApplication.focusWidget())
    assert play.yielding is Until.MY_TURN
    assert side.stop.isVisible()
    assert not any(button.isVisible() for button in side.yields.values())
    qtbot.keyClick(attacked, Qt.Key.Key_Escape)
    assert play.yielding is None
    assert side.stop.isHidden()


@pytest.mark.parametrize("wish", ["yield", "automatic"])
def test_a_late_press_on_the_button_that_stops_chooses_no_option(qtbot, window, attacked, wish):
    side, play = attacked.side, attacked.play
    if wish == "yield":
        qtbot.mouseClick(side.yields[Until.MY_TURN], LEFT)
    else:
        attacked.menu.turn.trigger()
    assert side.stop.isVisible()
    rect = side.stop.rect()
    corners = rect.topLeft(), rect.center(), rect.bottomRight()
    places = [side.stop.mapTo(window, one) for one in corners]
    play.choose_again()
    play.undo()
    assert play.partial_choice is not None
    assert side.stop.isHidden()
    QApplication.processEvents()
    made, step = len(play.session.game.inputs), play.partial_choice
    for place in places:
        there = window.childAt(place)
        qtbot.mouseClick(there, LEFT, pos=there.mapFrom(window, place))
    assert (len(play.session.game.inputs), play.partial_choice, play.yielding) == (made, step, None)


@pytest.fixture
def own_turn(qtbot, window, cb):
    """Ada in her influence phase: four transfers, two vampires, and cards to discard next."""
    table = scenario("Ada", "Ben", cards=cb)
    table.uncontrolled("Ada", "Anson")
    table.uncontrolled("Ada", "Alexa Draper")
    table.hand("Ada", "Blood Doll", "Villein")
    table.turn("Ada", Phase.INFLUENCE)
    window.show_session(GameSession(table.game, (PERSON, COMPUTER)))
    qtbot.waitUntil(lambda: window.game.play.partial_choice is not None)
    return window.game


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_double_press_does_not_pass_two_phases(qtbot, monkeypatch, own_turn, by):
    question, table = own_turn.side.question, own_turn.play.session.game.table
    assert question.pass_button.text() == "0  End the influence phase"
    question.pass_button.click()
    assert question.pass_button.text() == "0  End the turn"
    monkeypatch.setattr("vtes_deck.gui.table.question.SETTLE", 3_600_000)
    if by == "mouse":
        qtbot.mouseClick(question.pass_button, LEFT)
    else:
        qtbot.keyClick(own_turn, Qt.Key.Key_0)
    assert table.phase is Phase.DISCARD


def test_an_extra_press_does_not_discard_the_card_under_the_pointer(qtbot, monkeypatch, own_turn):
    """The last transfer ends the phase, and the first card to discard has its place."""
    question, play = own_turn.side.question, own_turn.play
    monkeypatch.setattr("vtes_deck.gui.table.question.SETTLE", 3_600_000)
    monkeypatch.setattr(question, "_new", frozenset())  # the question has been read
    for _ in range(5):
        qtbot.mouseClick(question.buttons[0], LEFT)
    game = play.session.game
    assert sum(game.table.seats[0].uncontrolled.values()) == 4
    assert game.table.phase is Phase.DISCARD
    assert len(game.table.seats[0].hand) == 2


def test_an_unchanged_button_can_be_pressed_immediately(qtbot, monkeypatch, own_turn):
    question = own_turn.side.question
    asked = question.asked.text()
    monkeypatch.setattr("vtes_deck.gui.table.question.SETTLE", 3_600_000)
    monkeypatch.setattr(question, "_new", frozenset())
    said = question.buttons[0].text()
    qtbot.mouseClick(question.buttons[0], LEFT)
    assert question.asked.text() == asked.replace("4 transfers", "3 transfers")
    assert question.buttons[0].text() == said
    qtbot.mouseClick(question.pass_button, LEFT)
    assert own_turn.play.session.game.table.phase is Phase.DISCARD


@pytest.mark.parametrize("until", Until)
def test_the_whole_text_of_the_button_that_stops_is_shown(qtbot, window, attacked, until):
    side = attacked.side
    window.resize(1000, 600)
    qtbot.mouseClick(side.yields[until], LEFT)
    QApplication.processEvents()
    stop = side.stop
    measure = QFontMetrics(stop.font())
    widest = max(map(measure.horizontalAdvance, stop.text().splitlines()))
    assert widest + stop.iconSize().width() < stop.width()
    assert stop.text().split() == stop.full_text.split()


def test_a_choice_that_cannot_be_passed_offers_no_passing(qtbot, window, cb):
    """Ada has to set the terms of her referendum: there is nothing that she could decline."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.ready("Ada", "Anson")
    for minion in ("Gilbert Duane (G1)", "Ingrid Russo"):
        table.ready("Ben", minion)
    (card,) = table.hand("Ada", "Banishment")
    table.acts("Ada")
    table.game.apply(next(one for one in table.decision.options if one.card == card))
    while table.decision.kind is not DecisionKind.TERMS:
        table.game.apply(next(one for one in table.decision.options if one.verb is PASS))
    window.show_session(GameSession(table.game, (PERSON, COMPUTER, COMPUTER)))
    qtbot.waitUntil(lambda: window.game.play.partial_choice is not None)
    assert not any(button.isVisible() for button in window.game.side.yields.values())
