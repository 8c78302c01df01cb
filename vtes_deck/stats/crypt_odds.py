"""The exact odds of the opening four crypt cards."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from cardbase.model import CryptCard
from vtes_deck.deck.model import Deck
from vtes_deck.stats.probability import Probability
from vtes_deck.stats.turns import OPENING_CRYPT


class VampireOdds(msgspec.Struct, frozen=True):
    """The odds of a crypt card in the opening.

    Attributes:
        card: the crypt card.
        copies: its copies in the crypt.
        chance: the chance of at least one copy in the opening.
        two: the chance of at least two copies in the opening; one of them is useless if it is
            unique.
        mean: the mean number of copies in the opening.
    """

    card: CryptCard
    copies: int
    chance: Probability
    two: Probability
    mean: Fraction


class PairOdds(msgspec.Struct, frozen=True):
    """The odds of two different crypt cards in the same opening."""

    first: CryptCard
    second: CryptCard
    chance: Probability


class Opening(msgspec.Struct, frozen=True):
    """Particular cards as the opening.

    Attributes:
        cards: the cards, the smallest capacity first.
        capacity: their total capacity.
        chance: the chance of an opening with exactly these capacities, of any cards.
    """

    cards: tuple[CryptCard, ...]
    capacity: int
    chance: Probability


class CryptOdds(msgspec.Struct, frozen=True):
    """The opening crypt in exact numbers.

    Attributes:
        cards: crypt cards in the deck.
        drawn: cards in the opening: four, or all of a smaller crypt.
        vampires: each crypt card, in the order of the deck.
        pairs: the pairs of different crypt cards, the most frequent pair first.
        different: chance by number of different cards, only for possible numbers.
        best: the opening with the smallest total capacity; ``None`` for an empty crypt.
        worst: the opening with the greatest total capacity; ``None`` for an empty crypt.
        capacity: the mean total capacity of the opening.
        capacities: chance by total capacity, ascending.
    """

    cards: int
    drawn: int
    vampires: tuple[VampireOdds, ...]
    pairs: tuple[PairOdds, ...]
    different: Mapping[int, Probability]
    best: Opening | None
    worst: Opening | None
    capacity: Fraction
    capacities: Mapping[int, Probability]


def crypt_odds(deck: Deck) -> CryptOdds:
    """The odds of the opening crypt of ``deck`` (SET-10).

    "Best" and "worst" are the openings with the least and the greatest cost to influence all cards.
    """
    vampires = _copies(deck)
    size = sum(vampires.values())
    drawn = min(OPENING_CRYPT, size)
    ways = math.comb(size, drawn)
    by_capacity = _by_capacity(vampires, drawn)
    lines = sorted(
        (card for card, copies in vampires.items() for _ in range(copies)),
        key=lambda card: (card.capacity, str(card)),
    )
    pairs = [
        PairOdds(one, two, Probability(_both(size, drawn, vampires[one], vampires[two]), ways))
        for one, two in itertools.combinations(vampires, 2)
    ]
    return CryptOdds(
        cards=size,
        drawn=drawn,
        vampires=tuple(
            VampireOdds(
                card,
                copies,
                Probability(ways - _without(size, drawn, copies), ways),
                Probability(
                    ways
                    - _without(size, drawn, copies)
                    - copies * math.comb(size - copies, drawn - 1),
                    ways,
                ),
                Fraction(drawn * copies, size),
            )
            for card, copies in vampires.items()
        ),
        pairs=tuple(sorted(pairs, key=lambda pair: -pair.chance.hits)),
        different={n: Probability(w, ways) for n, w in _different(vampires, drawn).items()},
        best=_opening(lines[:drawn], ways, vampires),
        worst=_opening(lines[size - drawn :], ways, vampires),
        capacity=Fraction(drawn * sum(card.capacity for card in lines), size or 1),
        capacities={total: Probability(w, ways) for total, w in by_capacity.items()},
    )


def _copies(deck: Deck) -> dict[CryptCard, int]:
    vampires: dict[CryptCard, int] = {}
    for card, copies in deck.vampires:
        vampires[card] = vampires.get(card, 0) + copies
    return vampires


def _without(size: int, drawn: int, copies: int) -> int:
    """Openings that do not include a card with this many copies."""
    return math.comb(size - copies, drawn)


def _both(size: int, drawn: int, one: int, two: int) -> int:
    """Openings with both cards: all openings, minus those without one of the two."""
    without = _without(size, drawn, one) + _without(size, drawn, two)
    return math.comb(size, drawn) - without + _without(size, drawn, one + two)


def _different(vampires: Mapping[CryptCard, int], drawn: int) -> dict[int, int]:
    """Openings by number of different cards."""
    return _summed([(copies, 1, 0) for copies in vampires.values()], drawn)


def _by_capacity(vampires: Mapping[CryptCard, int], drawn: int) -> dict[int, int]:
    """Openings by total capacity."""
    return _summed([(copies, 0, card.capacity) for card, copies in vampires.items()], drawn)


def _summed(kinds: Iterable[tuple[int, int, int]], drawn: int) -> dict[int, int]:
    """Openings by a sum over their cards.

    Args:
        kinds: for each different card: its copies, the amount it adds once, and the amount of each
            copy.
        drawn: cards in an opening.
    """
    ways = {(0, 0): 1}
    for copies, once, each in kinds:
        found: dict[tuple[int, int], int] = {}
        for (taken, total), so_far in ways.items():
            for more in range(min(copies, drawn - taken) + 1):
                key = taken + more, total + (once + more * each if more else 0)
                found[key] = found.get(key, 0) + so_far * math.comb(copies, more)
        ways = found
    return {total: ways[taken, total] for taken, total in sorted(ways) if taken == drawn}


def _opening(
    cards: Sequence[CryptCard], ways: int, vampires: Mapping[CryptCard, int]
) -> Opening | None:
    if not cards:
        return None
    hits = 1
    wanted = [card.capacity for card in cards]
    for capacity in set(wanted):
        there = sum(n for card, n in vampires.items() if card.capacity == capacity)
        hits *= math.comb(there, wanted.count(capacity))
    return Opening(tuple(cards), sum(wanted), Probability(hits, ways))
