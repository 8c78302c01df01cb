"""Every condition on winning decks, in the order of the help."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cardbase.archive_search import facts, of_cards, order
from cardbase.archive_search.kinds import Condition

FAMILIES: Mapping[str, tuple[Condition, ...]] = MappingProxyType(
    {
        "Words": (of_cards.Anything(), facts.Name(), facts.Comment()),
        "Cards": (
            of_cards.CARD,
            of_cards.Has(),
            of_cards.Clan(),
            of_cards.Sect(),
            of_cards.Discipline(),
            of_cards.Title(),
            of_cards.CardType(),
            facts.Group(),
        ),
        "Figures": (
            facts.Average(),
            facts.Smallest(),
            facts.Largest(),
            facts.CryptSize(),
            facts.LibrarySize(),
        ),
        "Tournament": (
            facts.Player(),
            facts.Event(),
            facts.Place(),
            facts.Country(),
            facts.Date(),
            facts.Players(),
            facts.Rounds(),
            facts.Points(),
            facts.Is(),
        ),
        "Order": (order.Sort(),),
    }
)
"""The conditions by the heading under which they stand."""

CONDITIONS: tuple[Condition, ...] = tuple(c for family in FAMILIES.values() for c in family)


@cache
def keywords() -> Mapping[str, Condition]:
    """Every keyword and alias, in small letters, with its condition.

    Raises:
        ValueError: two conditions claim the same keyword.
    """
    found: dict[str, Condition] = {}
    for condition in CONDITIONS:
        for keyword in (condition.key, *condition.aliases):
            if found.setdefault(keyword, condition) is not condition:
                raise ValueError(f"{condition!r} and {found[keyword]!r} share {keyword}")
    return MappingProxyType(found)
