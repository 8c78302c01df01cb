"""A row is chosen as a whole: no cell of it has a frame of its own."""

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from vtes_deck.gui.models.archive_table import ArchiveTable
from vtes_deck.gui.models.rows import TableColumn
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
