"""Scores of tournaments: game win and tournament points (VEKN tournament rules, 3.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

GAME_WIN_POINTS: Final = 2
"""The victory points that a game win requires."""

PLACES: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType(
    {3: (60, 36, 12), 4: (60, 48, 24, 12), 5: (60, 48, 36, 24, 12)}
)
"""Tournament points for each place, by the number of seats at the table."""


def has_game_win(points: Sequence[float], seat: int) -> bool:
    """Whether a seat has a game win: enough victory points, and more than every other seat."""
    mine = points[seat]
    others = (other for at, other in enumerate(points) if at != seat)
    return mine >= GAME_WIN_POINTS and all(mine > other for other in others)


def tournament_points(points: Sequence[float]) -> tuple[float, ...]:
    """Tournament points by seat, given the victory points.

    Seats with equal victory points share the tournament points of their places. A table size that
    tournaments do not use gives no points.
    """
    places = PLACES.get(len(points))
    if places is None:
        return (0.0,) * len(points)
    found = []
    for mine in points:
        better = sum(other > mine for other in points)
        equal = points.count(mine)
        found.append(sum(places[better : better + equal]) / equal)
    return tuple(found)
