"""A guide that stays open while you work."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.browsers import Browser


class GuideDialog(QDialog):
    """A text with light Markdown, to be read next to the window."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.text = Browser(self)
        self.text.setAccessibleName(title)
        self.text.setMarkdown(text)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        line = theme.Metrics.of(self.font()).line
        self.resize(line * 44, line * 42)
