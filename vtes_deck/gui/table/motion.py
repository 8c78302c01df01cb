"""Whether animations on the table are allowed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def wants_less_motion() -> bool:
    """Whether the system asks for less motion; only a newer Qt than the oldest allowed knows."""
    hints = QGuiApplication.styleHints()  # kept: what it has goes with it
    if not hasattr(Qt, "MotionPreference"):
        return False
    return hints.accessibility().motionPreference() == Qt.MotionPreference.ReducedMotion
