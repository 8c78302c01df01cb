"""The layout of a deck as pictures: plain geometry."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractItemView

type Move = QAbstractItemView.CursorAction

_WAYS = {
    QAbstractItemView.CursorAction.MoveUp: QPoint(0, -1),
    QAbstractItemView.CursorAction.MoveDown: QPoint(0, 1),
    QAbstractItemView.CursorAction.MovePageUp: QPoint(0, -1),
    QAbstractItemView.CursorAction.MovePageDown: QPoint(0, 1),
    QAbstractItemView.CursorAction.MoveLeft: QPoint(-1, 0),
    QAbstractItemView.CursorAction.MoveRight: QPoint(1, 0),
}
_STEPS = {
    QAbstractItemView.CursorAction.MovePrevious: -1,
    QAbstractItemView.CursorAction.MoveNext: 1,
}
_STEP = 4
"""Cards become wider by this many pixels."""

_FAR = 10_000
"""The weight of the wrong direction when the cursor moves to the nearest card."""


WIDTHS = (90, 110, 130, 160, 200, 250)
"""Widths of a card to choose from, in device-independent pixels."""

_MAX_CARD_WIDTH = 300
"""The maximum width of a card."""

USUAL_ZOOM = 2
"""The index of the default width."""


def widths_of(zoom: int) -> tuple[int, int]:
    """The minimum and maximum width of a card; the maximum is below the next minimum."""
    following = WIDTHS[zoom + 1] if zoom + 1 < len(WIDTHS) else _MAX_CARD_WIDTH
    return WIDTHS[zoom], following - 1


class Arrangement(enum.StrEnum):
    """The arrangement of the cards."""

    STACKS = "stacks"
    GRID = "grid"


@dataclass(frozen=True)
class Spacing:
    """Lengths in device-independent pixels.

    Attributes:
        card: the size of a card.
        gap: the space between cards, and around them.
        heading: the height of a heading.
        stripe: the visible height of a card above the next one of its stack.
        margin: the space for the number of copies to the left of a stack.
        across: the distance from the left edge of a column to that of the next one; 0 for the
            minimum.
    """

    card: QSize
    gap: int
    heading: int
    stripe: int
    margin: int = 0
    across: int = 0

    @property
    def column(self) -> int:
        """The distance from the left edge of a column to that of the next one."""
        return self.across or self.margin + self.card.width() + self.gap


@dataclass(frozen=True)
class Places:
    """The positions of all elements, from the top left of the whole content.

    Attributes:
        headings: the place of each heading.
        cards: the places of the whole cards of each stack, in which each covers most of the one
            before.
        height: the height of the content.
    """

    headings: tuple[QRect, ...]
    cards: tuple[tuple[QRect, ...], ...]
    height: int


def stack_at(places: Places, point: QPoint) -> int:
    """The number of the stack at a point of the content, -1 if there is none."""
    for number, (heading, cards) in enumerate(zip(places.headings, places.cards, strict=True)):
        whole = heading
        for rect in cards:
            whole = whole.united(rect)
        if whole.contains(point):
            return number
    return -1


def widened(card: int, most: int, around: int, room: int) -> tuple[int, int]:
    """Spread columns of cards over the whole width.

    Args:
        card: the minimum width of a card.
        most: the maximum width of a card.
        around: the space that a column needs next to its card.
        room: the width for all columns.

    Returns:
        The width of a card, and the distance of the columns. The width grows in steps, so that
            faces are not drawn again for each pixel.
    """
    count = max(1, room // (card + around))
    grown = max(card, min(most, room // count - around))
    grown -= (grown - card) % _STEP
    return grown, max(room // count, grown + around)


def grid(counts: Sequence[int], width: int, space: Spacing) -> Places:
    """Cards side by side in rows, under a heading over the whole width.

    Args:
        counts: the number of cards of each stack.
        width: the width of the viewport.
        space: the lengths.
    """
    per_row = max(1, (width - space.gap) // space.column)
    step = QPoint(space.column, space.card.height() + space.gap)
    headings, cards = [], []
    y = 0
    for count in counts:
        headings.append(QRect(space.gap, y, width - 2 * space.gap, space.heading))
        y += space.heading + space.gap
        placed = []
        for number in range(count):
            row, column = divmod(number, per_row)
            corner = QPoint(space.gap + column * step.x(), y + row * step.y())
            placed.append(QRect(corner, space.card))
        cards.append(tuple(placed))
        y += -(-count // per_row) * step.y()
    return Places(tuple(headings), tuple(cards), y)


def columns(counts: Sequence[int], width: int, space: Spacing) -> Places:
    """Stacks side by side: each card shows its top, the last one is whole.

    A stack that does not fit into the row goes below the shortest one.
    """
    wide = space.column
    bottoms = [0] * max(1, (width - space.gap) // wide)
    headings, cards = [], []
    for count in counts:
        column = bottoms.index(min(bottoms))
        top = bottoms[column]
        x = space.gap + column * wide
        headings.append(QRect(x, top, space.margin + space.card.width(), space.heading))
        first = top + space.heading + space.gap
        placed = tuple(
            QRect(QPoint(x + space.margin, first + each * space.stripe), space.card)
            for each in range(count)
        )
        cards.append(placed)
        bottoms[column] = (placed[-1].bottom() + 1 if placed else first) + space.gap
    return Places(tuple(headings), tuple(cards), max(bottoms))


def neighbour(rects: Mapping[object, QRect], here: object, move: Move, page: int) -> object:
    """The card to which the cursor moves.

    Args:
        rects: the places of the cards by key, in reading order.
        here: the key of the current card.
        move: the direction.
        page: the height of the viewport.
    """
    order = list(rects)
    at, last = order.index(here), len(order) - 1
    if move in _STEPS:
        return order[max(0, min(at + _STEPS[move], last))]
    way = _WAYS.get(move)
    if way is None:
        return order[0 if move is QAbstractItemView.CursorAction.MoveHome else last]
    paging = move.name.startswith("MovePage")
    found = _nearest(rects, here, way, page if paging else 1)
    if found != here:
        return found
    if paging:
        return order[0 if way.y() < 0 else last]
    # At the end of a row, continue with the next row.
    return order[max(0, min(at + way.x(), last))]


def _nearest(rects: Mapping[object, QRect], here: object, way: QPoint, least: int) -> object:
    """The nearest card in a direction, at least this many pixels away; else the same card."""
    start = rects[here].topLeft()
    best, found = None, here
    for key, rect in rects.items():
        away = rect.topLeft() - start
        along = QPoint.dotProduct(away, way)
        across = abs(away.x() * way.y()) + abs(away.y() * way.x())
        if along < least or (way.x() and across >= rect.height()):
            continue  # a card in another row is not to the side
        cost = across * _FAR + along if way.y() else along * _FAR + across
        if best is None or cost < best:
            best, found = cost, key
    return found
