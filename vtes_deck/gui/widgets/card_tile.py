"""A small picture of a card for one row of a list: its emblem on its colour, and its capacity."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QLinearGradient, QPainter, QPainterPath, QPixmap

from cardbase.model import AnyCard, CryptCard
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face_layout import emblem
from vtes_deck.graphics.card_face_ornament import (
    accents,
    clan_accent,
    face_palette,
    mixed,
    plate_color,
)

_SHADE = {"light": 0.20, "dark": 0.42}
"""How strong the colour of a card is behind the beginning of its name."""

_ICON = 1.3
"""Height of the row of a tile as an icon, in lines of text."""

_ASPECT = 1.25
"""Width of a tile divided by its height."""


def tile_size(row: int) -> tuple[int, int]:
    """Width and height of the tile in a row of this height, in pixels."""
    high = row - 2
    return round(high * _ASPECT), high


def icon_size(line: int) -> QSize:
    """The size of a tile as an icon in a list with this height of a line of text."""
    return QSize(*tile_size(round(line * _ICON)))


def draw_tile(painter: QPainter, cell: QRect, card: AnyCard, dpr: float) -> int:
    """Draw the tile at the left of a cell; returns the used width in pixels."""
    wide, high = tile_size(cell.height())
    first, last = accents(card)
    tile = _tile(_signs(card), first.rgb(), last.rgb(), wide, high, dpr)
    painter.drawPixmap(QPoint(cell.left(), cell.top() + 1), tile)
    return wide + theme.Metrics.of(painter.font()).gap


def tile_icon(card: AnyCard, line: int) -> QIcon:
    """The tile as an icon for a list with this height of a line of text."""
    first, last = accents(card)
    return _icon(_signs(card), first, last, line)


def clan_tile(clan: str, line: int) -> QIcon:
    """The tile of a clan as an icon, for a deck that is mainly of this clan."""
    color = clan_accent(clan)
    return _icon((icons.clan_icon_name(clan),), color, color, line)


def _icon(signs: tuple[str, ...], first: QColor, last: QColor, line: int) -> QIcon:
    wide, high = tile_size(round(line * _ICON))
    icon = QIcon()
    for dpr in (1.0, 2.0):
        tile = _tile(signs, first.rgb(), last.rgb(), wide, high, dpr)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # Qt tints a selected icon
            icon.addPixmap(tile, mode)
    return icon


def draw_band(painter: QPainter, name: QRect, card: AnyCard) -> None:
    """Draw the colour of a card behind the beginning of its name."""
    _draw_band(painter, name, accents(card)[1])


def draw_clan_band(painter: QPainter, name: QRect, clan: str) -> None:
    """Draw the colour of a clan behind the beginning of the name of a deck."""
    _draw_band(painter, name, clan_accent(clan))


def _draw_band(painter: QPainter, name: QRect, color: QColor) -> None:
    if theme.tokens().strong:
        return  # nothing is behind a text where the system asks for high contrast
    strength = _SHADE[theme.tokens().scheme]
    high = tile_size(name.height())[1]
    band = _band(color.rgb(), strength, high)
    painter.drawPixmap(QRect(name.left(), name.top() + 1, name.width(), high), band)


def draw_capacity(painter: QPainter, cell: QRect, capacity: int, dpr: float) -> None:
    """Draw a capacity in the middle of a cell, on a disc of blood as on the card."""
    side = cell.height() - 3
    font = painter.font()
    gem = _gem(capacity, side, dpr, font.family(), round(side * 0.62))
    corner = cell.center() - QPoint(side // 2, side // 2)
    painter.drawPixmap(corner, gem)


def _signs(card: AnyCard) -> tuple[str, ...]:
    """The icon of the clan, or of the first two types."""
    if isinstance(card, CryptCard) or len(card.types) < 2:
        return (emblem(card),)
    return tuple(icons.type_icon_name(each) for each in card.types[:2])


@lru_cache(maxsize=400)
def _tile(
    signs: tuple[str, ...], first: int, last: int, wide: int, high: int, dpr: float
) -> QPixmap:
    made = _empty(wide, high, dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, wide, high)
    ground = QLinearGradient(whole.topLeft(), whole.bottomRight())
    border = face_palette().color("border")
    ground.setColorAt(0, mixed(QColor.fromRgb(first), border, 0.1))
    ground.setColorAt(1, plate_color(QColor.fromRgb(last)))
    shape = QPainterPath()
    shape.addRoundedRect(whole, high / 7, high / 7)
    painter.fillPath(shape, ground)
    side = round(high * (0.8 if len(signs) == 1 else 0.6))
    for place, sign in enumerate(signs):
        middle = wide * (2 * place + 1) / (2 * len(signs))
        where = QRectF(middle - side / 2, (high - side) / 2, side, side)
        icons.draw(painter, where, sign, face_palette().color("bright"))
    painter.end()
    return made


@lru_cache(maxsize=200)
def _band(color: int, strength: float, high: int) -> QPixmap:
    """The colour of a card, fading to the right."""
    length = 64
    made = _empty(length, high, 1.0)
    painter = QPainter(made)
    fade = QLinearGradient(QPointF(0, 0), QPointF(length, 0))
    ink = QColor.fromRgb(color)
    for place, part in ((0.0, 1.0), (0.35, 0.7), (0.9, 0.0)):
        ink.setAlphaF(strength * part)
        fade.setColorAt(place, ink)
    painter.fillRect(QRect(0, 0, length, high), fade)
    painter.end()
    return made


@lru_cache(maxsize=100)
def _gem(capacity: int, side: int, dpr: float, family: str, letters: int) -> QPixmap:
    made = _empty(side, side, dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    blood = face_palette().color("blood")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blood)
    painter.drawEllipse(QRectF(0.5, 0.5, side - 1, side - 1))
    font = QFont(family)
    font.setPixelSize(letters)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(face_palette().color("bright"))
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, str(capacity))
    painter.end()
    return made


def _empty(wide: int, high: int, dpr: float) -> QPixmap:
    made = QPixmap(round(wide * dpr), round(high * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made
