"""Capacity that a vampire has while a card is on it."""

from __future__ import annotations

from vtes_deck.engine.mechanics import ledger, zones
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table

RAISES_CAPACITY = EventType("raises capacity", "{card}: {n} more capacity for {minion}.")

_RAISED = "capacity raised"
"""The mark of the card: the capacity that it adds to the vampire it is on."""


def raise_while_on(table: Table, card: int, n: int) -> None:
    """Add to the capacity of the vampire that a card is on, until the card leaves it.

    It gives no blood (DIA-07).
    """
    card_in_play = table.in_play[card]
    vampire = table.minion(card_in_play.host)
    card_in_play.set_mark(_RAISED, card_in_play.mark(_RAISED) + n)
    vampire.capacity += n
    table.emit(RAISES_CAPACITY, vampire.controller, card, minion=vampire.card, n=n)


@zones.on_leaving
def _left(table: Table, card: int) -> None:
    """Remove what a card added to the capacity; GEN-18: blood above it drains."""
    card_in_play = table.in_play[card]
    added = card_in_play.marks and card_in_play.mark(_RAISED)
    vampire = table.in_play.get(card_in_play.host)
    if added and isinstance(vampire, Minion):
        vampire.capacity -= added
        card_in_play.set_mark(_RAISED, 0)
        ledger.drain(table, vampire)
