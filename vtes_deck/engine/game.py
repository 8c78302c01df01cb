"""A game: decide, apply, undo.

The main loop::

    game = Game.start(VEKN, decks, seed=7)
    while game.decision:
        game.apply(choose(game.decision))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, override

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.engine.errors import GameSetupError, SetupProblem
from vtes_deck.engine.observation import Observation, Observer, observe
from vtes_deck.engine.setup import Setup, lay_out
from vtes_deck.engine.starting_position import StartingPosition
from vtes_deck.engine.state.decisions import NONE, Decision, Option
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.printed import Printed, ScriptOf, printed
from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Seat, Table, Zone
from vtes_deck.engine.turn import game_end
from vtes_deck.engine.turn.main_loop import settle
from vtes_deck.kernel import procedure
from vtes_deck.kernel.playthrough import IllegalOptionError, Playthrough
from vtes_deck.kernel.random_streams import RandomStreams

__all__ = ["MAX_SEATS", "MIN_SEATS", "Game", "IllegalOptionError", "PlainDeck", "without_scripts"]

type PlainDeck = tuple[Sequence[CryptCard], Sequence[LibraryCard]]
"""Crypt and library, one entry for each copy of a card."""

MIN_SEATS, MAX_SEATS = 2, 6
"""GEN-01, AMB-27: the rulebook names four or five; two to six can play."""


def without_scripts(card: AnyCard) -> CardScript:
    """No card has a script: only printed facts apply."""
    del card
    return NO_SCRIPT


class Game(Playthrough[Table, Option]):
    """A game in progress: its table, its inputs, and the data for undo.

    A game is determined by its setup, its seed and its inputs; the same values give an identical
    log.

    Attributes:
        seed: the seed of the random streams.
        first: the first player, or ``NONE``.
        position: the starting positions, in addition to the decks.
        looks: the cache of observations; ``None`` before the first.
    """

    __slots__ = ("first", "looks", "position", "seed")

    def __init__(self, table: Table, seed: int, first: int = NONE) -> None:
        super().__init__(table)
        self.seed = seed
        self.first = first
        self.position: tuple[StartingPosition, ...] = ()
        self.looks: Observer | None = None

    @classmethod
    def start(  # noqa: PLR0913 - what a game can start from
        cls,
        rules: Ruleset,
        decks: Sequence[PlainDeck],
        seed: int = 0,
        *,
        names: Sequence[str] = (),
        first: int = NONE,
        scripts: ScriptOf = without_scripts,
        position: Sequence[StartingPosition] = (),
        known: dict[int, Printed] | None = None,
        undoable: bool = True,
        logged: frozenset[str] | None = None,
        turn_limit: int = 0,
    ) -> Self:
        """Start a game and run it to the first decision.

        Args:
            rules: the edition.
            decks: crypt and library of each Methuselah, clockwise.
            seed: the seed of all random decisions.
            names: the names of the Methuselahs; "Methuselah 1" and so on by default.
            first: the first player; ``NONE`` follows the edition (SET-04).
            scripts: finds the scripts of cards.
            position: starting positions in addition to the decks, clockwise.
            known: a cache of printed cards by id for these scripts; new cards are added. Share it
                between games.
            undoable: keep the data for undo, which takes time.
            logged: the names of the event types that the log keeps; all by default.
            turn_limit: turns of each Methuselah after which time is up; 0 for no limit.

        Raises:
            ValueError: there are fewer than 2 or more than 6 decks (GEN-01), there are more
                starting positions than decks, or no player can ever have a minion, so that the game
                would never end.
        """
        if not MIN_SEATS <= len(decks) <= MAX_SEATS:
            raise GameSetupError(SetupProblem.SEATS, len(decks))
        if len(position) > len(decks):
            raise GameSetupError(SetupProblem.POSITIONS, len(position))
        if not any(crypt for crypt, _ in decks) and not any(one.ready for one in position):
            raise GameSetupError(SetupProblem.NO_CRYPT)
        pile = _Pile(scripts, {} if known is None else known)
        game = cls(_lay_out(rules, decks, seed, names, pile), seed, first)
        game.position = tuple(position)
        game.undoable = undoable
        game.table.logged = logged
        game.table.turn_limit = turn_limit
        placed = _lay_position(game.table, game.position, pile)
        game.table.stack.append(Setup(first, game.position, placed))
        game.play_on()
        return game

    @property
    def decision(self) -> Decision | None:
        """The current decision; ``None`` when the game is over."""
        return self.table.decision

    @property
    def log(self) -> list[Event]:
        """The events so far."""
        return self.table.log

    @property
    def turn(self) -> int:
        """The number of the current turn, from 1."""
        return self.table.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended (END-09)."""
        return self.table.over

    @property
    def winner(self) -> int:
        """END-10: the seat of the winner, or ``NONE``."""
        return game_end.winner(self.table)

    @override
    def play_on(self) -> None:
        table = self.table
        if table.unsettled:
            settle(table)
        procedure.run(table, settle)

    @override
    def undo(self, count: int = 1) -> None:
        super().undo(count)
        self.looks = None

    @override
    def fork(self) -> Self:
        twin = super().fork()
        twin.seed, twin.first, twin.position = self.seed, self.first, self.position
        twin.looks = None
        return twin

    def observation(self, seat: int) -> Observation:
        """The view of a Methuselah, without hidden information."""
        if self.looks is None:
            self.looks = Observer()
        return observe(self.table, seat, self.looks)


class _Pile:
    """Numbers the cards as they are placed on the table."""

    def __init__(self, scripts: ScriptOf, known: dict[int, Printed]) -> None:
        self.scripts = scripts
        self.known = known
        self.cards: list[Printed] = []
        self.owner: list[int] = []
        self.where: list[Zone] = []

    def lay(self, card: AnyCard, owner: int, zone: Zone) -> int:
        """Place a card in a zone and return its number."""
        face = self.known.get(card.id)
        if face is None:
            face = self.known[card.id] = printed(card, self.scripts(card))
        self.cards.append(face)
        self.owner.append(owner)
        self.where.append(zone)
        return len(self.cards) - 1


def _lay_out(
    rules: Ruleset,
    decks: Sequence[PlainDeck],
    seed: int,
    names: Sequence[str],
    pile: _Pile,
) -> Table:
    """Place the decks on the table, unshuffled."""
    seats: list[Seat] = []
    for number, (crypt, library) in enumerate(decks):
        name = names[number] if number < len(names) else f"Methuselah {number + 1}"
        seat = Seat(number, name)
        seat.crypt = [pile.lay(card, number, Zone.CRYPT) for card in crypt]
        seat.library = [pile.lay(card, number, Zone.LIBRARY) for card in library]
        seats.append(seat)
    return Table(
        rules=rules,
        cards=tuple(pile.cards),
        owner=tuple(pile.owner),
        seats=seats,
        where=pile.where,
        random=RandomStreams(seed),
        powers=(0,) * len(seats),
    )


def _lay_position(table: Table, position: Sequence[StartingPosition], pile: _Pile) -> int:
    """Place the minions of a position; return the number of the first one."""
    first = len(pile.cards)
    for seat, standing in enumerate(position):
        for placed in standing.ready:
            card = pile.lay(placed.card, seat, Zone.UNCONTROLLED)
            table.seats[seat].uncontrolled[card] = 0
    lay_out(table, pile.cards)
    table.owner = tuple(pile.owner)
    return first
