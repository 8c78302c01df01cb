"""Texts are read as notifications if the system has no announcements."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vtes_deck.gui.widgets.announcements import announce


@pytest.fixture
def window(qtbot, monkeypatch):
    made = QWidget()
    qtbot.addWidget(made)
    QVBoxLayout(made).addWidget(QPushButton("Bleed", made))
    made.show()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return made


@pytest.fixture
def read(monkeypatch):
    """The name, the role and the role around it of everything that appears."""
    found = []

    def hear(event):
        if event.type() is QAccessible.Event.ObjectShow:
            shown = QAccessible.queryAccessibleInterface(event.object())
            name = shown.text(QAccessible.Text.Name)
            found.append((name, shown.role(), shown.parent().role()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return found


def test_texts_that_follow_each_other_are_one_notification(qtbot, window, read):
    button = window.findChild(QPushButton)
    announce(button, "Ada bleeds Ben.")
    announce(window, "Do you block?")
    qtbot.waitUntil(lambda: bool(read))
    roles = QAccessible.Role.Notification, QAccessible.Role.StatusBar
    assert read == [("Ada bleeds Ben.\nDo you block?", *roles)]
    announce(button, "Ben blocks.")
    qtbot.waitUntil(lambda: len(read) > 1)
    assert read[1] == ("Ben blocks.", *roles)


def test_a_notification_covers_nothing(qtbot, window, read):
    announce(window, "Do you block?")
    qtbot.waitUntil(lambda: bool(read))
    (button,) = window.findChildren(QPushButton)
    assert window.childAt(button.geometry().center()) is button
    assert window.nextInFocusChain() is button


def test_hidden_widgets_are_not_announced(qtbot, window, read):
    window.hide()
    announce(window, "Do you block?")
    window.show()
    announce(window, "Do you strike?")
    qtbot.waitUntil(lambda: bool(read))
    assert [name for name, *_ in read] == ["Do you strike?"]
