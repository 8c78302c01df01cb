"""The picture next to the pointer while cards are dragged."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import theme

SIDE, ABOVE = 8, 4
"""Pixels between the text and the edges."""


def drag_picture(text: str, widget: QWidget) -> QPixmap:
    """A text on the colour of the selection, in the font and resolution of a widget."""
    metrics = widget.fontMetrics()
    width, height = metrics.horizontalAdvance(text) + 2 * SIDE, metrics.height() + 2 * ABOVE
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    look = theme.tokens()
    picture.fill(look.color("selection"))
    painter = QPainter(picture)
    painter.setFont(widget.font())
    painter.setPen(look.color("text-selected"))
    painter.drawText(SIDE, ABOVE + metrics.ascent(), text)
    painter.end()
    return picture
