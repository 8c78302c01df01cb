"""The Edge: its controller, and its loss."""

from __future__ import annotations

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table

EDGE_LOST = EventType("edge lost", "")
"""A Methuselah (``seat``, and ``n`` with the same number) no longer controls the Edge."""


def move_edge(table: Table, to: int = NONE, announcement: EventType | None = None) -> None:
    """Move the Edge to another Methuselah or, by default, back to the centre.

    The log shows ``announcement`` before the effects of its loss.
    """
    before, table.edge = table.edge, to
    if announcement is not None:
        table.emit(announcement, to)
    if before != NONE:
        table.emit(EDGE_LOST, before, n=before)
