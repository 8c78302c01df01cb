"""Equipment, including cards that have become equipment, and the cards a minion may have."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.modifiers import Activity
from vtes_deck.engine.state.refusals import BarsGear
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import CarriedBy
from vtes_deck.engine.state.table import Table

BECOMES_WEAPON = "becomes a weapon"
"""The mark of a card of another type that is a weapon while it is in play."""


def is_gear(table: Table, card: int) -> bool:
    """Whether a card is equipment, either printed or because of an effect.

    PLY-37: equipment that is a location in play does not count.
    """
    printed = table.cards[card]
    if printed.equipment and not (printed.becomes_location and card in table.in_play):
        return True
    return has_become_weapon(table, card)


def has_become_weapon(table: Table, card: int) -> bool:
    """Whether a card of another type is a weapon now."""
    card_in_play = table.in_play.get(card)
    return card_in_play is not None and bool(card_in_play.mark(BECOMES_WEAPON))


def allows(table: Table, card: int, minion: Minion) -> bool:
    """Whether texts allow a minion to put a card into play or to have it.

    PLY-37: equipment that is a location in play does not count as equipment.
    """
    printed = table.cards[card]
    equipment = Type.EQUIPMENT in printed.types and not printed.becomes_location
    if equipment and table.is_restricted(Activity.BEAR, minion.card):
        return False
    if printed.retainer and table.is_restricted(Activity.HAVE_RETAINERS, minion.card):
        return False
    if BarsGear in table.statics and any(
        static.bars(table, source, card)
        for source, static in statics_on(table, BarsGear, minion.card)
    ):
        return False
    return all(one.allows(table, card, minion) for one in table.cards[card].of(CarriedBy))
