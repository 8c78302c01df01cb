"""A position to start from: pool and minions in play that the rulebook does not give.

A game starts from decks alone (chapter SET). Whoever studies something narrower, e.g. one deck
against opponents that only stand in the way, says what differs for each Methuselah; what follows
then is played by the rules as ever.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardbase.model import Bonus, CryptCard
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Modifier, Table, Until
from vtes_deck.engine.status import control


class PlacedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A minion that is in play from the start, ready and with all its blood.

    Attributes:
        card: the minion.
        bonuses: what it has for good beyond what is printed on it.
    """

    card: CryptCard
    bonuses: tuple[tuple[Bonus, int], ...] = ()


class StartingPosition(msgspec.Struct, frozen=True, kw_only=True):
    """How a Methuselah starts.

    Attributes:
        pool: instead of that of SET-01; ``None`` for that.
        ready: minions of hers in play, which belong to neither of her decks.
    """

    pool: int | None = None
    ready: tuple[PlacedCard, ...] = ()

    def __post_init__(self) -> None:
        """GEN-04: nobody starts without pool, as she would have been ousted before.

        Raises:
            ValueError: the pool is less than 1.
        """
        if self.pool is not None and self.pool < 1:
            raise ValueError(f"a Methuselah cannot start with {self.pool} pool")


def pools(table: Table, standings: Sequence[StartingPosition]) -> list[int]:
    """SET-01, SET-02: the pool with which each Methuselah starts."""
    given = [standing.pool for standing in standings]
    given += [None] * (len(table.seats) - len(given))
    return [table.rules.starting_pool if pool is None else pool for pool in given]


def place(table: Table, standings: Sequence[StartingPosition], first: int) -> None:
    """Brings the minions of a position into play.

    Args:
        table: the table, with their cards in the uncontrolled regions.
        standings: of the Methuselahs.
        first: the number of the first of their cards; the others follow in order.
    """
    card = first
    for seat, standing in enumerate(standings):
        for placed in standing.ready:
            bank.add_to_uncontrolled(table, card, table.cards[card].capacity)
            control.arrive(table, card, seat)
            for bonus, n in placed.bonuses:
                table.modify(Modifier(bonus, n, card, Until.SOURCE, NONE, seat))
            card += 1
