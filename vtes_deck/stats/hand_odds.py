"""How early each library card is seen, exactly."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from cardbase.model import LibraryCard
from vtes_deck.deck.model import Deck
from vtes_deck.stats.probability import Probability


class CardOdds(msgspec.Struct, frozen=True):
    """How often a library card has been seen.

    Attributes:
        card: the library card.
        copies: in the library.
        chances: at least one copy, for each number of cards seen that was asked for.
    """

    card: LibraryCard
    copies: int
    chances: tuple[Probability, ...]


def hand_odds(deck: Deck, seen: Sequence[int]) -> tuple[CardOdds, ...]:
    """At least one copy of each card of the library after this many cards seen.

    Args:
        deck: the deck.
        seen: numbers of cards seen, such as 7 for the opening hand; more than there are is all.

    Returns:
        A row for each card, in the order of the deck.
    """
    copies: dict[LibraryCard, int] = {}
    for card, count in deck.cards:
        copies[card] = copies.get(card, 0) + count
    size = sum(copies.values())
    return tuple(
        CardOdds(card, count, tuple(at_least_one(size, count, min(n, size)) for n in seen))
        for card, count in copies.items()
    )


def at_least_one(size: int, copies: int, seen: int) -> Probability:
    """At least one of this many copies is among the cards seen, of ``size`` cards."""
    ways = math.comb(size, seen)
    return Probability(ways - math.comb(size - copies, seen), ways)
