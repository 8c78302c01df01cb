"""A tournament round: the seating, and the standings after it (VEKN tournament rules, 3.1, 3.7).

Tables have five or four seats, with as many tables of five as possible. This is impossible for
seven and eleven players; they have a table of three.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from vtes_deck.app.games import SeatResult, TableError

MAX_PLAYERS: Final = 500

_MAX_SEATS, _USUAL_MIN_SEATS, _MIN_SEATS = 5, 4, 3


class RoundStanding(msgspec.Struct, frozen=True):
    """A row of the standings.

    Attributes:
        place: the place, from 1; equal rows share a place.
        name: the name of the Methuselah.
        table, seat: her table and seat, from 1.
        game_win: whether she has the game win of her table.
        victory_points, tournament_points: the points from her game.
    """

    place: int
    name: str
    table: int
    seat: int
    game_win: bool
    victory_points: float
    tournament_points: float


def table_sizes(players: int) -> tuple[int, ...]:
    """The seats of each table, largest first.

    Raises:
        TableError: this many players cannot be seated.
    """
    for least in (_USUAL_MIN_SEATS, _MIN_SEATS):
        for tables in range(-(-players // _MAX_SEATS), players // least + 1):
            small, more = divmod(players, tables)
            if small >= least:
                return (small + 1,) * more + (small,) * (tables - more)
    sizes = f"{_MIN_SEATS} to {_MAX_SEATS}"
    raise TableError(f"{players} players cannot be seated at tables of {sizes}.")


def seating(players: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """The players of each table, clockwise, by their number from 0, in random order.

    Raises:
        TableError: there are too many, or this many cannot be seated.
    """
    if players > MAX_PLAYERS:
        raise TableError(f"A round has at most {MAX_PLAYERS} players, not {players}.")
    drawn = list(range(players))
    random.Random(f"round {seed}").shuffle(drawn)
    found, begun = [], 0
    for size in table_sizes(players):
        found.append(tuple(drawn[begun : begun + size]))
        begun += size
    return tuple(found)


def standings(tables: Sequence[Sequence[SeatResult]]) -> tuple[RoundStanding, ...]:
    """The players by game wins, then victory points, then tournament points."""
    rows = [(number, one) for number, seats in enumerate(tables, 1) for one in seats]
    scores = [_score(one) for _, one in rows]
    found = [
        RoundStanding(
            1 + sum(other > score for other in scores),
            one.name,
            number,
            one.seat,
            one.game_win,
            one.victory_points,
            one.tournament_points,
        )
        for (number, one), score in zip(rows, scores, strict=True)
    ]
    return tuple(sorted(found, key=lambda row: (row.place, row.table, row.seat)))


def _score(one: SeatResult) -> tuple[bool, float, float]:
    return one.game_win, one.victory_points, one.tournament_points
