"""The odds of the deck: influence curve, opening crypt, and questions about draws."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def make(context: Context) -> Panel:
    """Make the panel. Its module is imported when the panel is first shown."""
    from vtes_deck.gui.panels.odds.panel import OddsPanel

    return OddsPanel(context)


PANEL = PanelSpec(
    key="odds",
    title=mark("Odds"),
    icon="ui/dice",
    area=Area.RIGHT,
    order=40,
    factory=make,
    group="meaning",
    hint=mark("How soon vampires become ready, and the odds of any draw"),
)
