"""Sentences that a screen reader reads although the focus does not move.

Windows and macOS have announcements. Orca reads those only from version 45 on, but every version
reads a notification that appears. So elsewhere a text is the name of a notification, which an
invisible widget of the window represents.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_COLLECTED = 120
"""Milliseconds for which texts are collected: Orca ignores the second of two quick events."""


class Notice(QWidget):
    """The notification. Its accessible name is the text that was read last."""


class _Notices(QWidget):
    """An area of notifications; inside it Orca does not read the word "notification" each time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(QRect(0, 0, 1, 1))
        self._notice = Notice(self)
        self._texts: list[str] = []
        self._collecting = QTimer(self)
        self._collecting.setSingleShot(True)
        self._collecting.setInterval(_COLLECTED)
        self._collecting.timeout.connect(self._read)
        self.show()

    def add(self, text: str) -> None:
        """Read a text, together with those that follow it at once."""
        self._texts.append(text)
        if not self._collecting.isActive():
            self._collecting.start()

    def _read(self) -> None:
        self._notice.setAccessibleName("\n".join(self._texts))
        self._texts.clear()
        shown = QAccessibleEvent(self._notice, QAccessible.Event.ObjectShow)
        QAccessible.updateAccessibility(shown)


def _interface(_name: str, of: QObject | None) -> QAccessibleInterface | None:
    """The roles of the two widgets; Qt makes the interfaces of all others."""
    if isinstance(of, Notice):
        return QAccessibleWidget(of, QAccessible.Role.Notification)
    if isinstance(of, _Notices):
        return QAccessibleWidget(of, QAccessible.Role.StatusBar)
    return None


def announce(widget: QWidget, text: str) -> None:
    """Make a screen reader read a text about a widget, unless the widget is hidden."""
    if not text or not widget.isVisible() or not QAccessible.isActive():
        return
    if sys.platform in {"win32", "darwin"}:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
        return
    window = widget.window()
    notices = window.findChild(_Notices, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if notices is None:
        QAccessible.installFactory(_interface)  # a second time changes nothing
        notices = _Notices(window)
    notices.add(text)
