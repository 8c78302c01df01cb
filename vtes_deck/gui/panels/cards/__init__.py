"""The search panel for cards."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelAction, PanelSpec
from vtes_deck.language import mark

FIND = PanelAction("find", mark("&Search"), "Ctrl+F", "ui/search")
FILTERS = PanelAction("filters", mark("&Filters"), "Ctrl+Shift+F", "ui/filter")
GRID = PanelAction("card_grid", mark("As a g&rid"), "Ctrl+4", "ui/grid")


PANEL = PanelSpec(
    key="cards",
    title=mark("Cards"),
    icon="ui/card",
    area=Area.LEFT,
    order=0,
    factory=delayed("vtes_deck.gui.panels.cards.panel:CardsPanel"),
    group="cards",
    hint=mark("Search all cards; Enter or + adds one to the deck"),
    actions=(FIND, FILTERS, GRID),
)
