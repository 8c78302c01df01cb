"""The table of search results: content, orders, drags, and Qt's own model tester."""

import datetime

import pytest
from PySide6.QtCore import QModelIndex, Qt

from cardbase.search import search
from cardbase.terms import CardKind
from vtes_deck.app.allowed_cards import Bar
from vtes_deck.gui.mime import cards_from_mime
from vtes_deck.gui.models.card_columns import CRYPT_COLUMNS, LIBRARY_COLUMNS, discipline_words
from vtes_deck.gui.models.card_table import CardRole, CardTable

DISPLAY = Qt.ItemDataRole.DisplayRole
FALLING = Qt.SortOrder.DescendingOrder
RISING = Qt.SortOrder.AscendingOrder


@pytest.fixture
def crypt(cb, qapp):
    table = CardTable(CardKind.CRYPT)
    table.set_all_cards(cb.crypt)
    return table


@pytest.fixture
def library(cb, qapp):
    table = CardTable(CardKind.LIBRARY)
    table.set_all_cards(cb.library)
    return table


def cell(table, row, key, role=DISPLAY):
    return table.data(table.index(row, table.column(key)), role)


def names(table):
    return [card.name for card in table.cards]


def test_the_model_keeps_qts_rules(cb, crypt, qtmodeltester):
    qtmodeltester.check(crypt)
    crypt.show(cb.crypt[:40])
    crypt.set_copies({cb.crypt[0].id: 2})
    crypt.sort(1, FALLING)
    crypt.show(cb.crypt[20:30])
    crypt.show(())
    crypt.show(cb.crypt[:3])


def test_a_row_shows_the_facts_of_the_card(cb, crypt):
    crypt.show([cb["Arika"]])

    shown = {column.key: cell(crypt, 0, column.key) for column in CRYPT_COLUMNS}
    assert shown["name"] == "Arika"
    assert shown["capacity"] == "11"
    assert shown["clan"] == "Ventrue"
    assert shown["title"] == "Inner Circle"
    assert shown["group"] == "2"
    assert shown["disciplines"] == "DOM FOR OBF PRE aus cel"
    assert shown["copies"] == shown["played"] == ""
    assert cell(crypt, 0, "name", CardRole.CARD) == cb["Arika"]


def test_a_row_of_a_library_card(cb, library):
    library.show([cb["Govern the Unaligned"], cb["Immortal Grapple"]])

    assert cell(library, 0, "cost") == "1 blood"
    assert cell(library, 0, "disciplines") == "dom"
    assert cell(library, 0, "type") == "Action"


def test_every_cell_of_every_card_can_be_shown_and_spoken(cb, crypt, library):
    for table, cards in ((crypt, cb.crypt), (library, cb.library)):
        table.show(cards)
        for role in (DISPLAY, Qt.ItemDataRole.AccessibleTextRole):
            for row in range(0, len(cards), 7):
                for column in range(len(table.columns)):
                    assert isinstance(table.data(table.index(row, column), role), str)


def test_disciplines_are_spoken_with_their_level(cb):
    assert discipline_words(cb["Beckett"]) == (
        "superior Animalism, superior Fortitude, superior Protean, inferior Celerity"
    )
    assert discipline_words(cb["Govern the Unaligned"]) == "Dominate"


@pytest.mark.parametrize(
    "column", [c.key for c in CRYPT_COLUMNS if c.key not in {"copies", "played"}]
)
@pytest.mark.parametrize("order", [RISING, FALLING])
def test_every_column_of_the_crypt_sorts(cb, crypt, column, order):
    found = search(cb, "dis:dom")
    shown = [card for card in found if card.kind is CardKind.CRYPT]
    crypt.show(shown)
    number = crypt.column(column)

    crypt.sort(number, order)

    keys = [CRYPT_COLUMNS[number].sort(card) for card in crypt.cards]
    assert keys == sorted(keys, reverse=order == FALLING)
    assert sorted(card.id for card in crypt.cards) == sorted(card.id for card in shown)


