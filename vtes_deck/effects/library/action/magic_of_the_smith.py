"""Magic of the Smith: equipment from the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Target,
    Wording,
    can_equip,
    hand,
)
from vtes_deck.effects.vocab import (
    Choose,
    EquipTarget,
    ShuffleLibrary,
    action,
    card,
)


class LibraryEquipment(Target, frozen=True):
    """An equipment card of one's own library with which the minion can be equipped."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        fitting = [
            card
            for card in table.seats[context.seat].library
            if table.cards[card].equipment
            and can_equip(table, card, context.user_minion, table.cards[context.card])
        ]
        return [(card, NONE, 0) for card in hand.one_of_each(table, sorted(fitting))]

    @override
    def say(self, wording: Wording) -> str:
        return "an equipment card from your library"


SEARCH = (Choose(LibraryEquipment(), (EquipTarget(),), optional=True), ShuffleLibrary())

CARDS = (
    card(
        101143,
        "Magic of the Smith",
        action("tha", *SEARCH, stealth=1),
        action("THA", *SEARCH, stealth=3),
        exception="The search and the shuffling are two effects of the definition.",
    ),
)
