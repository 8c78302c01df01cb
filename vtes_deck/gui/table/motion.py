"""Animations on the table: how long they take, and whether the system allows them."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication

MOVE = 160
"""Milliseconds that a card takes to move to its new place."""

SLOW_MOVE = 640
"""The same if the player wants slow animations."""


def wants_less_motion() -> bool:
    """Whether the system asks for less motion.

    Qt reports this since 6.12, on Linux from GNOME and the desktop portal. The setting of KDE is
    read from its file.
    """
    hints = QGuiApplication.styleHints()  # kept, because Qt deletes its contents with it
    if hasattr(Qt, "MotionPreference") and (
        hints.accessibility().motionPreference() == Qt.MotionPreference.ReducedMotion
    ):
        return True
    return "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "").split(":") and _kde_animates_nothing()


def _kde_animates_nothing() -> bool:
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    file = QStandardPaths.locate(place, "kdeglobals")
    factor = QSettings(file, QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor", "1")
    return str(factor) in {"0", "0.0"}


def follow_motion(changed: Callable[[], object]) -> None:
    """Call a slot of an object when the system's setting changes."""
    hints = QGuiApplication.styleHints()
    if hasattr(Qt, "MotionPreference"):
        hints.accessibility().motionPreferenceChanged.connect(changed)
