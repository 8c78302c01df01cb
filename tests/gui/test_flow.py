"""Rows of buttons that continue in the next line."""

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vtes_deck.gui.widgets.flow_layout import FlowLayout


@pytest.fixture
def buttons(qtbot):
    """Three buttons of one width in a row, in a window."""
    window = QWidget()
    qtbot.addWidget(window)
    made = [QPushButton(text) for text in ("Play", "Stop", "More")]
    row = FlowLayout(4)
    for button in made:
        button.setFixedSize(100, 20)
        row.addWidget(button)
    outer = QVBoxLayout(window)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addLayout(row)
    outer.addStretch(1)
    window.resize(400, 200)
    window.show()
    return made


def places(buttons):
    return [(button.x(), button.y()) for button in buttons if not button.isHidden()]


def test_buttons_are_next_to_each_other_if_there_is_room(buttons):
    assert places(buttons) == [(0, 0), (104, 0), (208, 0)]


def test_buttons_continue_in_the_next_line(buttons, qtbot):
    window = buttons[0].window()
    window.resize(210, 200)
    qtbot.waitUntil(lambda: places(buttons) == [(0, 0), (104, 0), (0, 24)])
    assert window.minimumSizeHint().width() == 100
    window.resize(100, 200)
    qtbot.waitUntil(lambda: places(buttons) == [(0, 0), (0, 24), (0, 48)])


def test_a_hidden_button_takes_no_room(buttons, qtbot):
    buttons[1].hide()
    qtbot.waitUntil(lambda: places(buttons) == [(0, 0), (104, 0)])
