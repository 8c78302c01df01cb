"""A list or a link pasted into a line edit, which can show only its beginning."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QLineEdit

_BEGINNING = 20
"""Characters that distinguish the clipboard from the selection."""

_LINK = re.compile(r"https?://\S+")
"""Matches a link, which may contain a deck."""


class PastedList(QObject):
    """Detects lines or a link that were pasted or dropped, and removes them from the line edit.

    Signals:
        found: the whole text.
    """

    found = Signal(str)

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._edit = edit
        # Queued, because the line edit will emit more signals about its text.
        edit.textEdited.connect(self._look, Qt.ConnectionType.QueuedConnection)

    def _look(self, text: str) -> None:
        full = len(text) >= self._edit.maxLength()
        if text != self._edit.text() or not ("\n" in text.strip() or "://" in text or full):
            return
        clipboard = QGuiApplication.clipboard()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            pasted = clipboard.text(mode).strip()
            if ("\n" in pasted or _LINK.fullmatch(pasted)) and pasted[:_BEGINNING] in text:
                self._edit.undo()
                self.found.emit(pasted)
                return
