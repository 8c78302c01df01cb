"""Paints the last log lines in the middle of the table while nothing is under way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from vtes_deck.graphics import theme

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def paint_lines(painter: QPainter, room: QRectF, lines: Sequence[str], gap: float) -> None:
    """Paint the last sentences that fit, from the top; the newest is the brightest.

    Args:
        painter: a painter with the font of the sentences.
        room: their place.
        lines: the sentences, oldest first.
        gap: the space between sentences.
    """
    measure = painter.fontMetrics()
    endless = QRectF(room.left(), room.top(), room.width(), 9e3).toRect()
    high = [measure.boundingRect(endless, _WRAPPED, line).height() + gap for line in lines]
    first = first_that_fits(high, room.height() + gap)
    look, top = theme.tokens(), room.top()
    for number in range(first, len(lines)):
        newest = number == len(lines) - 1
        painter.setPen(look.color("felt-text" if newest else "felt-muted"))
        here = QRectF(room.left(), top, room.width(), high[number])
        painter.drawText(here, _WRAPPED, lines[number])
        top += high[number]


def first_that_fits(heights: Sequence[float], room: float) -> int:
    """The index of the first sentence from which all sentences fit into a height."""
    first = len(heights)
    while first and heights[first - 1] <= room:
        first -= 1
        room -= heights[first]
    return first
