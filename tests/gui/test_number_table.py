"""A table of numbers that is filled repeatedly."""

import pytest
from PySide6.QtCore import Qt

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.number_table import NumberTable


@pytest.fixture
def table(qtbot):
    made = NumberTable("Numbers")
    qtbot.addWidget(made)
    return made


def fill(table, *rows, shaded=False):
    head, *body = rows
    table.fill(rows, [head, *([str(cell) for cell in row] for row in body)], shaded=shaded)


def shown(table):
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def test_a_table_shows_its_last_rows_after_any_earlier_rows(table):
    fill(table, ["Card", "1"], ["Wash", 0.5], ["Villein", 0.25])
    fill(table, ["Card", "1"], ["Villein", 0.75])
    assert shown(table) == [["Villein", "0.75"]]
    fill(table, ["Card", "1", "2"], ["Wash", 0.5, 1.0], ["Villein", 0.75, 1.0])
    assert shown(table) == [["Wash", "0.5", "1.0"], ["Villein", "0.75", "1.0"]]
    assert table.horizontalHeaderItem(2).text() == "2"
    right = Qt.AlignmentFlag.AlignRight
    assert table.item(0, 2).textAlignment() & right
    assert table.horizontalHeaderItem(2).textAlignment() & right
    assert not table.item(0, 0).textAlignment() & right


def test_equal_cells_keep_their_items_and_changed_cells_get_a_shade(table):
    fill(table, ["Card", "1"], ["Wash", 0.5], ["Villein", 0.25], shaded=True)
    first, second = table.item(0, 1), table.item(1, 1)
    table.fill(
        [["Card", "1"], ["Wash", 0.5], ["Villein", 0.9]],
        [["Card", "1"], ["Wash", "0.5"], ["Villein", "0.25"]],  # the same text after rounding
        shaded=True,
    )
    assert table.item(0, 1) is first
    assert table.item(1, 1) is not second
    assert table.item(1, 1).background().color().alpha() > first.background().color().alpha()


def test_shades_follow_the_look(table, qapp):
    controller = theme.ThemeController(qapp, choice="light")
    try:
        fill(table, ["Card", "1"], ["Wash", 0.5], shaded=True)
        light = table.item(0, 1).background().color()
        controller.set_choice("dark")
        fill(table, ["Card", "1"], ["Wash", 0.5], shaded=True)
        assert table.item(0, 1).background().color() != light
    finally:
        controller.set_choice("light")
        controller.setParent(None)
