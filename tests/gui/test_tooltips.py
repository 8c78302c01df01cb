"""Names in tooltips are plain text: text that looks like markup is not interpreted as markup."""

from pathlib import Path

from PySide6.QtCore import Qt

from vtes_deck.deck.model import Deck
from vtes_deck.graphics.tooltips import MAX_LENGTH, plain_tip
from vtes_deck.gui.models.rows import Rows, TableColumn, TableRow
from vtes_deck.gui.panels.shelf.tables import RowsTable, ShelfColumn

EVIL = '<img src="//somewhere/x.png">'
TIP = Qt.ItemDataRole.ToolTipRole


def test_a_plain_text_is_unchanged_and_markup_is_shown_as_text():
    assert plain_tip("Lutz & sons\nnext") == "Lutz & sons\nnext"
    assert plain_tip("a <b>\n& c") == "<qt>a &lt;b&gt;<br>&amp; c</qt>"
    assert len(plain_tip("<" * 10_000)) < 5 * MAX_LENGTH


def test_names_in_tables_are_plain_text(qapp):
    table = RowsTable((ShelfColumn("Deck", str, str),), str, qapp)
    table.show_rows([EVIL])
    rows = Rows((TableColumn("Deck"),))
    rows.show_rows([TableRow((EVIL,), (EVIL,), EVIL)])
    for model in (table, rows):
        assert EVIL not in model.index(0, 0).data(TIP)
        assert "&lt;img" in model.index(0, 0).data(TIP)


def test_the_name_of_the_file_is_plain_text(open_window, quiet):
    window = open_window()
    quiet(window)
    window.session.saved(Path("/decks") / "<b>bold.txt", "twd", Deck())
    (label,) = (w for w in window.statusBar().children() if "file" in _name(w))
    assert "&lt;b&gt;" in label.toolTip()


def _name(widget):
    named = getattr(widget, "accessibleName", None)
    return named() if named else ""
