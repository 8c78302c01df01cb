"""The cards that a Methuselah can play: her hand, and cards she may play as if from her hand.

Such a card is out of play, face down under a card in play (:attr:`CardInPlay.under`).
"""

from __future__ import annotations

from vtes_deck.engine.state.cards_under import PlaysUnder
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE
from vtes_deck.engine.state.table import Table, Zone


def cards_of(table: Table, seat: int) -> list[int]:
    """The cards that a Methuselah can play from her hand or as if from it."""
    hand = table.seats[seat].hand
    return [*hand, *under(table, seat)] if PlaysUnder in table.statics else hand


def under(table: Table, seat: int) -> list[int]:
    """The cards outside the hand that a Methuselah can play as if they were in it."""
    found: list[int] = []
    for source, _ in statics_on(table, PlaysUnder, EVERYWHERE):
        holder = table.in_play[source]
        if holder.controller == seat:
            found += holder.under
    return found


def is_held(table: Table, card: int) -> bool:
    """Whether the player of a card has it in her hand, or may play it as if from her hand."""
    if table.where[card] is Zone.HAND:
        return True
    if PlaysUnder not in table.statics or table.where[card] is not Zone.ASIDE:
        return False
    return card in under(table, table.owner[card])
