"""The collection: owned cards, their use in decks, and the cards the open deck lacks."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.language import mark

PANEL = PanelSpec(
    key="collection",
    title=mark("Collection"),
    icon="ui/deck",
    area=Area.LEFT,
    order=70,
    factory=delayed("vtes_deck.gui.panels.collection.panel:CollectionPanel"),
    group="cards",
    hint=mark("Cards you own, the decks that use them, and cards missing from this deck"),
)
