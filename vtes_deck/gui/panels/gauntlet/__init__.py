"""The gauntlet: the deck plays tables drawn from a field of decks, and charts fill with results."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelAction, PanelSpec
from vtes_deck.language import mark

PLAY = PanelAction("play", mark("Play a gauntlet"), "Ctrl+Alt+G")


def make(context: Context) -> Panel:
    """Make the panel. Its module, with the rules engine, is imported when it is first shown."""
    from vtes_deck.gui.panels.gauntlet.panel import GauntletPanel

    return GauntletPanel(context)


PANEL = PanelSpec(
    key="gauntlet",
    title=mark("Gauntlet"),
    icon="ui/grid",
    area=Area.RIGHT,
    order=46,
    factory=make,
    group="meaning",
    hint=mark(
        "The deck plays whole games at tables of winning decks: victory points by seat, prey and "
        "predator"
    ),
    actions=(PLAY,),
)
