"""The composition of the deck as charts."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def make(context: Context) -> Panel:
    """Make the panel. Its module is imported when the panel is first shown."""
    from vtes_deck.gui.panels.composition.panel import CompositionPanel

    return CompositionPanel(context)


PANEL = PanelSpec(
    key="composition",
    title=mark("Composition"),
    icon="ui/statistics",
    area=Area.RIGHT,
    order=20,
    factory=make,
    group="meaning",
    hint=mark("What the deck is made of, counted as you edit"),
)
