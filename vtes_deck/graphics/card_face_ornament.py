"""The ornament of a drawn card face: colours, rosette, frames.

Every card has its own rosette of waves whose numbers come from the card's id, in the colour of its
clan or type. The same card always looks the same.
"""

from __future__ import annotations

import math
import random
import tomllib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from cardbase.model import AnyCard, CryptCard
from vtes_deck.resources import resource

_STRANDS = 9
_STEPS = 240
_CIRCLE = [
    (math.cos(2 * math.pi * step / _STEPS), math.sin(2 * math.pi * step / _STEPS))
    for step in range(_STEPS)
]
"""The cosine and sine of each step around the origin."""


@dataclass(frozen=True)
class Palette:
    """The colours in ``themes/cardface.toml``: by role, by card type and by clan."""

    colors: Mapping[str, str]
    types: Mapping[str, str]
    clans: Mapping[str, str]

    def color(self, name: str) -> QColor:
        """The colour of a role."""
        return QColor(self.colors[name])


@cache
def face_palette() -> Palette:
    """The colours of all faces."""
    raw = tomllib.loads(resource("themes/cardface.toml").read_text("utf-8"))
    return Palette(*(MappingProxyType(raw[part]) for part in ("colors", "types", "clans")))


def accents(card: AnyCard) -> tuple[QColor, QColor]:
    """The two colours of a card: of its clan, or of its first and last type.

    Most cards have only one.
    """
    look = face_palette()
    if isinstance(card, CryptCard):
        own = clan_accent(card.clan)
        return own, own
    named = [_accent(look.types, str(each)) for each in card.types] or [QColor("#84827e")]
    return named[0], named[-1]


def type_accent(name: str) -> QColor:
    """The colour of a card type."""
    return _accent(face_palette().types, name)


def clan_accent(clan: str) -> QColor:
    """The colour of a clan."""
    return _accent(face_palette().clans, clan.removesuffix(" antitribu"))


def _accent(known: Mapping[str, str], name: str) -> QColor:
    """A colour from the list; for an unknown name, always the same one."""
    if name in known:
        return QColor(known[name])
    return QColor.fromHsl(zlib.crc32(name.encode()) % 360, 70, 115)


def mixed(first: QColor, second: QColor, part: float) -> QColor:
    """A mixture of two colours; ``part`` (0 to 1) is the share of ``second``."""

    def between(start: float, end: float) -> float:
        return start + (end - start) * part

    return QColor.fromRgbF(
        between(first.redF(), second.redF()),
        between(first.greenF(), second.greenF()),
        between(first.blueF(), second.blueF()),
    )


# ------------------------------------------------------------------------------------------ frames


def draw_ground(painter: QPainter, rect: QRectF, accent: QColor, second: QColor) -> None:
    """Draw the background: black edge, coloured ground, two thin lines."""
    look = face_palette()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("border"))
    painter.drawRoundedRect(rect, 30, 30)
    inner = rect.adjusted(18, 18, -18, -18)
    shade = QLinearGradient(inner.topLeft(), inner.bottomRight())
    shade.setColorAt(0.0, mixed(look.color("shade"), accent, 0.42))
    shade.setColorAt(0.55, mixed(look.color("shade"), second, 0.20))
    shade.setColorAt(1.0, mixed(look.color("shade"), second, 0.10))
    painter.setBrush(shade)
    painter.drawRoundedRect(inner, 16, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, tint in ((24.0, 2.4, 0.15), (30.0, 1.0, 0.0)):
        painter.setPen(QPen(mixed(accent, look.color("bright"), tint), width))
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 12, 12)


def plate_color(accent: QColor) -> QColor:
    """The background of the name: dark enough for bright letters on every accent."""
    return mixed(face_palette().color("border"), accent, 0.38)


