"""The reading of an own card by the rules engine."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from cardbase.model import AnyCard
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.read_definitions import reading_of
from vtes_deck.language import mark, tr

if TYPE_CHECKING:
    from vtes_deck.effects.reader.cards import Reason


class Extent(StrEnum):
    """The extent to which the engine understands a text."""

    PLAIN = mark("The engine plays the whole card: its text states facts only.")
    NO_TEXT = mark("The card has no text, so the engine has nothing to play.")
    READ = mark("The engine reads the whole text.")
    NOT_READ = mark("The engine does not understand the whole text, so the text has no effect.")


class TextReading(msgspec.Struct, frozen=True):
    """The engine's reading of a text.

    Attributes:
        extent: the understood part.
        sentence: the first sentence that it does not understand; empty if it understands all.
        phrase: the phrase of the sentence at which it stops.
        reason: the problem with the phrase; ``None`` if the engine understands all.
    """

    extent: Extent
    sentence: str = ""
    phrase: str = ""
    reason: Reason | None = None

    @property
    def words(self) -> str:
        """All of it, in a sentence or two."""
        if self.extent is not Extent.NOT_READ:
            return tr(self.extent)
        stops = tr("The engine stops at: “{phrase}”", phrase=self.phrase or self.sentence)
        return f"{tr(self.extent)} {stops}"


def understanding(card: AnyCard) -> TextReading:
    """The engine's reading of the text of a card."""
    if is_plain(card):
        return TextReading(Extent.PLAIN)
    if not card.text:
        return TextReading(Extent.NO_TEXT)
    reading = reading_of(card)
    if reading.definition is not None:
        return TextReading(Extent.READ)
    first = reading.unknown[0]
    return TextReading(Extent.NOT_READ, _plain(first.sentence), _plain(first.phrase), first.reason)


_DIRECTED = str.maketrans(
    dict.fromkeys("\N{CIRCLED LATIN CAPITAL LETTER D}\N{CIRCLED LATIN SMALL LETTER D}", "(D)")
)
"""The sign of directed actions, which most fonts do not have."""


def _plain(text: str) -> str:
    """A text without signs that are drawn in card texts only."""
    return text.translate(_DIRECTED)
