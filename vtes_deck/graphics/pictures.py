"""Decoding of downloaded card pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

from cardbase.pictures import sniff

MAX_PIXELS: Final = 20_000_000
"""Maximum pixels of one picture. A scan of a card has about 200,000."""

MAX_LINES: Final = 1600
"""Height of the largest picture that is kept: a card over the whole height of a screen."""

_FORMATS = {"jpg": b"jpeg", "png": b"png"}


def decode(data: bytes) -> QImage | None:
    """Decode a picture; ``None`` for data that are no picture, or one over :data:`MAX_PIXELS`.

    A picture over :data:`MAX_LINES`, such as a photo of an own card, is made smaller, which takes
    a fraction of the time and the memory. May run on any thread. The size is checked before memory
    for the pixels is allocated.
    """
    kind = _FORMATS.get(sniff(data))
    if kind is None:
        return None
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setDecideFormatFromContent(False)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MAX_PIXELS:
        return None
    if size.height() > MAX_LINES:
        reader.setScaledSize(size * (MAX_LINES / size.height()))
    image = reader.read()
    return None if image.isNull() else image
