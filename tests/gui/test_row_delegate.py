"""A row is chosen as a whole: no cell has a separate frame."""

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from vtes_deck.graphics import theme
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


def test_a_share_is_a_bar_next_to_its_figures(qtbot):
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
