"""Paints a card on the table: its face, the cards on it, and whether it is playable."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from cardbase.model import AnyCard
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face import has_text, paint_back, paint_blank
from vtes_deck.graphics.card_face_layout import FOOT, HEIGHT, SMALL_FOOT, WIDTH, price_box
from vtes_deck.graphics.card_face_ornament import (
    accents,
    drop,
    face_palette,
    mixed,
    plate_color,
)
from vtes_deck.gui.table.board_geometry import RATIO
from vtes_deck.gui.widgets.face_cache import FaceCache

_NAMED_FROM = 120
"""The name on a face narrower than this is too small to read; a plate with the name covers it."""

_NAME_BAND = 0.195
"""The height of the name on a face, from the top, as a share of the width of the card."""

_FOOT = 0.15
"""The height of the costs and the capacity, as a share of the height of a face with text."""

_RING = 2.5
"""The distance of the dots of a capacity from the edges of a card, where rings are painted."""

_FRAME = 20
"""The width of the frame of a face, in its units."""

_SHADE = QColor(8, 6, 6, 250)
"""The background of the dots of a capacity."""

_FOOT_AND_SIGNS = 0.43
"""The height of Disciplines, costs and capacity, from below, as a share of the card's height."""

_SIGNS_FROM = 60
"""The name on a card narrower than this that lies sideways covers its Disciplines."""

_BACKS: dict[tuple[int, int, float], QPixmap] = {}


