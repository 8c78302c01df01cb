"""Decides which old versions of a deck are kept."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Protocol

MAX_KEPT = 60
"""The maximum number of versions without a name of a deck."""

MAX_NAMED = 200
"""The maximum number of named versions of a deck; beyond it, the oldest lose their names."""

_RECENT = datetime.timedelta(hours=24)

_MAX_PAUSE = datetime.timedelta(hours=20)
"""The maximum counted length of a pause between two versions, in case the clock was wrong."""

_CLOCK_SET = datetime.timedelta(days=400)
"""A difference that is too large to be elapsed time, so the clock was set."""


class Dated(Protocol):
    """The facts that decide whether a version is kept."""

    @property
    def id(self) -> str:
        """A unique id."""

    @property
    def when(self) -> datetime.datetime:
        """The time, in UTC."""

    @property
    def name(self) -> str:
        """Given by the player, or empty."""


def thinned[V: Dated](versions: Sequence[V], now: datetime.datetime) -> tuple[V, ...]:
    """The versions to keep, oldest first.

    All versions with a name are kept. Of the others, those of the last 24 hours and the last one of
    each earlier day are kept, at most :data:`MAX_KEPT`. The newest is always kept. Setting the
    clock does not make versions older.
    """
    named = [version for version in versions if version.name][-MAX_NAMED:]
    plain = [version for version in versions if not version.name or version not in named]
    ages = _ages(versions, now)
    last_of_day = {version.when.date(): version.id for version in plain}
    kept = [
        version
        for version in plain
        if ages[version.id] <= _RECENT or last_of_day[version.when.date()] == version.id
    ][-MAX_KEPT:]
    wanted = {version.id for version in (*named, *kept, *versions[-1:])}
    return tuple(version for version in versions if version.id in wanted)


def _ages(versions: Sequence[Dated], now: datetime.datetime) -> dict[str, datetime.timedelta]:
    """The time since each version, by its id, as far as the clock can be trusted."""
    ages = {}
    age, later = datetime.timedelta(0), now
    for version in reversed(versions):
        step = later - version.when
        if datetime.timedelta(0) < step < _CLOCK_SET:
            age += min(step, _MAX_PAUSE)
        ages[version.id] = age
        later = version.when
    return ages
