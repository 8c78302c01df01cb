"""Paints the cards of a deck as pictures, with headings and copies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.deck_stacks import Stack
from vtes_deck.app.decklist import Row
from vtes_deck.deck.model import Slot
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face import RATIO, paint_blank
from vtes_deck.gui.widgets.card_tile import draw_capacity
from vtes_deck.gui.widgets.deck_picture_layout import Spacing, widened
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.language import number

_STRIPE = 0.145
"""The part of a card that shows its name."""


class PicturePainter:
    """Paints headings and cards in one font.

    Args of the constructor:
        font: the font of the view.
        faces: draws the cards.
        stacked: whether cards cover each other, with the copies to their left.
        ratio: pixels of the screen for one of the view.
    """

    def __init__(self, font: QFont, faces: FaceCache, *, stacked: bool, ratio: float) -> None:
        self.stacked = stacked
        self._faces = faces
        self._ratio = ratio
        self._font = QFont(font)
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._metrics = theme.Metrics.of(font)

    def spacing(self, widths: tuple[int, int], room: int, stacks: Sequence[Stack]) -> Spacing:
        """The lengths for cards between two widths that fill the width of a view."""
        metrics = self._metrics
        margin, lines = 0, 1
        measure = QFontMetrics(self._bold)
        if self.stacked:
            margin = measure.horizontalAdvance(_copies(99)) + metrics.pad + 2 + self._size_room
        width, across = widened(*widths, margin + metrics.pad, room - metrics.pad)
        card = QSize(width, round(width * RATIO))
        stripe = max(round(card.height() * _STRIPE), metrics.line)
        if self.stacked:
            widest = max((measure.horizontalAdvance(_heading(s)) for s in stacks), default=0)
            lines += widest > width + margin
        heading = metrics.line * lines + metrics.pad
        return Spacing(card, metrics.pad, heading, stripe, margin, across)

    def heading(self, painter: QPainter, rect: QRect, stack: Stack) -> None:
        """Paint the heading of a stack."""
        look = theme.tokens()
        painter.setFont(self._bold)
        painter.setPen(look.color("warning" if stack.unknown else "text"))
        flags = Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        painter.drawText(rect, int(flags), _heading(stack))

    def card(self, painter: QPainter, place: QRect, row: Row, *, selected: bool) -> None:
        """Paint a card with its copies, or the name of a line that is not a card."""
        face = None
        if isinstance(row, Slot):
            face = self._faces.face(row.card, place.size(), self._ratio)
            if face is None:
                face = self._faces.other_size(row.card)
        if face is not None:
            painter.drawPixmap(place, face)
        else:
            self._paint_name_only(painter, place, row)
        if selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.tokens().color("focus"), 3))
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6)
        self._paint_count(painter, place, row)

    def _paint_name_only(self, painter: QPainter, place: QRect, row: Row) -> None:
        """Paint the name of a card that is not drawn yet, or of a line that is not a card."""
        look, metrics = theme.tokens(), self._metrics
        if isinstance(row, Slot):
            paint_blank(painter, place.toRectF(), row.card)
            painter.setPen(look.color("felt-text"))
        else:
            painter.setBrush(look.color("warning-ground"))
            painter.setPen(look.color("warning"))
            painter.drawRoundedRect(place, 6, 6)
            painter.setPen(look.color("text"))
        painter.setFont(self._font)
        name = row.card.name if isinstance(row, Slot) else row.name
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(
            place.adjusted(metrics.gap, metrics.gap, -metrics.gap, 0), int(flags), name
        )

    def _paint_count(self, painter: QPainter, place: QRect, row: Row) -> None:
        if not row.count:
            return  # a suggested card that is not in the deck
        look, metrics = theme.tokens(), self._metrics
        painter.setFont(self._bold)
        text = _copies(row.count)
        width = painter.fontMetrics().horizontalAdvance(text) + metrics.pad
        below_name = place.top() + round(place.height() * _STRIPE)
        badge = QRect(place.right() - width - 2, below_name, width, metrics.line)
        if self.stacked:
            badge.moveTopRight(place.topLeft() + QPoint(-2, metrics.small))
        painter.setPen(QPen(look.color("border-strong"), 1))
        painter.setBrush(look.color("panel"))
        painter.drawRoundedRect(badge, metrics.line / 2, metrics.line / 2)
        painter.setPen(look.color("text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)
        if self.stacked and isinstance(row, Slot):
            before = QRect(badge)
            before.setLeft(badge.left() - self._size_room)
            before.setRight(badge.left() - 2)
            self._paint_size(painter, before, row.card)

    @property
    def _size_room(self) -> int:
        """The width of a capacity or a cost."""
        return 2 * self._metrics.line

    def _paint_size(self, painter: QPainter, place: QRect, card: AnyCard) -> None:
        """Paint the capacity or the cost of a card, which the next card of a stack covers."""
        line = self._metrics.line
        if isinstance(card, CryptCard):
            gem = QRect(place.right() - line - 2, place.top() - 2, line + 4, line + 4)
            draw_capacity(painter, gem, card.capacity, self._ratio)
            return
        costs = ((card.pool_cost, "pool"), (card.blood_cost, "blood"))
        cost, kind = next(((cost, kind) for cost, kind in costs if cost), ("", ""))
        if not cost:
            return
        side = self._metrics.icon
        sign = QRectF(place.right() - side, place.center().y() - side / 2 + 1, side, side)
        icons.draw(painter, sign, f"mark/{kind}", kind)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.tokens().color("text"))
        painter.drawText(place.adjusted(0, 0, -side - 3, 0), right, str(cost))

    def buttons(self, painter: QPainter, place: QRect) -> None:
        """Paint the buttons of a hovered card, see :meth:`button_rects`."""
        look = theme.tokens()
        ground = QColor(look.color("panel"))
        for button, name in zip(self.button_rects(place), ("ui/remove", "ui/add"), strict=True):
            painter.setPen(QPen(look.color("border-strong"), 1))
            painter.setBrush(ground)
            painter.drawEllipse(button)
            side = button.width() // 4
            inner = button.adjusted(side, side, -side, -side)
            icons.draw(painter, inner.toRectF(), name, look.color("text"))

    def button_rects(self, place: QRect) -> tuple[QRect, QRect]:
        """The places of the buttons for one copy less and one more on a card.

        In a stack they cover the end of the name, because the area below belongs to the next card.
        In a grid they are below the copies, which stay visible.
        """
        name = round(place.height() * _STRIPE)
        if self.stacked:
            side, top, left = name - 4, place.top() + 2, place.right() - 2 * name
        else:
            side = max(22, place.width() // 5)
            top, left = place.top() + name + self._metrics.line + 4, place.left() + 4
        return QRect(left, top, side, side), QRect(place.right() - side - 3, top, side, side)


def _heading(stack: Stack) -> str:
    return f"{stack.title} ({number(stack.count)})"


def _copies(count: int) -> str:
    return f"{number(count)}\N{MULTIPLICATION SIGN}"
