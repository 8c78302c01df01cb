"""The news of this version and of earlier ones."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.language import code, tr
from vtes_deck.resources import resource

_FILES = {"en": "news.md", "fr": "news.fr.md", "es": "news.es.md"}


class NewsDialog(QDialog):
    """The news, newest version first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What is new"))
        self.text = Browser(self)
        self.text.setAccessibleName(tr("What is new"))
        self.text.setMarkdown(resource(_FILES[code()]).read_text("utf-8"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(buttons)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 36, metrics.line * 30)
