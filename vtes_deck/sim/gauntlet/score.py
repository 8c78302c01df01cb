"""The score of a gauntlet: one row for each game, and sums of rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

from vtes_deck.sim.arena.match import GameReport
from vtes_deck.sim.arena.score import HALVES
from vtes_deck.sim.gauntlet.plan import GauntletPlan, seat_at


class GamePlayed(msgspec.Struct, frozen=True, gc=False):
    """The result of a game for one version of the deck.

    Attributes:
        table: the number of the table, from 0.
        seat: the seat of the deck; 0 is the first player.
        prey, predator: the indexes of the decks of prey and predator in the field at the start of
            the game. Effects that switch seats later do not change them.
        halves: half victory points.
        won: it has the game win.
        survived: the deck did not leave the game.
        first_point: the round of its first victory point by an ousting; 0 if there is none.
        decided: the game ended before time was up.
    """

    table: int
    seat: int
    prey: int
    predator: int
    halves: int
    won: bool
    survived: bool
    first_point: int
    decided: bool


class Games(msgspec.Struct, frozen=True):
    """Sums over some games.

    Attributes:
        halves: the number of games by half victory points.
        wins: the number of game wins.
        survived: the number of games that the deck did not leave.
    """

    halves: Counter[int]
    wins: int
    survived: int

    @classmethod
    def of(cls, games: Iterable[GamePlayed]) -> Self:
        """The sums of these games."""
        kept = list(games)
        return cls(
            Counter(one.halves for one in kept),
            sum(one.won for one in kept),
            sum(one.survived for one in kept),
        )

    @property
    def played(self) -> int:
        """The number of games."""
        return self.halves.total()


class GauntletScore(msgspec.Struct):
    """The games of a gauntlet; it grows with every table.

    Attributes:
        plan: the plan.
        versions: the games of each version, in the order of the tables.
    """

    plan: GauntletPlan
    versions: tuple[list[GamePlayed], ...]

    @classmethod
    def of(cls, plan: GauntletPlan) -> Self:
        """The empty score of a gauntlet."""
        return cls(plan, tuple([] for _ in plan.versions))

    @property
    def tables(self) -> int:
        """The number of tables that all versions have played."""
        return len(self.versions[0])

    @property
    def differences(self) -> Counter[int]:
        """The number of tables by the lead of the first version, in half points."""
        if len(self.versions) < 2:
            return Counter()
        pairs = zip(self.versions[0], self.versions[1], strict=True)
        return Counter(first.halves - second.halves for first, second in pairs)

    def add(self, number: int, games: Sequence[GameReport]) -> None:
        """Add a table, given the games of all versions."""
        plan = self.plan
        seat, seats = seat_at(plan, number), plan.seats
        for version, game in zip(self.versions, games, strict=True):
            mine = game.seats[seat]
            version.append(
                GamePlayed(
                    table=number,
                    seat=seat,
                    prey=game.seats[(seat + 1) % seats].deck - len(plan.versions),
                    predator=game.seats[(seat - 1) % seats].deck - len(plan.versions),
                    halves=round(mine.points * HALVES),
                    won=mine.winner,
                    survived=not mine.ousted,
                    first_point=mine.first_point,
                    decided=game.over,
                )
            )
