"""Equipment: printed equipment, and cards that have become equipment."""

from __future__ import annotations

from vtes_deck.engine.state.table import Table

BECOMES_WEAPON = "becomes a weapon"
"""Mark of a card of another type that is a weapon while it is in play."""


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
