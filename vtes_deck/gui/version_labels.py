"""The labels of deck versions in the window."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from vtes_deck.app.deck_comparison import MINUS
from vtes_deck.app.versions import Version, VersionOrigin
from vtes_deck.deck.diff import Diff
from vtes_deck.language import code, number, plural, tr

ORIGIN_ICONS = {
    VersionOrigin.OPENED: "ui/open",
    VersionOrigin.SAVED: "ui/save",
    VersionOrigin.WORK: "ui/recent",
    VersionOrigin.BEFORE: "ui/undo",
    VersionOrigin.NAMED: "ui/pin",
}
"""The icon in front of a version, by its origin."""

_NAMED = 6
"""Maximum changed cards that are named."""


def why_words(why: VersionOrigin) -> str:
    """The origin of a version, in words."""
    match why:
        case VersionOrigin.OPENED:
            return tr("as it was opened", "a version")
        case VersionOrigin.SAVED:
            return tr("saved", "a version")
        case VersionOrigin.WORK:
            return tr("automatic", "a version")
        case VersionOrigin.BEFORE:
            return tr("before going back", "a version")
        case VersionOrigin.NAMED:
            return tr("kept", "a version")


def when_words(when: datetime.datetime, now: datetime.datetime | None = None) -> str:
    """The local time of a version, without the date if it is today."""
    local = when.astimezone()
    today = (now or datetime.datetime.now(datetime.UTC)).astimezone().date()
    clock = f"{local:%H:%M}"
    if local.date() == today:
        return tr("today {time}", time=clock)
    if local.date() == today - datetime.timedelta(days=1):
        return tr("yesterday {time}", time=clock)
    date = QDate(local.year, local.month, local.day)
    day = QLocale().toString(date, QLocale.FormatType.ShortFormat)
    return f"{day} {clock}"


def day_words(when: datetime.datetime) -> str:
    """The local day and time, without the year: ``20 Nov 14:05``."""
    return QLocale(code()).toString(
        QDateTime(when.astimezone()), tr("d MMM HH:mm", "Qt's notation of a day and time")
    )


def version_title(version: Version, now: datetime.datetime | None = None) -> str:
    """The name and the time of a version; without a name, its origin."""
    when = when_words(version.when, now)
    return f"{version.name}, {when}" if version.name else f"{when}, {why_words(version.why)}"


def signed_copies(delta: int) -> str:
    """Copies that were added or removed, with a sign."""
    return f"{'+' if delta > 0 else MINUS}{number(abs(delta))}"


def changes_words(found: Diff) -> str:
    """The changed cards, or the first of them if there are many; otherwise the changed texts."""
    cards = [change for change in found.cards if change.delta]
    words = [f"{signed_copies(change.delta)} {change.card}" for change in cards[:_NAMED]]
    if len(cards) > _NAMED:
        words.append(tr("and {n} more", n=len(cards) - _NAMED))
    texts = [tr(change.field) for change in found.texts]
    texts += [tr("comment on {card}", card=change.card) for change in found.cards[:_NAMED]]
    return ", ".join(words or texts or [tr("unidentified lines")])


def given_up_words(count: int, deck: str) -> str:
    """The message that versions were deleted to limit the size of the file."""
    return plural(
        "The versions of “{deck}” took too much space. The {n} oldest unnamed versions "
        "were deleted.",
        "The versions of “{deck}” took too much space. The oldest unnamed version was deleted.",
        count,
        deck=deck,
    )
