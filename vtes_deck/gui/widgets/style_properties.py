"""Gives a widget one of the styles of the style sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPushButton, QWidget


def set_look(widget: QWidget, look: str) -> None:
    """Give a widget a style (``primary``, ``muted``, ``warning`` ...), even after it was shown."""
    widget.setProperty("look", look)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def keep_enter(dialog: QDialog) -> None:
    """Let Enter press a button of a dialog only if the button has the focus.

    In a dialog with a search box, Enter belongs to the search.
    """
    for button in dialog.findChildren(QPushButton):
        button.setAutoDefault(False)
