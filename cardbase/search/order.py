"""Sorts results by the ``sort:`` values of a query."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardbase.search.filter import ChoiceFilter, Filter, Scope
from cardbase.search.filter_families.names import Name
from cardbase.search.query import Value
from cardbase.search.ranges import DateFilter, NumberFilter
from cardbase.search.registry import keywords

type Place = tuple[int, float | str]
"""The sort key of a card; values such as a cost of X or group ANY follow the numbers."""


def in_order(found: Sequence[int], order: Sequence[Value], scope: Scope) -> list[int]:
    """Positions sorted by the values of a query's ``sort:``; equals keep their order.

    Cards without the value (the capacity of a library card) come last in both directions.
    """
    placed = list(found)
    for value in reversed(order):
        key = value.text.removeprefix("-")
        falling = value.text.startswith("-")
        places = _places(keywords()[key], scope, largest=falling)
        having = [position for position in placed if position in places]
        rest = [position for position in placed if position not in places]
        having.sort(key=places.__getitem__, reverse=falling)
        placed = [*having, *rest]
    return placed


def _places(filter_: Filter, scope: Scope, *, largest: bool) -> dict[int, Place]:
    """By position, the sort value of a card: of several, the first in the requested order."""
    index = scope.index
    if isinstance(filter_, Name):  # the order of the index
        return {position: (0, position) for position in range(len(index.cards))}
    places: dict[int, Place] = {}
    for place, mask in sorted(_groups(filter_, scope), reverse=not largest):
        # The first value in the order overwrites the others.
        for position in index.positions(mask):
            places[position] = place
    return places


def _groups(filter_: Filter, scope: Scope) -> Iterable[tuple[Place, int]]:
    index = scope.index
    if isinstance(filter_, NumberFilter):
        for number, mask in filter_.table(scope).items():
            yield ((0, number) if isinstance(number, int) else (1, number)), mask
    elif isinstance(filter_, DateFilter):
        for date, mask in index.dates(filter_).items():
            yield (0, date.toordinal()), mask
    elif isinstance(filter_, ChoiceFilter):
        facet = index.facet(filter_)
        for number, choice in enumerate(filter_.labels(index)):
            if choice in facet:
                yield (0, number), facet[choice]
