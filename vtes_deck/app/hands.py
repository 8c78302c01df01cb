"""Deals a deck: the opening crypt and hand, and the next draws.

The same deck and seed give the same deal on every machine, and it is that of the goldfish game 0
with this seed, from the first seat: a hand that was dealt can be played on. Crypt and library are
shuffled from streams of their own, and changing a card leaves the others where they are.
"""

from __future__ import annotations

import random

import msgspec

from cardbase.model import AnyCard
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.sim.shuffles import crypt_stream, library_stream, pile, seed_of

OPENING_CRYPT = 4
"""Cards of the crypt that start in the uncontrolled region (SET)."""

OPENING_HAND = 7
"""Cards in the opening hand (SET)."""

MAX_SEED = 2**32
"""Seeds are below this, so that they can be read aloud."""


class Deal(msgspec.Struct, frozen=True):
    """A shuffled deck.

    Attributes:
        seed: what reproduces it.
        crypt: the whole crypt, top card first.
        library: the whole library, top card first.
    """

    seed: int
    crypt: tuple[AnyCard, ...]
    library: tuple[AnyCard, ...]

    @property
    def uncontrolled(self) -> tuple[AnyCard, ...]:
        """The opening crypt cards."""
        return self.crypt[:OPENING_CRYPT]

    @property
    def hand(self) -> tuple[AnyCard, ...]:
        """The opening hand."""
        return self.library[:OPENING_HAND]


def deal(deck: Deck, seed: int) -> Deal:
    """Shuffle crypt and library of ``deck``.

    The order in which the deck lists its cards does not matter, only which cards it holds.
    """
    # Imports the engine, so not before a hand is dealt.

    return Deal(
        seed,
        _shuffled(deck.crypt, seed, crypt_stream(0)),
        _shuffled(deck.library, seed, library_stream(0)),
    )


def new_seed() -> int:
    """A random seed."""
    return random.SystemRandom().randrange(MAX_SEED)


def _shuffled(slots: tuple[Slot, ...], seed: int, stream: str) -> tuple[AnyCard, ...]:
    cards = [slot.card for slot in sorted(slots, key=_by_number) for _ in range(slot.count)]
    order = pile(len(cards), seed_of(seed, 0), stream)
    return tuple(cards[place] for place in reversed(order))


def _by_number(slot: Slot) -> int:
    return slot.card.id
