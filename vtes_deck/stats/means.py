"""Means of samples: how sure they are, and how large a sample has to be to see a difference."""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
"""How often an interval holds the true value, unless said otherwise."""

POWER = 0.8
"""How often a difference is seen with the number of games that :func:`games_needed` gives."""

CLEAR_GAMES = 50
"""Pairs of games below which nothing is called clear, whatever the interval says: it takes means
for normally distributed, and a rare large difference may not have come up at all."""

_NORMAL = NormalDist()


class Mean(msgspec.Struct, frozen=True):
    """A mean with what is known of how sure it is.

    Attributes:
        value: the mean.
        deviation: standard deviation of one observation.
        of: observations, at least 1.
        low, high: the interval that holds the true mean; minus and plus infinity for a single one.
    """

    value: float
    deviation: float
    of: int
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def clear(self) -> bool:
        """Whether the interval leaves zero out, of at least :data:`CLEAR_GAMES` observations."""
        return self.of >= CLEAR_GAMES and (self.low > 0 or self.high < 0)


def quantile_of_t(freedom: int, probability: float) -> float:
    """The quantile of Student's t distribution.

    Source: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.5; for one and
    two degrees of freedom exactly. Far out in the tails (1 in 10,000) it takes 15 degrees to be
    right to a thousandth.

    >>> round(quantile_of_t(10, 0.975), 3), round(quantile_of_t(1, 0.975), 3)
    (2.228, 12.706)

    Args:
        freedom: degrees of freedom, at least 1.
        probability: above 0 and below 1.
    """
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) / math.sqrt(2 * probability * (1 - probability))
    z = _NORMAL.inv_cdf(probability)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    for power, term in enumerate(terms, start=1):
        z += term / float(freedom**power)
    return z


def mean_of(counts: Mapping[int, int], confidence: float = CONFIDENCE) -> Mean:
    """The mean of whole numbers with Student's interval.

    Args:
        counts: how often each number was observed; at least one observation.
        confidence: how often the interval holds the true mean.
    """
    of = sum(counts.values())
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    if of < 2:
        return Mean(total / of, 0.0, of, -math.inf, math.inf)
    # Whole numbers up to the last step: nothing is lost by subtracting large from large.
    deviation = math.sqrt((squares * of - total * total) / (of * (of - 1)))
    half = quantile_of_t(of - 1, (1 + confidence) / 2) * deviation / math.sqrt(of)
    return Mean(total / of, deviation, of, total / of - half, total / of + half)


def difference_of(counts: Mapping[int, int], confidence: float = CONFIDENCE) -> Mean:
    """The mean of paired differences, with an interval that is honest when few games differ.

    Student's interval is far too narrow while nearly all differences are zero (it is nothing wide
    while all of them are). So the interval is that of a sample with two more games in it: half a
    game each way by as much as games differ (by one if none does), and one without difference.
    For differences of 1 this is what Agresti and Min advise for paired shares (Statistics in
    Medicine 24, 2005, 729-740); for many games it makes no difference.

    Args:
        counts: how often each difference was observed; at least one observation.
        confidence: how often the interval holds the true mean.
    """
    plain = mean_of(counts, confidence)
    of = plain.of
    differing = of - counts.get(0, 0)
    squares = sum(number * number * count for number, count in counts.items())
    size = squares / differing if differing else 1.0
    if of < 2:
        return plain
    total = plain.value * of
    middle = total / (of + 2)
    spread = math.sqrt(((squares + size) / (of + 2) - middle**2) / (of + 1))
    half = quantile_of_t(of - 1, (1 + confidence) / 2) * spread
    low, high = min(middle - half, plain.value), max(middle + half, plain.value)
    return Mean(plain.value, plain.deviation, of, low, high)


def games_needed(difference: float, deviation: float) -> int | None:
    """Pairs of games after which a true difference of this size is seen in four of five tries.

    Seen: the 95 % interval of the paired difference leaves zero out.

    Args:
        difference: the true one.
        deviation: standard deviation of the difference in one pair of games.

    Returns:
        The number, at least 2; ``None`` if there is no difference.
    """
    if not difference:
        return None
    return max(2, math.ceil((_seen() * deviation / difference) ** 2))


def least_seen(deviation: float, games: int) -> float:
    """The smallest true difference that this many pairs of games show in four of five tries."""
    return _seen() * deviation / math.sqrt(games)


def _seen() -> float:
    return _NORMAL.inv_cdf((1 + CONFIDENCE) / 2) + _NORMAL.inv_cdf(POWER)
