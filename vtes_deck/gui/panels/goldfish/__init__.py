"""The goldfish: the deck plays alone, many times, and charts fill with what happened."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.gui.panels.goldfish.panel import GoldfishPanel

PANEL = PanelSpec(
    key="goldfish",
    title="Goldfish",
    area=Area.RIGHT,
    order=45,
    factory=GoldfishPanel,
    group="meaning",
    hint="The deck plays alone on the rules engine, many times: how fast it is and where it jams",
)
