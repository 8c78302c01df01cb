"""The odds of the deck: influence curve, opening crypt, and questions about draws."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANEL = PanelSpec(
    key="odds",
    title=mark("Odds"),
    icon="ui/dice",
    area=Area.RIGHT,
    order=40,
    factory=delayed("vtes_deck.gui.panels.odds.panel:OddsPanel"),
    group="meaning",
    hint=mark("How soon vampires become ready, and the odds of any draw"),
)
