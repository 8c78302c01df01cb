"""Labels of charts: each is complete, and does not overlap lines or other labels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter


def every(texts: Sequence[str], step: float, letters: QFontMetrics) -> int:
    """The interval at which labels fit: 1 for every label, 2 for every second one."""
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
    place = label_box(text, letters).translated(0, top)
    place.moveLeft(max(0.0, min(middle - place.width() / 2, right - place.width())))
    if ground is not None and text:
        high = letters.tightBoundingRect(text).height() + 2
        painter.fillRect(
            place.adjusted(1, (place.height() - high) / 2, -1, (high - place.height()) / 2), ground
        )
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def label_box(text: str, letters: QFontMetrics) -> QRectF:
    """The size of a label, as a rectangle at the origin."""
    return QRectF(0, 0, _width(text, letters), letters.height())


def spread(wanted: Sequence[float], height: float, top: float, bottom: float) -> list[float]:
    """The centres of labels in a column, near the wanted ones, without overlap.

    The sum of the squared distances is minimal.

    Args:
        wanted: the centre of each label, in any order.
        height: the height of a label.
        top: the upper edge of the column, which is high enough for all labels.
        bottom: the lower edge.
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    # Without the heights of the labels above, the centres only have to ascend.
    groups: list[tuple[float, int]] = []
    for place, at in enumerate(order):
        mean, size = wanted[at] - place * height, 1
        while groups and groups[-1][0] > mean:
            before, count = groups.pop()
            mean = (before * count + mean * size) / (count + size)
            size += count
        groups.append((mean, size))
    least, most = top + height / 2, bottom - height * (len(wanted) - 0.5)
    ascending = [min(max(mean, least), most) for mean, size in groups for _ in range(size)]
    found = [0.0] * len(wanted)
    for place, at in enumerate(order):
        found[at] = ascending[place] + place * height
    return found


def free_place(
    point: QPointF, size: QRectF, inside: QRectF, lines: Iterable[tuple[QPointF, QPointF]]
) -> QRectF | None:
    """The place of a label at a point that no line crosses; ``None`` if there is none.

    Args:
        point: a point of a curve.
        size: the size of the label; its position is ignored.
        inside: the area that must contain the label.
        lines: the pieces of all curves near the point.
    """
    wide, high, gap = size.width(), size.height(), 5.0
    near = tuple(lines)
    left, centre, right = (
        point.x() - wide - gap,
        point.x() - wide / 2,
        point.x() + gap,
    )
    above, level, below = point.y() - high - gap, point.y() - high / 2, point.y() + gap
    for x, y in (
        (centre, above),
        (centre, below),
        (left, above),
        (right, above),
        (right, below),
        (left, below),
        (right, level),
        (left, level),
    ):
        place = QRectF(x, y, wide, high)
        place.moveLeft(max(inside.left(), min(place.left(), inside.right() - wide)))
        if place.top() < inside.top() or place.bottom() > inside.bottom():
            continue
        if not any(_crosses(place, *piece) for piece in near):
            return place
    return None


def _crosses(place: QRectF, begin: QPointF, end: QPointF) -> bool:
    """Whether a piece of a line runs through an area (Liang and Barsky)."""
    along = end - begin
    first, last = 0.0, 1.0
    for speed, room in (
        (-along.x(), begin.x() - place.left()),
        (along.x(), place.right() - begin.x()),
        (-along.y(), begin.y() - place.top()),
        (along.y(), place.bottom() - begin.y()),
    ):
        if speed == 0:
            if room < 0:
                return False
        elif speed < 0:
            first = max(first, room / speed)
        else:
            last = min(last, room / speed)
    return first <= last


def _width(text: str, letters: QFontMetrics) -> float:
    return letters.horizontalAdvance(text) + 3.0 if text else 0.0
