"""Comparable shuffles for decks of different sizes.

The engine shuffles by exchanging places, so one additional card changes the whole order of a deck.
For a comparison of two decks, their shuffles should correspond. Here, each place in the list draws
a random number, and the cards are sorted by these numbers. An added card is then somewhere among
the others, which keep their order, and a card that replaces another takes its place. Every order is
as likely as with any other fair shuffle.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from vtes_deck.kernel.random_streams import RandomStreams


def seed_of(seed: int, number: int) -> int:
    """The seed of a game, computed from the seed of the run and the number of the game."""
    digest = hashlib.sha256(f"goldfish {seed} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def crypt_stream(seat: int) -> str:
    """The random stream with which the engine shuffles the crypt of a seat (from 0)."""
    return f"crypt of seat {seat}"


def library_stream(seat: int) -> str:
    """The random stream with which the engine shuffles the library of a seat (from 0)."""
    return f"library of seat {seat}"


def pile(count: int, seed: int, stream: str) -> list[int]:
    """The order of this many cards, by their places in the list; the last one is on top.

    Args:
        count: the number of cards.
        seed: the seed of the game.
        stream: the random stream with which the engine shuffles these cards.
    """
    lots = RandomStreams(seed).draw(f"lots, {stream}", count)
    return sorted(range(count), key=lots.__getitem__)


def arranged[T](
    cards: Sequence[T], seed: int, stream: str, order: Sequence[int] | None = None
) -> list[T]:
    """The cards in the order that the engine's shuffle turns into the order of :func:`pile`.

    Args:
        cards: the cards in the order of the setup.
        seed: the seed of the game.
        stream: the random stream with which the engine shuffles these cards.
        order: the order of the cards by their places, the last one on top; by default :func:`pile`.
    """
    if order is None:
        order = pile(len(cards), seed, stream)
    shuffled = list(range(len(cards)))
    RandomStreams(seed).shuffle(stream, shuffled)
    found = list(cards)
    for before, place in zip(shuffled, order, strict=True):
        found[before] = cards[place]
    return found
