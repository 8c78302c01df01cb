"""The goldfish: the deck plays alone, many times, and charts show the results."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelAction, PanelSpec
from vtes_deck.language import mark

PLAY = PanelAction("play", mark("Play goldfish games"), "Ctrl+Shift+G")


def make(context: Context) -> Panel:
    """Make the panel. Its module, with the rules engine, is imported when it is first shown."""
    from vtes_deck.gui.panels.goldfish.panel import GoldfishPanel

    return GoldfishPanel(context)


PANEL = PanelSpec(
    key="goldfish",
    title=mark("Goldfish"),
    icon="ui/fish",
    area=Area.RIGHT,
    order=45,
    factory=make,
    group="meaning",
    hint=mark(
        "The deck plays alone on the rules engine, many times: how fast it is and where it jams"
    ),
    actions=(PLAY,),
)
