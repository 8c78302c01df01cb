"""Cards that leave play when their text no longer allows them to stay (GEN-02)."""

from __future__ import annotations

from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, StaysWhile
from vtes_deck.engine.state.table import Table


def check(table: Table) -> None:
    """Remove the cards that cannot stay.

    The check follows every change of the cards in play or of their controllers.
    """
    for source, static in statics_on(table, StaysWhile, EVERYWHERE):
        if source in table.in_play and not static.stays(table, source):
            static.leave(table, source)