def draw_plate(painter: QPainter, rect: QRectF, accent: QColor) -> None:
    """Draw a dark plate with notched corners for the name or the ribbon."""
    notch = min(16.0, rect.height() / 2)
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(rect.left() + notch, rect.top()),
                QPointF(rect.right() - notch, rect.top()),
                QPointF(rect.right(), rect.top() + notch),
                QPointF(rect.right(), rect.bottom() - notch),
                QPointF(rect.right() - notch, rect.bottom()),
                QPointF(rect.left() + notch, rect.bottom()),
                QPointF(rect.left(), rect.bottom() - notch),
                QPointF(rect.left(), rect.top() + notch),
            ]
        )
    )
    path.closeSubpath()
    painter.setBrush(plate_color(accent))
    painter.setPen(QPen(mixed(accent, face_palette().color("bright"), 0.35), 1.8))
    painter.drawPath(path)


def draw_panel(painter: QPainter, rect: QRectF, accent: QColor) -> None:
    """Draw the parchment behind the text."""
    look = face_palette()
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0.0, mixed(look.color("parchment"), look.color("bright"), 0.6))
    shade.setColorAt(1.0, look.color("parchment"))
    painter.setBrush(shade)
    painter.setPen(QPen(look.color("parchment-edge"), 2))
    painter.drawRoundedRect(rect, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(look.color("parchment"), accent, 0.45), 1.2))
    painter.drawRoundedRect(rect.adjusted(7, 7, -7, -7), 4, 4)


def draw_rule(painter: QPainter, left: QPointF, width: float, color: QColor) -> None:
    """Draw a thin line with a small diamond in its middle."""
    middle = left + QPointF(width / 2, 0)
    painter.setPen(QPen(color, 1.2))
    painter.drawLine(left, middle - QPointF(12, 0))
    painter.drawLine(middle + QPointF(12, 0), left + QPointF(width, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    sides = (QPointF(-6, 0), QPointF(0, -6), QPointF(6, 0), QPointF(0, 6))
    painter.drawPolygon(QPolygonF([middle + side for side in sides]))


# ------------------------------------------------------------------------------------------ shapes


def draw_disc(painter: QPainter, box: QRectF, fill: QColor, line: QColor) -> None:
    """Draw a filled circle with a thick line around it."""
    painter.setPen(QPen(line, 3))
    painter.setBrush(fill)
    painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))


def drop(box: QRectF) -> QPainterPath:
    """A drop of blood as high as the box."""
    x, y, w, h = box.center().x(), box.top(), box.width(), box.height()
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(x + w * 0.24, y + h * 0.30, x + w * 0.42, y + h * 0.44, x + w * 0.42, y + h * 0.62)
    path.cubicTo(x + w * 0.42, y + h * 0.84, x + w * 0.23, y + h, x, y + h)
    path.cubicTo(x - w * 0.23, y + h, x - w * 0.42, y + h * 0.84, x - w * 0.42, y + h * 0.62)
    path.cubicTo(x - w * 0.42, y + h * 0.44, x - w * 0.24, y + h * 0.30, x, y)
    path.closeSubpath()
    return path


def flame(box: QRectF) -> QPainterPath:
    """A flame as high as the box."""
    x, y, w, h = box.center().x(), box.top(), box.width(), box.height()
    path = QPainterPath(QPointF(x + w * 0.04, y))
    path.cubicTo(x + w * 0.30, y + h * 0.26, x + w * 0.46, y + h * 0.44, x + w * 0.46, y + h * 0.64)
    path.cubicTo(x + w * 0.46, y + h * 0.86, x + w * 0.24, y + h, x, y + h)
    path.cubicTo(x - w * 0.24, y + h, x - w * 0.46, y + h * 0.86, x - w * 0.46, y + h * 0.62)
    path.cubicTo(x - w * 0.46, y + h * 0.48, x - w * 0.38, y + h * 0.34, x - w * 0.26, y + h * 0.22)
    path.cubicTo(x - w * 0.22, y + h * 0.34, x - w * 0.14, y + h * 0.36, x - w * 0.10, y + h * 0.36)
    path.cubicTo(x - w * 0.10, y + h * 0.22, x - w * 0.06, y + h * 0.10, x + w * 0.04, y)
    path.closeSubpath()
    return path


