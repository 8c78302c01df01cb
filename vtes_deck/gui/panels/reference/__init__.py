"""The rules for reference, by phase or by search, and the rulings of a card."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANEL = PanelSpec(
    key="reference",
    title=mark("Rules"),
    icon="ui/rulings",
    area=Area.LEFT,
    order=90,
    factory=delayed("vtes_deck.gui.panels.reference.panel:ReferencePanel"),
    group="cards",
    hint=mark("A searchable summary of the rules by phase, and the rulings on a card"),
)
