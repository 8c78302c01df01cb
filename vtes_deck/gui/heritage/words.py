"""The names on the board: attributes, battlegrounds and the data set in use."""

from __future__ import annotations

from vtes_deck.heritage import DataSet
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.language import mark, tr

KINDS = {
    "class": mark("class"),
    "temperament": mark("temperament"),
    "geography": mark("geography"),
    "archetype": mark("archetype"),
}

TITLES = (
    mark("Of Clans High and Low"),
    mark("The Beast Within"),
    mark("The War of the Princes"),
    mark("The Inquisition"),
    mark("The Anarch Revolt"),
    mark("The Masquerade"),
    mark("The Court"),
    mark("The Rise of Humanity"),
    mark("The Sabbat Wars"),
)
"""The titles of the battlegrounds, for translators."""


def battleground_title(letter: str) -> str:
    """The title of a battleground."""
    return tr(BATTLEGROUNDS[letter].title)


def data_label(data: DataSet) -> str:
    """The name of the data set in use, marked if it is a demonstration."""
    if data.about.demonstration:
        return tr(
            "{name}: names and cards made up for VTES Deck, not those of the game",
            name=data.about.name,
        )
    return data.about.name
