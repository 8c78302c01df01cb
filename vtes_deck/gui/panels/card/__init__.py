"""The panel that shows the current card."""

from __future__ import annotations

from vtes_deck.gui.lazy_imports import delayed
from vtes_deck.gui.panels import Area, PanelAction, PanelSpec
from vtes_deck.language import mark

BACK = PanelAction("back", mark("&Back"), "Alt+Left", "ui/chevron-left")
FORTH = PanelAction("forth", mark("&Forward"), "Alt+Right", "ui/chevron-right")
PICTURE = PanelAction("picture", mark("Show the &picture"), "Alt+P", "ui/picture")
ZOOM = PanelAction("zoom", mark("Fit to the &window"), "Alt+Z", "ui/fullscreen")


PANEL = PanelSpec(
    key="card",
    title=mark("Card"),
    icon="ui/picture",
    area=Area.RIGHT,
    order=0,
    factory=delayed("vtes_deck.gui.panels.card.panel:CardPanel"),
    group="card",
    hint=mark("The selected card: text, rulings, who can play it, where it was printed"),
    tab=False,
    actions=(BACK, FORTH, PICTURE, ZOOM),
)
