"""Means of samples: their precision, and the sample size that shows a difference."""

from __future__ import annotations

import math
from collections.abc import Mapping
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
"""The default probability that an interval contains the true value."""

POWER = 0.8
"""The probability of seeing a difference with the number of games of :func:`games_needed`."""

CLEAR_GAMES = 50
"""The minimum number of pairs of games for a clear result.

The interval assumes normally distributed means, and a smaller sample may lack a rare large
difference.
"""

_NORMAL = NormalDist()


class Mean(msgspec.Struct, frozen=True):
    """A mean with its precision.

    Attributes:
        value: the mean.
        deviation: the standard deviation of one observation.
        of: the number of observations, at least 1.
        low, high: the interval of the true mean; minus and plus infinity for one observation.
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
        """Whether the interval excludes zero, with at least :data:`CLEAR_GAMES` observations."""
        return self.of >= CLEAR_GAMES and (self.low > 0 or self.high < 0)


def quantile_of_t(freedom: int, probability: float) -> float:
    """The quantile of Student's t distribution.

    Source: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.5; for one and
    two degrees of freedom the result is exact. In the far tails (1 in 10,000) an accuracy of a
    thousandth needs 15 degrees.

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
        counts: the frequency of each number; at least one observation.
        confidence: the probability that the interval contains the true mean.
    """
    of = sum(counts.values())
    total = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    if of < 2:
        return Mean(total / of, 0.0, of, -math.inf, math.inf)
    # Integers up to the last step: subtracting large numbers does not lose precision.
    deviation = math.sqrt((squares * of - total * total) / (of * (of - 1)))
    half = quantile_of_t(of - 1, (1 + confidence) / 2) * deviation / math.sqrt(of)
    return Mean(total / of, deviation, of, total / of - half, total / of + half)


def difference_of(counts: Mapping[int, int], confidence: float = CONFIDENCE) -> Mean:
    """The mean of paired differences, with an interval that is valid even if few games differ.

    Student's interval is far too narrow if nearly all differences are zero (its width is zero if
    all are). For this reason, the interval is that of a sample with two additional games: half a
    game in each direction with the usual size of a difference (one if all are zero), and one game
    without a difference. For differences of 1, this is what Agresti and Min recommend for paired
    shares (Statistics in Medicine 24, 2005, 729-740). For many games, the effect is negligible.

    Args:
        counts: the frequency of each difference; at least one observation.
        confidence: the probability that the interval contains the true mean.
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
    """The pairs of games that show a true difference of this size in four of five attempts.

    A difference is shown if the 95 % interval of the paired difference excludes zero.

    Args:
        difference: the true difference.
        deviation: the standard deviation of the difference in one pair of games.

    Returns:
        The number, at least 2; ``None`` if there is no difference.
    """
    if not difference:
        return None
    return max(2, math.ceil((_seen() * deviation / difference) ** 2))


def least_seen(deviation: float, games: int) -> float:
    """The smallest true difference that this many pairs of games show in four of five attempts."""
    return _seen() * deviation / math.sqrt(games)


def _seen() -> float:
    return _NORMAL.inv_cdf((1 + CONFIDENCE) / 2) + _NORMAL.inv_cdf(POWER)
