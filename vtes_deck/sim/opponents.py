"""Passive opponents: real seats at the table with empty decks.

The normal rules apply to them. Their minions are vampires of the card base without text, in play
from the start; intercept and bleed are permanent. Because they have no library, they could withdraw
in each of their turns (END-12). The prey is asked and always declines, so there is a decision
between any two turns of the deck. The others are not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from cardbase.model import AnyCard, CryptCard
from cardbase.terms import Bonus, Type
from vtes_deck.effects.coverage import is_full
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK, attempt_succeeds, current_action
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.game import PlainDeck
from vtes_deck.engine.starting_position import PlacedCard, StartingPosition
from vtes_deck.engine.state.decisions import PASS, Decision, DecisionKind, Option
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Table
from vtes_deck.sim.errors import GoldfishError, SimulationProblem
from vtes_deck.sim.ordinary_table import NEIGHBOUR, answer, rates
from vtes_deck.sim.record import Opponents

SEATS: Final = 5
"""The number of Methuselahs at the table."""

MAX_BLOCKERS: Final = 10
"""The maximum number of blockers, for prey and predator each."""

MAX_NUMBER: Final = 99
"""The maximum pool, intercept and bleed of opponents."""

USUAL_CAPACITY: Final = 6
"""The approximate capacity of the vampires of opponents."""


def extras(cards: Iterable[AnyCard]) -> tuple[CryptCard, ...]:
    """The vampires without text, title and bonus that opponents can have; average ones first.

    Args:
        cards: the card base.
    """
    found = [
        card
        for card in cards
        if isinstance(card, CryptCard)
        and card.types == (Type.VAMPIRE,)
        and card.title is None
        and not card.permanent
        and not card.advanced
        and card.id not in definitions()
        and is_full(card)
    ]
    return tuple(sorted(found, key=_middle_first))


def _middle_first(card: CryptCard) -> tuple[int, int]:
    return abs(card.capacity - USUAL_CAPACITY), card.id


def check(opponents: Opponents) -> None:
    """Check whether opponents can be set up.

    Raises:
        GoldfishError: a number is out of bounds.
    """
    for problem, number, least, most in (
        (SimulationProblem.POOL, opponents.pool, 1, MAX_NUMBER),
        (SimulationProblem.BLOCKERS, opponents.blockers, 0, MAX_BLOCKERS),
        (SimulationProblem.INTERCEPT, opponents.intercept, 0, MAX_NUMBER),
        (SimulationProblem.BLEED, opponents.bleed, 0, MAX_NUMBER),
    ):
        if not least <= number <= most:
            raise GoldfishError(problem, number=number, least=least, most=most)


class Passive:
    """The four opponents of a deck: their starting positions and their answers.

    Args:
        opponents: their settings.
        seat: the seat of the deck that plays, from 0.
        crypt: the crypt of this deck; no opponent has the same vampires, which would be contested.
        plain: the vampires that they can have, see :func:`extras`.

    Raises:
        GoldfishError: a number is out of bounds, or there are not enough vampires.
    """

    def __init__(
        self, opponents: Opponents, seat: int, crypt: Sequence[AnyCard], plain: Sequence[CryptCard]
    ) -> None:
        check(opponents)
        taken = {card.name for card in crypt}
        chosen: list[CryptCard] = []
        for card in plain:
            if card.name not in taken:
                taken.add(card.name)
                chosen.append(card)
        self.seat = seat
        self.prey = (seat + 1) % SEATS
        self.predator = (seat - 1) % SEATS
        self.opponents = opponents
        self._each = rates().minions if opponents.ordinary else opponents.blockers
        bleeds = opponents.bleed > 0 and not opponents.ordinary
        wanted = 2 * self._each + bleeds
        if len(chosen) < wanted:
            raise GoldfishError(SimulationProblem.FEW_VAMPIRES, found=len(chosen), wanted=wanted)
        self._blockers = chosen[:wanted]
        self._neighbours = {card.id for card in self._blockers} if opponents.ordinary else set()
        self._bleeder = self._blockers.pop() if bleeds else None

    def decks(self, own: PlainDeck) -> list[PlainDeck]:
        """The decks at the table, clockwise: the deck itself, and empty ones for the others."""
        decks: list[PlainDeck] = [([], [])] * SEATS
        decks[self.seat] = own
        return decks

    def script_of(self, card: AnyCard) -> CardScript:
        """The script of a card at this table."""
        return NEIGHBOUR if card.id in self._neighbours else script_of(card)

    def position(self, *, all_asked: bool = False) -> tuple[StartingPosition, ...]:
        """The starting positions of all seats.

        Args:
            all_asked: each opponent is asked whether she withdraws, not only the prey.
        """
        standings = [
            StartingPosition(passive=number != self.seat and not all_asked)
            for number in range(SEATS)
        ]
        count, opponents = self._each, self.opponents
        more = 0 if opponents.ordinary else opponents.intercept
        intercept = ((Bonus.INTERCEPT, more),)
        blockers = [PlacedCard(card=card, bonuses=intercept) for card in self._blockers]
        standings[self.prey] = replace(
            standings[self.prey], pool=self.opponents.pool, ready=tuple(blockers[:count])
        )
        behind = blockers[count:]
        if self._bleeder is not None:
            bonus = ((Bonus.BLEED, self.opponents.bleed - 1),)
            behind.append(PlacedCard(card=self._bleeder, bonuses=bonus))
        standings[self.predator] = replace(standings[self.predator], ready=tuple(behind))
        return tuple(standings)

    def choose(self, table: Table, decision: Decision, luck: int) -> Option:
        """The answer of an opponent, who blocks and bleeds as configured and passes otherwise.

        Args:
            table: the table; only public information is used.
            decision: the decision of the opponent.
            luck: the random number of the game, for an ordinary table.
        """
        if self.opponents.ordinary:
            found = self._as_measured(table, decision, luck)
        else:
            found = self._as_set(table, decision)
        if found is not None:
            return found
        options = decision.options
        if decision.kind is DecisionKind.STRIKE:
            return next((one for one in options if one.verb is HANDS), options[0])
        return options[-1] if options[-1].verb is PASS else options[0]

    def _as_measured(self, table: Table, decision: Decision, luck: int) -> Option | None:
        """The answer of a neighbour; her prey and her victory points are not part of the study."""
        if decision.kind is DecisionKind.ACTION and decision.seat != self.predator:
            return None
        return answer(table, decision, luck)

    def _as_set(self, table: Table, decision: Decision) -> Option | None:
        """A block or a bleed of opponents with manual settings."""
        for option in decision.options:
            if decision.kind is DecisionKind.BLOCK:
                if option.verb is BLOCK and can_stop(table, option):
                    return option
            elif decision.kind is DecisionKind.ACTION:
                if option.verb is BLEED and self._bleeds(table, option):
                    return option
            else:
                return None
        return None

    def _bleeds(self, table: Table, option: Option) -> bool:
        """A bleed by the bleeder, from the second turn of the deck on."""
        return self.is_bleeder(table.cards[option.minion]) and table.seats[self.seat].turns > 0

    def is_bleeder(self, card: Printed) -> bool:
        """Whether a card is the vampire that bleeds the deck."""
        return self._bleeder is not None and card.id == self._bleeder.id


def can_stop(table: Table, option: Option) -> bool:
    """Whether an attempt to block would succeed in the current state."""
    return attempt_succeeds(table, current_action(table), table.minion(option.minion))
