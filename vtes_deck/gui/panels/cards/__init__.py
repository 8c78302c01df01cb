"""The search panel for cards."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def _make(context: Context) -> Panel:
    # The modules are imported when the panel is first shown.
    from vtes_deck.gui.panels.cards.panel import CardsPanel

    return CardsPanel(context)


PANEL = PanelSpec(
    key="cards",
    title=mark("Cards"),
    icon="ui/card",
    area=Area.LEFT,
    order=0,
    factory=_make,
    group="cards",
    hint=mark("Search all cards; Enter or + adds one to the deck"),
)
