"""The history of the deck: versions, steps, games, and the player's results."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelAction, PanelSpec
from vtes_deck.language import mark

ADD_RESULT = PanelAction("result", mark("Add a result of the deck …"), "Ctrl+Shift+R", "ui/trophy")


PANEL = PanelSpec(
    key="history",
    title=mark("History"),
    icon="ui/recent",
    area=Area.RIGHT,
    order=90,
    factory=delayed("vtes_deck.gui.panels.history.panel:HistoryPanel"),
    group="meaning",
    hint=mark("Versions and changes of this deck; select one to restore it"),
    actions=(ADD_RESULT,),
)
