"""The archive of winning decks: search, card usage, and ideas for the open deck.

The panels are imported when they are first shown, so that the start does not wait for them.
"""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANELS = (
    PanelSpec(
        key="archive",
        title=mark("Winning decks"),
        icon="ui/trophy",
        area=Area.LEFT,
        order=50,
        factory=delayed("vtes_deck.gui.panels.archive.panel:ArchivePanel"),
        group="cards",
        hint=mark("Decks that won tournaments, to view and to copy, and what they play"),
    ),
    PanelSpec(
        key="ideas",
        title=mark("Ideas"),
        icon="ui/idea",
        area=Area.LEFT,
        order=52,
        factory=delayed("vtes_deck.gui.panels.archive.ideas:IdeasPanel"),
        group="cards",
        hint=mark("Similar winning decks, and the cards they suggest"),
    ),
)
