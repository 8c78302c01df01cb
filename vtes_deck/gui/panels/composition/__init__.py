"""The composition of the deck as charts."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANEL = PanelSpec(
    key="composition",
    title=mark("Composition"),
    icon="ui/statistics",
    area=Area.RIGHT,
    order=20,
    factory=delayed("vtes_deck.gui.panels.composition.panel:CompositionPanel"),
    group="meaning",
    hint=mark("The composition of the deck, updated as you edit"),
)
