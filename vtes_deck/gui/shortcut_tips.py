"""Tooltips that include shortcuts, and follow changes by the player."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.actions import plain


def show_shortcut(action: QAction) -> None:
    """Append the shortcut of an action to its tooltip, and keep it up to date.

    The tooltip is the action's own, or its text; both may change. Buttons created for the action
    show the same tooltip.
    """
    if action.findChild(_ActionTip) is None:
        _ActionTip(action)


def share_tip(button: QAbstractButton, action: QAction, tip: str = "") -> None:
    """Append the shortcut of an action to the tooltip of a button that triggers it.

    Args:
        button: the button.
        action: the action that it triggers.
        tip: the text before the shortcut; the tooltip or text of the action if empty.
    """
    _ButtonTip(button, action, tip)


def native(keys: QKeySequence | str) -> str:
    """A shortcut in the notation of this system."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class _ActionTip(QObject):
    """Updates the tooltip of an action."""

    def __init__(self, action: QAction) -> None:
        super().__init__(action)
        self._action = action
        self._own = action.toolTip() if action.toolTip() != plain(action.text()) else ""
        self._shown = action.toolTip()
        action.changed.connect(self._update)
        self._update()

    @property
    def words(self) -> str:
        """The text before the shortcut."""
        return self._own or plain(self._action.text())

    def _update(self) -> None:
        if self._action.toolTip() != plain_tip(self._shown):
            self._own = self._action.toolTip()  # the platform has another key for it
        shown = tip_of(self.words, keys=native(self._action.shortcut()))
        if shown != self._shown or self._action.toolTip() != plain_tip(shown):
            self._shown = shown
            self._action.setToolTip(plain_tip(shown))


class _ButtonTip(QObject):
    """Updates the tooltip of a button that was not created for its action."""

    def __init__(self, button: QAbstractButton, action: QAction, tip: str) -> None:
        super().__init__(button)
        self._button = button
        self._action = action
        self._tip = tip
        action.changed.connect(self._update)
        self._update()

    def _update(self) -> None:
        found = self._action.findChild(_ActionTip)
        words = self._tip or (found.words if found is not None else self._action.toolTip())
        self._button.setToolTip(plain_tip(tip_of(words, keys=native(self._action.shortcut()))))
