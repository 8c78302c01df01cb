"""The preview of a card at the game table, with its state below the face."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import override

from PySide6.QtCore import QPoint, QRect, QSize

from vtes_deck.app.game_table.view import CardView
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.widgets.card_preview import GAP, WIDTH, CardPreview, free_place
from vtes_deck.gui.widgets.face_cache import PictureOf


class Preview(CardPreview):
    """The card preview of the game table.

    It must not cover the question on the right, and covers the middle of the table and the cards
    that can be chosen only if there is no other place.
    """

    ground = "felt-edge"

    def __init__(self, picture_of: PictureOf, board: Board) -> None:
        super().__init__(picture_of, board)
        self._board = board

    @override
    def place(self, size: QSize, rect: QRect) -> QPoint:
        return clear_place(size, rect, self.room(rect), self._kept())

    def _kept(self) -> list[QRect]:
        """The places on the screen that should stay visible; the first one is the middle."""
        corner = self._board.mapToGlobal(QPoint(0, 0))
        live = (item.geometry() for item in self._board.items() if item.live)
        return [place.translated(corner) for place in (self._board.state_of_play.geometry(), *live)]

    @override
    def room(self, rect: QRect) -> QRect:
        """The screen up to the right edge of the table, so that the question stays visible."""
        room, table = super().room(rect), self.frame.parentWidget()
        if table is not None:
            right = table.mapToGlobal(table.rect().topRight()).x()
            if right - room.left() > 2 * WIDTH:
                room.setRight(min(room.right(), right))
        return room

    def point(self, view: CardView | None, rect: QRect, more: str = "") -> None:
        """Preview the card under the mouse or the focus, at a place on the screen.

        Args:
            view: the card; ``None`` if there is none.
            rect: its place.
            more: a sentence to add to its state.
        """
        if view is None or view.card is None:
            self.hide()
        else:
            self.point_card(view.card, rect, "\n".join(filter(None, (_more(view), more))))


def _more(view: CardView) -> str:
    """Facts that the face lacks: the state, and the name of the card that it is on."""
    return view.text if view.text != view.name else ""


def clear_place(size: QSize, rect: QRect, room: QRect, kept: Sequence[QRect]) -> QPoint:
    """A place in a room near a card that covers as little as possible of other places.

    Args:
        size: the size of the preview.
        rect: the card, which stays visible.
        room: the preview must be in this area, if it can be.
        kept: the places that should stay visible; the first one matters more than all others.
    """
    right, bottom = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
    edges = (rect, *kept[:1])
    across = [rect.left(), rect.right() + 1 - size.width(), room.left(), right]
    down = [rect.center().y() - size.height() // 2, room.top(), bottom]
    for edge in edges:
        across += [edge.right() + 1 + GAP, edge.left() - GAP - size.width()]
        down += [edge.bottom() + 1 + GAP, edge.top() - GAP - size.height()]
    found = [
        QRect(QPoint(x, y), size)
        for x, y in product(dict.fromkeys(across), dict.fromkeys(down))
        if room.left() <= x <= right and room.top() <= y <= bottom
    ]
    free = [place for place in found if not place.intersects(rect)]
    if not free:
        return free_place(size, rect, room)

    def cost(place: QRect) -> tuple[int, int, float]:
        covered = [_area(place.intersected(one)) for one in kept]
        return sum(covered[:1]), sum(covered[1:]), _distance(place, rect)

    return min(free, key=cost).topLeft()


def _area(rect: QRect) -> int:
    return 0 if rect.isEmpty() else rect.width() * rect.height()


def _distance(one: QRect, other: QRect) -> float:
    """The distance between two rectangles, plus a small part of that between their centres."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    between = one.center() - other.center()
    return math.hypot(across, down) + math.hypot(between.x(), between.y()) / 100
