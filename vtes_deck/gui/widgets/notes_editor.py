"""The source of a deck's description, with names of cards completed after ``[[``."""

from __future__ import annotations

import re
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QStandardItemModel, QTextCursor
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QPlainTextEdit, QWidget

from vtes_deck.gui.widgets.quick_add import Complete, card_entry, show_names

_BEGUN = re.compile(r"\[\[([^\[\]]{2,80})$")
"""A link before the cursor that is not complete, with enough letters to look for names."""

_MAX_SUGGESTIONS = 8
_TAKING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class NotesEditor(QPlainTextEdit):
    """Edits notes in Markdown. After ``[[`` and two letters it lists cards; Enter inserts one.

    Args of the constructor:
        complete: the cards whose names begin with a text, the most likely first.
    """

    def __init__(self, complete: Complete, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._complete = complete
        self._names = QStandardItemModel(self)
        self._completer = QCompleter(self._names, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_MAX_SUGGESTIONS)
        self._completer.setWidget(self)
        self._completer.activated.connect(self._take)
        self.setTabChangesFocus(True)
        self.textChanged.connect(self._suggest)

    @property
    def names(self) -> QAbstractItemView:
        """The list of cards."""
        # Fetched each time, because the bindings may lose objects that Qt created.
        return self._completer.popup() or QAbstractItemView()

    def _begun(self) -> str:
        """The letters after ``[[`` before the cursor; empty outside a link."""
        cursor = self.textCursor()
        found = _BEGUN.search(cursor.block().text()[: cursor.positionInBlock()])
        return found[1] if found is not None else ""

    def _suggest(self) -> None:
        begun = self._begun() if self.hasFocus() else ""
        cards = self._complete(begun)[:_MAX_SUGGESTIONS] if begun else ()
        self._names.clear()
        for card in cards:
            self._names.appendRow(card_entry(card, self.font()))
        popup = self.names
        if not cards:
            popup.hide()
            return
        show_names(self._completer, popup, self.cursorRect())

    def _take(self, name: str) -> None:
        """Put a name into the link that was begun, and the cursor after the link."""
        cursor = self.textCursor()
        move, keep = QTextCursor.MoveOperation, QTextCursor.MoveMode.KeepAnchor
        cursor.movePosition(move.Left, keep, len(self._begun()))
        cursor.insertText(name)
        if self.document().find("]]", cursor.position()).selectionStart() == cursor.position():
            cursor.movePosition(move.Right, QTextCursor.MoveMode.MoveAnchor, 2)
        else:
            cursor.insertText("]]")
        self.setTextCursor(cursor)
        self.names.hide()

    def _take_current(self) -> bool:
        """Take the name at the cursor of the list. Return whether there is one."""
        popup = self.names
        if not (popup.isVisible() and popup.currentIndex().isValid()):
            return False
        self._take(str(popup.currentIndex().data()))
        return True

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        # Qt asks this for the Tab key before it is a key press.
        return (next and self._take_current()) or super().focusNextPrevChild(next)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup = self.names
        if event.key() in _TAKING and self._take_current():
            return
        if popup.isVisible() and event.key() == Qt.Key.Key_Escape:
            popup.hide()
        else:
            super().keyPressEvent(event)
