"""Games at a table: combines decks, an edition, the texts of cards and agents.

No other module does this. This module plays, replays, narrates and summarises games, and reports
which cards the engine does not fully play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import partial
from itertools import pairwise
from pathlib import Path

import msgspec

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.app.errors import AppError
from vtes_deck.app.output_files import write_output
from vtes_deck.deck.model import Deck
from vtes_deck.effects import undeclared
from vtes_deck.effects.coverage import CoverageLevel, level_of, why_of
from vtes_deck.effects.registry import script_of
from vtes_deck.engine import agents, deck_construction, record
from vtes_deck.engine.agents import Agent
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS, Game
from vtes_deck.engine.narrator import run_sentence, runs
from vtes_deck.engine.record import RecordProblem, SavedGameError
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.tournament_points import has_game_win, tournament_points
from vtes_deck.engine.turn.game_end import OUSTED
from vtes_deck.engine.turn.turn import PHASE, TURN
from vtes_deck.kernel.words import Count
from vtes_deck.players import roster
from vtes_deck.players.errors import PlayerError
from vtes_deck.rulesets import EDITIONS

MAX_DECISIONS = 20_000
"""Maximum decisions. A game of five takes about a thousand; a game with more never ends."""

MAX_BYTES = record.MAX_BYTES
"""The size of a saved game; those of :data:`MAX_DECISIONS` have a twentieth of it."""

MAX_COPIES = record.MAX_CARDS
"""Maximum cards in a deck at the table, so that a hostile file cannot fill the memory."""

MAX_NAME_LENGTH = 40
"""Maximum length of a name; a deck's title may be a sentence."""

_SEEDS_APART = 10
"""The distance between the agents' seeds of two games, so that they share none."""


class TableError(AppError, ValueError):
    """Decks or agents that cannot play a game; the message is for the player."""


class Scope(StrEnum):
    """The extent to which the engine enforces the text of a card."""

    WHOLE = "whole"
    READ = "read by the program"
    PARTLY = "partly"
    PRINTED = "printed facts only"


class Gap(msgspec.Struct, frozen=True):
    """A card that the engine does not play completely.

    Attributes:
        id, name: the id and name of the card.
        count: copies in the decks at the table.
        scope: the extent to which it is played.
        reason: the missing part, as a sentence; empty if no part of the text is played.
    """

    id: int
    name: str
    count: int
    scope: Scope
    reason: str = ""


class Coverage(msgspec.Struct, frozen=True):
    """The share of the cards of some decks that the engine plays.

    Attributes:
        library, library_whole: library cards, and those that are played completely.
        crypt, crypt_whole: the same for crypt cards.
        gaps: the others, those with most copies first.
    """

    library: int
    library_whole: int
    crypt: int
    crypt_whole: int
    gaps: tuple[Gap, ...]


class SeatResult(msgspec.Struct, frozen=True):
    """The result of a seat.

    Attributes:
        seat: its number, from 1, clockwise.
        name: the name of the Methuselah.
        victory_points: END-02.
        pool: the remaining pool.
        left_in: the turn in which she left the game; ``None`` if she did not.
        ousted: whether she was ousted; otherwise she withdrew (END-13), or is still there.
        prey: the name of her first prey.
        game_win, tournament_points: the result in a tournament; see
            :mod:`vtes_deck.engine.tournament_points`.
    """

    seat: int
    name: str
    victory_points: float
    pool: int
    left_in: int | None
    ousted: bool
    prey: str
    game_win: bool
    tournament_points: float


class GameResult(msgspec.Struct, frozen=True):
    """The result of a game, or its state if it was stopped.

    Attributes:
        ruleset: the name of the edition.
        seed: the seed of the random numbers.
        seats: the seats, clockwise.
        over: whether it has ended.
        time_up: whether it ended at the time limit; its half points are counted.
        winner: the name of the winner; ``None`` if there is none (END-10, END-11).
        oustings: pairs of turn and name, in their order.
        turns, decisions: their numbers.
    """

    ruleset: str
    seed: int
    seats: tuple[SeatResult, ...]
    over: bool
    time_up: bool
    winner: str | None
    oustings: tuple[tuple[int, str], ...]
    turns: int
    decisions: int


class LogSentence(msgspec.Struct, frozen=True):
    """A sentence of the log; ``turn`` marks those with which a turn begins."""

    text: str
    turn: bool


# Before the game