@pytest.mark.parametrize(
    "column", [c.key for c in LIBRARY_COLUMNS if c.key not in {"copies", "played"}]
)
def test_every_column_of_the_library_sorts(cb, library, column):
    library.show(cb.library)
    number = library.column(column)

    library.sort(number, RISING)

    keys = [LIBRARY_COLUMNS[number].sort(card) for card in library.cards]
    assert keys == sorted(keys)


def test_equal_rows_keep_the_order_of_the_search(cb, crypt):
    found = [cb["Arika"], cb["Leandro"], cb["Hardestadt"]]
    crypt.show(found)

    crypt.sort(crypt.column("capacity"), FALLING)
    assert names(crypt) == ["Arika", "Leandro", "Hardestadt"]
    crypt.show(found[::-1])
    assert names(crypt) == ["Hardestadt", "Leandro", "Arika"]


def test_no_order_is_the_order_of_the_search(cb, crypt):
    found = [cb["Leandro"], cb["Arika"]]
    crypt.sort(crypt.column("name"), RISING)
    crypt.show(found)
    assert names(crypt) == ["Arika", "Leandro"]

    crypt.sort(-1)

    assert names(crypt) == ["Leandro", "Arika"]


def test_copies_and_winning_decks_sort_by_known_values(cb, crypt):
    arika, leandro = cb["Arika"], cb["Leandro"]
    crypt.show([arika, leandro])
    crypt.set_copies({leandro.id: 3})
    crypt.sort(crypt.column("copies"), FALLING)
    assert names(crypt) == ["Leandro", "Arika"]
    assert cell(crypt, 0, "copies") == "3"

    crypt.sort(crypt.column("played"), FALLING)
    crypt.set_played({arika.id: 131, leandro.id: 9})
    assert names(crypt) == ["Arika", "Leandro"]
    assert cell(crypt, 1, "played") == "9"


def test_showing_the_same_cards_resets_nothing(cb, crypt, qtbot):
    crypt.show(cb.crypt[:10])
    with qtbot.assertNotEmitted(crypt.modelReset):
        assert not crypt.show(list(cb.crypt[:10]))


def test_a_change_of_the_deck_updates_one_column(cb, crypt, qtbot):
    crypt.show(cb.crypt[:10])
    with qtbot.waitSignal(crypt.dataChanged) as change, qtbot.assertNotEmitted(crypt.modelReset):
        crypt.set_copies({cb.crypt[0].id: 1})
    first, last = change.args[0], change.args[1]
    assert (first.column(), last.column(), last.row()) == (0, 0, 9)


def test_a_card_that_is_not_legal_gives_the_reason(cb, crypt):
    arika = cb["Arika"]
    crypt.show([arika])
    crypt.set_barred({arika.id: Bar.BANNED})

    assert "banned" in cell(crypt, 0, "name", Qt.ItemDataRole.ToolTipRole)
    assert "banned" in cell(crypt, 0, "name", Qt.ItemDataRole.AccessibleTextRole)


def test_a_drag_contains_one_copy_of_each_card(cb, crypt):
    crypt.show(cb.crypt[:5])
    indexes = [crypt.index(row, column) for row in (1, 3) for column in (0, 2)]

    dragged = cards_from_mime(crypt.mimeData(indexes), cb)

    assert dragged == [(cb.crypt[1], 1), (cb.crypt[3], 1)]


def test_cells_outside_the_table_are_empty(cb, crypt):
    crypt.show(cb.crypt[:2])
    assert crypt.data(QModelIndex()) is None
    assert crypt.card_at(QModelIndex()) is None
    assert crypt.row_of(cb.crypt[5]) == -1
    assert crypt.headerData(99, Qt.Orientation.Horizontal) is None


def test_dates_of_first_printings_sort_before_missing_dates(cb, library):
    dates = [LIBRARY_COLUMNS[library.column("sets")].sort(card) for card in cb.library]
    assert all(isinstance(day, datetime.date) for none, day in dates if not none)
