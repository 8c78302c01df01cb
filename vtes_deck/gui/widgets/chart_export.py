"""A chart as a picture for paper, on the clipboard or in a file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QPoint
from PySide6.QtGui import QImage, QImageWriter, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import theme

_FINE = 3.0
"""Pixels of the picture for each pixel of the screen, so that it is sharp in print."""


def picture_of(chart: QWidget) -> QImage:
    """The chart in the colours of paper, in every theme of the window."""
    image = QImage(chart.size() * _FINE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_FINE)
    with theme.printed():
        image.fill(theme.tokens().color("field"))
        painter = QPainter(image)
        chart.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        painter.end()
    return image


def png_of(chart: QWidget) -> bytes:
    """The picture of a chart as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(picture_of(chart))
    return bytes(buffer.data().data())
