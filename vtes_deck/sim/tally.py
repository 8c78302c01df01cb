"""Exact counts of whole numbers over games, with example games, in parts that can be added."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from vtes_deck.stats.means import Mean, difference_of, mean_of
from vtes_deck.stats.probability import Probability

EXAMPLES = 3
"""The number of example games for each number: the first games with it."""


class Tally(msgspec.Struct):
    """The frequency of each number in games.

    Everything is a whole number, so tallies of games 0 to 99 and 100 to 199 add up to that of games
    0 to 199 exactly, in any order.

    Attributes:
        counts: the number of games by number, in the order of occurrence; see :meth:`ordered`.
        examples: the first games (ascending) in which a number occurred.
    """

    counts: dict[int, int] = msgspec.field(default_factory=dict)
    examples: dict[int, list[int]] = msgspec.field(default_factory=dict)

    def add(self, number: int, game: int) -> None:
        """Add a game; games must be added in ascending order."""
        before = self.counts.get(number, 0)
        self.counts[number] = before + 1
        if before < EXAMPLES:
            self.examples.setdefault(number, []).append(game)

    def merge(self, other: Tally) -> None:
        """Add the games of another tally; no game may be in both."""
        for number, count in other.counts.items():
            self.counts[number] = self.counts.get(number, 0) + count
        for number, games in other.examples.items():
            mine = self.examples.get(number, [])
            self.examples[number] = sorted([*mine, *games])[:EXAMPLES]

    def copy(self) -> Tally:
        """An independent tally with the same counts."""
        return Tally(dict(self.counts), {n: list(games) for n, games in self.examples.items()})

    @property
    def of(self) -> int:
        """The number of counted games."""
        return sum(self.counts.values())

    def ordered(self) -> Iterable[tuple[int, int]]:
        """The numbers, ascending, with their numbers of games."""
        return sorted(self.counts.items())

    def mean(self) -> Mean:
        """The mean with its 95 % interval; at least one game must have been counted.

        Do not use it for moments, because a game may not have one
        (:attr:`vtes_deck.sim.measure.Measure.moment_of`).
        """
        return mean_of(self.counts)

    def difference(self, confidence: float = 0.95) -> Mean:
        """The mean of differences between paired games, with its interval."""
        return difference_of(self.counts, confidence)

    def quantile(self, share: float) -> int:
        """The smallest number that this share of the games does not exceed (0.5: the median)."""
        seen, wanted = 0, share * self.of
        for number, count in self.ordered():
            seen += count
            if seen >= wanted:
                return number
        return max(self.counts, default=0)

    def exactly(self, number: int) -> Probability:
        """The estimated chance of exactly this number."""
        return Probability(self.counts.get(number, 0), self.of, sampled=True)

    def at_least(self, number: int) -> Probability:
        """The estimated chance of this number or a greater one."""
        return Probability(
            sum(c for n, c in self.counts.items() if n >= number), self.of, sampled=True
        )

    def at_most(self, number: int) -> Probability:
        """The estimated chance of this number or a smaller one."""
        return Probability(
            sum(c for n, c in self.counts.items() if n <= number), self.of, sampled=True
        )

    def game(self, number: int) -> int | None:
        """The first game in which the number occurred, if there is one."""
        games = self.examples.get(number)
        return games[0] if games else None

    def typical(self) -> int | None:
        """A game with the median result."""
        return self.game(self.quantile(0.5)) if self.counts else None
