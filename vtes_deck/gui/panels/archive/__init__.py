"""The archive of winning decks: search, card usage, and ideas for the open deck.

The panels are imported when they are first shown, so that the start does not wait for them.
"""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def _archive(context: Context) -> Panel:
    from vtes_deck.gui.panels.archive.panel import ArchivePanel

    return ArchivePanel(context)


def _ideas(context: Context) -> Panel:
    from vtes_deck.gui.panels.archive.ideas import IdeasPanel

    return IdeasPanel(context)


PANELS = (
    PanelSpec(
        key="archive",
        title=mark("Winning decks"),
        icon="ui/trophy",
        area=Area.LEFT,
        order=50,
        factory=_archive,
        group="cards",
        hint=mark("Decks that won tournaments, to view and to copy, and what they play"),
    ),
    PanelSpec(
        key="ideas",
        title=mark("Ideas"),
        icon="ui/idea",
        area=Area.LEFT,
        order=52,
        factory=_ideas,
        group="cards",
        hint=mark("Similar winning decks, and the cards they suggest"),
    ),
)
