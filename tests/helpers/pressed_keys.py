"""Keys that a player presses in a widget."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest


def key(widget, *keys, held=Qt.KeyboardModifier.NoModifier):
    """Press one key after the other."""
    for each in keys:
        QTest.keyClick(widget, each, held)
