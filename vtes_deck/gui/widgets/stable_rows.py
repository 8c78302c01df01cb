"""A list in use keeps its rows in place; they are sorted when it is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import override

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractItemView

_LEFT = frozenset({QEvent.Type.Leave, QEvent.Type.FocusOut})


class StableRows(QObject):
    """Reports whether a list is in use, and when its use ends.

    Attributes:
        waiting: whether rows wait until the list is left.
    """

    def __init__(self, view: QAbstractItemView, settle: Callable[[], None]) -> None:
        """Watch a view.

        Args:
            view: the list.
            settle: sorts the rows; called when a list with waiting rows is left.
        """
        super().__init__(view)
        self.waiting = False
        self._question: object = None
        self._view = view
        self._settle = settle
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    @property
    def in_use(self) -> bool:
        """Whether the mouse is on a row or the list has the focus; rows must not move meanwhile."""
        return self._view.hasFocus() or self._view.viewport().underMouse()

    def stays(self, question: object = None, *, again: bool = False) -> bool:
        """Whether rows that arrive now are shown in the present order until the list is left.

        Args:
            question: the player's query; the rows of another query are sorted immediately.
            again: whether the player asked again.
        """
        same, self._question = question == self._question, question
        self.waiting = same and not again and self.in_use and self._view.model().rowCount() > 0
        return self.waiting

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.waiting and event.type() in _LEFT:
            QTimer.singleShot(0, self, self._left)
        return False

    def _left(self) -> None:
        if self.waiting and not self.in_use:
            self.waiting = False
            self._settle()
