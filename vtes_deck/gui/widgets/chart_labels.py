"""Labels along an axis: each is complete, or left out if it does not fit."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter


def every(texts: Sequence[str], step: float, letters: QFontMetrics) -> int:
    """The interval between labels that fit, in labels."""
    wide = max((_width(text, letters) for text in texts), default=0.0)
    # A wide label at the edge is moved inwards, and needs more space there.
    room = wide if wide <= step else 1.5 * wide - step / 2
    return max(1, math.ceil(room / max(step, 1.0)))


def draw_label(
    painter: QPainter,
    middle: float,
    top: float,
    right: float,
    text: str,
    ground: QColor | None = None,
) -> None:
    """Write a label around ``middle``, moved so that it stays between 0 and ``right``.

    Args:
        painter: the painter of the chart.
        middle: its centre.
        top: the top of its line.
        right: the edge of the chart.
        text: the label.
        ground: the background of the letters, if lines may cross them.
    """
    letters = painter.fontMetrics()
    place = QRectF(0, top, _width(text, letters), letters.height())
    place.moveLeft(max(0.0, min(middle - place.width() / 2, right - place.width())))
    if ground is not None and text:
        high = letters.tightBoundingRect(text).height() + 2
        painter.fillRect(
            place.adjusted(1, (place.height() - high) / 2, -1, (high - place.height()) / 2), ground
        )
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def _width(text: str, letters: QFontMetrics) -> float:
    return letters.horizontalAdvance(text) + 3.0 if text else 0.0
