"""The results of a deck, stored with its versions.

Games at the program's table are recorded automatically (:class:`PlayedGame`); the player enters
other results (:class:`EventResult`).
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

import msgspec

from cardbase.datafile import Int64
from vtes_deck.app.recovery import zoned

MAX_RESULTS = 500
"""The maximum number of games that are kept of a deck; older ones are deleted."""

MAX_NAME_LENGTH = 80

MAX_EVENTS = 300
"""The maximum number of entered results that are kept of a deck; older ones are deleted."""

MAX_EVENT_LENGTH, MAX_OPPONENTS_LENGTH, MAX_NOTES_LENGTH = 120, 500, 4000

MAX_POINTS = 100
"""Victory points and game wins of an event: more than any tournament has rounds for."""

MAX_PLAYERS = 2000

type _Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
type _Points = Annotated[float, msgspec.Meta(ge=0, le=6)]


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game at the table.

    Attributes:
        when: the time at which it ended, in UTC.
        edition: the name of the edition.
        seat: the seat of the deck, from 1.
        names, points: the names and victory points of all Methuselahs, clockwise.
        players: their players, in words; empty for a person.
        ended: the reason for the end: a value of ``vtes_deck.app.game_table.game_session.Ended``.
        game_win: the deck has the game win.
        turns, minutes: its duration.
        table: the key of the game in the user's data, to replay it; it may no longer exist.
        root: the key of the game that was saved to a file, if this one continues that file. All of
            them are one game with one result.
    """

    when: datetime.datetime
    edition: _Name
    seat: Annotated[int, msgspec.Meta(ge=1, le=6)]
    names: Annotated[tuple[_Name, ...], msgspec.Meta(min_length=2, max_length=6)]
    points: Annotated[tuple[_Points, ...], msgspec.Meta(min_length=2, max_length=6)]
    players: Annotated[tuple[_Name, ...], msgspec.Meta(max_length=6)]
    ended: _Name
    game_win: bool = False
    turns: Int64 = 0
    minutes: Int64 = 0
    table: _Name = ""
    root: _Name = ""

    def __post_init__(self) -> None:
        """Add a time zone, and points for the seat of the deck.

        Raises:
            ValueError: the numbers of seats differ.
        """
        msgspec.structs.force_setattr(self, "when", zoned(self.when))
        if not self.seat <= len(self.names) == len(self.points):
            raise ValueError("the numbers of seats differ")

    @property
    def victory_points(self) -> float:
        """The victory points of the deck."""
        return self.points[self.seat - 1]

    def replaces(self, other: PlayedGame) -> bool:
        """Whether the other record is an earlier end of the same game."""
        game = self.root or self.table
        return bool(game) and (game, self.seat) == (other.root or other.table, other.seat)


class EventResult(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A tournament or a game night, entered by the player.

    Attributes:
        id: a unique id.
        on: the day.
        event: its name.
        place: the final rank, from 1; 0 if unknown.
        players: the number of players; 0 if unknown.
        victory_points, game_wins: the totals of all rounds.
        opponents: the opponents, in words.
        notes: remarks.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    on: datetime.date
    event: Annotated[str, msgspec.Meta(max_length=MAX_EVENT_LENGTH)] = ""
    place: Annotated[int, msgspec.Meta(ge=0, le=MAX_PLAYERS)] = 0
    players: Annotated[int, msgspec.Meta(ge=0, le=MAX_PLAYERS)] = 0
    victory_points: Annotated[float, msgspec.Meta(ge=0, le=MAX_POINTS)] = 0.0
    game_wins: Annotated[int, msgspec.Meta(ge=0, le=MAX_POINTS)] = 0
    opponents: Annotated[str, msgspec.Meta(max_length=MAX_OPPONENTS_LENGTH)] = ""
    notes: Annotated[str, msgspec.Meta(max_length=MAX_NOTES_LENGTH)] = ""


type ChangeEvents = Callable[[tuple[EventResult, ...]], tuple[EventResult, ...]]
"""Makes the new results of a deck from the old ones, oldest first."""


def merged(events: Iterable[EventResult], others: Iterable[EventResult]) -> tuple[EventResult, ...]:
    """Both lists merged by day, oldest first; with the same id, the result of ``events`` wins."""
    found = {one.id: one for one in (*others, *events)}
    return tuple(sorted(found.values(), key=lambda one: one.on))


def without(events: Iterable[EventResult], gone: EventResult) -> tuple[EventResult, ...]:
    """The results without one of them."""
    return tuple(one for one in events if one.id != gone.id)


class Period[V](msgspec.Struct, frozen=True):
    """The results of one version of a deck.

    Attributes:
        version: the version; ``None`` if the deck has none.
        events: its results, newest first.
    """

    version: V | None
    events: tuple[EventResult, ...]

    @property
    def sums(self) -> Tally:
        """The sum of the results; each event is one game of the tally."""
        return Tally(
            len(self.events),
            sum(one.game_wins for one in self.events),
            sum(one.victory_points for one in self.events),
        )


def periods[V](
    events: Iterable[EventResult], versions: Sequence[tuple[datetime.date, V]]
) -> list[Period[V]]:
    """Results by the version of the deck on their days.

    A version counts from its day until the day of the next one; earlier results belong to the
    oldest. Versions without results are left out.

    Args:
        events: the results.
        versions: the days of the versions and the versions, newest first.

    Returns:
        The newest version first.
    """
    found: dict[int, list[EventResult]] = {}
    for event in merged(events, ())[::-1]:
        place = next(
            (place for place, (day, _) in enumerate(versions) if day <= event.on),
            len(versions) - 1,
        )
        found.setdefault(place, []).append(event)
    return [
        Period(versions[place][1] if place >= 0 else None, tuple(group))
        for place, group in sorted(found.items())
    ]


class Tally(msgspec.Struct, frozen=True):
    """The totals of the games of a deck.

    Attributes:
        games, game_wins: their numbers.
        victory_points: the total of all games.
    """

    games: int
    game_wins: int
    victory_points: float


def tally(results: Sequence[PlayedGame]) -> Tally:
    """The sum of some games."""
    return Tally(
        len(results),
        sum(one.game_win for one in results),
        sum(one.victory_points for one in results),
    )
