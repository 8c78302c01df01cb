"""The player's decks, and the preconstructed decks."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANELS = (
    PanelSpec(
        key="shelf",
        title=mark("Shelf"),
        icon="ui/collection",
        area=Area.LEFT,
        order=72,
        factory=delayed("vtes_deck.gui.panels.shelf.decks:ShelfPanel"),
        group="cards",
        hint=mark("The decks in your folders, with tags, notes and missing cards"),
    ),
    PanelSpec(
        key="precons",
        title=mark("Precons"),
        icon="ui/archive",
        area=Area.LEFT,
        order=74,
        factory=delayed("vtes_deck.gui.panels.shelf.precons:PreconsPanel"),
        group="cards",
        hint=mark(
            "Preconstructed decks: view them, open a copy, add their cards to your collection"
        ),
    ),
)
