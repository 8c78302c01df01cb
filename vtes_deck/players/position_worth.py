"""The value of a position, in pool: what a seat has, and what its neighbours have."""

from __future__ import annotations

from typing import Final

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.players.seen_position import SeenPosition, utility

_COUNTER: Final = 0.95
"""The value of a counter on an uncontrolled vampire.

If it were much less than one pool, no player would influence vampires.
"""

_POINT: Final = 8.0
"""The value of a victory point, without the pool that comes with it."""

_OUT: Final = -40.0
"""The value of being out of the game."""


def value(position: SeenPosition, *, turn: int = NONE) -> float:
    """The value of a position for the seat that sees it.

    Args:
        position: the position.
        turn: the turn in which an imagined game began. In the predator's turn, and in the player's
            own turn after it, an unlocked minion has no more bleeds to stop.
    """
    seen, me = position.seen, position.me
    total = _POINT * me.victory_points
    if me.ousted:
        return total + _OUT
    total += utility(me.pool) + 0.15 * me.hand_count
    passed = seen.active == me.number or (seen.active == seen.predator and seen.turn == turn)
    total += _COUNTER * sum(counters for _, counters in me.uncontrolled)
    total += position.style.edge * (seen.edge == me.number)
    for seat in seen.seats:
        if seat.ousted:
            continue
        side = position.side(seat.number)
        total += side * sum(
            _card(position, card.card, guards=not passed or seat is not me) for card in seat.in_play
        )
        if seat.number != me.number:
            total += position.weight(seat.number) * seat.pool
    return total


def _card(position: SeenPosition, card: int, *, guards: bool) -> float:
    """The value of a card in play; an unlocked minion is worth more, for blocks and reactions."""
    card_in_play = position.in_play[card]
    worth = position.worth(card)
    if isinstance(card_in_play, Minion) and card_in_play.ready and card_in_play.unlocked and guards:
        worth += 0.5
    return worth if card_in_play.host < 0 else 0.5 * worth
