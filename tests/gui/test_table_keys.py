"""The list of keyboard shortcuts names every key of the game table."""

from PySide6.QtGui import QKeySequence, QShortcut

from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.keys import KEYS


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
    assert bound
    assert bound - listed == set()
    table.close()
