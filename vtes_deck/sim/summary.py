"""The summary of many games: tallies of every measure, and of the differences of two decks.

A summary of games 0 to 99 and a summary of games 100 to 199 add up to the summary of games 0 to
199, exactly and in any order. In this way, work can be divided among processes and displayed while
it runs. The size does not grow with the number of games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from vtes_deck.sim.measure import Measure
from vtes_deck.sim.measures import all_measures, measure_named
from vtes_deck.sim.record import Record, Setup
from vtes_deck.sim.tally import Tally

type Numbers = Mapping[str, Mapping[int, int]]
"""The results of one game: by measure, then by row (a turn, a card, or 0 for the game)."""


def numbers_of(setup: Setup, record: Record, measures: Sequence[Measure]) -> Numbers:
    """Read the numbers of one game."""
    return {measure.name: dict(measure.observe(setup, record)) for measure in measures}


def chosen(names: Sequence[str]) -> tuple[Measure, ...]:
    """The measures with these names, or all measures if there are no names.

    Raises:
        UnknownMeasureError: there is no such measure.
    """
    return tuple(map(measure_named, names)) if names else all_measures()


class Summary(msgspec.Struct):
    """Tallies of games.

    Attributes:
        games: the number of counted games.
        tallies: the tallies by measure, then by row.
    """

    games: int = 0
    tallies: dict[str, dict[int, Tally]] = msgspec.field(default_factory=dict)

    def add(self, numbers: Numbers, game: int) -> None:
        """Add a game; games must be added in ascending order."""
        self.games += 1
        for name, rows in numbers.items():
            tallies = self.tallies.get(name)
            if tallies is None:
                tallies = self.tallies[name] = {}
            for row, number in rows.items():
                tally = tallies.get(row)
                if tally is None:
                    tally = tallies[row] = Tally()
                tally.add(number, game)

    def merge(self, other: Summary) -> None:
        """Add the games of another summary; no game may be in both."""
        self.games += other.games
        for name, rows in other.tallies.items():
            tallies = self.tallies.setdefault(name, {})
            for row, tally in rows.items():
                if row in tallies:
                    tallies[row].merge(tally)
                else:
                    tallies[row] = tally.copy()

    def copy(self) -> Summary:
        """An independent summary with the same games."""
        fresh = Summary()
        fresh.merge(self)
        return fresh

    def rows(self, name: str) -> Iterator[tuple[int, Tally]]:
        """The tallies of a measure by row, ascending; empty if nothing was counted."""
        return iter(sorted(self.tallies.get(name, {}).items()))

    def at(self, name: str, row: int = 0) -> Tally:
        """The tally of a measure in a row; empty if nothing was counted."""
        return self.tallies.get(name, {}).get(row) or Tally()


class Study(msgspec.Struct):
    """Summaries of several setups that played the same games, and their differences from the first.

    Attributes:
        summaries: one for each setup.
        differences: for each setup, tallies of its number minus the number of the first setup in
            the same game; empty for the first setup. A game in which one of the two has no such row
            is omitted. Moments have no difference; the turns until a moment have one
            (:func:`~vtes_deck.sim.measures.wait_for`).
    """

    summaries: list[Summary]
    differences: list[Summary]

    @classmethod
    def of(cls, setups: int) -> Study:
        """An empty study of this many setups."""
        return cls([Summary() for _ in range(setups)], [Summary() for _ in range(setups)])

    @property
    def games(self) -> int:
        """The number of games of the first setup."""
        return self.summaries[0].games

    def add(self, place: int, numbers: Numbers, base: Numbers, game: int) -> None:
        """Add a game of the setup at a place, paired with the same game of the first setup."""
        self.summaries[place].add(numbers, game)
        if place:
            self.differences[place].add(_less(numbers, base), game)

    def merge(self, other: Study) -> None:
        """Add all games of another study of the same setups."""
        for mine, theirs in zip(self.summaries, other.summaries, strict=True):
            mine.merge(theirs)
        for mine, theirs in zip(self.differences, other.differences, strict=True):
            mine.merge(theirs)

    def copy(self) -> Study:
        """An independent study with the same games."""
        fresh = Study.of(len(self.summaries))
        fresh.merge(self)
        return fresh


def _less(numbers: Numbers, base: Numbers) -> Numbers:
    return {
        name: {row: number - base[name][row] for row, number in rows.items() if row in base[name]}
        for name, rows in numbers.items()
        if not measure_named(name).moment
    }
