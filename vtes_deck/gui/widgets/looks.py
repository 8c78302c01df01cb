"""Giving a widget one of the looks of the style sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def set_look(widget: QWidget, look: str) -> None:
    """Give a widget a look (``primary``, ``muted``, ``warning`` ...), also once it is shown."""
    widget.setProperty("look", look)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