def plain(deck: Deck) -> tuple[tuple[CryptCard, ...], tuple[LibraryCard, ...]]:
    """Crypt and library of a deck, one entry for each copy."""
    return (
        tuple(card for card, count in deck.vampires for _ in range(count)),
        tuple(card for card, count in deck.cards for _ in range(count)),
    )


def seat_names(wanted: Iterable[str]) -> list[str]:
    """Names for the seats: printable, not too long, and all different."""
    names: list[str] = []
    for number, text in enumerate(wanted, start=1):
        plain_text = "".join(sign if sign.isprintable() else " " for sign in text)
        name = " ".join(plain_text.split())
        if len(name) > MAX_NAME_LENGTH:
            name = name[: MAX_NAME_LENGTH - 1].rstrip() + "…"
        name = name or f"Methuselah {number}"
        same, copy = name, 1
        while name in names:
            copy += 1
            name = f"{same} ({copy})"
        names.append(name)
    return names


def seat_agents(kinds: Sequence[str], seats: int, seed: int) -> list[Agent]:
    """Agents for the seats, clockwise; if there are fewer they are repeated around the table.

    The same seed makes agents with the same choices.

    Args:
        kinds: names of players (:mod:`vtes_deck.players.roster`).
        seats: the number of seats.
        seed: the seed of the game.

    Raises:
        TableError: a name is unknown, a player cannot be made, or there are more than the seats.
    """
    if len(kinds) > seats:
        raise TableError(f"{len(kinds)} players cannot play {seats} decks.")
    try:
        makers = [roster.find(kind) for kind in kinds or ("",)]
        return [makers[seat % len(makers)](seed * _SEEDS_APART + seat + 1) for seat in range(seats)]
    except PlayerError as error:
        raise TableError(str(error)) from None


def start(
    decks: Sequence[Deck], names: Sequence[str], edition: str, seed: int, turn_limit: int = 0
) -> Game:
    """A new game at its first decision.

    Args:
        decks: the decks, clockwise.
        names: the names for the seats; see :func:`seat_names`.
        edition: a name of :data:`vtes_deck.rulesets.EDITIONS`.
        seed: the seed of the random numbers.
        turn_limit: turns of each Methuselah after which time is up; 0 for no limit.

    Raises:
        TableError: too few or too many decks, or one that cannot be played.
    """
    if not MIN_SEATS <= len(decks) <= MAX_SEATS:
        raise TableError(f"{MIN_SEATS} to {MAX_SEATS} can play, not {len(decks)}.")
    for name, deck in zip(names, decks, strict=True):
        if not deck.crypt_count:
            raise TableError(f"{name} has no crypt and cannot be played.")
        if deck.crypt_count + deck.library_count > MAX_COPIES:
            raise TableError(f"{name} has more than {MAX_COPIES} cards, the maximum of a deck.")
    return Game.start(
        EDITIONS[edition],
        [plain(deck) for deck in decks],
        seed,
        names=names,
        scripts=script_of,
        turn_limit=turn_limit,
    )


def doubts(deck: Deck, edition: str, seats: int) -> list[str]:
    """The reasons why a deck does not fit the edition; it can be played nevertheless.

    Verdicts for tournaments are in :mod:`vtes_deck.legality`; this is about the chosen rulebook.
    """
    texts = []
    if deck.unknown:
        count = Count(sum(line.count for line in deck.unknown))
        texts.append(f"Left out, as not recognised: {count:card}.")
    crypt, library = plain(deck)
    for problem in deck_construction.problems(EDITIONS[edition], crypt, library, seats):
        amount = "at least" if problem.found < problem.wanted else "at most"
        texts.append(
            f"{Count(problem.found):card} where {amount} {problem.wanted} are asked for "
            f"({problem.rule})."
        )
    return texts


# The game


def let_play(game: Game, players: Sequence[Agent], most: int = MAX_DECISIONS) -> int:
    """Let agents play to the end, or for this many decisions. Return the number made."""
    return agents.play(game, players, most)


def save(game: Game, path: Path) -> None:
    """Save a game; the old file is kept until the new one is complete.

    Raises:
        OSError: it cannot be written; the old file is untouched.
    """
    write_output(path, record.save(game).encode("utf-8"))


def read(data: bytes, find: Callable[[int], AnyCard | None]) -> Game:
    """Repeat a saved game to the state in which it was saved.

    Args:
        data: the content of the file.
        find: finds a card by its id, e.g. ``CardBase.get``.

    Raises:
        SavedGameError: it is not a saved game, or not one of these cards and rules.
    """
    if len(data) > MAX_BYTES:
        raise SavedGameError(RecordProblem.TOO_LARGE)
    try:
        return record.load(data, find, EDITIONS, script_of)
    except SavedGameError:
        # Perhaps the setting for cards without a definition was different when the game was saved.
        other = partial(script_of, read=not undeclared.act())
        with suppress(SavedGameError):
            return record.load(data, find, EDITIONS, other)
        raise


