"""A row is chosen as a whole: no cell has a separate frame."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from vtes_deck.deck.model import Slot
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.models.archive_table import ArchiveTable
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.widgets.row_delegate import RowDelegate
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.gui.widgets.winners_table import WinnersTable


@pytest.fixture(params=["rows", "winners"])
def table(request, qtbot, cb):
    if request.param == "rows":
        made = RowsView("Rows", [(TableColumn("Card"), 8.0)])
    else:
        model = ArchiveTable()
        made = WinnersTable(model, None)
        model.setParent(made)
        model.show_decks(list(cb.archive)[:3])
    qtbot.addWidget(made)
    return made


def test_no_cell_has_the_frame_of_the_cursor(table):
    delegate = table.itemDelegate()
    assert isinstance(delegate, RowDelegate)
    option = QStyleOptionViewItem()
    option.state |= QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected
    delegate.initStyleOption(option, table.model().index(0, 0))
    assert not option.state & QStyle.StateFlag.State_HasFocus
    assert option.state & QStyle.StateFlag.State_Selected


def test_the_name_of_a_card_begins_with_its_colour(qtbot, cb):
    table = RowsView("Rows", [(TableColumn("Card", card=True), 18.0)])
    qtbot.addWidget(table)
    cards = cb["Anson"], cb["Villein"]
    table.show_rows([TableRow((str(card),), (str(card),), Slot(card, 1)) for card in cards])
    table.resize(500, 200)
    table.setAlternatingRowColors(False)
    table.show()
    shown = table.viewport().grab().toImage()
    tones = []
    for row in range(2):
        cell = table.visualRect(table.rows.index(row, 0))
        ends = (cell.left() + 1, cell.right() - 2)
        tones.append([shown.pixelColor(x, cell.center().y()).name() for x in ends])
    field = theme.tokens().color("field").name()
    assert [end for _, end in tones] == [field, field]
    assert len({field, *(begin for begin, _ in tones)}) == 3


def test_a_share_is_a_bar_next_to_its_numbers(qtbot):
    columns = [(TableColumn("Card"), 8.0), (TableColumn("Share", number=True, share=True), 10.0)]
    table = RowsView("Rows", columns)
    qtbot.addWidget(table)
    shares = (1.0, 0.5, 0.0)
    table.show_rows(
        [TableRow((str(share), f"{share:.0%}"), (str(share), share), share) for share in shares]
    )
    table.resize(500, 200)
    table.setAlternatingRowColors(False)
    table.show()
    shown = table.viewport().grab().toImage()
    bar = theme.tokens().color("chart-data").name()
    lengths = []
    for row in range(3):
        cell = table.visualRect(table.rows.index(row, 1))
        inside = range(cell.left(), cell.right() + 1)
        lengths.append(sum(shown.pixelColor(x, cell.center().y()).name() == bar for x in inside))
    whole, half, none = lengths
    assert whole > 60
    assert half == pytest.approx(whole / 2, abs=2)
    assert none == 0


class Named:
    """The card of a row."""

    def __init__(self, card):
        self.card = card


@pytest.fixture
def cards_table(qtbot, cb):
    """Rows of a vampire, of a card with two Disciplines, and of one without."""
    table = RowsView("Cards", [(TableColumn("Card", card=True), 8.0), (TableColumn("Note"), 5.0)])
    qtbot.addWidget(table)
    named = [cb[name] for name in ("Gratiano", "Shroud of Absence", "Villein")]
    table.show_rows([TableRow((c.name, ""), (c.name, ""), Named(c)) for c in named])
    table.resize(500, 200)
    table.show()
    return table


def test_a_card_has_the_symbol_of_its_clan_or_type(cards_table, cb):
    model = cards_table.rows
    signs = [
        model.index(row, 0).data(Qt.ItemDataRole.DecorationRole).pixmap(16).toImage()
        for row in range(3)
    ]
    wanted = ("clan/lasombra", "type/action-modifier", "type/master")
    assert signs == [icons.icon(name, "text-muted").pixmap(16).toImage() for name in wanted]
    assert model.index(0, 1).data(Qt.ItemDataRole.DecorationRole) is None


def test_disciplines_are_drawn_if_the_whole_name_has_space(cards_table, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        icons, "draw_discipline", lambda _painter, box, code, *_ink: drawn.append((code, box))
    )
    cards_table.viewport().grab()
    assert [code for code, _ in drawn] == ["DOM", "OBT", "obf", "pot", "dom", "obt"]
    cell = cards_table.visualRect(cards_table.rows.index(0, 0))
    assert all(cell.left() < box.left() and box.right() <= cell.right() for _, box in drawn)
    drawn.clear()
    cards_table.setFixedWidth(cards_table.columnWidth(1) + 120)
    cards_table.viewport().grab()
    assert drawn == []
