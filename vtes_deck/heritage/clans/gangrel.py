"""Gangrel: the pack."""

from __future__ import annotations

from vtes_deck.heritage.table import Table, Vampire


def pack(table: Table, seat: int, leader: int) -> list[Vampire]:
    """H-CLN-02: the vampires of the bloodline with the geography of the coterie leader.

    Outsiders are a separate pack.
    """
    geography = table.figure(leader).geography
    return [one for one in table.bloodline(seat) if table.figure(one.card).geography == geography]
