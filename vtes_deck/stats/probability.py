"""A chance with its origin, counted or sampled, and its precision."""

from __future__ import annotations

import math
from fractions import Fraction

import msgspec

from vtes_deck.language import number, tr

_Z = 1.959963984540054
"""The standard deviations on either side that include 95 % of a normal distribution."""

_MAX_DIGITS = 12
"""The maximum number of decimals.

A chance nearer to 0 or 1 is shown as below or above that limit.
"""


class Probability(msgspec.Struct, frozen=True):
    """A probability.

    Attributes:
        hits: the ways (or games) in which it happens.
        of: all ways (or games), at least 1.
        sampled: the ways are simulated games; otherwise they are complete, and the chance is exact.
    """

    hits: int
    of: int
    sampled: bool = False

    @property
    def value(self) -> Fraction:
        """The chance, from 0 to 1; for a sample, the share of the games."""
        return Fraction(self.hits, self.of)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval by Wilson; for an exact chance, the chance twice."""
        if not self.sampled:
            return (float(self), float(self))
        return wilson(self.hits, self.of)

    def __float__(self) -> float:
        return float(self.value)

    def __str__(self) -> str:
        """The chance in per cent: 0 % only if it is impossible, 100 % only if it is certain."""
        return percent(self.value)

    def with_interval(self) -> str:
        """The chance in per cent; a sample has its 95 % interval: "33.3 % (28.1 to 38.9 %)"."""
        if not self.sampled:
            return str(self)
        low, high = self.interval
        return tr(
            "{chance} ({low} to {high} %)",
            chance=self,
            low=number(100 * low, 1),
            high=number(100 * high, 1),
        )


def wilson(hits: int, games: int) -> tuple[float, float]:
    """The score interval that contains the true chance in 95 of 100 samples.

    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.

    >>> tuple(round(bound, 4) for bound in wilson(0, 1000))
    (0.0, 0.0038)

    Args:
        hits: games in which it happened.
        games: all games, at least 1.

    Returns:
        Lower and upper bound, between 0 and 1.
    """
    share, square = hits / games, _Z * _Z / games
    middle = (share + square / 2) / (1 + square)
    half = _Z * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    # Rounding must not move a bound beyond a share that it equals by definition.
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    high = 1.0 if hits == games else min(1.0, middle + half)
    return low, high


def difference(hits: int, of: int, others: int, of_others: int) -> tuple[float, float]:
    """The interval that contains the true difference of two shares in 95 of 100 samples.

    It combines the score intervals of the two shares. Source: R. G. Newcombe, Statistics in
    Medicine 17 (1998), 873-890, method 10.

    >>> tuple(round(bound, 4) for bound in difference(56, 70, 48, 80))
    (0.0524, 0.3339)

    Args:
        hits: games in which it happened.
        of: all these games, at least 1.
        others: games of another sample in which it happened; their share is subtracted.
        of_others: all games of the other sample, at least 1.

    Returns:
        Lower and upper bound, between -1 and 1.
    """
    one, other = hits / of, others / of_others
    (low, high), (its_low, its_high) = wilson(hits, of), wilson(others, of_others)
    apart = one - other
    return (
        apart - math.hypot(one - low, its_high - other),
        apart + math.hypot(high - one, other - its_low),
    )


def percent(chance: Fraction, digits: int = 1) -> str:
    """Write a chance in per cent with enough decimals to distinguish it from 0 and 100.

    >>> percent(Fraction(1, 3)), percent(Fraction(0)), percent(Fraction(1))
    ('33.3 %', '0 %', '100 %')
    >>> percent(Fraction(1, 90000)), percent(1 - Fraction(1, 90000))
    ('0.001 %', '99.999 %')
    >>> percent(Fraction(1, 3), 0), percent(Fraction(999, 1000), 0)
    ('33 %', '99.9 %')

    Args:
        chance: the probability, from 0 to 1.
        digits: the minimum number of decimals.
    """
    if chance in {0, 1}:
        return _written(int(chance) * 100, 0)
    for places in range(digits, _MAX_DIGITS + 1):
        unit = 10**places
        rounded = round(chance * 100 * unit)
        if 0 < rounded < 100 * unit:
            return _written(rounded / unit, places)
    least = _written(10**-_MAX_DIGITS, _MAX_DIGITS)
    if chance < Fraction(1, 2):
        return tr("below {share}", share=least)
    return tr("all but {share}", share=least)


def _written(share: float, digits: int) -> str:
    return tr("{number} %", number=number(share, digits))
