"""A goldfish game: one deck plays alone, on the real engine, against passive opponents.

>>> import cardbase
>>> from vtes_deck.sim.game import GameSource, play
>>> from vtes_deck.sim.record import Setup
>>> cb = cardbase.load()
>>> source = GameSource(cb)
>>> setup = Setup(crypt=(200068,) * 12, library=(100845,) * 60, turns=3)
>>> len(play(setup, 0, source).turns)
3
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.effects.coverage import CoverageLevel, UnenforcedCard, level_of, why_of
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.game import Game, PlainDeck
from vtes_deck.engine.state.decisions import Decision, Option
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.language import mark
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.deck_player import DeckPlayer
from vtes_deck.sim.early_card import lying
from vtes_deck.sim.errors import GoldfishError, SimulationProblem
from vtes_deck.sim.opponents import SEATS, Passive, extras
from vtes_deck.sim.policy.facts import worths
from vtes_deck.sim.policy.player import PolicyPlayer, built_in
from vtes_deck.sim.policy.text import has_built_in, read
from vtes_deck.sim.record import Early, Record, Setup
from vtes_deck.sim.recorder import HEARD, Recorder
from vtes_deck.sim.shuffles import arranged, crypt_stream, library_stream, seed_of

NAMES: Final = (
    *(mark("The deck"), mark("Prey"), mark("Grandprey"), mark("Grandpredator")),
    mark("Predator"),
)
"""Names of the Methuselahs, clockwise from the player of the deck."""

MAX_TURNS: Final = 100
"""The maximum number of turns in a game."""

MAX_CARDS: Final = 2000
"""The maximum number of cards in a deck."""

MAX_DECISIONS: Final = 50_000
"""The maximum number of decisions; a game of ten turns needs some hundreds.

