"""Actions with Blood Sorcery."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Choose,
    EquipTarget,
    LibraryEquipment,
    ShuffleLibrary,
    action,
    card,
)

SEARCH = (Choose(LibraryEquipment(), (EquipTarget(),), optional=True), ShuffleLibrary())

CARDS = (
    card(
        101143,
        "Magic of the Smith",
        action("tha", *SEARCH, stealth=1),
        action("THA", *SEARCH, stealth=3),
    ),
)
