"""A place for more than fits: it scrolls up and down, also by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolled(inside: QWidget, name: str, parent: QWidget) -> QScrollArea:
    """A frameless scroll area.

    Args:
        inside: what is in it; it is as wide as the area.
        name: what a screen reader calls it.
        parent: owns it.
    """
    area = QScrollArea(parent)
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(name)
    return area
