"""Goldfish runs of decks: what the command line and the window ask for, put together here.

Everything that runs is a generator of reports. It knows of no window; a job thread takes reports
until it has them all or closes the generator::

    setup = setup_of(deck, Setup(crypt=(), library=(), seat=3))
    check(setup, cards)
    for news in play_many((setup,), games=500, processes=default_processes()):
        show(news.study.summaries[0])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

import msgspec

from cardbase import CardBase
from cardbase.archive import ArchiveDeck
from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.app.table import Line
from vtes_deck.deck.model import Deck
from vtes_deck.effects.coverage import Level, Missing, level_of
from vtes_deck.engine.decisions import NONE
from vtes_deck.engine.events import Event
from vtes_deck.engine.influence import TRANSFERS
from vtes_deck.engine.narrator import run_sentence, runs
from vtes_deck.engine.turn import TURN
from vtes_deck.sim.crew import Plan
from vtes_deck.sim.game import Goldfish, GoldfishError, Shelf
from vtes_deck.sim.prepare import ready
from vtes_deck.sim.record import Record, Setup, Turn
from vtes_deck.sim.runner import News, never, run
from vtes_deck.sim.whatif import Question, Standing, rank

GAMES = 200
"""Games of a run, unless more are asked for."""

LEAST_CARDS = 5
"""Library cards without which there is nothing to draw."""

ALIKE = 20
"""Decks of the archive that are looked at for cards to try."""

CANDIDATES = 8
"""Cards that are tried in a deck unless they are named."""


def setup_of(deck: Deck, conditions: Setup) -> Setup:
    """What is played when a deck goldfishes.

    The cards stand in the order of their numbers, so that the same deck plays the same games
    however its list is ordered.

    Args:
        deck: lines that were not recognised are left out.
        conditions: everything else; its own cards do not count.
    """
    return msgspec.structs.replace(
        conditions, crypt=_in_order(deck.vampires), library=_in_order(deck.cards)
    )


def _in_order(cards: Iterable[tuple[AnyCard, int]]) -> tuple[int, ...]:
    return tuple(sorted(card.id for card, count in cards for _ in range(count)))


def check(setup: Setup, cards: CardBase) -> None:
    """See whether a setup can be played, before processes are started.

    Raises:
        GoldfishError: it cannot.
        PolicyError: its table of priorities cannot be read.
    """
    if len(setup.library) < LEAST_CARDS:
        raise GoldfishError(f"A library of {len(setup.library)} cards is no library.")
    Shelf(cards).laid(setup)


def gaps(setups: Iterable[Setup], cards: CardBase) -> tuple[Missing, ...]:
    """The cards of all setups that the engine does not play completely; most copies first."""
    found: dict[int, Missing] = {}
    shelf = Shelf(cards)
    for setup in setups:
        for gap in shelf.gaps(setup):
            before = found.get(gap.id)
            if before is None or before.copies < gap.copies:
                found[gap.id] = gap
    return tuple(sorted(found.values(), key=_most_first))


def _most_first(gap: Missing) -> tuple[int, str]:
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
            :func:`vtes_deck.sim.compare.paired`.
        games: of each.
        processes: 0 plays in this process and thread.
        measures: names; none for all.
        cancelled: asked about ten times a second.

    Raises:
        GameFailedError: a game broke off with an error.
        WorkerDiedError: a worker process has ended by itself.
    """
    plan = Plan(tuple(setups), tuple(measures))
    return run(plan, games=games, prepare=ready, processes=processes, cancelled=cancelled)


def try_swaps(
    question: Question, *, processes: int, cancelled: Callable[[], bool] = never
) -> Generator[Standing]:
    """Try swaps of one card and rank them; see :func:`vtes_deck.sim.whatif.rank`."""
    return rank(question, prepare=ready, processes=processes, cancelled=cancelled)


# ------------------------------------------------------------------------ cards that could be tried


class Candidate(msgspec.Struct, frozen=True):
    """A library card that decks like this one play.

    Attributes:
        card: the card.
        decks: how many of them play it.
        of: decks like this one that were looked at.
        copies: that they play on average, those without it included.
    """

    card: LibraryCard
    decks: int
    of: int
    copies: float


