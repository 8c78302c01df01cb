"""Bars of charts as text, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence


def bar(share: float, width: int) -> str:
    """A bar of a chart, in eighths of a character.

    >>> bar(0.5, 4), bar(0.001, 4), bar(0, 4)
    ('██', '▏', '')
    """
    if not share:
        return ""
    eighths = max(1, round(share * width * 8))
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def stacked_bar(weights: Sequence[int], shades: str, width: int) -> str:
    """The shares of a whole in one bar, each drawn with its own character.

    >>> stacked_bar((1, 2, 1), "ABC", 8)
    'AABBBBCC'
    """
    total, before, text = sum(weights), 0, ""
    for shade, weight in zip(shades, weights, strict=True):
        before += weight
        text += shade * (round(width * before / total) - len(text))
    return text
