"""A list that the player uses keeps its rows where they are."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from vtes_deck.gui.models.rows import Column, Row
from vtes_deck.gui.widgets.rows_view import RowsView


def row(name, value):
    return Row((name, str(value)), (name, value), (name, value), name=name)


@pytest.fixture
def view(qtbot):
    made = RowsView("Ideas", [(Column("Card"), 8), (Column("Share", number=True), 4)])
    qtbot.addWidget(made)
    made.show()
    made.show_rows([row("a", 3), row("b", 2), row("c", 1)])
    return made


def names(view):
    return [one.cells[0] for one in view.rows.rows]


NEW = [row("d", 9), row("c", 5), row("a", 1)]


def test_rows_go_where_they_belong_when_nobody_uses_the_list(view):
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
