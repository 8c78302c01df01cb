"""Actions and buttons that Python creates and owns.

``QMenu.addAction(text)`` and ``QDialogButtonBox.addButton(text, role)`` let Qt create the object.
The bindings can lose such an object when an unrelated widget is deleted: it still works on the
screen, but the Python attribute that refers to it raises ``RuntimeError``. Objects created by
Python are not lost, so all objects kept in attributes are created here.
"""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QPushButton


def owned_action(menu: QMenu, text: str) -> QAction:
    """Create an action at the end of a menu."""
    action = QAction(text, menu)
    menu.addAction(action)
    return action


def owned_button(
    box: QDialogButtonBox, text: str, role: QDialogButtonBox.ButtonRole
) -> QPushButton:
    """Create a button in the row of a dialog's buttons."""
    button = QPushButton(text, box)
    box.addButton(button, role)
    return button
