"""What cards cost a minion less by the text of its own card, or of what is on it.

Nobody chooses here whether to use it: the card simply costs so much less. What is used to pay less
stands in :mod:`vtes_deck.engine.cards.costs` (PLY-12).
"""

from __future__ import annotations

from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table


def price(
    table: Table, minion: Minion | None, card: Printed, level: str, pool: int, blood: int
) -> tuple[int, int]:
    """What a card really costs in pool and blood (PLY-09, GEN-02); never less than nothing.

    Args:
        table: the table.
        minion: who plays it, or ``None`` if a Methuselah does.
        card: the card.
        level: the Disciplines that it is played with, as ``"cel+for"``; empty if that is open.
        pool: what it costs otherwise.
        blood: what it costs otherwise.
    """
    if minion is None or not (pool or blood):
        return pool, blood
    for source in (minion.card, *minion.attached):
        script = table.cards[source].script
        if script.discounts:
            less_pool, less_blood = script.discount(table, source, card, level)
            pool, blood = pool - less_pool, blood - less_blood
    for source in table.seats[minion.controller].in_play:
        script = table.cards[source].script
        if script.discounts_all and not table.in_play[source].contested:
            less_pool, less_blood = script.discount(table, source, card, level)
            pool, blood = pool - less_pool, blood - less_blood
    return max(0, pool), max(0, blood)
