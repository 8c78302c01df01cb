"""The gauntlet put together: the field, a plan, and what its games came to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from cardbase import CardBase
from cardbase.archive_search import index_of_archive, search_decks
from cardbase.model import AnyCard
from vtes_deck.app.archetypes import archetype_of, archetypes_of
from vtes_deck.app.arena import arena_deck
from vtes_deck.app.errors import AppError
from vtes_deck.app.table import seat_names
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winners import from_archive
from vtes_deck.effects.coverage import Coverage, measure
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS, Game
from vtes_deck.players import roster
from vtes_deck.players.errors import PlayerError
from vtes_deck.sim.arena.plan import ArenaDeck
from vtes_deck.sim.arena.score import HALVES
from vtes_deck.sim.gauntlet.plan import GauntletPlan, deal_at
from vtes_deck.sim.gauntlet.run import Tables, run
from vtes_deck.sim.gauntlet.score import Games, GauntletScore, VersionScore
from vtes_deck.stats.means import Mean, difference_of, games_needed, mean_of
from vtes_deck.stats.probability import wilson

FIELD: Final = "date>=2020"
"""The default field: tournament winning decks since 2020."""

MOST: Final = 400
"""The largest field: its newest decks. More would only cost time and memory."""

OTHER: Final = "other"
"""The archetype of decks that fit no rule, or do not come from the archive."""


class GauntletError(AppError, ValueError):
    """A gauntlet that cannot be run; a sentence for people."""


class FieldDeck(msgspec.Struct, frozen=True):
    """A deck of the field and the name of its archetype."""

    deck: ArenaDeck
    archetype: str = OTHER


class Share(msgspec.Struct, frozen=True):
    """A share of games with its 95 % interval (Wilson)."""

    value: float
    low: float
    high: float


class Part(msgspec.Struct, frozen=True):
    """Some games of a deck.

    Attributes:
        name: what they have in common; empty for all.
        games: how many.
        points: victory points a game.
        wins, survived: shares of the games.
    """

    name: str
    games: int
    points: Mean
    wins: Share
    survived: Share


class VersionResult(msgspec.Struct, frozen=True):
    """What the games of a version came to.

    Attributes:
        name: of the deck.
        all: all its games.
        by_seat: by seat, from the first player.
        by_prey, by_predator: by archetype, most games first.
        first_point: the share of the games with a victory point by an ousting, and the middle round
            in which the first one came; 0 without any.
        played_whole: the share of its cards whose texts the engine plays whole.
    """

    name: str
    all: Part
    by_seat: tuple[Part, ...]
    by_prey: tuple[Part, ...]
    by_predator: tuple[Part, ...]
    first_point: tuple[Share, int]
    played_whole: float


class GauntletResult(msgspec.Struct, frozen=True):
    """What a gauntlet came to.

    Attributes:
        player, edition, seats, rounds, seed: of the plan.
        field: the number of decks in the field.
        field_played_whole: the share of their cards whose texts the engine plays whole.
        tables: played.
        decided: the share of the games that ended before time was up.
        versions: the deck, or its two versions.
        difference: victory points of the first version minus those of the second, paired.
        tables_needed: tables after which a difference of this size would be seen; ``None`` without
            a difference.
    """

    player: str
    edition: str
    seats: int
    rounds: int
    seed: int
    field: int
    field_played_whole: float
    tables: int
    decided: float
    versions: tuple[VersionResult, ...]
    difference: Mean | None
    tables_needed: int | None


def field_of(cards: CardBase, query: str) -> list[FieldDeck]:
    """The newest winning decks that fit a query, without decks of unknown cards.

    Raises:
        QueryError: the query has a mistake.
    """
    archetypes = archetypes_of(cards)
    found: list[FieldDeck] = []
    for entry in search_decks(query, index_of_archive(cards)):
        deck = from_archive(entry, cards.get)
        if deck.unknown or not deck.crypt_count:
            continue
        kind = archetype_of(entry, archetypes, cards.get)
        name = OTHER if kind is None else kind.rule.name
        found.append(FieldDeck(arena_deck(f"twd:{entry.id}", deck), name))
        if len(found) == MOST:
            break
    return found


def field_deck(name: str, deck: Deck) -> FieldDeck:
    """A deck of one's own as a part of the field."""
    return FieldDeck(arena_deck(name, deck))


