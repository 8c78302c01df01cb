"""The result of a gauntlet: means with intervals, by seat and by neighbour, and a grid."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from cardbase import CardBase
from cardbase.model import AnyCard
from vtes_deck.app.errors import AppError
from vtes_deck.effects.coverage import Coverage, measure
from vtes_deck.language import tr
from vtes_deck.sim.arena.plan import ArenaDeck
from vtes_deck.sim.arena.score import HALVES
from vtes_deck.sim.gauntlet.score import GamePlayed, Games, GauntletScore
from vtes_deck.stats.means import Mean, difference_of, games_needed, mean_of
from vtes_deck.stats.probability import wilson

FEW: Final = 5
"""Minimum games for a meaningful interval."""


class GauntletError(AppError, ValueError):
    """A gauntlet that cannot be run; the message is for people."""


class Neighbour(StrEnum):
    """The neighbour by whose archetype the games are grouped."""

    PREY = "prey"
    PREDATOR = "predator"


class Share(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float


class GameGroup(msgspec.Struct, frozen=True):
    """The games of a deck in one group, with their means.

    Attributes:
        name: their common property; empty for all games.
        games: the number of games.
        points: victory points a game.
        wins, survived: shares of the games.
    """

    name: str
    games: int
    points: Mean
    wins: Share
    survived: Share


class GameRow(msgspec.Struct, frozen=True, gc=False):
    """A game of a deck.

    Attributes:
        table: the number of the table, from 1, as ``--save-table`` takes it.
        seat: the seat of the deck; 1 is the first player.
        prey, predator: the names of their decks at the start of the game.
        prey_archetype, predator_archetype: the archetypes of these decks.
        points: victory points.
        won, survived: it has the game win; it did not leave the game.
        first_point: the round of its first victory point by an ousting; 0 if there is none.
    """

    table: int
    seat: int
    prey: str
    predator: str
    prey_archetype: str
    predator_archetype: str
    points: float
    won: bool
    survived: bool
    first_point: int

    def archetype(self, of: Neighbour) -> str:
        """The archetype of a neighbour."""
        return self.prey_archetype if of is Neighbour.PREY else self.predator_archetype


class VersionResult(msgspec.Struct, frozen=True):
    """The results of a version.

    Attributes:
        name: the name of the deck.
        all: all its games.
        by_seat: the results by seat, from the first player.
        by_prey, by_predator: the results by archetype, most games first.
        first_point: the share of the games with a victory point by an ousting, and the middle round
            in which the first one came; 0 without any.
        by_round: the share of the games with such a point by the end of each round, from the first.
        played_whole: the share of its cards whose texts the engine plays completely.
        played_as_read: the share of its cards that act as the program read their texts.
        games: all of them, in the order of the tables.
    """

    name: str
    all: GameGroup
    by_seat: tuple[GameGroup, ...]
    by_prey: tuple[GameGroup, ...]
    by_predator: tuple[GameGroup, ...]
    first_point: tuple[Share, int]
    by_round: tuple[Share, ...]
    played_whole: float
    played_as_read: float
    games: tuple[GameRow, ...]


class GauntletResult(msgspec.Struct, frozen=True):
    """The results of a gauntlet.

    Attributes:
        player, edition, seats, rounds, seed: the values of the plan.
        field: the number of decks in the field.
        field_played_whole: the share of their cards whose texts the engine plays completely.
        field_played_as_read: the share of their cards that act as the program read their texts.
        tables: the number of tables played.
        decided: the share of the games that ended before time was up.
        versions: the deck, or its two versions.
        difference: victory points of the first version minus those of the second, paired.
        tables_needed: tables after which a difference of this size would be detected; ``None``
            without a difference.
    """

    player: str
    edition: str
    seats: int
    rounds: int
    seed: int
    field: int
    field_played_whole: float
    field_played_as_read: float
    tables: int
    decided: float
    versions: tuple[VersionResult, ...]
    difference: Mean | None
    tables_needed: int | None


class Grid(msgspec.Struct, frozen=True):
    """Games by the archetypes of both neighbours.

    Attributes:
        preys, predators: the archetypes, most games first; ``""`` for all others.
        parts: a row for each predator with a part for each prey; ``None`` if there is no game.
    """

    preys: tuple[str, ...]
    predators: tuple[str, ...]
    parts: tuple[tuple[GameGroup | None, ...], ...]


class EngineCoverage(msgspec.Struct, frozen=True):
    """The share of the cards of some decks that the engine plays.

    Attributes:
        whole: the share of the cards whose texts it plays completely.
        as_read: the share of the cards that act as the program read their texts.
    """

    whole: float
    as_read: float


class Shares(msgspec.Struct, frozen=True):
    """The parts of each version of the deck and of the field that the engine plays."""

    versions: tuple[EngineCoverage, ...]
    field: EngineCoverage


def shares_of(score: GauntletScore, cards: CardBase) -> Shares:
    """The shares of cards that the engine plays. They depend on the plan alone."""
    plan = score.plan
    return Shares(
        tuple(_played((deck,), cards) for deck in plan.versions),
        _played(plan.field, cards),
    )


def result(score: GauntletScore, archetypes: Sequence[str], shares: Shares) -> GauntletResult:
    """The results of the tables so far.

    Args:
        score: the score.
        archetypes: the names of the archetypes of the field, in the order of its decks.
        shares: the shares of this plan.

    Raises:
        GauntletError: no table was played.
    """
    if not score.tables:
        raise GauntletError(tr("No table was played."))
    plan = score.plan
    played = [game for games in score.versions for game in games]
    counted = score.differences
    difference = _scaled(difference_of(counted)) if counted else None
    return GauntletResult(
        player=plan.player,
        edition=plan.edition,
        seats=plan.seats,
        rounds=plan.rounds,
        seed=plan.seed,
        field=len(plan.field),
        field_played_whole=shares.field.whole,
        field_played_as_read=shares.field.as_read,
        tables=score.tables,
        decided=sum(game.decided for game in played) / len(played),
        versions=tuple(
            _version(deck.name, games, score, archetypes, played_share)
            for deck, games, played_share in zip(
                plan.versions, score.versions, shares.versions, strict=True
            )
        ),
        difference=difference,
        tables_needed=None
        if difference is None
        else games_needed(difference.value, difference.deviation),
    )


def grid_of(games: Sequence[GameRow], most: int) -> Grid:
    """Games by the archetypes of both neighbours.

    Args:
        games: the number of games of a version.
        most: rows and columns; the archetypes with fewest games share the last one.
    """
    named = {}
    for of in Neighbour:
        common = Counter(game.archetype(of) for game in games).most_common()
        kept = [name for name, _ in common[: most if len(common) <= most else most - 1]]
        named[of] = (*kept, "") if len(common) > len(kept) else tuple(kept)
    found: defaultdict[tuple[str, str], list[GameRow]] = defaultdict(list)
    for game in games:
        predator, prey = (
            name if (name := game.archetype(of)) in named[of] else ""
            for of in (Neighbour.PREDATOR, Neighbour.PREY)
        )
        found[predator, prey].append(game)
    preys, predators = named[Neighbour.PREY], named[Neighbour.PREDATOR]
    parts = {place: part_of(kept) for place, kept in found.items()}
    rows = (tuple(parts.get((row, column)) for column in preys) for row in predators)
    return Grid(preys, predators, tuple(rows))


def part_of(games: Iterable[GameRow], name: str = "") -> GameGroup:
    """Sums over some games, at least one."""
    kept = list(games)
    halves = Counter(round(game.points * HALVES) for game in kept)
    wins, survived = sum(game.won for game in kept), sum(game.survived for game in kept)
    return _part(name, Games(halves, wins, survived))


def _version(
    name: str,
    games: Sequence[GamePlayed],
    score: GauntletScore,
    archetypes: Sequence[str],
    share: EngineCoverage,
) -> VersionResult:
    scored = sorted(game.first_point for game in games if game.first_point)
    middle = scored[len(scored) // 2] if scored else 0
    field = score.plan.field
    return VersionResult(
        name=name,
        all=_part("", Games.of(games)),
        by_seat=_grouped(games, lambda game: str(game.seat + 1), by_name=True),
        by_prey=_grouped(games, lambda game: archetypes[game.prey]),
        by_predator=_grouped(games, lambda game: archetypes[game.predator]),
        first_point=(_share(len(scored), len(games)), middle),
        by_round=tuple(
            _share(sum(found <= end for found in scored), len(games))
            for end in range(1, score.plan.rounds + 1)
        ),
        played_whole=share.whole,
        played_as_read=share.as_read,
        games=tuple(
            GameRow(
                table=game.table + 1,
                seat=game.seat + 1,
                prey=field[game.prey].name,
                predator=field[game.predator].name,
                prey_archetype=archetypes[game.prey],
                predator_archetype=archetypes[game.predator],
                points=game.halves / HALVES,
                won=game.won,
                survived=game.survived,
                first_point=game.first_point,
            )
            for game in games
        ),
    )


def _grouped(
    games: Iterable[GamePlayed], key: Callable[[GamePlayed], str], *, by_name: bool = False
) -> tuple[GameGroup, ...]:
    found: defaultdict[str, list[GamePlayed]] = defaultdict(list)
    for game in games:
        found[key(game)].append(game)
    parts = [_part(name, Games.of(kept)) for name, kept in found.items()]
    return tuple(sorted(parts, key=lambda part: (0 if by_name else -part.games, part.name)))


def _part(name: str, games: Games) -> GameGroup:
    played = games.played
    points = _scaled(mean_of(games.halves))
    return GameGroup(
        name, played, points, _share(games.wins, played), _share(games.survived, played)
    )


def _share(hits: int, of: int) -> Share:
    low, high = wilson(hits, of)
    return Share(hits / of, low, high)


def _scaled(halves: Mean) -> Mean:
    return Mean(
        halves.value / HALVES,
        halves.deviation / HALVES,
        halves.of,
        halves.low / HALVES,
        halves.high / HALVES,
    )


def _played(decks: Iterable[ArenaDeck], cards: CardBase) -> EngineCoverage:
    coverage: Coverage = measure(_copies(deck, cards) for deck in decks)
    total = max(1, coverage.library + coverage.crypt)
    return EngineCoverage(
        (coverage.library_full + coverage.crypt_full) / total,
        (coverage.library_read + coverage.crypt_read) / total,
    )


def _copies(deck: ArenaDeck, cards: CardBase) -> dict[AnyCard, int]:
    copies: Counter[int] = Counter((*deck.crypt, *deck.library))
    return {card: n for number, n in copies.items() if (card := cards.get(number)) is not None}
