"""The goldfish: the deck plays alone, many times, and charts show the results."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelAction, PanelSpec
from vtes_deck.language import mark

PLAY = PanelAction("play", mark("Play goldfish games"), "Ctrl+Shift+G")


PANEL = PanelSpec(
    key="goldfish",
    title=mark("Goldfish"),
    icon="ui/fish",
    area=Area.RIGHT,
    order=45,
    factory=delayed("vtes_deck.gui.panels.goldfish.panel:GoldfishPanel"),
    group="meaning",
    hint=mark(
        "The deck plays alone on the rules engine, many times: how fast it is and where it jams"
    ),
    actions=(PLAY,),
)
