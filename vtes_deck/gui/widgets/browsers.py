"""Texts with links that load no file and open no address."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QTextBrowser, QWidget

from vtes_deck.graphics.line_breaks import with_units


class Browser(QTextBrowser):
    """A text with links. Its markup can load no file and no address."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)

    @override
    def setHtml(self, text: str) -> None:
        """Show markup; a number and its unit stay in one line."""
        super().setHtml(with_units(text))

    @override
    def loadResource(self, kind: int, name: QUrl) -> object:
        del kind, name
        return None
