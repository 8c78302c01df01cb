"""Animations: how long they take, and whether the system asks for less of them."""

from __future__ import annotations

import os
from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QProgressBar

MOVE = 160
"""Milliseconds that a card on the table takes to move to its new place."""

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


class WindowMotion(QObject):
    """Turns the effects of menus, lists and tooltips off while the system asks for less motion.

    Qt takes these effects from the desktop, which may have another setting for motion.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._usual = [effect for effect in Qt.UIEffect if app.isEffectEnabled(effect)]
        self.follow()
        follow_motion(self.follow)

    def follow(self) -> None:
        """Apply the system's setting."""
        less = wants_less_motion()
        for effect in self._usual:
            QApplication.setEffectEnabled(effect, not less)


def show_busy(bar: QProgressBar) -> None:
    """Show that work of unknown length is in progress: with a moving bar, or with an empty one."""
    bar.setRange(0, 1 if wants_less_motion() else 0)
    bar.setValue(0)
