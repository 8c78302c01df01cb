"""Starting positions: pool and minions in play that differ from the rulebook.

A normal game starts from decks alone (chapter SET). A study, such as one deck against passive
opponents, states the differences for each Methuselah. The game then follows the normal rules.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardbase.model import CryptCard
from cardbase.terms import Bonus
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Modifier, Table, Until
from vtes_deck.engine.status import control


class PlacedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A minion that starts in play, ready and with full blood.

    Attributes:
        card: the minion.
        bonuses: permanent bonuses beyond the printed ones.
    """

    card: CryptCard
    bonuses: tuple[tuple[Bonus, int], ...] = ()


class StartingPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The start of a Methuselah.

    Attributes:
        pool: the pool; ``None`` for the pool of SET-01.
        ready: her minions in play, which are not part of her deck.
        passive: she takes no part in the study.
    """

    pool: int | None = None
    ready: tuple[PlacedCard, ...] = ()
    passive: bool = False

    def __post_init__(self) -> None:
        """GEN-04: a Methuselah cannot start without pool, because she would be ousted.

        Raises:
            ValueError: the pool is less than 1.
        """
        if self.pool is not None and self.pool < 1:
            raise ValueError(f"a Methuselah cannot start with {self.pool} pool")


def pools(table: Table, standings: Sequence[StartingPosition]) -> list[int]:
    """SET-01, SET-02: the starting pool of each Methuselah."""
    given = [standing.pool for standing in standings]
    given += [None] * (len(table.seats) - len(given))
    return [table.rules.starting_pool if pool is None else pool for pool in given]


def place(table: Table, standings: Sequence[StartingPosition], first: int) -> None:
    """Put the minions of a position into play, and mark the passive Methuselahs.

    Args:
        table: the table, with their cards in the uncontrolled regions.
        standings: the positions of the Methuselahs.
        first: the number of the first of their cards; the others follow in order.
    """
    card = first
    for seat, standing in enumerate(standings):
        table.seats[seat].passive = standing.passive
        for placed in standing.ready:
            bank.add_to_uncontrolled(table, card, table.cards[card].capacity)
            control.arrive(table, card, seat)
            for bonus, n in placed.bonuses:
                table.modify(Modifier(bonus, n, card, Until.SOURCE, NONE, seat))
            card += 1
