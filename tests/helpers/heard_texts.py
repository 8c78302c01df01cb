"""The texts that a screen reader reads."""

from types import SimpleNamespace

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from vtes_deck.gui.widgets import announcements


def heard(monkeypatch):
    """The list to which every text is added immediately, as on a system with announcements."""
    found = []

    def hear(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(event.message())

    monkeypatch.setattr(announcements, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return found
