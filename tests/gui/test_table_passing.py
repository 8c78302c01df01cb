"""How a person passes for a while, and how she gets to choose again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from table_sittings import COMPUTER, PERSON

from vtes_deck.app.game_table.passes import Until
from vtes_deck.app.game_table.sitting import Sitting
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.actions.bleed import BLEED
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
    """Ada may block a bleed of Cleo; computer players stand still."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    for minion in ("Anson", "Ingrid Russo"):
        table.ready("Cleo", minion)
    table.ready("Ada", "Alexa Draper", 6)
    table.acts("Cleo")
    table.choose(BLEED, minion="Anson", seat="Ada")
    window.show_sitting(Sitting(table.game, (PERSON, COMPUTER, COMPUTER)))
    qtbot.waitUntil(lambda: window.game.play.narrowing is not None)
    window.game.play.paused = True
    return window.game


def test_yielding_has_one_button_that_stops_it(qtbot, window, attacked):
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
def test_a_late_press_on_the_button_that_stops_chooses_nothing(qtbot, window, attacked, wish):
    side, play = attacked.side, attacked.play
    if wish == "yield":
        qtbot.mouseClick(side.yields[Until.MY_TURN], LEFT)
    else:
        attacked.auto_turn.trigger()
    assert side.stop.isVisible()
    rect = side.stop.rect()
    corners = rect.topLeft(), rect.center(), rect.bottomRight()
    places = [side.stop.mapTo(window, one) for one in corners]
    play.choose_again()
    play.undo()
    assert play.narrowing is not None
    assert side.stop.isHidden()
    QApplication.processEvents()
    made, step = len(play.sitting.game.inputs), play.narrowing
    for place in places:
        there = window.childAt(place)
        qtbot.mouseClick(there, LEFT, pos=there.mapFrom(window, place))
    assert (len(play.sitting.game.inputs), play.narrowing, play.yielding) == (made, step, None)
