"""What the games of a gauntlet come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

import msgspec

from vtes_deck.sim.arena.match import GameReport
from vtes_deck.sim.arena.score import HALVES
from vtes_deck.sim.gauntlet.plan import GauntletPlan, seat_at


class Games(msgspec.Struct):
    """Some games of a deck; it grows.

    Attributes:
        halves: how often so many half victory points were won.
        wins: game wins.
        survived: games that it did not leave.
    """

    halves: Counter[int] = msgspec.field(default_factory=Counter)
    wins: int = 0
    survived: int = 0

    def add(self, game: GameReport, seat: int) -> None:
        """Counts a game."""
        mine = game.seats[seat]
        self.halves[round(mine.points * HALVES)] += 1
        self.wins += mine.winner
        self.survived += not mine.ousted

    @property
    def played(self) -> int:
        """The number of games."""
        return self.halves.total()


class VersionScore(msgspec.Struct):
    """What the games of one version came to.

    Attributes:
        games: all of them.
        by_seat: by the seat, from the first player.
        by_prey, by_predator: by the index of that deck in the field.
        first_point: how often the first victory point came in which round; 0 for never.
    """

    games: Games
    by_seat: list[Games]
    by_prey: dict[int, Games]
    by_predator: dict[int, Games]
    first_point: Counter[int]


class GauntletScore(msgspec.Struct):
    """What a gauntlet came to; it grows with every table.

    Attributes:
        plan: what is played.
        tables: played by all versions.
        decided: games that ended before time was up.
        versions: the scores of the versions.
        differences: how often the first version won so many half points more than the second.
    """

    plan: GauntletPlan
    tables: int
    decided: int
    versions: list[VersionScore]
    differences: Counter[int]

    @classmethod
    def of(cls, plan: GauntletPlan) -> Self:
        """The score of a gauntlet that has not begun."""
        seats = range(plan.seats)
        versions = [
            VersionScore(Games(), [Games() for _ in seats], {}, {}, Counter())
            for _ in plan.versions
        ]
        return cls(plan, 0, 0, versions, Counter())

    def add(self, number: int, games: Sequence[GameReport]) -> None:
        """Counts a table, given the games of all versions."""
        plan = self.plan
        seat, seats = seat_at(plan, number), plan.seats
        self.tables += 1
        for version, game in zip(self.versions, games, strict=True):
            self.decided += game.over
            prey = game.seats[(seat + 1) % seats].deck - len(plan.versions)
            predator = game.seats[(seat - 1) % seats].deck - len(plan.versions)
            version.first_point[game.seats[seat].first_point] += 1
            for part in (
                version.games,
                version.by_seat[seat],
                version.by_prey.setdefault(prey, Games()),
                version.by_predator.setdefault(predator, Games()),
            ):
                part.add(game, seat)
        if len(games) > 1:
            first, second = (game.seats[seat].points for game in games[:2])
            self.differences[round((first - second) * HALVES)] += 1
