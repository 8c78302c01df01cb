"""The games that were played with a deck at the table, kept with the versions of the deck."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Annotated

import msgspec

from cardbase.datafile import Int64
from vtes_deck.app.recovery import zoned

MOST_RESULTS = 500
"""Games that are kept of a deck, the newest."""

LONGEST_NAME = 80

type _Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
type _Points = Annotated[float, msgspec.Meta(ge=0, le=6)]


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A game at the table.

    Attributes:
        when: when it ended, in UTC.
        edition: the name of the edition.
        seat: where the deck sat, from 1.
        names, points: of all Methuselahs, clockwise: what they are called, their victory points.
        players: who played them, in words; empty for a person.
        ended: why the game ended: a value of ``vtes_deck.app.game_table.sitting.Ended``.
        game_win: the deck has the game win.
        turns, minutes: how long it took.
        table: the key of the game in the user's data, to replay it; it may be gone.
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

    def __post_init__(self) -> None:
        """Have its time in a zone, and points for the seat of the deck.

        Raises:
            ValueError: the numbers of seats differ.
        """
        msgspec.structs.force_setattr(self, "when", zoned(self.when))
        if not self.seat <= len(self.names) == len(self.points):
            raise ValueError("the numbers of seats differ")

    @property
    def victory_points(self) -> float:
        """Those of the deck."""
        return self.points[self.seat - 1]

    def replaces(self, other: PlayedGame) -> bool:
        """Whether the other one is an earlier end of the same game."""
        return bool(self.table) and (self.table, self.seat) == (other.table, other.seat)


class Tally(msgspec.Struct, frozen=True):
    """What the games of a deck add up to.

    Attributes:
        games, game_wins: how many.
        victory_points: of all games together.
    """

    games: int
    game_wins: int
    victory_points: float


def tally(results: Sequence[PlayedGame]) -> Tally:
    """What some games add up to."""
    return Tally(
        len(results),
        sum(one.game_win for one in results),
        sum(one.victory_points for one in results),
    )
