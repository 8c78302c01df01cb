"""The colours of cards in charts: bars made of the colours of types or clans.

The colours are those of the drawn cards, changed in lightness until they stand out from the window.
High contrast has one colour for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

import msgspec
from PySide6.QtGui import QColor

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face_ornament import accents, clan_accent, type_accent
from vtes_deck.graphics.colors import contrast

_MIN_CONTRAST = 3.0
"""The contrast of a bar with the window (WCAG 2.2, 1.4.11)."""

_STEP = 6
"""The change of the lightness of a colour that is too close to the window, of 255."""


class Part(msgspec.Struct, frozen=True):
    """A coloured part of a bar.

    Attributes:
        size: its length, in the unit of the bar.
        color: its colour.
        name: its clan or type, in English; it may be empty.
    """

    size: float
    color: QColor
    name: str = ""


def card_color(card: AnyCard) -> QColor:
    """The colour of the clan or first type of a card."""
    return _visible(accents(card)[0])


def type_color(name: str) -> QColor:
    """The colour of a card type, or of the first of two (``Action Modifier/Combat``)."""
    return _visible(type_accent(name.partition("/")[0]))


def clan_parts(cards: Iterable[tuple[CryptCard, int]]) -> tuple[Part, ...]:
    """Parts by clan: the copies of crypt cards, the most first."""
    return _parts(cards, lambda card: card.clan, clan_color)


def clan_color(clan: str) -> QColor:
    """The colour of a clan."""
    return _visible(clan_accent(clan))


def type_parts(cards: Iterable[tuple[LibraryCard, int]]) -> tuple[Part, ...]:
    """Parts by the first type: the copies of library cards, the most first."""
    return _parts(cards, lambda card: str(card.types[0]) if card.types else "", type_color)


def _parts[C](
    cards: Iterable[tuple[C, int]], key: Callable[[C], str], color: Callable[[str], QColor]
) -> tuple[Part, ...]:
    sums: dict[str, int] = {}
    for card, copies in cards:
        sums[key(card)] = sums.get(key(card), 0) + copies
    ordered = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
    return tuple(Part(copies, color(name), name) for name, copies in ordered)


def _visible(color: QColor) -> QColor:
    look = theme.tokens()
    if look.strong:
        return look.color("chart-data")
    return QColor(_standing_out(color.name(), look.color("window").name()))


@lru_cache(maxsize=300)
def _standing_out(name: str, ground: str) -> str:
    """The colour, darker on a light background or lighter on a dark one until it stands out."""
    color, behind = QColor(name), QColor(ground)
    way = -_STEP if behind.lightness() > 127 else _STEP
    while contrast(color, behind) < _MIN_CONTRAST and 0 < color.lightness() < 255:
        light = max(0, min(255, color.lightness() + way))
        color = QColor.fromHsl(color.hslHue(), color.hslSaturation(), light)
    return color.name()
