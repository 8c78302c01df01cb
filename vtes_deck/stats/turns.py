"""The cards and transfers that a Methuselah has had when her turn begins.

The model: you start with four crypt cards (SET-10) and seven library cards (SET-09). Each card that
you play or discard is replaced at once (DRW-01, DSC-02), so the number of cards that you have
*seen* counts. "By turn N" means the beginning of your Nth turn: the seven cards, and one more for
each discard and each play in your earlier turns. Crypt cards are drawn by transfers: four transfers
and one pool draw one card (INF-06), so a turn draws at most one card, and a turn with fewer
transfers draws none.
"""

from __future__ import annotations

import msgspec

OPENING_CRYPT = 4
"""Crypt cards at the start (SET-10)."""

OPENING_HAND = 7
"""Library cards at the start (SET-09)."""

STARTING_POOL = 30
"""Pool at the start (SET-01)."""

FULL_TRANSFERS = 4
"""Transfers in an influence phase after the opening turns of the game (INF-01)."""

PLAYERS = 5
"""Methuselahs at a usual table."""


class Pace(msgspec.Struct, frozen=True):
    """The number of cards that pass through a player's hands in each of her turns.

    Attributes:
        discards: library cards discarded (DSC-01 gives one).
        plays: library cards played.
        decrypts: crypt cards drawn by transfers, 0 or 1 (INF-06).
    """

    discards: int = 1
    plays: int = 0
    decrypts: int = 0


USUAL = Pace()
"""One discard in each turn, no plays, no crypt cards by transfers."""


def transfers(turn: int, seat: int, players: int = PLAYERS) -> int:
    """Transfers in the influence phase of a turn (INF-01, INF-02).

    The first turn of the game has one, the second two, the third three; all others have four.

    >>> [transfers(1, seat) for seat in (1, 2, 3, 4, 5)], transfers(2, 1)
    ([1, 2, 3, 4, 4], 4)

    Args:
        turn: the player's own turn, from 1.
        seat: her place in the order of play, from 1.
        players: Methuselahs at the table.
    """
    return min(FULL_TRANSFERS, (turn - 1) * players + seat)


def library_seen(turn: int, pace: Pace = USUAL) -> int:
    """Library cards seen when the player's turn begins.

    >>> library_seen(1), library_seen(2), library_seen(3, Pace(discards=1, plays=2))
    (7, 8, 13)
    """
    return OPENING_HAND + (turn - 1) * (pace.discards + pace.plays)


def crypt_seen(turn: int, seat: int, players: int = PLAYERS, pace: Pace = USUAL) -> int:
    """Crypt cards seen when the player's turn begins.

    >>> crypt_seen(3, 1), crypt_seen(3, 1, pace=Pace(decrypts=1))
    (4, 5)
    """
    full = sum(transfers(earlier, seat, players) == FULL_TRANSFERS for earlier in range(1, turn))
    return OPENING_CRYPT + full * pace.decrypts