def back_to(game: Game, decisions: int) -> None:
    """Take a game back to the state after this many decisions; a later number changes nothing.

    Raises:
        ValueError: the number is negative.
    """
    if decisions < 0:
        raise ValueError(f"the number of decisions is negative: {decisions}")
    if decisions < len(game.inputs):
        game.undo(len(game.inputs) - decisions)


# After the game


EARLIER_TURN = EventType("earlier turn", "{word}", worded=True, heading=True)
"""The start of a turn in the log of the game before a judge's correction."""

TURNS = frozenset({TURN, EARLIER_TURN})
"""The events that start a turn."""


def narrate(game: Game) -> list[LogSentence]:
    """The log in words after the game: nothing is hidden.

    Phases in which nothing happened are left out.
    """
    narrated: list[tuple[Event, str]] = []
    for events in runs(game.log):
        seat = events[0].only if events[0].only != NONE else None
        text = run_sentence(game.table, events, seat)
        if text:
            narrated.append((events[0], text))
    kept = [pair for pair, following in pairwise(narrated) if not _empty(pair[0], following[0])]
    return [LogSentence(text, event.what in TURNS) for event, text in (*kept, *narrated[-1:])]


def _empty(event: Event, following: Event) -> bool:
    """Whether a phase is followed immediately by the next one or the next turn."""
    return event.what is PHASE and following.what in {PHASE, *TURNS}


def result(game: Game) -> GameResult:
    """The result of a game, or its current standing."""
    table = game.table
    ousted = [event.seat for event in game.log if event.what is OUSTED]
    names = [seat.name for seat in table.seats]
    left = dict(zip(table.seating, (*table.seating[1:], table.seating[0]), strict=True))
    points = [seat.victory_points for seat in table.seats]
    shares = tournament_points(points)
    return GameResult(
        ruleset=table.rules.name,
        seed=game.seed,
        seats=tuple(
            SeatResult(
                seat=seat.number + 1,
                name=seat.name,
                victory_points=seat.victory_points,
                pool=seat.pool,
                left_in=seat.ousted_in if seat.ousted else None,
                ousted=seat.number in ousted,
                prey=names[left[seat.number]],
                game_win=game.over and has_game_win(points, seat.number),
                tournament_points=shares[seat.number] if game.over else 0,
            )
            for seat in table.seats
        ),
        over=game.over,
        time_up=table.time_up,
        winner=None if game.winner == NONE else names[game.winner],
        oustings=tuple((table.seats[number].ousted_in, names[number]) for number in ousted),
        turns=table.turn,
        decisions=len(game.inputs),
    )


# What the engine plays of the cards


def scope_of(card: AnyCard) -> tuple[Scope, str]:
    """The part of a card that the engine plays, and the missing part if known."""
    return _SCOPES[level_of(card)], why_of(card)


_SCOPES = {
    CoverageLevel.FULL: Scope.WHOLE,
    CoverageLevel.READ: Scope.READ,
    CoverageLevel.PARTIAL: Scope.PARTLY,
    CoverageLevel.NONE: Scope.PRINTED,
}


def coverage(decks: Iterable[Deck]) -> Coverage:
    """The part of some decks that the engine plays; copies in several decks are added up."""
    counts: dict[AnyCard, int] = {}
    for card, count in _copies_in(decks):
        counts[card] = counts.get(card, 0) + count
    total = {True: 0, False: 0}
    whole = {True: 0, False: 0}
    gaps = []
    for card, count in counts.items():
        crypt = isinstance(card, CryptCard)
        scope, reason = scope_of(card)
        total[crypt] += count
        if scope is Scope.WHOLE:
            whole[crypt] += count
        else:
            gaps.append(Gap(card.id, str(card), count, scope, reason))
    gaps.sort(key=_most_first)
    return Coverage(total[False], whole[False], total[True], whole[True], tuple(gaps))


def _copies_in(decks: Iterable[Deck]) -> Iterator[tuple[AnyCard, int]]:
    for deck in decks:
        for slot in deck.slots:
            yield slot.card, slot.count


def _most_first(gap: Gap) -> tuple[int, str]:
    return -gap.count, gap.name
