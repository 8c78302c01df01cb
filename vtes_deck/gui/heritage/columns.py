"""Columns of a battleground, each with a sign and a name at the top."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from vtes_deck.gui.heritage import token_painter

_CENTRE = Qt.AlignmentFlag.AlignCenter
_WRAPPED = int(_CENTRE) | int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextWrapAnywhere)


def draw_cell(painter: QPainter, box: QRectF, ground: str, edge: str = "border") -> None:
    """A box with rounded corners."""
    painter.setPen(QPen(token_painter.colour(edge), 1))
    painter.setBrush(token_painter.colour(ground))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(token_painter.colour("text"))


@dataclass(frozen=True)
class Column:
    """A column of a board: its box, and the part of it below the heading."""

    word: str
    box: QRectF
    inner: QRectF


def columns(
    painter: QPainter, box: QRectF, line: float, heads: Sequence[tuple[str, str, str]]
) -> list[Column]:
    """Columns with a sign and a name at the top; names that are too wide get separate lines.

    Args:
        painter: a painter with the font of the board.
        box: the area of all columns.
        line: height of a line of text.
        heads: the word, the attribute of the sign, and the name of each column.
    """
    width = box.width() / max(1, len(heads))
    room = width - 5 - 8 - line - 4
    small = token_painter.small_font(painter.font(), 0.75, bold=True)
    below = any(QFontMetricsF(small).horizontalAdvance(name) > room for _, _, name in heads)
    small.setBold(not below)
    wide = QRectF(0, 0, width - 9, box.height())
    boxes = [QFontMetricsF(small).boundingRect(wide, _WRAPPED, name) for _, _, name in heads]
    height = line * 1.4 + (max(one.height() for one in boxes) if below else 0)
    found = []
    for place, (word, sign, name) in enumerate(heads):
        column = QRectF(box.left() + place * width, box.top(), width - 5, box.height())
        draw_cell(painter, column, "field")
        head = QRectF(column.left() + 4, column.top() + 2, column.width() - 8, line * 1.2)
        spot = QRectF(head.left(), head.top() + 1, line, line)
        with token_painter.kept(painter):
            if below:
                spot.moveCenter(QPointF(head.center().x(), spot.center().y()))
                painter.setFont(small)
                text = QRectF(column.left() + 2, head.bottom(), column.width() - 4, height)
                text.setBottom(column.top() + height)
                painter.drawText(text, _WRAPPED, name)
            else:
                text = head.adjusted(line + 4, 0, 0, 0)
                token_painter.fit_font(painter, painter.font(), name, text.width())
                token_painter.write(painter, text, name)
        token_painter.attribute(painter, spot, sign)
        found.append(Column(word, column, column.adjusted(4, height, -4, -4)))
    return found
