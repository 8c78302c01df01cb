"""Counts that are typed into a list, digit by digit."""

from __future__ import annotations

from collections.abc import Hashable
from typing import override

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

DIGITS_TOGETHER = 900
"""Milliseconds within which a second digit makes a two-digit number."""

_DIGITS = frozenset("0123456789")
_ENDING = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.FocusOut}
)
_KEYS = frozenset({QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride})
"""A key that is also a shortcut reaches the list only as a shortcut override."""

_HELD = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock})
"""Keys that digits need on some keyboards."""


class TypedCount(QObject):
    """The digits typed for some rows of a list.

    They form one number until other rows are selected, another key or a mouse button is pressed,
    the focus is lost, or :data:`DIGITS_TOGETHER` pass.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._digits = ""
        self._rows: Hashable = None
        self._at = 0
        self.watch(view)

    def watch(self, view: QAbstractItemView) -> None:
        """End the number also on other keys, mouse buttons or the loss of focus in this view."""
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def take(self, event: QKeyEvent, rows: Hashable) -> int | None:
        """The number so far after this key; ``None`` if it is not a digit.

        Args:
            event: the key.
            rows: identifies the selected rows.
        """
        digit = event.text()
        if digit not in _DIGITS:
            return None
        going_on = self._rows == rows and event.timestamp() - self._at <= DIGITS_TOGETHER
        self._digits = (self._digits + digit)[-2:] if going_on else digit
        self._rows, self._at = rows, event.timestamp()
        return int(self._digits)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _ENDING or (kind in _KEYS and isinstance(event, QKeyEvent) and _ends(event)):
            self._digits = ""
        return False


def _ends(event: QKeyEvent) -> bool:
    return event.text() not in _DIGITS and event.key() not in _HELD
