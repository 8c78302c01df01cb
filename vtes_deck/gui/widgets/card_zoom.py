"""The actions that make cards shown as pictures larger and smaller."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import icons
from vtes_deck.gui.shortcut_tips import show_shortcut
from vtes_deck.language import tr


def zoom_actions(view: QWidget, zoom: Callable[[int], None]) -> tuple[QAction, QAction]:
    """Give a view the actions for larger and for smaller cards.

    Their keys work while the view has the focus.

    Args:
        view: the owner of the actions.
        zoom: called with 1 or -1.
    """
    larger = QAction(icons.icon("ui/zoom-in"), tr("Lar&ger cards"), view)
    larger.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
    larger.triggered.connect(lambda: zoom(1))
    smaller = QAction(icons.icon("ui/zoom-out"), tr("&Smaller cards"), view)
    smaller.setShortcut("Ctrl+-")
    smaller.triggered.connect(lambda: zoom(-1))
    for action in (larger, smaller):
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        view.addAction(action)
        show_shortcut(action)
    return larger, smaller
