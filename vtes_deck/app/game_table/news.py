"""What has happened at a table since a player's last choice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vtes_deck.app.game_table.line_weights import Weight
from vtes_deck.app.game_table.log_lines import LogLine
from vtes_deck.engine.state.table import Table

_MAX_LINES = 8
"""Maximum lines that are kept of those that have happened."""

_FEW = 4
"""The number of lines that are shown if nothing has happened since."""


class Mark(msgspec.Struct, frozen=True):
    """A moment of a game.

    Attributes:
        event: the number of events before it.
        pool: the pool of each seat.
    """

    event: int
    pool: tuple[int, ...]


class News(msgspec.Struct, frozen=True):
    """What has happened since a moment.

    Attributes:
        lines: the lines of the log to show in the middle of the table, oldest first.
        pool: how much pool each seat has gained since; empty without such a moment.
        event: the number of the first event since; ``None`` without such a moment.
    """

    lines: tuple[LogLine, ...] = ()
    pool: tuple[int, ...] = ()
    event: int | None = None

    def gained(self, seat: int) -> int:
        """How much pool a seat has gained; less than 0 if it has lost pool."""
        return self.pool[seat] if seat < len(self.pool) else 0


def marked(table: Table) -> Mark:
    """The present moment of a game."""
    return Mark(len(table.log), tuple(seat.pool for seat in table.seats))


def news_since(mark: Mark, table: Table, lines: Sequence[LogLine]) -> News:
    """What has happened since a moment, from all lines of the log."""
    happened = just_happened(lines, len(lines))
    since = tuple(kept([line for line in happened if line.event >= mark.event], _MAX_LINES))
    pool = tuple(seat.pool - before for seat, before in zip(table.seats, mark.pool, strict=True))
    return News(since or happened[-_FEW:], pool, mark.event)


def just_happened(lines: Sequence[LogLine], most: int = 6) -> tuple[LogLine, ...]:
    """The last lines that say what happened, oldest first, without headings and figures.

    Routine lines are left out.
    """
    setup = next((place for place, line in enumerate(lines) if line.heading), len(lines))
    found = [
        line
        for line in lines[setup:]
        if line.seats and not (line.heading or line.figures) and line.weight > Weight.ROUTINE
    ]
    return tuple(found[max(0, len(found) - most) :])


def kept(lines: Sequence[LogLine], most: int) -> list[LogLine]:
    """At most this many lines: the most important ones, and of these the newest."""
    order = sorted(range(len(lines)), key=lambda place: (lines[place].weight, place))
    left = set(order[max(0, len(order) - most) :])
    return [line for place, line in enumerate(lines) if place in left]
