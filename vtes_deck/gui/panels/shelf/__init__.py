"""The player's decks, and the preconstructed decks."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def _shelf(context: Context) -> Panel:
    from vtes_deck.gui.panels.shelf.decks import ShelfPanel

    return ShelfPanel(context)


def _precons(context: Context) -> Panel:
    from vtes_deck.gui.panels.shelf.precons import PreconsPanel

    return PreconsPanel(context)


PANELS = (
    PanelSpec(
        key="shelf",
        title=mark("Shelf"),
        icon="ui/collection",
        area=Area.LEFT,
        order=72,
        factory=_shelf,
        group="cards",
        hint=mark("The decks in your folders, with tags, notes and missing cards"),
    ),
    PanelSpec(
        key="precons",
        title=mark("Precons"),
        icon="ui/archive",
        area=Area.LEFT,
        order=74,
        factory=_precons,
        group="cards",
        hint=mark(
            "Preconstructed decks: view them, open a copy, add their cards to your collection"
        ),
    ),
)