def candidates(deck: Deck, cards: CardBase, most: int = CANDIDATES) -> tuple[Candidate, ...]:
    """Library cards that winning decks like this one play more of than it does.

    Alike are those that share most cards with it, a vampire counting as three library cards. Cards
    that are or will be banned are left out, and those that the engine does not play at all: they
    would be blank.

    Args:
        deck: the deck.
        cards: the card base with its archive.
        most: cards at most; the greatest difference in copies comes first.
    """
    own = {slot.card.id: slot.count for slot in deck.slots}
    # The very same list teaches nothing.
    alike = [one for one in like(own, cards) if not _same(own, one)][:ALIKE]
    decks: Counter[int] = Counter()
    copies: Counter[int] = Counter()
    for one in alike:
        for entry in one.cards:
            decks[entry.id] += 1
            copies[entry.id] += entry.count
    found: list[tuple[float, Candidate]] = []
    for number, count in copies.items():
        card = cards.get(number)
        mean = count / len(alike)
        more = mean - own.get(number, 0)
        if isinstance(card, LibraryCard) and more > 0 and _worth_trying(card):
            found.append((more, Candidate(card, decks[number], len(alike), mean)))
    found.sort(key=_by_more)
    return tuple(one for _, one in found[:most])


def _worth_trying(card: LibraryCard) -> bool:
    return card.banned_from is None and level_of(card) is not Level.NONE


def _by_more(pair: tuple[float, Candidate]) -> tuple[float, int]:
    return -pair[0], pair[1].card.id


def _same(own: dict[int, int], deck: ArchiveDeck) -> bool:
    return own == {entry.id: entry.count for entry in deck.cards}


def like(own: dict[int, int], cards: CardBase, most: int = 2 * ALIKE) -> list[ArchiveDeck]:
    """The winning decks that share most with these cards (copies by id), the nearest first."""
    weights = {
        number: _VAMPIRE if isinstance(cards.get(number), CryptCard) else 1 for number in own
    }
    ranked = [
        (
            -sum(
                weights[entry.id] * min(entry.count, own[entry.id])
                for entry in deck.cards
                if entry.id in own
            ),
            deck.id,
            deck,
        )
        for deck in cards.archive
    ]
    ranked.sort(key=_shared)
    return [deck for shared, _, deck in ranked[:most] if shared]


def _shared(ranked: tuple[int, str, ArchiveDeck]) -> tuple[int, str]:
    return ranked[0], ranked[1]


_VAMPIRE = 3
"""A shared vampire tells more of what a deck is about than a shared library card."""

# ------------------------------------------------------------------------------------- a game told


class ToldGame(msgspec.Struct, frozen=True):
    """A goldfish game in words.

    Attributes:
        record: what it left behind.
        lines: its log; after each turn of the deck, how it stands.
    """

    record: Record
    lines: tuple[Line, ...]


def tell_game(setup: Setup, number: int, cards: CardBase) -> ToldGame:
    """Play a game and tell it step by step. Turns in which an opponent does nothing are left out.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: its table of priorities cannot be read.
    """
    goldfish = Goldfish(setup, number, Shelf(cards))
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    record = goldfish.record()
    game, seat = goldfish.game, setup.seat - 1
    lines: list[Line] = []
    turns = iter(enumerate(record.turns, start=1))
    for events in busy_turns(game.log, seat):
        own = events[0].what is TURN and events[0].seat == seat
        for piece in runs(events):
            first = piece[0]
            text = run_sentence(game.table, piece, None if first.only == NONE else first.only)
            if text:
                lines.append(Line(text, first.what is TURN))
        if own and (stands := next(turns, None)) is not None:
            lines.append(Line(_stands(*stands, cards), turn=False))
    return ToldGame(record, tuple(lines))


def busy_turns(log: Iterable[Event], seat: int) -> Iterator[list[Event]]:
    """The log in turns, without those of others in which nothing happens."""
    for events in _by_turn(log):
        others = events[0].what is TURN and events[0].seat != seat
        if not (others and all(_idle(event) for event in events)):
            yield events


def _by_turn(log: Iterable[Event]) -> Iterator[list[Event]]:
    """The log in turns; what is before the first one by itself."""
    piece: list[Event] = []
    for event in log:
        if event.what is TURN and piece:
            yield piece
            piece = []
        piece.append(event)
    if piece:
        yield piece


def _idle(event: Event) -> bool:
    """Whether an event is one that every turn has."""
    what = event.what
    return not what.sentence or what.heading or what is TURN or what is TRANSFERS


def _stands(number: int, turn: Turn, cards: CardBase) -> str:
    """How a deck stands at the end of a turn, in a sentence."""
    ready = ", ".join(str(cards[card]) for card in turn.ready) or "nobody"
    hand = ", ".join(str(cards[card]) for card in turn.hand) or "nothing"
    return (
        f"Turn {number} of the deck is over: {turn.pool} pool, {turn.prey} pool left to the prey; "
        f"ready: {ready}; in hand: {hand}."
    )
