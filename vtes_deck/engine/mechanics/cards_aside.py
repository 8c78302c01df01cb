"""Cards that are set aside: under a card in play, or with a banished vampire."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.engine.mechanics import play_index
from vtes_deck.engine.state.table import Table


def release(table: Table, card: int) -> None:
    """Separate a card set aside from the card in play or the banished vampire it belongs to.

    It does not return with that vampire.
    """
    for host in table.in_play.values():
        if card in host.under:
            host.under = tuple(one for one in host.under if one != card)
            play_index.rebuild(table)
    if table.banished:
        table.banished = tuple(
            replace(kept, attached=tuple(one for one in kept.attached if one.card != card))
            for kept in table.banished
        )
