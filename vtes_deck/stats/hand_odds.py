"""The exact odds of seeing each library card by a moment."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from cardbase.model import LibraryCard
from vtes_deck.deck.model import Deck
from vtes_deck.stats.probability import Probability


class CardOdds(msgspec.Struct, frozen=True):
    """The odds that a library card has been seen.

    Attributes:
        card: the library card.
        copies: its copies in the library.
        chances: the chance of at least one copy, for each number of cards seen.
    """

    card: LibraryCard
    copies: int
    chances: tuple[Probability, ...]


def hand_odds(deck: Deck, seen: Sequence[int]) -> tuple[CardOdds, ...]:
    """The chance of at least one copy of each library card after these numbers of cards seen.

    Args:
        deck: the deck.
        seen: numbers of cards seen, such as 7 for the opening hand; a larger number than the
            library means all cards.

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
    """The chance that one of this many copies is among the cards seen, of ``size`` cards."""
    ways = math.comb(size, seen)
    return Probability(ways - math.comb(size - copies, seen), ways)
