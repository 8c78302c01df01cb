"""The place of the context menu of a list."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractItemView


def menu_point(view: QAbstractItemView, event: QContextMenuEvent) -> QPoint:
    """The place of the context menu on the screen: below the current item, or at the mouse."""
    if event.reason() != QContextMenuEvent.Reason.Keyboard:
        return event.globalPos()
    return view.viewport().mapToGlobal(view.visualRect(view.currentIndex()).bottomLeft())
