"""The felt of the table, with the area of each seat."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPen, QPixmap, QRadialGradient

from vtes_deck.graphics import theme


def felt(size: QSize, ratio: float, areas: Iterable[tuple[QRect, tuple[bool, bool]]]) -> QPixmap:
    """Paint the felt.

    Args:
        size: the size of the table, in device-independent pixels.
        ratio: the pixels of the screen for each of them.
        areas: the area of each seat, whether it is her turn, and whether she has been ousted.
    """
    look = theme.tokens()
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    whole = QRect(0, 0, size.width(), size.height())
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shade = QRadialGradient(whole.center().toPointF(), max(size.width(), size.height()) * 0.62)
    shade.setColorAt(0, look.color("felt"))
    shade.setColorAt(1, look.color("felt-edge"))
    painter.fillRect(whole, shade)
    painter.setBrush(look.color("felt-seat"))
    for area, (active, ousted) in areas:
        painter.setPen(QPen(look.color("felt-turn" if active else "felt-line"), 2 if active else 1))
        painter.setOpacity(0.45 if ousted else 0.85)
        painter.drawRoundedRect(area, 10, 10)
    painter.end()
    return made
