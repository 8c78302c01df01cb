"""Lent cards: cards that a Methuselah other than their owner uses as her own.

``table.owner`` names the Methuselah who uses such a card, until it goes to a zone of its owner.
"""

from __future__ import annotations

from vtes_deck.engine.state.in_play import CardInPlay
from vtes_deck.engine.state.table import Lent, Table, Zone

HOMES = frozenset({Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP, Zone.REMOVED})
"""The zones in which a lent card belongs to its owner again."""


def lend(table: Table, card: int, seat: int, *, for_good: bool = False) -> None:
    """Let a Methuselah use a card as her own from now on."""
    if table.lent_as(card) is None:
        table.lent += (Lent(card, table.owner[card], for_good),)
    _use_as_own(table, card, seat)


def give_back(table: Table, lent: Lent) -> None:
    """Return the card to its owner, who alone uses it from now on."""
    table.lent = tuple(one for one in table.lent if one is not lent)
    _use_as_own(table, lent.card, lent.owner)


def pass_on(table: Table, holder: CardInPlay) -> None:
    """Let the new controller of a card use the lent cards under it as her own."""
    for card in holder.under:
        if table.lent_as(card) is not None:
            lend(table, card, holder.controller)


def _use_as_own(table: Table, card: int, seat: int) -> None:
    table.owner = (*table.owner[:card], seat, *table.owner[card + 1 :])
