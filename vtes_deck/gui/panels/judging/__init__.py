"""For judges: many lists checked at once, as a table of verdicts."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def _make(context: Context) -> Panel:
    from vtes_deck.gui.panels.judging.panel import ListCheckPanel

    return ListCheckPanel(context)


PANEL = PanelSpec(
    key="judging",
    title=mark("Lists"),
    icon="ui/judge",
    area=Area.LEFT,
    order=80,
    factory=_make,
    group="cards",
    hint=mark("Check a folder of deck lists at once, as a judge does before a tournament"),
)
