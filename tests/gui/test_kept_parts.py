"""Attributes refer to objects created by Python: the bindings can lose those created by Qt."""

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialogButtonBox, QMenu
from whole_window import DIALOGS

from vtes_deck.gui.widgets.owned_actions import owned_action, owned_button

GUARDED = {"Spread._header"}
"""Attributes whose validity is checked wherever they are used."""


def made_by_qt(top):
    """The attributes of a window and of everything in it that refer to objects Qt made."""
    found = set()
    for one in (top, *top.findChildren(QObject)):
        for name, value in getattr(one, "__dict__", {}).items():
            values = value.values() if isinstance(value, dict) else [value]
            for each in values if not isinstance(value, list | tuple) else value:
                if isinstance(each, QObject) and not _python_made(each):
                    found.add(f"{type(one).__name__}.{name}")
    return found - GUARDED


def _python_made(one):
    return not shiboken6.isValid(one) or shiboken6.createdByPython(one)


def test_the_window_keeps_no_object_that_qt_created(window):
    assert made_by_qt(window) == set()


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_keeps_no_object_that_qt_created(open_dialog, name):
    assert made_by_qt(open_dialog(name)) == set()


def test_objects_created_by_qt_are_found(qtbot):
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.lost = menu.addAction("Lost")
    menu.kept = owned_action(menu, "Kept")
    assert made_by_qt(menu) == {"QMenu.lost"}
    assert [action.text() for action in menu.actions()] == ["Lost", "Kept"]


def test_a_kept_button_is_in_the_row(qtbot):
    box = QDialogButtonBox()
    qtbot.addWidget(box)
    button = owned_button(box, "Do it", QDialogButtonBox.ButtonRole.ActionRole)
    assert box.buttons() == [button]
