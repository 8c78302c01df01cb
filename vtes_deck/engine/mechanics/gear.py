"""What counts as equipment: cards printed so, and cards that have become so."""

from __future__ import annotations

from vtes_deck.engine.state.table import Table

BECOMES_WEAPON = "becomes a weapon"
"""The mark of a card that is a weapon while it is in play, though it is printed as none."""


def is_gear(table: Table, card: int) -> bool:
    """Whether a card is equipment, printed so or because it has become so.

    PLY-37: equipment that counts as a location in play is none while it is there.
    """
    printed = table.cards[card]
    if printed.equipment and not (printed.becomes_location and card in table.in_play):
        return True
    return has_become_weapon(table, card)


def has_become_weapon(table: Table, card: int) -> bool:
    """Whether a card that is printed as something else is a weapon now."""
    thing = table.in_play.get(card)
    return thing is not None and bool(thing.mark(BECOMES_WEAPON))
