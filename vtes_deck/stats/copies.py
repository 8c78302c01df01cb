"""The exact number of copies that are needed to see a card in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from vtes_deck.stats.hand_odds import at_least_one
from vtes_deck.stats.turns import USUAL, Pace, library_seen

CHANCES = (Fraction(1, 2), Fraction(3, 4), Fraction(9, 10), Fraction(19, 20))
"""The usual chances: 50, 75, 90 and 95 %."""


class CopiesByTurn(msgspec.Struct, frozen=True):
    """The number of copies that are needed by a turn.

    Attributes:
        turn: the player's turn, from 1; cards count if she has seen them when it begins.
        seen: library cards seen by then, at most the whole library.
        copies: the least number of copies for each chance.
    """

    turn: int
    seen: int
    copies: tuple[int, ...]


def copies_by_turn(
    size: int,
    turns: Sequence[int],
    chances: Sequence[Fraction] = CHANCES,
    pace: Pace = USUAL,
) -> Iterator[CopiesByTurn]:
    """The least copies with which at least one is seen by each turn with the given chances.

    The library keeps its size: an additional copy replaces another card.

    Args:
        size: cards in the library, at least 1.
        turns: the player's turns.
        chances: above 0, up to 1.
        pace: the number of cards that pass through her hand in a turn.
    """
    for turn in turns:
        seen = min(size, library_seen(turn, pace))
        yield CopiesByTurn(turn, seen, tuple(least_copies(size, seen, one) for one in chances))


def least_copies(size: int, seen: int, chance: Fraction) -> int:
    """The fewest copies among ``size`` cards for which ``seen`` cards include one with that chance.

    >>> least_copies(90, 7, Fraction(1, 2))
    9

    Args:
        size: all cards, at least 1.
        seen: the number of drawn cards, from 1 to ``size``.
        chance: above 0, up to 1.
    """
    return next(
        copies for copies in range(1, size + 1) if at_least_one(size, copies, seen).value >= chance
    )
