"""A card seen early, compared with the same card not seen early, on otherwise equal deals.

Sorting games by an early card would compare different deals. It would also compare long games, in
which more cards are drawn, with short games. For this reason, both halves play every deal. In the
first half, if the card is not among the first cards, a copy changes places with one of them. In the
other half, each early copy changes places with a card below the first cards. Both cards are chosen
at random with equal chances. All other cards keep their places. The difference is the effect of an
early copy instead of an average other card of the deck, which then comes later. Early copies leave
fewer copies for later.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import msgspec

from cardbase import card_numbers
from vtes_deck.kernel.random_streams import RandomStreams
from vtes_deck.sim.record import Early, Setup
from vtes_deck.sim.shuffles import pile


def halves(setup: Setup, card: int, within: int) -> tuple[Setup, Setup]:
    """The setup without and with a card among the first of its crypt or library.

    Args:
        setup: the setup of the deck.
        card: id of the card.
        within: the number of cards on top, at least 1.

    Raises:
        ValueError: the deck has no copy, or too many copies to keep all of them out of the first
            cards.
    """
    cards = part_of(setup, card)
    copies = cards.count(card)
    if not copies or not 1 <= within <= len(cards) - copies:
        raise ValueError(f"{copies} of {len(cards)} cards, {within} on top")
    without, there = (
        msgspec.structs.replace(setup, early=Early(card=card, within=within, there=there))
        for there in (False, True)
    )
    return without, there


def part_of(setup: Setup, card: int) -> tuple[int, ...]:
    """The ids of the crypt for a crypt card, of the library for a library card."""
    return setup.crypt if card_numbers.is_crypt(card) else setup.library


def chance(setup: Setup, card: int, within: int) -> float:
    """The chance of at least one copy among the first cards without any exchange."""
    cards = part_of(setup, card)
    return 1 - comb(len(cards) - cards.count(card), within) / comb(len(cards), within)


def lying(ids: Sequence[int], seed: int, stream: str, early: Early) -> list[int]:
    """The order of the cards in a game, by their places in the list; the last one is on top.

    A part of the deck without the card keeps its order.

    Args:
        ids: the ids of the cards, in the order of the setup.
        seed: the seed of the game.
        stream: the random stream with which the engine shuffles these cards.
        early: the card.
    """
    order = pile(len(ids), seed, stream)
    top = len(order) - early.within
    copies = [at for at, place in enumerate(order) if ids[place] == early.card]
    ahead = [at for at in copies if at >= top]
    lots, lot = RandomStreams(seed), f"early, {stream}"
    if early.there and copies and not ahead:
        copy = copies[lots.below(lot, len(copies))]
        _exchange(order, copy, top + lots.below(lot, early.within))
    if not early.there:
        others = [at for at in range(top) if ids[order[at]] != early.card]
        for copy in ahead:
            _exchange(order, copy, others.pop(lots.below(lot, len(others))))
    return order


def _exchange(order: list[int], one: int, other: int) -> None:
    order[one], order[other] = order[other], order[one]
