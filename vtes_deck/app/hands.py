"""Deals a deck: the opening crypt and hand, and the next draws.

The same deck and seed give the same deal on every machine. It is the deal of goldfish game 0 with
this seed, from the first seat, so a dealt hand can be played. Crypt and library have separate
random streams, and changing a card does not move the others.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec

from cardbase.model import AnyCard, LibraryCard
from cardbase.playability import can_play
from vtes_deck.app.playability import asks
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.sim.shuffles import crypt_stream, library_stream, pile, seed_of

OPENING_CRYPT = 4
"""Cards of the crypt that start in the uncontrolled region (SET)."""

OPENING_HAND = 7
"""Cards in the opening hand (SET)."""

MAX_SEED = 2**32
"""Seeds are below this, so that they are easy to read."""


class Deal(msgspec.Struct, frozen=True):
    """A shuffled deck.

    Attributes:
        seed: reproduces it.
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

    The result depends on the cards of the deck and not on their order in the list.
    """
    return Deal(
        seed,
        _shuffled(deck.crypt, seed, crypt_stream(0)),
        _shuffled(deck.library, seed, library_stream(0)),
    )


def playable(crypt: Iterable[AnyCard], hand: Iterable[AnyCard]) -> int:
    """The number of library cards that one of the vampires can play, or that need none."""
    minions = tuple(crypt)
    return sum(
        not asks(card) or any(can_play(minion, card) for minion in minions)
        for card in hand
        if isinstance(card, LibraryCard)
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
