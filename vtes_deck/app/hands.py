"""Dealing a deck: the opening crypt and hand, and what would come next.

The same deck and seed give the same deal on every machine. Crypt and library are shuffled from
streams of their own, so changing one does not reshuffle the other.
"""

from __future__ import annotations

import random

import msgspec

from cardbase.model import AnyCard
from vtes_deck.deck.model import Deck, Slot

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
    return Deal(
        seed, _shuffled(deck.crypt, f"crypt {seed}"), _shuffled(deck.library, f"library {seed}")
    )


def new_seed() -> int:
    """A seed that nobody has chosen."""
    return random.SystemRandom().randrange(MAX_SEED)


def _shuffled(slots: tuple[Slot, ...], stream: str) -> tuple[AnyCard, ...]:
    cards = [
        slot.card for slot in sorted(slots, key=lambda s: s.card.id) for _ in range(slot.count)
    ]
    random.Random(stream).shuffle(cards)
    return tuple(cards)
