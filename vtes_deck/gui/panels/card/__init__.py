"""The panel that shows the current card."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def _make(context: Context) -> Panel:
    # The modules are imported when the panel is first shown.
    from vtes_deck.gui.panels.card.panel import CardPanel

    return CardPanel(context)


PANEL = PanelSpec(
    key="card",
    title=mark("Card"),
    icon="ui/picture",
    area=Area.RIGHT,
    order=0,
    factory=_make,
    group="card",
    hint=mark("The selected card: text, rulings, who can play it, where it was printed"),
    tab=False,
)
