"""The clans to choose from when a deck is begun."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from cardbase import CardBase
from cardbase.clans import CREEDS

YEARS: Final = 7
"""Sets of the last years before the newest one are still sold."""

CRYPT: Final = 12
"""The number of a clan's vampires that is enough for a crypt without old sets."""


def clans_to_begin(cards: CardBase) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clans of vampires: those with a crypt's worth of vampires in print, and the others."""
    # Promos and single cards printed on demand have no date of their set.
    years = {one.code: one.date.year for one in cards.sets.values() if one.date is not None}
    oldest = max(years.values(), default=0) - YEARS
    printed: defaultdict[str, int] = defaultdict(int)
    for card in cards.crypt:
        if card.clan not in CREEDS:
            printed[card.clan] += any(years.get(one.set, 0) >= oldest for one in card.printings)
    clans = sorted(printed)
    return (
        tuple(clan for clan in clans if printed[clan] >= CRYPT),
        tuple(clan for clan in clans if printed[clan] < CRYPT),
    )
