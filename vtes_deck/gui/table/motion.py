"""Animations on the table: how long they take, and whether the system allows them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

MOVE = 160
"""Milliseconds that a card takes to move to its new place."""

SLOW_MOVE = 640
"""The same if the player wants slow animations."""


def wants_less_motion() -> bool:
    """Whether the system asks for less motion; old versions of Qt cannot tell."""
    hints = QGuiApplication.styleHints()  # kept: what it has goes with it
    if not hasattr(Qt, "MotionPreference"):
        return False
    return hints.accessibility().motionPreference() == Qt.MotionPreference.ReducedMotion
