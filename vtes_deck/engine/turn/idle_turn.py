"""Turns in which nothing can happen: those of bystanders in a study of one deck.

A bystander usually has no cards. If no other player and no text can do anything in her turn either,
its phases pass at once; only the log shows that they took place.
"""

from __future__ import annotations

from typing import Final

from vtes_deck.engine.mechanics.impulse import from_hand
from vtes_deck.engine.state.table import Seat, Table, Until
from vtes_deck.engine.state.windows import (
    DISCARD_OF_ANOTHER,
    DISCARDABLE,
    END_OF_TURN,
    MASTER_OF_ANOTHER,
    OTHERS_MINIONS,
    START_OF_TURN,
    UNLOCK,
)
from vtes_deck.engine.turn.discard import DISCARD_BEGINS, DISCARD_ENDS
from vtes_deck.engine.turn.influence import TRANSFERS
from vtes_deck.engine.turn.master import MASTER_BEGINS
from vtes_deck.engine.turn.minion import MINION_ENDS
from vtes_deck.engine.turn.skipped_turns import SkipsTurns

_OF_OTHERS: Final = (
    START_OF_TURN
    | UNLOCK
    | DISCARDABLE
    | MASTER_OF_ANOTHER
    | OTHERS_MINIONS
    | DISCARD_OF_ANOTHER
    | END_OF_TURN
)
"""The windows of a turn for players other than its Methuselah."""

_MOMENTS: Final = frozenset(
    {one.name for one in (MASTER_BEGINS, MINION_ENDS, TRANSFERS, DISCARD_BEGINS, DISCARD_ENDS)}
)
"""The moments of a turn to which cards in play respond, by name, without its phases."""

_ENDS: Final = frozenset({Until.UNLOCK, Until.MASTER, Until.MINION, Until.INFLUENCE, Until.DISCARD})
"""The durations that end during a turn."""


def is_idle(table: Table, player: Seat) -> bool:
    """Whether nothing can happen in the turn of a Methuselah before its end.

    The check is careful: a turn in which nothing happens may fail it.
    """
    seat, listeners = player.number, table.listeners
    return not (
        player.in_play
        or player.hand
        or player.uncontrolled
        or player.library
        or player.crypt
        or table.powers[seat]
        or table.edge == seat
        or table.contests
        or table.potential.red_list
        or table.delayed_triggers
        or SkipsTurns in table.statics
        or (listeners and not _MOMENTS.isdisjoint(listeners))
        or not _ENDS.isdisjoint(table.durations)
        or _others_may_act(table, seat)
    )


def _others_may_act(table: Table, seat: int) -> bool:
    """Whether another Methuselah could play or use a card during the turn."""
    seats, powers = table.seats, table.powers
    for other in table.clockwise(seat)[1:]:
        player = seats[other]
        if not (player.reach | powers[other]) & _OF_OTHERS:
            continue
        if from_hand(table, player, _OF_OTHERS):
            return True
        for _, usable, windows in table.users[other]:
            if usable & ~windows.own_turn & _OF_OTHERS:
                return True
    return False
