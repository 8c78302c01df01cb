"""Labels. Qt guesses whether a text is markup; these widgets set it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """Shows every text as it is."""

    def __init__(self, text: str | QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent if isinstance(text, str) else text or parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(text, str):
            self.setText(text)


class LinkLabel(QLabel):
    """Shows links, which lead nowhere by themselves: ``follow`` gets what was clicked or entered.

    Its text is markup: escape what is not ours with :func:`html.escape`.
    """

    def __init__(self, text: str, follow: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(text)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.linkActivated.connect(follow)