A game with more decisions never ends.
"""


class Laid(msgspec.Struct, frozen=True):
    """The parts of a setup that are the same in all its games.

    Attributes:
        rules: the edition.
        seat: the seat of the deck that plays, from 0.
        decks: the decks at the table, clockwise.
        names: the names of the seats.
        passive: the opponents.
        player: the player of the deck.
        early: a card that every game has early, or that none has.
    """

    rules: Ruleset
    seat: int
    decks: tuple[PlainDeck, ...]
    names: tuple[str, ...]
    passive: Passive
    player: DeckPlayer
    early: Early | None


class GameSource:
    """The source of goldfish games: the card base, and the objects already built from it.

    Create one for each process and pass it to all its games.

    Args:
        cards: the card base.
    """

    def __init__(self, cards: CardBase) -> None:
        self.cards = cards
        self.known: dict[int, Printed] = {}
        self._extras: tuple[CryptCard, ...] | None = None
        self._last: tuple[Setup, Laid] | None = None

    def laid(self, setup: Setup) -> Laid:
        """The common start of all games of a setup; the last result is cached.

        Raises:
            GoldfishError: the setup cannot be played.
            PolicyError: the table of priorities cannot be read.
        """
        if self._last is None or (self._last[0] is not setup and self._last[0] != setup):
            self._last = setup, self._lay(setup)
        return self._last[1]

    def _lay(self, setup: Setup) -> Laid:
        _check(setup)
        crypt = self._pile(setup.crypt, CryptCard)
        library = self._pile(setup.library, LibraryCard)
        if self._extras is None:
            self._extras = extras(self.cards)
        for card in self._extras:
            self.known.pop(card.id, None)  # with powers on an ordinary table
        seat = setup.seat - 1
        passive = Passive(setup.opponents, seat, crypt, self._extras)
        rules = read(setup.policy, self.cards.__getitem__, built_in())
        priorities = PolicyPlayer(rules, worths(crypt, library)) if rules else None
        return Laid(
            rules=EDITIONS[setup.ruleset],
            seat=seat,
            decks=tuple(passive.decks((crypt, library))),
            names=tuple(NAMES[(number - seat) % SEATS] for number in range(SEATS)),
            passive=passive,
            player=DeckPlayer(priorities, alone=has_built_in(setup.policy)),
            early=setup.early,
        )

    def _pile[C: AnyCard](self, ids: tuple[int, ...], kind: type[C]) -> list[C]:
        pile: list[C] = []
        for number in ids:
            card = self.cards.get(number)
            if not isinstance(card, kind):
                problem = (
                    SimulationProblem.NOT_CRYPT
                    if kind is CryptCard
                    else SimulationProblem.NOT_LIBRARY
                )
                raise GoldfishError(problem, id=number)
            pile.append(card)
        return pile

    def gaps(self, setup: Setup) -> tuple[UnenforcedCard, ...]:
        """The cards of a deck that the engine does not enforce in full, most copies first.

        Only their printed facts and the implemented part of their texts apply.
        """
        counts: dict[AnyCard, int] = {}
        for number in (*setup.crypt, *setup.library):
            card = self.cards.get(number)
            if card is not None and level_of(card) is not CoverageLevel.FULL:
                counts[card] = counts.get(card, 0) + 1
        found = [
            UnenforcedCard(card.id, card.unique_name, level_of(card), why_of(card), count)
            for card, count in counts.items()
        ]
        return tuple(sorted(found, key=_most_first))


def _most_first(missing: UnenforcedCard) -> tuple[int, str]:
    return -missing.copies, missing.name


def _check(setup: Setup) -> None:
    """Check the bounds of values that users provide."""
    if setup.ruleset not in EDITIONS:
        raise GoldfishError(SimulationProblem.EDITION, name=setup.ruleset, known=tuple(EDITIONS))
    if not 1 <= setup.seat <= SEATS:
        raise GoldfishError(SimulationProblem.SEAT, seat=setup.seat, most=SEATS)
    if not 1 <= setup.turns <= MAX_TURNS:
        raise GoldfishError(SimulationProblem.TURNS, turns=setup.turns, most=MAX_TURNS)
    if not setup.crypt:
        raise GoldfishError(SimulationProblem.NO_CRYPT)
    if len(setup.crypt) + len(setup.library) > MAX_CARDS:
        raise GoldfishError(SimulationProblem.MANY_CARDS, most=MAX_CARDS)


def _arranged(laid: Laid, seed: int) -> list[PlainDeck]:
    """The decks of a game; decks that differ in one card get the same shuffle."""
    decks = list(laid.decks)
    crypt, library = decks[laid.seat]
    decks[laid.seat] = (
        _dealt(crypt, seed, crypt_stream(laid.seat), laid.early),
        _dealt(library, seed, library_stream(laid.seat), laid.early),
    )
    return decks


def _dealt[C: AnyCard](cards: Sequence[C], seed: int, stream: str, early: Early | None) -> list[C]:
    order = lying([card.id for card in cards], seed, stream, early) if early else None
    return arranged(cards, seed, stream, order)


def start(
    setup: Setup,
    number: int,
    source: GameSource,
    *,
    undoable: bool = False,
    logged: frozenset[str] | None = None,
    all_asked: bool = False,
) -> Game:
    """A goldfish game at its first decision.

    Args:
        setup: the setup.
        number: the number of the game.
        source: see :class:`GameSource`.
        undoable: keep the data for undo.
        logged: the event types that the log keeps; by default all, for a game that people read.
        all_asked: each opponent is asked whether she withdraws, as in games of earlier versions.

    Raises:
        GoldfishError: the setup cannot be played, or the number is negative.
        PolicyError: the table of priorities cannot be read.
    """
    if number < 0:
        raise GoldfishError(SimulationProblem.GAME_NUMBER, number=number)
    laid = source.laid(setup)
    seed = seed_of(setup.seed, number)
    return Game.start(
        laid.rules,
        _arranged(laid, seed),
        seed,
        names=laid.names,
        first=0,
        scripts=laid.passive.script_of,
        position=laid.passive.position(all_asked=all_asked),
        known=source.known,
        undoable=undoable,
        logged=logged,
    )


class Goldfish:
    """A game in progress. The opponents answer automatically, the deck by its player or by hand.

    Args:
        setup: the setup.
        number: the number of the game.
        source: see :class:`GameSource`.
        logged: the event types that the log keeps; by default all, for a game that people read.

    Raises:
        GoldfishError: the setup cannot be played, or the number is negative.
        PolicyError: the table of priorities cannot be read.

    Attributes:
        game: the game on the engine.
        over: the game has ended: its turns are over, or the deck or its prey is ousted.
    """

    def __init__(
        self, setup: Setup, number: int, source: GameSource, *, logged: frozenset[str] | None = None
    ) -> None:
        self.setup = setup
        self.number = number
        self.laid = source.laid(setup)
        self.game = start(setup, number, source, logged=logged)
        self._answers: list[Option] = []
        self.over = False
        self._recorder = Recorder(self.laid.seat, self.laid.passive.prey)
        self._luck = seed_of(setup.seed, number)
        self._look = Sight(self.game, self.laid.seat)
        self._made = self._turn = 0
        self._go_on()

    @property
    def decision(self) -> Decision | None:
        """The decision of the deck; ``None`` when the game is over."""
        return None if self.over else self.game.table.decision

    @property
    def answers(self) -> list[str]:
        """The answers of the deck so far, by the keys of the options."""
        return [option.key() for option in self._answers]

    def choice(self) -> Option:
        """The answer of the player of the deck.

        Raises:
            ValueError: no decision is pending.
        """
        return self.laid.player.choose(self.game.table, self._look, self._asked(), self._made)

    def explained(self) -> tuple[Option, str]:
        """The answer with its reason: a line of the table of priorities, or a sentence.

        Raises:
            ValueError: no decision is pending.
        """
        return self.laid.player.explained(self.game.table, self._look, self._asked(), self._made)

    def _asked(self) -> Decision:
        decision = self.game.table.decision
        if decision is None or self.over:
            raise ValueError("the game is over")
        return decision

    def apply(self, option: Option) -> None:
        """Answers for the deck, then for the opponents until the deck has a decision again.

        Raises:
            IllegalOptionError: the option is not offered.
        """
        self.game.apply(option)
        self._answers.append(option)
        self._made += 1
        self._go_on()

    def _go_on(self) -> None:
        game, seat, recorder = self.game, self.laid.seat, self._recorder
        table = game.table
        while True:
            if not recorder.note(table) or len(recorder.turns) >= self.setup.turns:
                self.over = True
                return
            decision = table.decision
            if decision is None or len(game.inputs) > MAX_DECISIONS:
                raise GoldfishError(SimulationProblem.ENDLESS, number=self.number)
            if decision.seat == seat:
                if table.turn != self._turn:
                    self._turn, self._made = table.turn, 0
                recorder.asked(table, decision)
                return
            game.apply(self.laid.passive.choose(table, decision, self._luck))

    def record(self) -> Record:
        """The record of the game so far."""
        return self._recorder.record(self.number)


def play(setup: Setup, number: int, source: GameSource) -> Record:
    """Play one game of a setup from its beginning to its end.

    The same setup and number give the same record, in any process and order.

    Args:
        setup: the setup.
        number: the number of the game, from 0; it determines all random events.
        source: the source for all games of a process.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: the table of priorities cannot be read.
    """
    goldfish = Goldfish(setup, number, source, logged=frozenset(HEARD))
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    return goldfish.record()
