"""A choice between a few visible options: the mark of the focus is on the pressed one."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from vtes_deck.gui.widgets.choices import Choices


def made(qtbot):
    place = QWidget()
    qtbot.addWidget(place)
    layout = QVBoxLayout(place)
    kinds, line = Choices("Kind", ("Archetypes", "Clans"), place), QLineEdit(place)
    layout.addWidget(kinds)
    layout.addWidget(line)
    place.show()
    place.activateWindow()
    qtbot.waitUntil(place.isActiveWindow)
    return kinds, line


def test_a_click_takes_the_focus_from_the_other_buttons(qtbot):
    kinds, _line = made(qtbot)
    kinds.setFocus()
    assert kinds.buttons[0].hasFocus()
    QTest.mouseClick(kinds.buttons[1], Qt.MouseButton.LeftButton)
    assert kinds.current == 1
    assert kinds.buttons[1].hasFocus()


def test_a_click_does_not_take_the_focus_from_a_field(qtbot):
    kinds, line = made(qtbot)
    line.setFocus()
    assert line.hasFocus()
    QTest.mouseClick(kinds.buttons[1], Qt.MouseButton.LeftButton)
    assert kinds.current == 1
    assert line.hasFocus()