class CardPainter:
    """Paints cards in one font and with one cache of faces.

    Args of the constructor:
        faces: draws the faces.
        font: the font of the table.
    """

    def __init__(self, faces: FaceCache, font: QFont) -> None:
        self._faces = faces
        self._small = QFont(font)
        self._small.setPointSizeF(max(7.0, font.pointSizeF() * 0.82))
        self._bold = QFont(self._small)
        self._bold.setBold(True)
        self._line = QFontMetricsF(self._small).height()

    def face(
        self, painter: QPainter, rect: QRect, card: AnyCard | None, ratio: float, *, turned: bool
    ) -> None:
        """Paint the face of a card, or the back of a hidden one; sideways if turned."""
        size = QSize(rect.height(), rect.width()) if turned else rect.size()
        painter.save()
        if turned:
            painter.translate(rect.left() + rect.width(), rect.top())
            painter.rotate(90)
        else:
            painter.translate(rect.topLeft())
        drawn = _back(size, ratio) if card is None else self._faces.face(card, size, ratio)
        if drawn is None and card is not None:
            drawn = self._faces.other_size(card)  # cards that get smaller do not turn blank
        if drawn is not None:
            painter.drawPixmap(QRect(QPoint(0, 0), size), drawn)
        elif card is not None:
            paint_blank(painter, QRectF(0, 0, size.width(), size.height()), card)
        painter.restore()

    def name(self, painter: QPainter, rect: QRect, card: AnyCard, *, turned: bool) -> None:
        """Paint the name over a face that is too small to read or lies sideways."""
        upright = not turned and rect.width() >= _NAMED_FROM
        if upright:
            return
        plate = QRectF(rect.left() + 2, rect.top() + 2, rect.width() - 4, self._line + 2)
        if turned:
            wide = rect.height()
            shown = rect.width() * _FOOT_AND_SIGNS if wide >= _SIGNS_FROM else _foot(wide) + 1
            plate.setLeft(rect.left() + shown)
        else:
            plate.setBottom(max(plate.bottom(), rect.top() + rect.width() * _NAME_BAND))
        self._plate(painter, plate, card)

    def strip(
        self,
        painter: QPainter,
        rect: QRect,
        card: AnyCard | None,
        counters: int,
        *,
        counted: bool = False,
        locked: bool = False,
    ) -> None:
        """Paint the visible part of a card on another one or in a list: its name on its colour.

        Args:
            painter: the painter of the card.
            rect: the place of the strip.
            card: the card; ``None`` if it is hidden.
            counters: the number of its counters.
            counted: whether to show the number even if it is 0.
            locked: whether to paint a card lying sideways before the name.
        """
        plate = QRectF(rect).adjusted(1, 0, -1, -1)
        if card is None:
            painter.setPen(QPen(face_palette().color("border"), 1))
            painter.setBrush(mixed(face_palette().color("shade"), QColor("#7a1f2b"), 0.5))
            painter.drawRoundedRect(plate, 3, 3)
        else:
            self._name_plate(painter, plate, card)
        room = plate.adjusted(4, 0, -3, 0)
        if counters or counted:
            drop_at = QRectF(plate.right() - 15, plate.top(), 15, plate.height())
            self._drop(painter, drop_at, counters, None if card else face_palette().color("pool"))
            room.setRight(plate.right() - 16)
        if locked:
            high = round(plate.height() * 0.42)
            sign = QRectF(room.left(), plate.center().y() - high / 2, high * RATIO, high)
            painter.setPen(QPen(face_palette().color("bright"), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(sign, 1.5, 1.5)
            room.setLeft(sign.right() + 3)
        if card is not None:
            self._name(painter, room, card, Qt.AlignmentFlag.AlignLeft)

    def _plate(self, painter: QPainter, plate: QRectF, card: AnyCard) -> None:
        self._name_plate(painter, plate, card)
        self._name(painter, plate.adjusted(4, 0, -3, 0), card, Qt.AlignmentFlag.AlignHCenter)

    @staticmethod
    def _name_plate(painter: QPainter, plate: QRectF, card: AnyCard) -> None:
        accent = accents(card)[0]
        painter.setPen(QPen(mixed(accent, face_palette().color("bright"), 0.2), 1))
        painter.setBrush(plate_color(accent))
        painter.drawRoundedRect(plate, 3, 3)

    def _name(
        self, painter: QPainter, room: QRectF, card: AnyCard, align: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(self._small)
        painter.setPen(face_palette().color("bright"))
        text = QFontMetricsF(self._small).elidedText(
            card.name, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter), text)

    def counters(
        self,
        painter: QPainter,
        rect: QRect,
        counters: int,
        capacity: int,
        *,
        color: str,
        turned: bool = False,
    ) -> None:
        """Paint counters at the bottom: a drop with the number, and a dot for each of the capacity.

        Args:
            painter: the painter of the card.
            rect: the place of the card.
            counters: the number of counters.
            capacity: the maximum number; 0 if there is no limit.
            color: a colour of the palette of faces; ``pool`` before the card is controlled.
            turned: whether the card lies sideways, with its bottom on the left.
        """
        wide, high = sorted((rect.width(), rect.height()))
        side = _drop_side(wide)
        depth = _foot(wide)
        if has_text(wide):
            depth = high * _FOOT
            side = min(side, depth)  # the text begins right above
        below = QRectF(rect).bottom()
        foot = QRectF(rect.left() + 1, below - depth, rect.width() - 2, depth)
        room = foot.adjusted(side + 1, 0, -_RING, 0)
        if turned:
            foot = QRectF(rect.left(), rect.top() + 1, depth, rect.height() - 2)
            room = foot.adjusted(1, _RING, 0, -side - 1)
        paint = face_palette().color(color)
        dotted = capacity > 0 and max(room.width(), room.height()) > 12
        if dotted:
            painter.setPen(
                Qt.PenStyle.NoPen
            )  # the dots show the capacity; its number is below them
            painter.setBrush(_SHADE)
            painter.drawRoundedRect(foot, 4, 4)
        place = QRectF(foot.left(), below - side, side, side)
        self._drop(painter, place, counters, paint)
        if dotted:
            self._dots(painter, room, counters, capacity, paint)

    def cover_price(
        self, painter: QPainter, rect: QRect, card: AnyCard, *, turned: bool = False
    ) -> None:
        """Cover the strip with the prices of a card in play: paid prices look like counters."""
        wide = min(rect.width(), rect.height())
        scale = wide / WIDTH
        top = price_box(FOOT if has_text(wide) else SMALL_FOOT, 0).top()
        frame = _FRAME * scale
        across, down = WIDTH * scale - 2 * frame, (HEIGHT - top) * scale - frame
        strip = QRectF(frame, top * scale, across, down)
        if turned:
            strip = QRectF(frame, frame, down, across)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(plate_color(accents(card)[0]))
        painter.drawRoundedRect(strip.translated(rect.topLeft()), frame, frame)

    def _dots(
        self, painter: QPainter, room: QRectF, counters: int, capacity: int, color: QColor
    ) -> None:
        """Paint dots in one or two lines along an area, from its top if it is higher than wide."""
        shown = max(capacity, counters)
        upright = room.height() > room.width()
        long = room.height() if upright else room.width()
        lines = 1 if long / shown >= 9 else 2
        in_line = -(-shown // lines)
        rows, columns = (in_line, lines) if upright else (lines, in_line)
        step = min(11.0, (long - 2) / in_line)
        radius = max(1.6, step * 0.36)
        ground = QRectF(room.topLeft(), QSizeF(columns * step + 2, rows * step + 2))
        if upright:
            ground.moveBottom(room.bottom())
        else:
            # The dots are as high as the foot allows, because the ring of a live card covers its
            # edge.
            ground.moveTop(max(room.top(), room.center().y() - rows * step / 2 - _RING))
        bright = face_palette().color("bright")
        for number in range(shown):
            line, column = divmod(number, columns)
            middle = QPointF(
                ground.left() + 1 + step * (column + 0.5), ground.top() + 1 + step * (line + 0.5)
            )
            filled = number < counters
            painter.setPen(QPen(bright if filled else mixed(color, bright, 0.4), 0.8))
            painter.setBrush(color if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius, radius)

    def _drop(
        self, painter: QPainter, box: QRectF, counters: int, color: QColor | None = None
    ) -> None:
        side = min(box.width(), box.height())
        square = QRectF(box.left(), box.center().y() - side / 2, side, side)
        painter.setPen(QPen(face_palette().color("bright"), max(1.0, side * 0.045)))
        painter.setBrush(face_palette().color("blood") if color is None else color)
        painter.drawPath(drop(square.adjusted(1, 0, -1, 0)))
        font = QFont(self._bold)
        font.setPixelSize(max(9, round(side * (0.5 if counters < 10 else 0.42))))
        painter.setFont(font)
        painter.setPen(face_palette().color("bright"))
        painter.drawText(
            square.adjusted(0, side * 0.2, 0, 0), Qt.AlignmentFlag.AlignCenter, str(counters)
        )

    def veil(self, painter: QPainter, rect: QRect, strength: float) -> None:
        """Darken a card that is in torpor, contested, or not available now."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(6, 10, 9, round(255 * strength)))
        painter.drawRoundedRect(rect, rect.width() * 0.05, rect.width() * 0.05)

    def badge(self, painter: QPainter, rect: QRect, icon: str, color: str) -> None:
        """Paint a sign at the upper right corner: in torpor, contested, awake."""
        side = max(16.0, min(24.0, rect.width() * 0.26))
        box = QRectF(rect.right() - side - 2, rect.top() + self._line + 5, side, side)
        look = theme.tokens()
        painter.setPen(QPen(look.color(color), 1.2))
        painter.setBrush(QColor(10, 8, 8, 220))
        painter.drawEllipse(box)
        inner = side * 0.2
        icons.draw(painter, box.adjusted(inner, inner, -inner, -inner), icon, look.color(color))

    def ring(self, painter: QPainter, rect: QRect, color: str, width: float) -> None:
        """Paint a frame around a card that can be chosen, is chosen or has the focus."""
        look = theme.tokens()
        half = width / 2
        frame = QRectF(rect).adjusted(half, half, -half, -half)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        glow = look.color(color)
        painter.setPen(QPen(glow, width))
        radius = max(4.0, min(rect.width(), rect.height()) * 0.06)
        painter.drawRoundedRect(frame, radius, radius)

    def focus(self, painter: QPainter, rect: QRect) -> None:
        """Paint a dashed frame around the card with the focus."""
        pen = QPen(face_palette().color("bright"), 1.6, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(rect).adjusted(3.5, 3.5, -3.5, -3.5), 4, 4)


def _drop_side(wide: int) -> float:
    """The size of the drop of a card of this width."""
    return max(20.0, min(41.0, wide * 0.34))


def _foot(wide: int) -> float:
    """The height of the drop and the dots of a card of this width without text."""
    foot_top = price_box(SMALL_FOOT, 0).top()  # group and capacity, which the dots show
    return max(_drop_side(wide), (HEIGHT - foot_top) * wide / WIDTH)


def _back(size: QSize, ratio: float) -> QPixmap:
    """The back of a card; a few sizes are cached."""
    key = size.width(), size.height(), ratio
    if key not in _BACKS:
        if len(_BACKS) > 24:
            _BACKS.clear()
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        try:
            paint_back(painter, QRectF(0, 0, size.width(), size.height()))
        finally:
            painter.end()
        _BACKS[key] = made
    return _BACKS[key]
