"""A game: ask, apply, take back.

The whole of it is a loop::

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
from vtes_deck.engine.position import StartingPosition
from vtes_deck.engine.setup import Setup
from vtes_deck.engine.state.decisions import NONE, Decision, Option
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.printed import Printed, ScriptOf, printed
from vtes_deck.engine.state.ruleset import Ruleset
from vtes_deck.engine.state.script import NO_SCRIPT, CardScript
from vtes_deck.engine.state.table import Seat, Table, Zone
from vtes_deck.engine.turn import ousting
from vtes_deck.engine.turn.flow import run
from vtes_deck.kernel.playthrough import IllegalOptionError, Playthrough
from vtes_deck.kernel.random_streams import RandomStreams

__all__ = ["MAX_SEATS", "MIN_SEATS", "Game", "IllegalOptionError", "PlainDeck", "without_scripts"]

type PlainDeck = tuple[Sequence[CryptCard], Sequence[LibraryCard]]
"""Crypt and library, one entry for each copy of a card."""

MIN_SEATS, MAX_SEATS = 2, 6
"""GEN-01, AMB-27: the rulebook speaks of four or five; two to six can play."""


def without_scripts(card: AnyCard) -> CardScript:
    """No card has a script: printed facts alone act."""
    del card
    return NO_SCRIPT


class Game(Playthrough[Table, Option]):
    """A game under way; its table, its inputs, and the way back.

    A game is its setup, its seed and its inputs: the same ones give the same log, to the byte.

    Attributes:
        seed: of the streams of chance.
        first: who was to play first, or ``NONE``.
        position: what it started from besides the decks.
        looks: how it was seen last.
    """

    __slots__ = ("first", "looks", "position", "seed")

    def __init__(self, table: Table, seed: int, first: int = NONE) -> None:
        super().__init__(table)
        self.seed = seed
        self.first = first
        self.position: tuple[StartingPosition, ...] = ()
        self.looks = Observer()

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
    ) -> Self:
        """A new game, played on to its first decision.

        Args:
            rules: the edition.
            decks: crypt and library of each Methuselah, clockwise.
            seed: for everything that is left to chance.
            names: what to call the Methuselahs; "Methuselah 1" and so on otherwise.
            first: who plays first; ``NONE`` follows the edition (SET-04).
            scripts: where the texts of cards come from.
            position: what the Methuselahs start from besides their decks, clockwise.
            known: printed cards by their ids, read already for these scripts; those that are new
                are added. Whoever plays many games gives the same one to all.
            undoable: whether the way back is kept, which takes time.

        Raises:
            GameSetupError: fewer than 2 decks or more than 6 (GEN-01), more starting positions than
                decks, or nobody has a crypt or a minion, so that the game would never end.
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
        placed = _lay_position(game.table, game.position, pile)
        game.table.stack.append(Setup(first, game.position, placed))
        game.play_on()
        return game

    @property
    def decision(self) -> Decision | None:
        """What is asked now; ``None`` when the game is over."""
        return self.table.decision

    @property
    def log(self) -> list[Event]:
        """What has happened so far."""
        return self.table.log

    @property
    def over(self) -> bool:
        """END-09."""
        return self.table.over

    @property
    def winner(self) -> int:
        """END-10: the seat of the winner, or ``NONE``."""
        return ousting.winner(self.table)

    @override
    def play_on(self) -> None:
        run(self.table)

    @override
    def undo(self, count: int = 1) -> None:
        super().undo(count)
        self.looks = Observer()

    @override
    def fork(self) -> Self:
        twin = super().fork()
        twin.looks = Observer()
        return twin

    def observation(self, seat: int) -> Observation:
        """What a Methuselah sees; nothing hidden is in it."""
        return observe(self.table, seat, self.looks)


class _Pile:
    """Cards as they are laid on the table, one number after the other."""

    def __init__(self, scripts: ScriptOf, known: dict[int, Printed]) -> None:
        self.scripts = scripts
        self.known = known
        self.cards: list[Printed] = []
        self.owner: list[int] = []
        self.where: list[Zone] = []

    def lay(self, card: AnyCard, owner: int, zone: Zone) -> int:
        """A card in a zone; its number."""
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
    """The decks on the table, before anything is shuffled."""
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
    """The minions of a position beside the decks; the number of the first of their cards."""
    first = len(pile.cards)
    for seat, standing in enumerate(position):
        for placed in standing.ready:
            card = pile.lay(placed.card, seat, Zone.UNCONTROLLED)
            table.seats[seat].uncontrolled[card] = 0
    table.cards, table.owner = tuple(pile.cards), tuple(pile.owner)
    return first
