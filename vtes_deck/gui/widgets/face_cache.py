"""Card faces in the size of a view, drawn when the program is idle."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from cardbase.model import AnyCard
from vtes_deck.graphics import symbols, theme
from vtes_deck.graphics.card_face import draw_picture, paint_card, prepare_card

_MAX_BYTES = 96 * 1024 * 1024
_SLICE = 0.002
"""Seconds of drawing before a return to the event loop; half of a face takes longer."""

type _Key = tuple[int, int, int, float, str, int]


class _Request(NamedTuple):
    """A face to draw.

    Attributes:
        turn: its place in the order of drawing: the faces of the latest painting first, in the
            order in which they were requested.
        card, size, dpr: what to draw.
    """

    turn: tuple[int, int]
    card: AnyCard
    size: QSize
    dpr: float


type PictureOf = Callable[[AnyCard], QPixmap | None]


class FaceCache(QObject):
    """Draws faces a few at a time, and caches the last used ones, up to 96 MB.

    Signals:
        drawn: missing faces were drawn; carries the ids of their cards.

    Args of the constructor:
        picture_of: the picture of a card if there is one on this machine, else ``None``.
    """

    drawn = Signal(object)

    def __init__(self, picture_of: PictureOf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._picture_of = picture_of
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._newest: dict[int, _Key] = {}
        self._bytes = 0
        self._begun: tuple[_Key, QPixmap | None] | None = None
        self._wanted: dict[_Key, _Request] = {}
        self._round = self._requests = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)

    def face(self, card: AnyCard, size: QSize, dpr: float) -> QPixmap | None:
        """The face if it is drawn already; otherwise it will be drawn, see :attr:`drawn`."""
        look = theme.tokens().scheme, symbols.changes()
        key = (card.id, size.width(), size.height(), dpr, *look)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self._want(key, card)
        return None

    def _want(self, key: _Key, card: AnyCard) -> None:
        self._requests += 1
        turn = -self._round, self._requests
        self._wanted[key] = _Request(turn, card, QSize(key[1], key[2]), key[3])
        self._timer.start()

    def other_size(self, card: AnyCard) -> QPixmap | None:
        """A drawn face of another size, until the wanted one is drawn."""
        key = self._newest.get(card.id)
        return None if key is None else self._kept.get(key)

    def renew(self, card: AnyCard) -> None:
        """Draw the faces of this card again, because its picture has arrived."""
        if self._begun is not None and self._begun[0][0] == card.id:
            self._begun = None  # it was begun without the picture
        for key in self._kept:
            if key[0] == card.id:
                self._want(key, card)

    @property
    def busy(self) -> bool:
        """Whether faces wait to be drawn."""
        return bool(self._wanted)

    def clear(self) -> None:
        """Clear the cache: pictures or card data have changed."""
        self._kept.clear()
        self._newest.clear()
        self._wanted.clear()
        self._begun = None
        self._timer.stop()
        self._bytes = 0

    def _draw_some(self) -> None:
        end, drawn = time.perf_counter() + _SLICE, set()
        self._round += 1
        while self._wanted and time.perf_counter() < end:
            if self._begun is None:
                key = min(self._wanted, key=lambda each: self._wanted[each].turn)
                self._begun = key, self._prepared(self._wanted[key].card)
                continue
            (key, picture), self._begun = self._begun, None
            _, card, size, dpr = self._wanted.pop(key)
            self._keep(key, self._draw(card, size, dpr, picture))
            drawn.add(card.id)
        if not self._wanted:
            self._timer.stop()
        if drawn:
            self.drawn.emit(drawn)

    def _prepared(self, card: AnyCard) -> QPixmap | None:
        """The picture of a card, or the first half of its face."""
        picture = self._picture_of(card)
        if picture is None:
            prepare_card(card)
        return picture

    def _draw(self, card: AnyCard, size: QSize, dpr: float, picture: QPixmap | None) -> QPixmap:
        made = QPixmap(size * dpr)
        made.setDevicePixelRatio(dpr)
        made.fill(Qt.GlobalColor.transparent)
        whole = QRectF(0, 0, size.width(), size.height())
        painter = QPainter(made)
        try:
            if picture is None:
                paint_card(painter, whole, card)
            else:
                draw_picture(painter, whole, picture)
        finally:
            # Deleting a picture while a painter is active on it crashes the program.
            painter.end()
        return made

    def _keep(self, key: _Key, face: QPixmap) -> None:
        before = self._kept.pop(key, None)
        self._bytes -= _size(before) if before is not None else 0
        self._kept[key] = face
        self._newest[key[0]] = key
        self._bytes += _size(face)
        while self._bytes > _MAX_BYTES and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _size(dropped)


def _size(face: QPixmap) -> int:
    return face.width() * face.height() * 4
