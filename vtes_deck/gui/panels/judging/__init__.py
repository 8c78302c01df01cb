"""For judges: many lists checked at once, as a table of verdicts."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANEL = PanelSpec(
    key="judging",
    title=mark("Lists"),
    icon="ui/judge",
    area=Area.LEFT,
    order=80,
    factory=delayed("vtes_deck.gui.panels.judging.panel:ListCheckPanel"),
    group="cards",
    hint=mark("Check a folder of deck lists at once, as a judge does before a tournament"),
)
