"""A list in use keeps its rows in place."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget

from cardbase.terms import CardKind
from vtes_deck.app.collection_rows import CollectionRow as Owned
from vtes_deck.app.collection_rows import CollectionView
from vtes_deck.collection.usage import Used
from vtes_deck.gui.models.card_columns import PLAYED
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels.cards.card_list import CardList
from vtes_deck.gui.panels.collection.table import CollectionTable
from vtes_deck.gui.panels.shelf.tables import RowsTable, ShelfColumn, list_view
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.gui.widgets.stable_rows import StableRows


def row(name, value):
    return TableRow((name, str(value)), (name, value), (name, value), name=name)


@pytest.fixture
def view(qtbot):
    made = RowsView("Ideas", [(TableColumn("Card"), 8), (TableColumn("Share", number=True), 4)])
    qtbot.addWidget(made)
    made.show()
    made.show_rows([row("a", 3), row("b", 2), row("c", 1)])
    return made


def names(view):
    return [one.cells[0] for one in view.rows.rows]


NEW = [row("d", 9), row("c", 5), row("a", 1)]


def test_rows_are_sorted_when_the_list_is_not_in_use(view):
    view.clearFocus()
    view.show_rows(NEW)
    assert names(view) == ["d", "c", "a"]


@pytest.mark.parametrize("use", ["hasFocus", "pointer"])
def test_rows_stay_under_the_pointer_and_the_cursor(view, qtbot, monkeypatch, use):
    view.setCurrentIndex(view.rows.index(2, 0))
    if use == "hasFocus":
        monkeypatch.setattr(view, "hasFocus", lambda: True)
    else:
        view.clearFocus()
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    view.show_rows(NEW)
    assert names(view) == ["a", "c", "d"]
    assert [one.cells[1] for one in view.rows.rows] == ["1", "5", "9"]
    assert view.current.cells[0] == "c"
    monkeypatch.undo()
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    view.clearFocus()
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: names(view) == ["d", "c", "a"])
    assert names(view) == ["d", "c", "a"]
    assert view.current.cells[0] == "c"


def point_at(view):
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)


def leave(view):
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))


def column(model, number=0):
    return [model.index(row, number).data() for row in range(model.rowCount())]


@pytest.fixture
def shelf(qtbot, request):
    """A table like those of the shelf and the preconstructed decks."""
    parent = QWidget()
    qtbot.addWidget(parent)
    model = RowsTable([ShelfColumn("Deck", str, str), ShelfColumn("Length", len, len)], str, parent)
    table = list_view(model, "Decks", (3,), parent)
    table.steady = StableRows(table, model.settle)
    table.show()
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    model.show_rows(["b", "dd", "e"], stay=table.steady.stays("words"))
    return table


def test_decks_found_in_the_background_do_not_move_the_row_under_the_pointer(shelf, qtbot):
    shelf.selectRow(2)
    point_at(shelf)
    shelf.model().show_rows(["a", "b", "c", "e"], stay=shelf.steady.stays("words"))
    assert column(shelf.model()) == ["b", "e", "a", "c"]
    shelf.selectRow(1)
    leave(shelf)
    qtbot.waitUntil(lambda: column(shelf.model()) == ["a", "b", "c", "e"])
    assert shelf.currentIndex().data() == "e"
    assert [index.row() for index in shelf.selectionModel().selectedRows()] == [3]


def test_the_list_is_sorted_immediately_on_request(shelf):
    point_at(shelf)
    shelf.model().show_rows(["a", "b"], stay=shelf.steady.stays("other words"))
    assert column(shelf.model()) == ["a", "b"]
    shelf.model().show_rows(["0", "a", "b"], stay=shelf.steady.stays("other words"))
    assert column(shelf.model()) == ["a", "b", "0"]
    shelf.selectRow(0)
    shelf.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert column(shelf.model()) == ["b", "a", "0"]
    assert shelf.currentIndex().data() == "a"


def test_cards_keep_their_places_until_the_pointer_leaves_the_list(qtbot, cb):
    cards = [cb["Govern the Unaligned"], cb["Deflection"], cb["Villein"]]
    model = CardTable(CardKind.LIBRARY)
    model.set_all_cards(cards)
    model.show(cards)
    found = CardList(model)
    qtbot.addWidget(found)
    found.show()
    found.show_played({card.id: 9 - place for place, card in enumerate(cards)})
    found.sort_by(PLAYED, falling=True)
    found.go_to_row(1)
    point_at(found)
    found.show_played({card.id: place for place, card in enumerate(cards)})
    assert list(model.cards) == cards
    assert column(model, model.column(PLAYED)) == ["0", "1", "2"]
    leave(found)
    qtbot.waitUntil(lambda: list(model.cards) == cards[::-1])
    assert found.selected_cards() == [cb["Deflection"]]


def test_cards_of_the_collection_keep_their_places(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    model = CollectionTable(parent)

    def owned(*cards):
        return [Owned(n, f"card {n}", card=None, have=have, used=Used()) for n, have in cards]

    model.show_rows(CollectionView.OWNED, owned((1, 1), (3, 3)))
    model.sort(0, Qt.SortOrder.AscendingOrder)
    model.show_rows(CollectionView.OWNED, owned((1, 5), (2, 2), (3, 3)), stay=True)
    assert column(model) == ["card 1", "card 3", "card 2"]
    model.settle()
    assert column(model) == ["card 1", "card 2", "card 3"]
