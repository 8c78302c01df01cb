"""The crypt in the form that the influence phase needs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from cardbase.model import CryptCard
from cardbase.terms import Trait
from vtes_deck.deck.model import Deck
from vtes_deck.stats.turns import OPENING_CRYPT

SCARCE = 3
"""Pool for each ready vampire of the clan when a scarce one becomes ready (TRT-07)."""


class CryptCopies(msgspec.Struct, frozen=True):
    """Copies of one crypt card.

    Attributes:
        card: the crypt card.
        copies: its copies in the crypt, at least 1.
        same: the number shared by all versions of a unique vampire, of which only one can be ready
            (CON-20); 0 for a vampire that is not unique.
    """

    card: CryptCard
    copies: int
    same: int

    @property
    def capacity(self) -> int:
        """The counters that it needs to be ready (INF-08)."""
        return self.card.capacity

    @property
    def scarce(self) -> bool:
        """Whether it costs more with others of its clan in play (TRT-07)."""
        return Trait.SCARCE in self.card.traits


def kinds(deck: Deck) -> tuple[CryptCopies, ...]:
    """The crypt of ``deck``, the least capacity first."""
    copies: dict[CryptCard, int] = {}
    for card, count in deck.vampires:
        copies[card] = copies.get(card, 0) + count
    return tuple(
        CryptCopies(card, copies[card], min(card.id, *card.variants, card.id) if card.unique else 0)
        for card in sorted(copies, key=lambda card: (card.capacity, str(card)))
    )


def surcharge(kind: CryptCopies, ready: Iterable[CryptCopies]) -> int:
    """The pool burned when a vampire becomes ready while these vampires are ready (TRT-07)."""
    if not kind.scarce:
        return 0
    return SCARCE * sum(other.card.clan == kind.card.clan for other in ready)


def openings(
    copies: tuple[int, ...], drawn: int = OPENING_CRYPT
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every different opening with the number of ways to draw it.

    Args:
        copies: the copies of each kind.
        drawn: the cards in the opening.

    Yields:
        Indexes of the kinds, ascending, one for each card; and the ways.
    """

    def take(place: int, left: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if not left:
            yield (), 1
            return
        if place == len(copies):
            return
        for more in range(min(copies[place], left) + 1):
            ways = math.comb(copies[place], more)
            for rest, rest_ways in take(place + 1, left - more):
                yield (place,) * more + rest, ways * rest_ways

    return take(0, min(drawn, sum(copies)))
