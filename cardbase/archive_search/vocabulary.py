"""Every condition on winning decks, in the order of the help."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from cardbase.archive_search import card_conditions, deck_conditions, order
from cardbase.archive_search.condition import Condition

FAMILIES: Mapping[str, tuple[Condition, ...]] = MappingProxyType(
    {
        "Words": (card_conditions.Anything(), deck_conditions.Name(), deck_conditions.Comment()),
        "Cards": (
            card_conditions.CARD,
            card_conditions.Has(),
            card_conditions.Clan(),
            card_conditions.Sect(),
            card_conditions.Discipline(),
            card_conditions.Title(),
            card_conditions.CardType(),
            deck_conditions.Group(),
        ),
        "Figures": (
            deck_conditions.Average(),
            deck_conditions.Smallest(),
            deck_conditions.Largest(),
            deck_conditions.CryptSize(),
            deck_conditions.LibrarySize(),
        ),
        "Tournament": (
            deck_conditions.Player(),
            deck_conditions.Event(),
            deck_conditions.Place(),
            deck_conditions.Country(),
            deck_conditions.Date(),
            deck_conditions.Players(),
            deck_conditions.Rounds(),
            deck_conditions.Points(),
            deck_conditions.Is(),
        ),
        "Order": (order.Sort(),),
    }
)
"""The conditions by their headings."""

CONDITIONS: tuple[Condition, ...] = tuple(c for family in FAMILIES.values() for c in family)


@cache
def keywords() -> Mapping[str, Condition]:
    """Every keyword and alias, in lower case, with its condition.

    Raises:
        ValueError: two conditions claim the same keyword.
    """
    found: dict[str, Condition] = {}
    for condition in CONDITIONS:
        for keyword in (condition.key, *condition.aliases):
            if found.setdefault(keyword, condition) is not condition:
                raise ValueError(f"{condition!r} and {found[keyword]!r} share {keyword}")
    return MappingProxyType(found)
