"""Seats: the state of each Methuselah as plain data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from cardbase.terms import Type
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.kernel.assignment import assigned_directly


@assigned_directly
class Seat(msgspec.Struct, gc=False):
    """A Methuselah.

    Attributes:
        number: the seat, clockwise.
        name: the name used in the log.
        pool: GEN-04.
        pool_lost: all pool that she has lost in the game, by payment or in another way.
        deficit: pool that she had to burn but did not have, while her pool is empty.
        library, crypt: the top card is the last of the list.
        hand, ash_heap: the cards, oldest first.
        uncontrolled: the cards of the uncontrolled region and their counters.
        in_play: the cards that she controls, oldest first.
        ousted: she is out of the game, ousted or withdrawn.
        ousted_in: the turn in which she left the game.
        victory_points: END-02.
        turns: the number of turns she has begun.
        this_turn, last_turn: the numbers of her last two turns; 0 if she has not had them.
        transfers: the remaining transfers of this influence phase.
        master_actions: the remaining actions of this master phase.
        master_played: she has played a master card since her last master phase began, cancelled or
            not (PLY-13).
        out_of_turn_played: she has played an out-of-turn master since her last master phase
            (MAS-07).
        owed_actions: master phase actions already used up by out-of-turn masters (MAS-06).
        trifle_gained: she has gained an action from a trifle this master phase (MAS-09).
        owed_trifle: she will gain that action in her next master phase (MAS-10).
        discard_actions: the remaining actions of this discard phase.
        master_unused, transfers_unused: the actions and transfers that were unused at the end of
            her last master and influence phase (MAS-03, INF-03).
        passive: the game is a study of another deck, in which she takes no part.
        settled_size: the hand size at the last adjustment of the hand during which a text replaced
            the replacement of cards; 0 if unknown.
        unreplaced: cards that will be replaced later (GEN-26).
        withdrawing: the turn in which she announced her withdrawal (END-12), or ``NONE``.
        ante: her own card at stake (ANT-02), or ``NONE``.
        research: her research area, face down (TRT-06).
        antes_won: the antes of other Methuselahs that she has won (ANT-03).
        minions: the minions that she controls, as :meth:`Table.minions` lists them.
        reach: cached windows in which a player could play one of ``plays``; -1 if unknown, which
            has the bit of every window.
        each: one card of each name in hand; valid while ``reach`` is known.
        sides: the union of these windows.
        plays: cached pairs of a card in hand, one of each name, and the windows in which it could
            be played (:attr:`~vtes_deck.engine.state.windows.Windows.from_hand`).
        held: cached types of the cards in hand; ``None`` if unknown.
    """

    number: int
    name: str
    pool: int = 0
    pool_lost: int = 0
    deficit: int = 0
    library: list[int] = []
    crypt: list[int] = []
    hand: list[int] = []
    ash_heap: list[int] = []
    uncontrolled: dict[int, int] = {}
    in_play: list[int] = []
    ousted: bool = False
    ousted_in: int = NONE
    victory_points: float = 0.0
    turns: int = 0
    this_turn: int = 0
    last_turn: int = 0
    transfers: int = 0
    master_actions: int = 0
    settled_size: int = 0
    passive: bool = False
    master_played: bool = False
    out_of_turn_played: bool = False
    owed_actions: int = 0
    trifle_gained: bool = False
    owed_trifle: bool = False
    discard_actions: int = 0
    master_unused: int = 0
    transfers_unused: int = 0
    unreplaced: int = 0
    withdrawing: int = NONE
    ante: int = NONE
    antes_won: tuple[int, ...] = ()
    research: tuple[int, ...] = ()
    minions: tuple[int, ...] = ()
    reach: int = -1
    each: Sequence[int] = ()
    sides: int = 0
    plays: tuple[tuple[int, int], ...] = ()
    held: frozenset[Type] | None = None

    def copy(self) -> Seat:
        """An independent copy."""
        return replace(
            self,
            library=self.library.copy(),
            crypt=self.crypt.copy(),
            hand=self.hand.copy(),
            ash_heap=self.ash_heap.copy(),
            uncontrolled=self.uncontrolled.copy(),
            in_play=self.in_play.copy(),
        )

    def hand_changes(self) -> None:
        """Clear the caches that depend on the hand."""
        self.reach = -1
        self.held = None


def rounds(seats: list[Seat], seating: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each seat, the Methuselahs still in the game, clockwise from that seat.

    Args:
        seats: the Methuselahs.
        seating: their numbers in the order in which they sit, clockwise.
    """
    places = {number: place for place, number in enumerate(seating)}
    return tuple(
        tuple(
            number
            for number in (*seating[places[first] :], *seating[: places[first]])
            if not seats[number].ousted
        )
        for first in range(len(seats))
    )


def neighbours(around: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int], ...]:
    """For each seat, the next Methuselahs on the left and on the right; without others, the seat.

    Args:
        around: see :func:`rounds`.
    """
    return tuple(
        (next((one for one in each if one != seat), seat), each[-1] if each else seat)
        for seat, each in enumerate(around)
    )
