"""How many copies of a card it takes to see one in time, exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from vtes_deck.stats.hand_odds import at_least_one
from vtes_deck.stats.turns import USUAL, Pace, library_seen

CHANCES = (Fraction(1, 2), Fraction(3, 4), Fraction(9, 10), Fraction(19, 20))
"""The chances that are asked for: 50, 75, 90 and 95 %."""


class CopiesByTurn(msgspec.Struct, frozen=True):
    """How many copies are needed by a turn.

    Attributes:
        turn: the player's turn, from 1; what counts is what she has seen when it begins.
        seen: library cards seen by then, never more than there are.
        copies: for each chance that was asked for, the least number of copies.
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
    """The least copies with which at least one is seen by each turn that often.

    The library keeps its size: a copy more takes the place of another card.

    Args:
        size: cards in the library, at least 1.
        turns: the player's turns.
        chances: above 0, up to 1.
        pace: cards that go through her hand in a turn.
    """
    for turn in turns:
        seen = min(size, library_seen(turn, pace))
        yield CopiesByTurn(turn, seen, tuple(least_copies(size, seen, one) for one in chances))


def least_copies(size: int, seen: int, chance: Fraction) -> int:
    """The fewest copies among ``size`` cards for which ``seen`` cards hold one with that chance.

    >>> least_copies(90, 7, Fraction(1, 2))
    9

    Args:
        size: all cards, at least 1.
        seen: cards drawn of them, from 1 to ``size``.
        chance: above 0, up to 1.
    """
    return next(
        copies for copies in range(1, size + 1) if at_least_one(size, copies, seen).value >= chance
    )
