"""The rules for reference, by phase or by search, and the rulings of a card."""

from __future__ import annotations

from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.language import mark


def _make(context: Context) -> Panel:
    from vtes_deck.gui.panels.reference.panel import ReferencePanel

    return ReferencePanel(context)


PANEL = PanelSpec(
    key="reference",
    title=mark("Rules"),
    icon="ui/rulings",
    area=Area.LEFT,
    order=90,
    factory=_make,
    group="cards",
    hint=mark("A searchable summary of the rules by phase, and the rulings on a card"),
)
