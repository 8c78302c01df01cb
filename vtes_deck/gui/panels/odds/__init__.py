"""The odds of the deck: influence curve, opening crypt, and questions about draws."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.gui.panels.odds.panel import OddsPanel
from vtes_deck.language import mark

__all__ = ["PANEL", "OddsPanel"]

PANEL = PanelSpec(
    key="odds",
    title=mark("Odds"),
    icon="ui/dice",
    area=Area.RIGHT,
    order=40,
    factory=OddsPanel,
    group="meaning",
    hint=mark("How soon vampires become ready, and the odds of any draw"),
)
