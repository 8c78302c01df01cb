"""Official symbols that replace the program's own signs, if the player has fetched them.

A symbol is a mask: it is painted in the current colour, like the program's own signs. Its file
has the name that :mod:`cardbase.symbols` gives it, in a folder that :func:`use` names.
"""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from cardbase.datafile import DamagedError, read_bytes
from cardbase.disciplines import CREED_VIRTUES
from cardbase.symbols import Symbol, clan_symbol, discipline_symbol
from vtes_deck.graphics.pictures import decode

SIDE: Final = 256
"""Side of a stored symbol in pixels: enough for a printed card; the server has about 1000."""

_MAX_BYTES: Final = 1024 * 1024


class _Used:
    """The folder in use, and how often it was changed."""

    folder: Path | None = None
    changes = 0


def use(folder: Path | None) -> None:
    """Use the symbols in a folder; ``None`` uses our own signs."""
    _Used.folder = folder
    _Used.changes += 1
    _mask.cache_clear()
    _scaled.cache_clear()


def used() -> Path | None:
    """The folder in use."""
    return _Used.folder


def changes() -> int:
    """A number that changes with each :func:`use`, for the keys of caches."""
    return _Used.changes


def symbol_of(name: str) -> Symbol | None:
    """The official symbol for an icon, if there is one.

    Args:
        name: such as ``clan/brujah`` or ``discipline:DOM``. The symbol of a virtue without a frame,
            such as ``discipline/ven``, is that of a creed.
    """
    kind, _, sign = name.partition("/")
    if kind == "clan" and not sign.startswith(("path-", "sect-")):
        return clan_symbol(sign)
    if kind == "discipline":
        return next((clan_symbol(c) for c, virtue in CREED_VIRTUES.items() if virtue == sign), None)
    kind, _, code = name.partition(":")
    return discipline_symbol(code) if kind == "discipline" and code else None


def paint(painter: QPainter, rect: QRectF, name: str, color: QColor) -> bool:
    """Paint the symbol for an icon into a square.

    Args:
        painter: a painter on any device.
        rect: the square.
        name: the name of the icon.
        color: the color of the symbol.

    Returns:
        Whether there was a symbol to paint.
    """
    if _Used.folder is None or _mask(name) is None:
        return False
    device = painter.deviceTransform()
    zoom = math.hypot(device.m11(), device.m12())  # also correct for a turned card
    side = min(SIDE, max(1, round(rect.width() * zoom)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, _scaled(name, side, color.rgba()))
    painter.restore()
    return True


def reduced(data: bytes) -> bytes | None:
    """A symbol from the server in the stored size; ``None`` if it is not a picture."""
    image = decode(data)
    if image is None or not image.hasAlphaChannel():
        return None
    fitted = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
        SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    square = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    square.fill(Qt.GlobalColor.transparent)
    place = QRect()
    place.setSize(fitted.size())
    place.moveCenter(square.rect().center())
    painter = QPainter(square)
    painter.drawImage(place.topLeft(), fitted)
    painter.end()
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(square)
    return bytes(kept.data())


@lru_cache(maxsize=256)
def _mask(name: str) -> QImage | None:
    """The symbol for an icon, if it is on this machine."""
    symbol = symbol_of(name)
    if symbol is None or _Used.folder is None:
        return None
    try:
        return decode(read_bytes(_Used.folder / symbol.path, _MAX_BYTES))
    except (OSError, DamagedError):
        return None


@lru_cache(maxsize=1024)
def _scaled(name: str, side: int, rgba: int) -> QImage:
    """A symbol in its size and colour."""
    mask = _mask(name)
    assert mask is not None  # noqa: S101 - paint has checked this
    image = mask.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
        QSize(side, side),
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor.fromRgba(rgba))
    painter.end()
    return image