def hexagon_in(box: QRectF) -> QPolygonF:
    """A regular hexagon as high as the box, standing on a corner."""
    c, r = box.center(), box.height() / 2
    corners = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    return QPolygonF([c + QPointF(x * r, y * r) for x, y in corners])


# ----------------------------------------------------------------------------------------- rosette


@lru_cache(maxsize=64)
def rosette(seed: int) -> tuple[QPainterPath, ...]:
    """Closed waves around the origin; the unit is the radius of the ring they swing about."""
    chosen = random.Random(seed)
    petals = chosen.choice((5, 6, 7, 8, 9, 10, 12))
    second = petals * chosen.choice((2, 3))
    swing = chosen.uniform(0.16, 0.30)
    ripple = chosen.uniform(0.03, 0.10)
    # Sines of angle sums from a table, for speed: the visible faces need 240 * 9 points.
    waves = [(*_CIRCLE[petals * n % _STEPS], *_CIRCLE[second * n % _STEPS]) for n in range(_STEPS)]
    strands = []
    for number in range(_STRANDS):
        phase = 2 * math.pi * number / _STRANDS
        slow_sin, slow_cos = swing * math.cos(phase), swing * math.sin(phase)
        fast_cos, fast_sin = ripple * math.cos(2 * phase), ripple * math.sin(2 * phase)
        radii = [
            1 + slow_sin * sin_1 + slow_cos * cos_1 + fast_cos * cos_2 + fast_sin * sin_2
            for cos_1, sin_1, cos_2, sin_2 in waves
        ]
        points = [
            QPointF(radius * x, radius * y) for radius, (x, y) in zip(radii, _CIRCLE, strict=True)
        ]
        path = QPainterPath()
        path.addPolygon(QPolygonF([*points, points[0]]))
        strands.append(path)
    return tuple(strands)


def draw_ornament(
    painter: QPainter, rect: QRectF, seed: int, accent: QColor, second: QColor
) -> QRectF:
    """Fill a field with a glow and the card's rosette.

    Returns: The square in the middle, outside the rosette, for an emblem.
    """
    look = face_palette()
    middle = rect.center()
    core = min(rect.height() * 0.36, 104.0)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    glow = QRadialGradient(middle, rect.width() * 0.55)
    glow.setColorAt(0.0, mixed(look.color("shade"), accent, 0.75))
    glow.setColorAt(0.5, mixed(look.color("shade"), second, 0.36))
    glow.setColorAt(1.0, mixed(look.color("shade"), second, 0.12))
    painter.fillRect(rect, glow)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strands = rosette(seed)
    for ring, strength in ((1.62, 0.62), (2.55, 0.34)):
        radius = core * ring
        for number, strand in enumerate(strands):
            tint = mixed(accent if number % 2 else second, look.color("bright"), 0.30)
            tint.setAlphaF(strength)
            painter.save()
            painter.translate(middle)
            painter.scale(radius, radius)
            pen = QPen(tint, 1.3)
            pen.setCosmetic(False)
            pen.setWidthF(1.3 / radius)
            painter.setPen(pen)
            painter.drawPath(strand)
            painter.restore()
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(look.color("border"), accent, 0.5), 1.4))
    painter.drawRect(rect)
    disc = QRectF(middle.x() - core, middle.y() - core, 2 * core, 2 * core)
    painter.setBrush(mixed(look.color("border"), accent, 0.24))
    painter.setPen(QPen(mixed(accent, look.color("bright"), 0.45), 3))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(accent, look.color("bright"), 0.15), 1.4))
    painter.drawEllipse(disc.adjusted(8, 8, -8, -8))
    side = core * 1.16
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
