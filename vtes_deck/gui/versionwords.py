"""What a version of a deck is called in the window."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QDate, QLocale

from vtes_deck.app.versions import Version, Why

WORDS = {
    Why.OPENED: "as it was opened",
    Why.SAVED: "saved",
    Why.WORK: "work",
    Why.BEFORE: "before going back",
    Why.NAMED: "kept",
}
"""How a version came about, in words."""


def when_words(when: datetime.datetime, now: datetime.datetime | None = None) -> str:
    """The moment on the player's own clock: the time alone for today."""
    local = when.astimezone()
    today = (now or datetime.datetime.now(datetime.UTC)).astimezone().date()
    clock = f"{local:%H:%M}"
    if local.date() == today:
        return f"today {clock}"
    if local.date() == today - datetime.timedelta(days=1):
        return f"yesterday {clock}"
    date = QDate(local.year, local.month, local.day)
    day = QLocale().toString(date, QLocale.FormatType.ShortFormat)
    return f"{day} {clock}"


def version_title(version: Version, now: datetime.datetime | None = None) -> str:
    """Its name and when it is from; without a name, how it came about."""
    when = when_words(version.when, now)
    return f"{version.name}, {when}" if version.name else f"{when}, {WORDS[version.why]}"
