"""Measures text on paper without hinting, so that lines break alike on every device.

Sizes and lengths are tenths of a millimetre.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from vtes_deck.graphics import card_face_text

REFERENCE = 100
"""Pixel size at which fonts are measured and drawn; the painter is scaled to the wanted size."""

POINT = 254 / 72
"""A point."""

LEADING = 1.3
"""Height of a line as a multiple of the size of the font."""

ASCENT = 0.95
"""Distance from the top of a line to the baseline, as a multiple of the size of the font."""

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"

_SANS = ("Noto Sans", "Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans Condensed")
_MONO = ("Noto Sans Mono", "Consolas", "Menlo", "Liberation Mono", "DejaVu Sans Mono")


class Style(StrEnum):
    """The kinds of lettering; ``NAME`` is that of names on drawn cards."""

    NAME = "name"
    PLAIN = "plain"
    BOLD = "bold"
    ITALIC = "italic"
    MONO = "mono"


@cache
def font(style: Style) -> QFont:
    """The font of a style, at the reference size."""
    if style is Style.NAME:
        made = QFont(card_face_text.face_font(card_face_text.Style.BOLD))
        made.setPixelSize(REFERENCE)
        return made
    made = QFont()
    mono = style is Style.MONO
    made.setFamilies(list(_MONO if mono else _SANS))
    made.setStyleHint(QFont.StyleHint.Monospace if mono else QFont.StyleHint.SansSerif)
    made.setPixelSize(REFERENCE)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setItalic(style is Style.ITALIC)
    made.setBold(style is Style.BOLD)
    return made


@cache
def _metrics(style: Style) -> QFontMetricsF:
    return QFontMetricsF(font(style))


@lru_cache(maxsize=20_000)
def _advance(text: str, style: Style) -> float:
    return _metrics(style).horizontalAdvance(text) / REFERENCE


def width(text: str, style: Style, size: float) -> float:
    """The width of a text."""
    return _advance(text, style) * size


def elided(text: str, style: Style, size: float, room: float) -> str:
    """A text, shortened with dots if it does not fit."""
    if width(text, style, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, style, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def fitted(
    text: str, style: Style, size: float, room: float, least: float = 6 * POINT
) -> tuple[str, float]:
    """A text in one line, as large as possible; below ``least`` it ends in dots.

    Returns:
        The text and its size.
    """
    needed = width(text, style, size)
    if needed <= room:
        return text, size
    smaller = max(least, size * room / needed * 0.999)
    return elided(text, style, smaller, room), smaller


def wrapped(text: str, style: Style, size: float, room: float) -> list[str]:
    """A text in lines; a word that is wider than a line is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, style, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        *whole, line = pieces(word, style, size, room)
        lines += whole
    return [*lines, line] if line or not lines else lines


def pieces(word: str, style: Style, size: float, room: float) -> list[str]:
    """A word cut into pieces that fit in a line and have at least one letter."""
    cut = []
    while width(word, style, size) > room and len(word) > 1:
        low, high = 1, len(word)
        while low < high:
            middle = (low + high + 1) // 2
            if width(word[:middle], style, size) <= room:
                low = middle
            else:
                high = middle - 1
        cut.append(word[:low])
        word = word[low:]
    return [*cut, word]
