"""A game: ask, apply, take back.

The whole of it is a loop::

    game = Game.start(VEKN, decks, seed=7)
    while game.decision:
        game.apply(choose(game.decision))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.engine import ousting
from vtes_deck.engine.chance import Chance
from vtes_deck.engine.decisions import NONE, Decision, Option
from vtes_deck.engine.events import Event
from vtes_deck.engine.observation import Observation, observe
from vtes_deck.engine.printed import Printed, ScriptOf, printed
from vtes_deck.engine.procedure import run
from vtes_deck.engine.ruleset import Ruleset
from vtes_deck.engine.script import NO_SCRIPT, CardScript
from vtes_deck.engine.setup import Setup
from vtes_deck.engine.table import Seat, Table, Zone

type PlainDeck = tuple[Sequence[CryptCard], Sequence[LibraryCard]]
"""Crypt and library, one entry for each copy of a card."""

CHECKPOINT_EVERY = 16
"""Inputs between two tables kept for taking back."""

MIN_SEATS, MAX_SEATS = 2, 6
"""GEN-01, AMB-27: the rulebook speaks of four or five; two to six can play."""


class IllegalOptionError(ValueError):
    """An option that is not among those of the decision."""


def without_scripts(card: AnyCard) -> CardScript:
    """No card has a script: printed facts alone act."""
    del card
    return NO_SCRIPT


class Game:
    """A game under way; its table, its inputs, and the way back.

    A game is its setup, its seed and its inputs: the same ones give the same log, to the byte.

    Attributes:
        table: where everything stands now. Rules read and change it; anybody else only reads.
        seed: of the streams of chance.
        first: who was to play first, or ``NONE``.
        inputs: the options applied so far.
    """

    __slots__ = ("_checkpoints", "_told", "first", "inputs", "seed", "table")

    def __init__(self, table: Table, seed: int, first: int = NONE) -> None:
        self.table = table
        self.seed = seed
        self.first = first
        self.inputs: list[Option] = []
        self._checkpoints: list[tuple[int, int, Table]] = []
        self._told: dict[int, list[Event]] = {}

    @classmethod
    def start(
        cls,
        rules: Ruleset,
        decks: Sequence[PlainDeck],
        seed: int = 0,
        *,
        names: Sequence[str] = (),
        first: int = NONE,
        scripts: ScriptOf = without_scripts,
    ) -> Self:
        """A new game, played on to its first decision.

        Args:
            rules: the edition.
            decks: crypt and library of each Methuselah, clockwise.
            seed: for everything that is left to chance.
            names: what to call the Methuselahs; "Methuselah 1" and so on otherwise.
            first: who plays first; ``NONE`` follows the edition (SET-04).
            scripts: where the texts of cards come from.

        Raises:
            ValueError: fewer than 2 decks, or more than 6 (GEN-01).
        """
        if not MIN_SEATS <= len(decks) <= MAX_SEATS:
            raise ValueError(f"{len(decks)} decks: two to six can play (GEN-01)")
        game = cls(_lay_out(rules, decks, seed, names, scripts), seed, first)
        game.table.stack.append(Setup(first))
        run(game.table)
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

    def apply(self, option: Option) -> None:
        """Answers the decision; the only way in which anything changes.

        Raises:
            IllegalOptionError: the option is not offered; it names the rule if one is known.
        """
        table = self.table
        decision = table.decision
        if decision is None or option not in decision.options:
            raise IllegalOptionError(f"{option.key()}: {self.why_not(option) or 'not asked now'}")
        number = len(self.inputs)
        if number % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((number, len(table.log), table.copy(log=False)))
        self.inputs.append(option)
        self._answer(option)

    def _answer(self, option: Option) -> None:
        table = self.table
        table.decision = None
        table.answer = option
        run(table)

    def undo(self, count: int = 1) -> None:
        """Takes back the last answers, as if they had not been given.

        Raises:
            ValueError: there are not so many.
        """
        target = len(self.inputs) - count
        if target < 0:
            raise ValueError(f"only {len(self.inputs)} answers were given")
        while len(self._checkpoints) > 1 and self._checkpoints[-1][0] > target:
            self._checkpoints.pop()
        if count == 0:
            return
        number, told, kept = self._checkpoints[-1]
        replay = self.inputs[number:target]
        table = kept.copy(log=False)
        table.log = self.table.log[:told]
        self.table = table
        del self.inputs[target:]
        self._told.clear()
        if number == target:
            self._checkpoints.pop()
        for option in replay:
            self._answer(option)

    def fork(self) -> Game:
        """A game of its own that goes on from here."""
        twin = Game(self.table.copy(), self.seed, self.first)
        twin.inputs = self.inputs.copy()
        twin._checkpoints = self._checkpoints.copy()
        return twin

    def observation(self, seat: int) -> Observation:
        """What a Methuselah sees; nothing hidden is in it."""
        return observe(self.table, seat, self._told.setdefault(seat, []))

    def why_not(self, option: Option) -> str | None:
        """The number of the rule that forbids an option now; ``None`` if it is legal or unknown."""
        table = self.table
        if table.decision is None or option in table.decision.options:
            return None
        for procedure in reversed(table.stack):
            rule = procedure.why_not(table, option)
            if rule is not None:
                return rule
        return None


def _lay_out(
    rules: Ruleset,
    decks: Sequence[PlainDeck],
    seed: int,
    names: Sequence[str],
    scripts: ScriptOf,
) -> Table:
    """The decks on the table, before anything is shuffled."""
    known: dict[int, Printed] = {}
    cards: list[Printed] = []
    owner: list[int] = []
    where: list[Zone] = []
    seats: list[Seat] = []
    for number, (crypt, library) in enumerate(decks):
        name = names[number] if number < len(names) else f"Methuselah {number + 1}"
        seat = Seat(number, name)
        piles: tuple[tuple[Sequence[AnyCard], Zone, list[int]], ...] = (
            (crypt, Zone.CRYPT, seat.crypt),
            (library, Zone.LIBRARY, seat.library),
        )
        for pile, zone, place in piles:
            for card in pile:
                if card.id not in known:
                    known[card.id] = printed(card, scripts(card))
                place.append(len(cards))
                cards.append(known[card.id])
                owner.append(number)
                where.append(zone)
        seats.append(seat)
    return Table(
        rules=rules,
        cards=tuple(cards),
        owner=tuple(owner),
        seats=seats,
        where=where,
        chance=Chance(seed),
        powers=(0,) * len(seats),
    )
