"""Brujah: declare enemy."""

from __future__ import annotations

from vtes_deck.heritage.dataset.effects import DeclareEnemy
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.hands import take_from_discard
from vtes_deck.heritage.resolve import Resolve, vampire_effect
from vtes_deck.heritage.table import Table, Vampire

DECLARED = EventType("enemy", "{target} is now an enemy of {seat}.")


@vampire_effect(DeclareEnemy)
def declare(table: Table, under: Resolve, effect: DeclareEnemy, vampire: Vampire) -> None:
    """H-CLN-01: the scheme card is put on a vampire of an opponent, which becomes an enemy."""
    del effect
    if take_from_discard(table, under.seat, under.source):
        vampire.enemies = (*vampire.enemies, under.source)
        table.emit(DECLARED, under.seat, target=vampire.card)
