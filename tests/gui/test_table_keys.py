"""The list of keyboard shortcuts names every key of the game table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from table_sessions import COMPUTER, PERSON, sit

from vtes_deck.gui.table.game_table import GameTable
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
