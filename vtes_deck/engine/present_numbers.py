"""Present numbers of minions, computed only for those that a player asks about.

They are public: all players see the cards in play and have seen the played cards.
"""

from __future__ import annotations

from typing import override

import msgspec

from cardbase.terms import Bonus
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.block import cannot_block
from vtes_deck.engine.errors import EngineError
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics import votes
from vtes_deck.engine.referendum_outcome import SeatChange, outcome_now, outcome_with
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.occasions import Remains
from vtes_deck.engine.state.purposes import Purpose
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status.disciplines import levels
from vtes_deck.engine.turn.influence import scarce_cost


class StaleObservationError(EngineError, RuntimeError):
    """Present numbers were requested from an observation after the game had continued."""

    @override
    def __str__(self) -> str:
        return "the game has continued since this observation; request a new one"


class MinionNumbers(msgspec.Struct, frozen=True, gc=False):
    """The present numbers of a minion, with all modifiers.

    Attributes:
        bleed, strength: BLD-06, COM-16.
        hunt: the blood that it gains by hunting (HUN-02).
        stealth: includes the inherent stealth of the current action for the acting minion.
        intercept: STL-01.
        votes, ballots: the numbers that it could cast in a referendum called now (REF-21, REF-26).
    """

    bleed: int
    strength: int
    hunt: int
    stealth: int
    intercept: int
    votes: int
    ballots: int


class PresentNumbers:
    """The numbers of minions at the moment of an observation.

    It reads the table on request, so it can answer only until the game continues. All objects of
    this class are equal, so that observations compare only their data.
    """

    __slots__ = ("_decision", "_found", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._decision = table.decision
        self._found: dict[int, MinionNumbers] = {}

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, PresentNumbers)

    @override
    def __hash__(self) -> int:
        return hash(PresentNumbers)

    @override
    def __repr__(self) -> str:
        return "PresentNumbers()"

    def of(self, card: int) -> MinionNumbers:
        """The numbers of a minion in play.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        minion = self._minion(card)
        found = self._found.get(card)
        if found is None:
            found = self._found[card] = _numbers(self._table, minion)
        return found

    def hunt(self, card: int) -> int:
        """The blood that a minion in play gains by hunting (HUN-02).

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return stats.hunt(self._table, self._minion(card))

    def _minion(self, card: int) -> Minion:
        if self._table.decision is not self._decision:
            raise StaleObservationError
        minion = self._table.in_play.get(card)
        if isinstance(minion, Minion):
            return minion
        raise LookupError(f"card {card} is not a minion in play")

    def disciplines(self, card: int) -> dict[str, int]:
        """The Disciplines of a minion in play, with their levels.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return levels(self._table, self._minion(card))

    def each_turn(self, card: int) -> tuple[Purpose, ...]:
        """The purposes of a card in play in each unlock phase.

        Raises:
            StaleObservationError: the game has continued.
        """
        if self._table.decision is not self._decision:
            raise StaleObservationError
        return self._table.cards[card].script.purposes(self._table, Remains(card))

    def arrival_cost(self, seat: int, card: int) -> int:
        """The pool that a Methuselah burns as an uncontrolled vampire becomes ready (TRT-07).

        Raises:
            StaleObservationError: the game has continued.
        """
        if self._table.decision is not self._decision:
            raise StaleObservationError
        return scarce_cost(self._table, seat, card)

    def may_block(self, card: int, *, woken: bool = False) -> bool:
        """Whether a minion could attempt to block now: ready, awake, and not prevented.

        Args:
            card: the minion.
            woken: as if it were awake.

        Raises:
            StaleObservationError: the game has continued.
            LookupError: the card is not a minion in play.
        """
        return cannot_block(self._table, self._minion(card), woken=woken) is None

    def outcome(self) -> tuple[SeatChange, ...]:
        """The changes to each seat if the current referendum passed now.

        Raises:
            StaleObservationError: the game has continued.
        """
        if self._table.decision is not self._decision:
            raise StaleObservationError
        return outcome_now(self._table)

    def outcome_with(self, option: Option) -> tuple[SeatChange, ...]:
        """The changes to each seat if the referendum to which an option leads passed.

        See :func:`~vtes_deck.engine.referendum_outcome.outcome_with`.

        Raises:
            StaleObservationError: the game has continued.
        """
        if self._table.decision is not self._decision:
            raise StaleObservationError
        return outcome_with(self._table, option)


def _numbers(table: Table, minion: Minion) -> MinionNumbers:
    action = table.current(Action)
    if action is not None and action.minion == minion.card:
        stealth = action.stealth(table)
    else:
        stealth = stats.bonus_of(table, Bonus.STEALTH, minion)
    return MinionNumbers(
        bleed=stats.bleed(table, minion),
        strength=stats.strength(table, minion),
        hunt=stats.hunt(table, minion),
        stealth=stealth,
        intercept=stats.intercept(table, minion),
        votes=votes.votes_of(table, minion),
        ballots=votes.ballots_of(table, minion),
    )
