"""Paints the last events in the middle of the table while no action is in progress."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from vtes_deck.app.game_table.line_weights import Weight
from vtes_deck.app.game_table.log_lines import LogLine
from vtes_deck.graphics import theme

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def paint_lines(painter: QPainter, room: QRectF, lines: Sequence[LogLine], gap: float) -> None:
    """Paint the sentences that fit, from the top; major ones are bold, the newest is bright.

    Args:
        painter: a painter with the font of the sentences.
        room: their place.
        lines: the sentences, oldest first.
        gap: the space between sentences.
    """
    usual = QFont(painter.font())
    bold = QFont(usual)
    bold.setBold(True)
    endless = QRectF(room.left(), room.top(), room.width(), 9e3).toRect()
    fonts = [bold if line.weight is Weight.MAJOR else usual for line in lines]
    high = [
        QFontMetrics(font).boundingRect(endless, _WRAPPED, line.text).height() + gap
        for line, font in zip(lines, fonts, strict=True)
    ]
    look, top = theme.tokens(), room.top()
    for number in fitting_lines(high, [line.weight for line in lines], room.height() + gap):
        bright = number == len(lines) - 1 or lines[number].weight is Weight.MAJOR
        painter.setFont(fonts[number])
        painter.setPen(look.color("felt-text" if bright else "felt-muted"))
        here = QRectF(room.left(), top, room.width(), high[number])
        painter.drawText(here, _WRAPPED, lines[number].text)
        top += high[number]


def fitting_lines(heights: Sequence[float], weights: Sequence[int], room: float) -> list[int]:
    """The places of the lines that fit into a height, least important and oldest left out."""
    left = list(range(len(heights)))
    while left and sum(heights[place] for place in left) > room:
        left.remove(min(left, key=lambda place: (weights[place], place)))
    return left
