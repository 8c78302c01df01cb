"""The history of the deck: versions, steps, games, and the player's results."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelAction, PanelSpec
from vtes_deck.language import mark

ADD_RESULT = PanelAction("result", mark("Add a result of the deck …"), "Ctrl+Shift+R", "ui/trophy")


def make(context: Context) -> Panel:
    """Make the panel. Its module is imported when the panel is first shown."""
    from vtes_deck.gui.panels.history.panel import HistoryPanel

    return HistoryPanel(context)


PANEL = PanelSpec(
    key="history",
    title=mark("History"),
    icon="ui/recent",
    area=Area.RIGHT,
    order=90,
    factory=make,
    group="meaning",
    hint=mark("Versions and changes of this deck; select one to restore it"),
    actions=(ADD_RESULT,),
)
