"""Setup (chapter SET)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from cardbase.terms import Trait
from vtes_deck.engine import starting_position
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.starting_position import StartingPosition
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.potential import Potential
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import ALL_WINDOWS, ALONE, OTHERS
from vtes_deck.engine.turn import ante
from vtes_deck.engine.turn.turn import TurnSequence
from vtes_deck.kernel.procedure import Procedure

SEATED = EventType("seated", "{seat} sits down with {n} pool; the prey is {other_seat}.")
FIRST = EventType("first", "{seat} plays first.")


class Setup(Procedure):
    """The setup of a game.

    Attributes:
        first: the first player, or ``NONE`` for a random choice.
        standings: the starting positions, in addition to the decks.
        placed: the number of the first card that starts in play.
    """

    first: int
    standings: tuple[StartingPosition, ...] = ()
    placed: int = NONE

    def take_seats(self, table: Table) -> None:
        """SET-05: the prey is on the left. SET-01, SET-02: 30 pool each; no one has the Edge."""
        for seat, pool in zip(
            table.seats, starting_position.pools(table, self.standings), strict=True
        ):
            bank.gain_pool(table, seat.number, pool)
            table.emit(SEATED, seat.number, n=pool, other_seat=table.prey(seat.number))

    def first_player(self, table: Table) -> None:
        """SET-04: chosen at random, unless the players have agreed otherwise (SET-03)."""
        if self.first < 0:
            lot = table.rules.random_first_player
            self.first = table.random.below("first player", len(table.seats)) if lot else 0
        table.emit(FIRST, self.first)

    def shuffle(self, table: Table) -> None:
        """SET-08: crypt and library are shuffled separately."""
        for seat in table.seats:
            table.random.shuffle(f"crypt of seat {seat.number}", seat.crypt)
            table.random.shuffle(f"library of seat {seat.number}", seat.library)

    def set_ante_aside(self, table: Table) -> None:
        """SET-11, ANT-02: antes are set aside before any card is drawn."""
        ante.set_aside(table)

    def deal(self, table: Table) -> None:
        """SET-09: seven library cards; SET-10: four crypt cards to the uncontrolled region."""
        for seat in table.seats:
            zones.draw(table, seat.number, table.rules.hand_size)
            for _ in range(table.rules.opening_crypt):
                zones.draw_crypt(table, seat.number)

    def place(self, table: Table) -> None:
        """Put the minions of the starting positions into play."""
        starting_position.place(table, self.standings, self.placed)

    def begin(self, table: Table) -> None:
        """SET-12: the first turn."""
        table.push(TurnSequence(self.first))

    steps = (take_seats, first_player, shuffle, set_ante_aside, deal, place, begin)


def lay_out(table: Table, cards: Sequence[Printed]) -> None:
    """Set the cards of a game and determine which effects are possible."""
    table.cards = tuple(cards)
    different = {card.id: card for card in cards}.values()
    traits = frozenset().union(*[card.traits for card in different])
    table.potential = Potential(
        types=frozenset().union(*[card.types for card in different]),
        hands=reduce(or_, map(_from_hand, different), 0),
        red_list=bool(traits & {Trait.RED_LIST, Trait.TROPHY}),
        imbued=any(card.imbued for card in different),
        slaves=any(card.slave_to for card in different),
        versions=any(card.has_versions for card in different),
    )


def _from_hand(card: Printed) -> int:
    """The windows in which any player could play a card from her hand."""
    played = card.windows
    return (played | played >> OTHERS | played >> ALONE) & ALL_WINDOWS