def check(plan: GauntletPlan) -> None:
    """Sees whether a gauntlet can be run, before processes are started.

    Raises:
        GauntletError: it cannot.
    """
    if not MIN_SEATS <= plan.seats <= MAX_SEATS:
        raise GauntletError(f"{MIN_SEATS} to {MAX_SEATS} can play, not {plan.seats}.")
    if len(plan.field) < plan.seats - 1:
        raise GauntletError(
            f"The field has too few decks: {len(plan.field)}, and {plan.seats - 1} opponents sit "
            "at each table."
        )
    empty = [deck.name for deck in (*plan.versions, *plan.field) if not deck.crypt]
    if empty:
        raise GauntletError(f"{', '.join(empty)} has no crypt and cannot be played.")
    try:
        roster.find(plan.player)
    except PlayerError as error:
        raise GauntletError(str(error)) from None


def hold(
    plan: GauntletPlan,
    tables: int,
    *,
    processes: int = 0,
    cancelled: Callable[[], bool] = lambda: False,
) -> Generator[GauntletScore]:
    """Plays tables; see :func:`vtes_deck.sim.gauntlet.run.run`."""
    return run(plan, tables, processes=processes, cancelled=cancelled)


def replay_of(plan: GauntletPlan, number: int, version: int, cards: CardBase) -> Game:
    """The game of a table, to be watched or saved (``vtes_deck.app.table.save``).

    Args:
        plan: of the gauntlet.
        number: of the table.
        version: which version of the deck sits there.
        cards: the card base.
    """
    decks = (*plan.versions, *plan.field)
    names = seat_names(decks[index].name for index in deal_at(plan, number, version).decks)
    return Tables(plan, cards).replay(number, version, names)


def result(score: GauntletScore, archetypes: Sequence[str], cards: CardBase) -> GauntletResult:
    """What the tables so far came to.

    Args:
        score: the score.
        archetypes: the names of the archetypes of the field, in the order of its decks.
        cards: the card base.

    Raises:
        GauntletError: no table was played.
    """
    if not score.tables:
        raise GauntletError("No table was played.")
    plan = score.plan
    games = score.tables * len(plan.versions)
    difference = None
    if score.differences:
        halves = difference_of(score.differences)
        difference = _scaled(halves)
    return GauntletResult(
        player=plan.player,
        edition=plan.edition,
        seats=plan.seats,
        rounds=plan.rounds,
        seed=plan.seed,
        field=len(plan.field),
        field_played_whole=_played_whole(plan.field, cards),
        tables=score.tables,
        decided=score.decided / games,
        versions=tuple(
            _version(deck, version, archetypes, cards)
            for deck, version in zip(plan.versions, score.versions, strict=True)
        ),
        difference=difference,
        tables_needed=None
        if difference is None
        else games_needed(difference.value, difference.deviation),
    )


def _version(
    deck: ArenaDeck, score: VersionScore, archetypes: Sequence[str], cards: CardBase
) -> VersionResult:
    scored = score.first_point.total() - score.first_point[0]
    ordered = sorted(score.first_point.elements())[score.first_point[0] :]
    middle = ordered[len(ordered) // 2] if ordered else 0
    return VersionResult(
        name=deck.name,
        all=_part("", score.games),
        by_seat=tuple(
            _part(str(seat + 1), games) for seat, games in enumerate(score.by_seat) if games.played
        ),
        by_prey=_by_archetype(score.by_prey, archetypes),
        by_predator=_by_archetype(score.by_predator, archetypes),
        first_point=(_share(scored, score.games.played), middle),
        played_whole=_played_whole((deck,), cards),
    )


def _by_archetype(by_deck: Mapping[int, Games], archetypes: Sequence[str]) -> tuple[Part, ...]:
    found: defaultdict[str, Games] = defaultdict(Games)
    for index, games in by_deck.items():
        of = found[archetypes[index]]
        of.halves.update(games.halves)
        of.wins += games.wins
        of.survived += games.survived
    parts = [_part(name, games) for name, games in found.items()]
    return tuple(sorted(parts, key=lambda part: (-part.games, part.name)))


def _part(name: str, games: Games) -> Part:
    played = games.played
    points = _scaled(mean_of(games.halves))
    return Part(name, played, points, _share(games.wins, played), _share(games.survived, played))


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


def _played_whole(decks: Iterable[ArenaDeck], cards: CardBase) -> float:
    """The share of the cards of some decks that the engine plays whole."""
    coverage: Coverage = measure(_copies(deck, cards) for deck in decks)
    total = coverage.library + coverage.crypt
    return (coverage.library_full + coverage.crypt_full) / total if total else 0.0


def _copies(deck: ArenaDeck, cards: CardBase) -> dict[AnyCard, int]:
    copies: Counter[int] = Counter((*deck.crypt, *deck.library))
    return {card: n for number, n in copies.items() if (card := cards.get(number)) is not None}
