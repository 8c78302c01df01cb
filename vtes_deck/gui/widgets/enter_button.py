"""A button that Enter presses."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget


class EnterButton(QPushButton):
    """A button that Enter presses when it has the focus, as in dialogs.

    Args of the constructor:
        text: the text on the button.
        parent: the widget around it.
        icon: the icon before the text.
    """

    def __init__(self, text: str, parent: QWidget, icon: QIcon | None = None) -> None:
        super().__init__(text, parent)
        if icon is not None:
            self.setIcon(icon)
        self.setAutoDefault(True)
