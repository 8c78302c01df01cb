"""Which versions of a deck are worth keeping as they grow older."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Protocol

MOST_KEPT = 60
"""Versions without a name that are kept of a deck."""

MOST_NAMED = 200
"""Maximum number of named versions of a deck; beyond it the oldest lose their names."""

_RECENT = datetime.timedelta(hours=24)

_LONGEST_PAUSE = datetime.timedelta(hours=20)
"""The maximum that a pause between two versions counts: less than a day, so that a wrong clock does
not make versions old."""

_CLOCK_SET = datetime.timedelta(days=400)
"""A step of the clock that is too large to be elapsed time: the clock was set."""


class Dated(Protocol):
    """The facts that decide whether a version is kept."""

    @property
    def id(self) -> str:
        """Unique."""

    @property
    def when(self) -> datetime.datetime:
        """In UTC."""

    @property
    def name(self) -> str:
        """Given by the player, or empty."""


def thinned[V: Dated](versions: Sequence[V], now: datetime.datetime) -> tuple[V, ...]:
    """The versions that are worth keeping, oldest first.

    Those with a name; without a name, all of the last 24 hours and the last one of each earlier
    day, at most :data:`MOST_KEPT`. The newest is always included. Setting the clock does not make
    versions older.
    """
    named = [version for version in versions if version.name][-MOST_NAMED:]
    plain = [version for version in versions if not version.name or version not in named]
    ages = _ages(versions, now)
    last_of_day = {version.when.date(): version.id for version in plain}
    kept = [
        version
        for version in plain
        if ages[version.id] <= _RECENT or last_of_day[version.when.date()] == version.id
    ][-MOST_KEPT:]
    wanted = {version.id for version in (*named, *kept, *versions[-1:])}
    return tuple(version for version in versions if version.id in wanted)


def _ages(versions: Sequence[Dated], now: datetime.datetime) -> dict[str, datetime.timedelta]:
    """The time that has passed since each version, by its id, if the clock can be trusted."""
    ages = {}
    age, later = datetime.timedelta(0), now
    for version in reversed(versions):
        step = later - version.when
        if datetime.timedelta(0) < step < _CLOCK_SET:
            age += min(step, _LONGEST_PAUSE)
        ages[version.id] = age
        later = version.when
    return ages
