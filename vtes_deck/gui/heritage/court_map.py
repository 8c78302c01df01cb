"""The map of the War of the Princes: home courts outside, the centre in the middle.

A data set defines which courts are next to each other, not where they are. Each court is drawn
between its neighbours and pushed away from the others.
"""

from __future__ import annotations

import math
from functools import lru_cache

from vtes_deck.heritage.attributes import GEOGRAPHIES
from vtes_deck.heritage.dataset.model import Court

_ROUNDS = 250
_PUSH = 0.006
_MIN_DISTANCE = 0.27
"""The distance that two courts need on a board of the smallest height."""

_STEP = 0.01

type _Spot = tuple[float, float]


@lru_cache(maxsize=8)
def court_places(courts: tuple[Court, ...]) -> dict[str, _Spot]:
    """The place of each court, with both coordinates from 0 to 1."""
    ids = [court.id for court in courts]
    near: dict[str, set[str]] = {name: set() for name in ids}
    for court in courts:
        for other in court.next_to:
            if other in near:
                near[court.id].add(other)
                near[other].add(court.id)
    spots: dict[str, _Spot] = {}
    fixed: set[str] = set()
    homes = [court for court in courts if court.home]
    for court in homes:
        turn = 2 * math.pi * GEOGRAPHIES.index(court.home or "G") / len(GEOGRAPHIES)
        spots[court.id] = (0.5 + 0.5 * math.sin(turn), 0.5 - 0.5 * math.cos(turn))
        fixed.add(court.id)
    for number, name in enumerate(ids):
        if name not in spots:
            turn = 2 * math.pi * number / len(ids)
            spots[name] = (0.5 + 0.25 * math.sin(turn), 0.5 - 0.25 * math.cos(turn))
    for _ in range(_ROUNDS):
        spots = {
            name: spots[name] if name in fixed else _moved(name, spots, near[name]) for name in ids
        }
    for _ in range(_ROUNDS):
        spots = {name: spots[name] if name in fixed else _apart(name, spots) for name in ids}
    return spots


def _apart(name: str, spots: dict[str, _Spot]) -> _Spot:
    """A step away from each court that is too close, so that a low board shows both."""
    x, y = spots[name]
    for other, (other_x, other_y) in spots.items():
        away_x, away_y = x - other_x, y - other_y
        distance = math.hypot(away_x, away_y)
        if other != name and distance < _MIN_DISTANCE:
            share = _STEP / max(distance, _STEP)
            x, y = x + away_x * share, y + away_y * share
    return min(1.0, max(0.0, x)), min(1.0, max(0.0, y))


def _moved(name: str, spots: dict[str, _Spot], near: set[str]) -> _Spot:
    """The place moved closer to the middle of its neighbours, and away from all other courts."""
    x, y = spots[name]
    if near:
        mean_x = sum(spots[one][0] for one in near) / len(near)
        mean_y = sum(spots[one][1] for one in near) / len(near)
    else:
        mean_x, mean_y = x, y
    push_x = push_y = 0.0
    for other, (other_x, other_y) in spots.items():
        if other == name:
            continue
        away_x, away_y = x - other_x, y - other_y
        square = max(away_x * away_x + away_y * away_y, 0.002)
        push_x += away_x / square
        push_y += away_y / square
    x += 0.2 * (mean_x - x) + _PUSH * push_x
    y += 0.2 * (mean_y - y) + _PUSH * push_y
    return min(1.0, max(0.0, x)), min(1.0, max(0.0, y))
