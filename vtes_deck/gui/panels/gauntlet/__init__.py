"""The gauntlet: the deck plays tables drawn from a field of decks, and charts fill with results."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelAction, PanelSpec
from vtes_deck.language import mark

PLAY = PanelAction("play", mark("Play a gauntlet"), "Ctrl+Alt+G")


PANEL = PanelSpec(
    key="gauntlet",
    title=mark("Gauntlet"),
    icon="ui/grid",
    area=Area.RIGHT,
    order=46,
    factory=delayed("vtes_deck.gui.panels.gauntlet.panel:GauntletPanel"),
    group="meaning",
    hint=mark(
        "The deck plays whole games at tables of winning decks: victory points by seat, prey and "
        "predator"
    ),
    actions=(PLAY,),
)
