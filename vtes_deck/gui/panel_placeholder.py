"""What is in the place of a panel while it cannot be shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr


class Placeholder(QWidget):
    """The placeholder of a panel: a sentence, and an action if there is one."""

    retry = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = PlainLabel(self)
        self._label.setProperty("look", "empty")
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton(tr("Try again"), self)
        self._button.clicked.connect(self.retry)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self._label)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self.say(tr("Reading the cards …"))

    def say(self, text: str, *, retry: bool = False) -> None:
        """Show a sentence, with a button to try again if that may help."""
        self._label.setText(text)
        self._button.setVisible(retry)
