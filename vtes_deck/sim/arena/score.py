"""The score of many games: victory points, paired differences and their intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from vtes_deck.sim.arena.match import GameReport, SeatReport
from vtes_deck.stats.means import Mean, mean_of

HALVES: Final = 2
"""The factor that makes victory points whole numbers, so that sums are exact."""

_BASE: Final = 1.05
"""The ratio of two neighbouring steps of recorded times, which limits the accuracy of quantiles."""


class PlayerScore(msgspec.Struct):
    """The running score of one player.

    Attributes:
        games: the number of games, counted once for each seat.
        halves: the number of games by half victory points.
        wins, ousted: game wins, and the number of oustings.
        choices: decisions with more than one option.
        steps: the number of choices by duration, in steps of :data:`_BASE`.
        total, longest: processor time, in microseconds.
        blunders: the violations of each rule.
        crossed: the number of games by the times it was a target across the table.
        by_deck: by deck index, the number of games and the half points.
    """

    games: int = 0
    halves: Counter[int] = msgspec.field(default_factory=Counter)
    wins: int = 0
    ousted: int = 0
    choices: int = 0
    steps: Counter[int] = msgspec.field(default_factory=Counter)
    total: int = 0
    longest: int = 0
    blunders: Counter[str] = msgspec.field(default_factory=Counter)
    crossed: Counter[int] = msgspec.field(default_factory=Counter)
    by_deck: dict[int, tuple[int, int]] = {}

    def add(self, seat: SeatReport) -> None:
        """Add a seat of a game."""
        self.games += 1
        self.halves[round(seat.points * HALVES)] += 1
        self.wins += seat.winner
        self.ousted += seat.ousted
        self.choices += seat.choices
        for time in seat.microseconds:
            self.steps[math.ceil(math.log(max(time, 1), _BASE))] += 1
        self.total += sum(seat.microseconds)
        self.longest = max(self.longest, *seat.microseconds, 0)
        self.blunders.update(seat.blunders)
        self.crossed[seat.crossed] += 1
        games, halves = self.by_deck.get(seat.deck, (0, 0))
        self.by_deck[seat.deck] = (games + 1, halves + round(seat.points * HALVES))

    @property
    def points(self) -> Mean:
        """Victory points for each game."""
        return _scaled(mean_of(self.halves), HALVES)

    @property
    def mean_time(self) -> float:
        """The mean processor time for each choice, in microseconds."""
        return self.total / max(self.choices, 1)

    def time_of(self, share: float) -> float:
        """The microseconds within which this share of the choices was made; up to 5 % too high."""
        left = share * self.choices
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return float(_BASE**step)
        return 0.0


class Score(msgspec.Struct):
    """The running score of an arena.

    Attributes:
        deals: the number of complete deals.
        candidate, reference: the scores of their seats; ``field``: of all other seats.
        differences: the number of deals by difference, in half points summed over the seats.
        by_seat: for each seat, the number of deals by difference, in half points.
        games, decided: all games, and games decided before time was up.
        rounds: the number of games by last round.
    """

    deals: int = 0
    candidate: PlayerScore = msgspec.field(default_factory=PlayerScore)
    reference: PlayerScore = msgspec.field(default_factory=PlayerScore)
    field: PlayerScore = msgspec.field(default_factory=PlayerScore)
    differences: Counter[int] = msgspec.field(default_factory=Counter)
    by_seat: list[Counter[int]] = []
    games: int = 0
    decided: int = 0
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    seats: int = 0

    def add(self, mine: Sequence[GameReport], theirs: Sequence[GameReport]) -> None:
        """Add a deal.

        Args:
            mine: the games of the candidate, by its seat.
            theirs: the games of the reference, or one game for all seats.
        """
        self.deals += 1
        self.seats = len(mine)
        self.by_seat = self.by_seat or [Counter() for _ in mine]
        total = 0
        for seat, game in enumerate(mine):
            other = theirs[seat % len(theirs)]
            self.candidate.add(game.seats[seat])
            self.reference.add(other.seats[seat])
            halves = round((game.seats[seat].points - other.seats[seat].points) * HALVES)
            self.by_seat[seat][halves] += 1
            total += halves
            for number, one in enumerate(game.seats):
                if number != seat:
                    self.field.add(one)
        self.differences[total] += 1
        for game in (*mine, *theirs):
            self.games += 1
            self.decided += game.over
            self.rounds[game.rounds] += 1

    @property
    def difference(self) -> Mean:
        """The paired difference in victory points for each game; a deal is one observation.

        The seats of a deal share the same shuffles, so they are not independent.
        """
        return _scaled(mean_of(self.differences), HALVES * self.seats)

    def of_seat(self, seat: int) -> Mean:
        """The paired difference of one seat."""
        return _scaled(mean_of(self.by_seat[seat]), HALVES)


def _scaled(mean: Mean, by: int) -> Mean:
    return Mean(mean.value / by, mean.deviation / by, mean.of, mean.low / by, mean.high / by)
