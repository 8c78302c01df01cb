"""The list of keyboard shortcuts names every key of the game table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication
from table_sessions import COMPUTER, PERSON, sit

from vtes_deck.app.game_table.choices import PartialChoice
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.state.table import Phase
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.question import SETTLE, QuestionPanel
from vtes_deck.gui.table_keys import KEYS


def test_every_key_of_the_table_is_in_the_list(qtbot, context, own_home):
    table = GameTable(context)
    qtbot.addWidget(table)
    listed = {
        QKeySequence(key).toString()
        for keys, _ in KEYS
        for key in (*keys.split("  "), *map(str, range(1, 10)))
        if QKeySequence(key).toString()
    }
    bound = {
        short.key().toString()
        for part in (table, table.game)
        for short in part.findChildren(QShortcut)
    }
    in_menu = {action.shortcut().toString() for action in table.menu.actions()}
    assert {"W", "Ctrl+Return"} < in_menu
    assert (bound | in_menu) - listed - {"", "F11"} == set()  # F11 belongs to every window
    table.close()


def test_a_key_of_the_menu_works_at_the_table(qtbot, context, own_home, cb):
    table = GameTable(context)
    table.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(table)
    table.show()
    table.show_session(sit(cb, PERSON, COMPUTER))
    qtbot.waitUntil(lambda: table.game.play.session.waits)
    copies = []
    table.game.branched.disconnect()
    table.game.branched.connect(copies.append)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    qtbot.keyClick(table.game.side.question, Qt.Key.Key_W)
    assert [copy.aside for copy in copies] == [True]
    table.close()


def test_an_amount_can_be_chosen_by_keys(qtbot, cb):
    """After the number of a card, the number of an amount replaces the proposed one."""
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    villein = table.hand("Ada", "Villein")[0]
    table.turn("Ada", Phase.MASTER)
    first = PartialChoice.of(table.table, table.decision)
    question = QuestionPanel()
    qtbot.addWidget(question)
    question.show()
    question.activateWindow()
    qtbot.waitUntil(question.isActiveWindow)
    question.ask("Which card?", "", first.choices, first.passing, back=False)
    question.take_focus()
    question.ask("How much?", "", first.pick_card(table.table, villein).choices, None, back=True)
    assert question.amount.number.hasFocus() or question.amount.number.lineEdit().hasFocus()
    chosen = []
    question.chosen.connect(chosen.append)
    qtbot.wait(SETTLE + 20)
    assert question.amount.number.value() == 5
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_3)
    assert question.amount.number.value() == 3
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert [one.amount for one in chosen] == [3]


def test_a_number_key_reaches_an_amount_from_the_table(qtbot, cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    villein = table.hand("Ada", "Villein")[0]
    table.turn("Ada", Phase.MASTER)
    step = PartialChoice.of(table.table, table.decision).pick_card(table.table, villein)
    question = QuestionPanel()
    qtbot.addWidget(question)
    question.show()
    question.ask("How much?", "", step.choices, None, back=True)
    keys = {one.key().toString(): one for one in question.findChildren(QShortcut)}
    keys["4"].activated.emit()
    assert question.amount.number.value() == 4
    keys["9"].activated.emit()
    assert question.amount.number.value() == 4
