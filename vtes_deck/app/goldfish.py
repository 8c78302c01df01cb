"""Goldfish runs of decks, for the command line and the window.

Everything that runs is a generator of reports. It does not depend on the window; a job thread takes
reports until there are no more or closes the generator::

    setup = setup_of(deck, Setup(crypt=(), library=(), seat=3))
    check(setup, cards)
    for news in play_many((setup,), games=500, processes=default_processes()):
        show(news.study.summaries[0])
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

import msgspec

from cardbase import CardBase
from cardbase.archive_similarity import similarity_of
from cardbase.model import AnyCard
from vtes_deck.app.games import LogSentence
from vtes_deck.app.similar_decks import Idea, IdeaKind, think
from vtes_deck.deck.model import Deck
from vtes_deck.effects.coverage import CoverageLevel, UnenforcedCard, level_of
from vtes_deck.engine.narrator import run_sentence, runs
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.turn.influence import TRANSFERS
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.language import tr
from vtes_deck.sim.errors import GoldfishError, SimulationProblem
from vtes_deck.sim.game import GameSource, Goldfish
from vtes_deck.sim.process_setup import ready
from vtes_deck.sim.record import Record, Setup, TurnRecord
from vtes_deck.sim.runner import News, never, run
from vtes_deck.sim.swaps import SwapRanking, WhatIfQuestion, rank
from vtes_deck.sim.worker_pool import Plan

MIN_CARDS = 5
"""The minimum number of library cards."""

CANDIDATES = 8
"""Default number of cards that are tried in a deck."""


def setup_of(deck: Deck, conditions: Setup) -> Setup:
    """The setup of a goldfish run.

    The cards are in the order of their numbers, so that the same deck plays the same games in any
    order of its list.

    Args:
        deck: lines that were not recognised are left out.
        conditions: everything else; its cards are ignored.
    """
    return msgspec.structs.replace(
        conditions, crypt=_in_order(deck.vampires), library=_in_order(deck.cards)
    )


def _in_order(cards: Iterable[tuple[AnyCard, int]]) -> tuple[int, ...]:
    return tuple(sorted(card.id for card, count in cards for _ in range(count)))


def check(setup: Setup, cards: CardBase) -> None:
    """Check whether a setup can be played, before processes are started.

    Raises:
        GoldfishError: it cannot be played.
        PolicyError: the table of priorities cannot be read.
    """
    if len(setup.library) < MIN_CARDS:
        raise GoldfishError(SimulationProblem.FEW_LIBRARY_CARDS, count=len(setup.library))
    GameSource(cards).laid(setup)


def gaps(setups: Iterable[Setup], cards: CardBase) -> tuple[UnenforcedCard, ...]:
    """The cards of all setups that the engine does not play completely; most copies first."""
    found: dict[int, UnenforcedCard] = {}
    source = GameSource(cards)
    for setup in setups:
        for gap in source.gaps(setup):
            before = found.get(gap.id)
            if before is None or before.copies < gap.copies:
                found[gap.id] = gap
    return tuple(sorted(found.values(), key=_most_first))


def _most_first(gap: UnenforcedCard) -> tuple[int, str]:
    return -gap.copies, gap.name


def play_many(
    setups: Sequence[Setup],
    *,
    games: int,
    processes: int,
    measures: Sequence[str] = (),
    cancelled: Callable[[], bool] = never,
) -> Generator[News]:
    """Play games of setups, all with the same luck; the others are compared with the first.

    Args:
        setups: see :func:`check`; decks to be compared come from
            :func:`vtes_deck.sim.comparison.paired`.
        games: the number of games of each.
        processes: 0 plays in this process and thread.
        measures: names of measures; all measures if empty.
        cancelled: asked about ten times a second.

    Raises:
        GameFailedError: a game broke off with an error.
        WorkerDiedError: a worker process has ended by itself.
    """
    plan = Plan(tuple(setups), tuple(measures))
    return run(plan, games=games, prepare=ready, processes=processes, cancelled=cancelled)


def try_swaps(
    question: WhatIfQuestion, *, processes: int, cancelled: Callable[[], bool] = never
) -> Generator[SwapRanking]:
    """Try swaps of one card and rank them; see :func:`vtes_deck.sim.swaps.rank`."""
    return rank(question, prepare=ready, processes=processes, cancelled=cancelled)


# --------------------------------------------------------------------------------------- candidates


def candidates(
    deck: Deck, cards: CardBase, *, on: datetime.date, most: int = CANDIDATES
) -> tuple[Idea, ...]:
    """Cards to try in a deck: those that similar winning decks play in more copies.

    Cards that the engine does not play at all are left out: they would be blank.

    Args:
        deck: the deck.
        cards: the card base with its archive.
        on: the day for which it is built; a card that is not legal then is not an idea.
        most: the maximum number of cards; the deck already plays at most half of them.
    """
    found = think(deck, cards, similarity_of(cards), on=on)
    more, new = (
        [idea for idea in found.of_kind(kind) if level_of(idea.card) is not CoverageLevel.NONE]
        for kind in (IdeaKind.MORE, IdeaKind.APART)
    )
    more = more[: most // 2]
    return (*new[: most - len(more)], *more)


# --------------------------------------------------------------------------------- a game in words


class NarratedGame(msgspec.Struct, frozen=True):
    """A goldfish game in words.

    Attributes:
        record: its record.
        lines: its log, with the state of the deck after each of its turns.
    """

    record: Record
    lines: tuple[LogSentence, ...]


def narrate_game(setup: Setup, number: int, cards: CardBase) -> NarratedGame:
    """Play a game and describe it. Turns in which an opponent does nothing are left out.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: the table of priorities cannot be read.
    """
    goldfish = Goldfish(setup, number, GameSource(cards))
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    record = goldfish.record()
    game, seat = goldfish.game, setup.seat - 1
    lines: list[LogSentence] = []
    turns = iter(enumerate(record.turns, start=1))
    for events in busy_turns(game.log, seat):
        own = events[0].what is TURN and events[0].seat == seat
        for piece in runs(events):
            first = piece[0]
            text = run_sentence(game.table, piece, None if first.only == NONE else first.only)
            if text:
                lines.append(LogSentence(text, first.what is TURN))
        if own and (stands := next(turns, None)) is not None:
            lines.append(LogSentence(_stands(*stands, cards), turn=False))
    return NarratedGame(record, tuple(lines))


def busy_turns(log: Iterable[Event], seat: int) -> Iterator[list[Event]]:
    """The log in turns, without empty turns of others."""
    for events in _by_turn(log):
        others = events[0].what is TURN and events[0].seat != seat
        if not (others and all(_idle(event) for event in events)):
            yield events


def _by_turn(log: Iterable[Event]) -> Iterator[list[Event]]:
    """The log in turns; the events before the first turn are a separate part."""
    piece: list[Event] = []
    for event in log:
        if event.what is TURN and piece:
            yield piece
            piece = []
        piece.append(event)
    if piece:
        yield piece


def _idle(event: Event) -> bool:
    """Whether every turn has such an event."""
    what = event.what
    return not what.sentence or what.heading or what is TURN or what is TRANSFERS


def _stands(number: int, turn: TurnRecord, cards: CardBase) -> str:
    """The state of a deck at the end of a turn, in a sentence."""
    ready = ", ".join(str(cards[card]) for card in turn.ready) or tr("no one")
    hand = ", ".join(str(cards[card]) for card in turn.hand) or tr("nothing")
    return tr(
        "Turn {turn} of the deck is over: {pool} pool, {prey} pool left to the prey; "
        "ready: {ready}; in hand: {hand}.",
        turn=number,
        pool=turn.pool,
        prey=turn.prey,
        ready=ready,
        hand=hand,
    )
