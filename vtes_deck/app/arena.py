"""Arenas of computer players: decks of the archive, a plan, and the results."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from typing import Final

import msgspec

from cardbase import CardBase
from cardbase.archive import ArchiveDeck
from vtes_deck.app.errors import AppError
from vtes_deck.app.games import plain
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS
from vtes_deck.players import roster
from vtes_deck.players.errors import PlayerError
from vtes_deck.sim.arena.plan import ArenaDeck, ArenaPlan
from vtes_deck.sim.arena.run import run
from vtes_deck.sim.arena.score import PlayerScore, Score
from vtes_deck.stats.means import Mean, mean_of

PANEL: Final = {
    "10169": "stealth and bleed, medium vampires",
    "11483": "bleed with small vampires",
    "10310": "votes",
    "11528": "votes with large vampires",
    "2017wawp": "wall",
    "2019bhsb": "rush with small vampires",
    "11527": "combat",
    "13207": "allies",
    "12274": "small non-unique vampires",
    "12756": "bounce and allies",
    "2019ecday1pf": "pool gain with large vampires",
    "11040": "mixed, large vampires",
}
"""Decks of different kinds from the archive that the engine plays almost completely."""

SINCE: Final = "2015"
"""The year from which random decks of the archive come."""


class ArenaError(AppError, ValueError):
    """An arena that cannot be run; the message is for the player."""


class PlayerResult(msgspec.Struct, frozen=True):
    """The result of a player.

    Attributes:
        player: its name.
        games: seat-games.
        points: victory points a game, with the 95 % interval.
        game_wins, ousted: shares of the games.
        choices: decisions with more than one option, a game.
        microseconds: processor time a choice: mean, 95th percentile, longest.
        blunders: per 100 seat-games, by rule.
        crossed: the number of times in a game that it was a target across the table, by Methuselahs
            who are neither its prey nor its predator.
    """

    player: str
    games: int
    points: Mean
    game_wins: float
    ousted: float
    choices: float
    microseconds: tuple[float, float, int]
    blunders: dict[str, float]
    crossed: Mean


class DeckResult(msgspec.Struct, frozen=True):
    """The victory points a game of candidate and reference with one deck."""

    deck: str
    games: int
    candidate: float
    reference: float


class ArenaResult(msgspec.Struct, frozen=True):
    """The result of an arena.

    Attributes:
        edition, seats, rounds, seed: the values of the plan.
        deals, games: the numbers played; each deal has every player in every seat.
        decided: the share of the games that ended before time was up.
        difference: victory points of the candidate minus those of the reference, a game, paired.
        by_seat: the same for each seat.
        candidate, reference, field: the players.
        decks: the results by deck.
    """

    edition: str
    seats: int
    rounds: int
    seed: int
    deals: int
    games: int
    decided: float
    difference: Mean
    by_seat: tuple[Mean, ...]
    candidate: PlayerResult
    reference: PlayerResult
    field: PlayerResult
    decks: tuple[DeckResult, ...]


def arena_deck(name: str, deck: Deck) -> ArenaDeck:
    """A deck for the arena; lines that were not recognised are left out."""
    crypt, library = plain(deck)
    return ArenaDeck(name, tuple(card.id for card in crypt), tuple(card.id for card in library))


def panel(cards: CardBase) -> list[ArenaDeck]:
    """The decks of :data:`PANEL` that the current archive has."""
    return [
        arena_deck(f"twd:{number}", from_archive(entry, cards.get))
        for number in PANEL
        if (entry := _entry(cards, number)) is not None
    ]


def _entry(cards: CardBase, number: str) -> ArchiveDeck | None:
    try:
        return cards.archive[number]
    except KeyError:
        return None


def random_decks(cards: CardBase, count: int, seed: int, *, whole: bool = False) -> list[ArenaDeck]:
    """Random decks of the archive without unknown cards.

    Args:
        cards: the card base.
        count: the number of decks.
        seed: the seed of the choice.
        whole: only decks whose cards the engine plays completely.
    """
    chance = random.Random(f"decks {seed}")
    dated = [one for one in cards.archive if one.event.date and str(one.event.date) >= SINCE]
    chance.shuffle(dated)
    found: list[ArenaDeck] = []
    for entry in dated:
        if len(found) == count:
            break
        deck = from_archive(entry, cards.get)
        if deck.unknown or not deck.crypt_count:
            continue
        drawn = arena_deck(f"twd:{entry.id}", deck)
        if not whole or is_whole(drawn, cards):
            found.append(drawn)
    return found


def is_whole(deck: ArenaDeck, cards: CardBase) -> bool:
    """Whether the engine plays every card of a deck completely."""
    levels = {
        level_of(card)
        for number in {*deck.crypt, *deck.library}
        if (card := cards.get(number)) is not None
    }
    return levels <= {CoverageLevel.FULL, CoverageLevel.READ}


def check(plan: ArenaPlan) -> None:
    """Check whether an arena can be run, before processes are started.

    Raises:
        ArenaError: it cannot be run.
    """
    if not MIN_SEATS <= plan.seats <= MAX_SEATS:
        raise ArenaError(f"{MIN_SEATS} to {MAX_SEATS} can play, not {plan.seats}.")
    if len(plan.decks) < plan.seats:
        raise ArenaError(f"{plan.seats} seats need as many decks; there are {len(plan.decks)}.")
    empty = [deck.name for deck in plan.decks if not deck.crypt]
    if empty:
        raise ArenaError(f"{', '.join(empty)} has no crypt and cannot be played.")
    if len(plan.field) >= plan.seats:
        raise ArenaError(f"{len(plan.field)} other players cannot sit at {plan.seats} seats.")
    try:
        for name in (plan.candidate, plan.reference, *plan.field):
            roster.find(name)
    except PlayerError as error:
        raise ArenaError(str(error)) from None


def hold(
    plan: ArenaPlan,
    deals: int,
    *,
    processes: int = 0,
    cluster: str = "",
    cancelled: Callable[[], bool] = lambda: False,
) -> Generator[Score]:
    """Play deals; see :func:`vtes_deck.sim.arena.run.run`."""
    return run(plan, deals, processes=processes, cluster=cluster, cancelled=cancelled)


def cards_as_read(plan: ArenaPlan, cards: CardBase) -> tuple[str, ...]:
    """The names of the cards of the decks that act as the program reads them, unchecked."""
    known = {number for deck in plan.decks for number in (*deck.crypt, *deck.library)}
    found = (card for number in known if (card := cards.get(number)) is not None)
    return tuple(sorted(one.unique_name for one in found if level_of(one) is CoverageLevel.READ))


def controls(plan: ArenaPlan) -> dict[str, ArenaPlan]:
    """Plans with known results, which show whether the arena measures correctly.

    The reference against itself with other random numbers: no difference. A random player against
    the reference: clearly worse, unless the reference is random.
    """
    same = msgspec.structs.replace(plan, candidate=plan.reference, dice=1)
    worse = msgspec.structs.replace(plan, candidate="random")
    return {"negative": same, "positive": worse}


def result(plan: ArenaPlan, score: Score) -> ArenaResult:
    """The result of the deals so far.

    Raises:
        ArenaError: no deal was played.
    """
    if not score.deals:
        raise ArenaError("No deal was played.")
    return ArenaResult(
        edition=plan.edition,
        seats=plan.seats,
        rounds=plan.rounds,
        seed=plan.seed,
        deals=score.deals,
        games=score.games,
        decided=score.decided / score.games,
        difference=score.difference,
        by_seat=tuple(score.of_seat(seat) for seat in range(plan.seats)),
        candidate=_player(plan.candidate, score.candidate),
        reference=_player(plan.reference, score.reference),
        field=_player(",".join(dict.fromkeys(plan.field)), score.field),
        decks=_by_deck(plan.decks, score),
    )


def _player(name: str, played: PlayerScore) -> PlayerResult:
    games = played.games
    return PlayerResult(
        player=name,
        games=games,
        points=played.points,
        game_wins=played.wins / games,
        ousted=played.ousted / games,
        choices=played.choices / games,
        microseconds=(played.mean_time, played.time_of(0.95), played.longest),
        blunders={rule: 100 * count / games for rule, count in sorted(played.blunders.items())},
        crossed=mean_of(played.crossed),
    )


def _by_deck(decks: Sequence[ArenaDeck], score: Score) -> tuple[DeckResult, ...]:
    found = []
    for index, deck in enumerate(decks):
        games, mine = score.candidate.by_deck.get(index, (0, 0))
        _, theirs = score.reference.by_deck.get(index, (0, 0))
        if games:
            found.append(DeckResult(deck.name, games, mine / games / 2, theirs / games / 2))
    return tuple(found)
