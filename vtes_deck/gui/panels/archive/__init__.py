"""The archive of winning decks: find one, see what is played, have ideas for the open deck."""

from vtes_deck.gui.panels import Area, PanelSpec
from vtes_deck.gui.panels.archive.ideas import IdeasPanel
from vtes_deck.gui.panels.archive.panel import ArchivePanel

PANELS = (
    PanelSpec(
        key="archive",
        title="Winning decks",
        area=Area.LEFT,
        order=50,
        factory=ArchivePanel,
        group="cards",
        hint="Decks that won tournaments, to look at and to copy, and what is played in them",
    ),
    PanelSpec(
        key="ideas",
        title="Ideas",
        area=Area.LEFT,
        order=52,
        factory=IdeasPanel,
        group="cards",
        hint="Winning decks like this one, and cards that they make one think of",
    ),
)
