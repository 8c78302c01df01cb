"""Where everything lies on the table, as plain geometry.

The viewer sits at the bottom. Her prey is on her left and her predator on her right, as at a real
table; the others sit across, clockwise from left to right. What is under way is in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

RATIO = 88 / 63
"""Height of a card for a width of 1."""

LEAST, STEP = 36, 4
"""The least width of a card, and the steps in which widths differ, in device-independent pixels."""

STRIP = 0.19
"""Height of the strip of a card that is on another one, as a part of that card's height."""


class Lying(NamedTuple):
    """How a card lies.

    Attributes:
        turned: it is locked and lies sideways.
        strips: the cards on it that show below it.
    """

    turned: bool = False
    strips: int = 0


class Seating(NamedTuple):
    """The places of a table.

    Attributes:
        seats: of each seat, clockwise from the viewer.
        middle: for what is under way.
        hand: for the viewer's hand.
    """

    seats: tuple[QRect, ...]
    middle: QRect
    hand: QRect


class Spread(NamedTuple):
    """Cards that have been laid out.

    Attributes:
        width: of a card.
        groups: the area of each group.
        cards: the place of each card of each group, without its strips.
    """

    width: int
    groups: tuple[QRect, ...]
    cards: tuple[tuple[QRect, ...], ...]


def seating(count: int, size: QSize, gap: int) -> Seating:
    """The places for ``count`` seats, 1 to 6.

    Args:
        count: of seats; the viewer is the first.
        size: of the table.
        gap: between places.
    """
    whole = QRect(0, 0, size.width(), size.height()).adjusted(gap, gap, -gap, -gap)
    hand_height = round(whole.height() * (0.26 if count > 3 else 0.28))
    hand = QRect(whole.left(), whole.bottom() + 1 - hand_height, whole.width(), hand_height)
    above = QRect(whole.topLeft(), QSize(whole.width(), whole.height() - hand_height - gap))
    own_height = round(above.height() * (0.38 if count < 4 else 0.33))
    own = QRect(above.left(), above.bottom() + 1 - own_height, above.width(), own_height)
    others = QRect(above.topLeft(), QSize(above.width(), above.height() - own_height - gap))
    if count <= 2:
        share = round(others.height() * 0.58)
        across, middle = _cut(others, share, gap)
        return Seating((own, across)[: max(1, count)], middle if count == 2 else others, hand)
    places: tuple[QRect, ...] = ()
    if count == 3:
        row = others
    else:
        top, row = _cut(others, round(others.height() * 0.5), gap)
        places = tuple(_columns(top, count - 3, gap))
    side = round(row.width() * (0.36 if count == 3 else 0.34))
    left = QRect(row.left(), row.top(), side, row.height())
    right = QRect(row.right() + 1 - side, row.top(), side, row.height())
    middle = QRect(
        left.right() + 1 + gap, row.top(), row.width() - 2 * side - 2 * gap, row.height()
    )
    return Seating((own, left, *places, right), middle, hand)


def _cut(rect: QRect, height: int, gap: int) -> tuple[QRect, QRect]:
    """The upper part of a rectangle and the rest."""
    upper = QRect(rect.left(), rect.top(), rect.width(), height)
    rest = QRect(rect.left(), rect.top() + height + gap, rect.width(), rect.height() - height - gap)
    return upper, rest


def _columns(rect: QRect, count: int, gap: int) -> list[QRect]:
    width = (rect.width() - gap * (count - 1)) // count
    return [
        QRect(rect.left() + number * (width + gap), rect.top(), width, rect.height())
        for number in range(count)
    ]


def spread(
    area: QRect, groups: Sequence[Sequence[Lying]], gap: int, most: int, foot: int = 0
) -> Spread:
    """Lays out groups of cards in one or two rows, with cards as wide as there is room for.

    Cards that do not fit at the least width overlap.

    Args:
        area: the place for all of them.
        groups: the cards of each group; an empty group takes no room.
        gap: between cards; groups are three times as far apart.
        most: the greatest width of a card.
        foot: height below each row, for the names of its groups.
    """
    return _spread(area.getRect(), tuple(map(tuple, groups)), gap, most, foot)


@lru_cache(maxsize=128)
def _spread(
    place: tuple[int, int, int, int],
    groups: tuple[tuple[Lying, ...], ...],
    gap: int,
    most: int,
    foot: int,
) -> Spread:
    """The same; most of a table does not change with a choice."""
    area = QRect(*place)
    filled = [number for number, group in enumerate(groups) if group]
    splits = [[filled], *([filled[:cut], filled[cut:]] for cut in range(1, len(filled)))]
    width = max(LEAST, most // STEP * STEP)
    while width >= LEAST:
        for rows in splits:
            if _fits(area, groups, rows, gap, width, foot):
                return _laid(area, groups, rows, gap, width, foot)
        width -= STEP
    rows = min(splits, key=lambda rows: _across(groups, rows, gap, LEAST))
    return _laid(area, groups, rows, gap, LEAST, foot)


def card_size(width: int, *, turned: bool = False) -> QSize:
    """The size of a card that lies upright or sideways."""
    height = round(width * RATIO)
    return QSize(height, width) if turned else QSize(width, height)


def strip_height(width: int) -> int:
    """The height of the strip of a card that is on a card of this width."""
    return max(15, round(width * RATIO * STRIP))


def _extent(
    groups: Sequence[Sequence[Lying]], row: Sequence[int], gap: int, width: int
) -> tuple[int, int]:
    """Width and height of a row of groups."""
    across, down = 3 * gap * max(0, len(row) - 1), 0
    for number in row:
        across += gap * (len(groups[number]) - 1)
        for one in groups[number]:
            size = card_size(width, turned=one.turned)
            across += size.width()
            down = max(down, size.height() + one.strips * strip_height(width))
    return across, down


def _across(
    groups: Sequence[Sequence[Lying]], rows: Sequence[Sequence[int]], gap: int, width: int
) -> int:
    """The width of the widest row."""
    return max((_extent(groups, row, gap, width)[0] for row in rows), default=0)


def _fits(
    area: QRect,
    groups: Sequence[Sequence[Lying]],
    rows: Sequence[Sequence[int]],
    gap: int,
    width: int,
    foot: int,
) -> bool:
    down = sum(_extent(groups, row, gap, width)[1] + foot for row in rows)
    down += 2 * gap * (len(rows) - 1)
    return _across(groups, rows, gap, width) <= area.width() and down <= area.height()


def _laid(
    area: QRect,
    groups: Sequence[Sequence[Lying]],
    rows: Sequence[Sequence[int]],
    gap: int,
    width: int,
    foot: int,
) -> Spread:
    areas = [QRect()] * len(groups)
    places: list[tuple[QRect, ...]] = [()] * len(groups)
    top = area.top()
    for row in rows:
        across, down = _extent(groups, row, gap, width)
        squeeze = min(1.0, area.width() / across) if across else 1.0
        left = float(area.left())
        for number in row:
            rects = []
            for one in groups[number]:
                size = card_size(width, turned=one.turned)
                rects.append(QRect(round(left), top, size.width(), size.height()))
                left += (size.width() + gap) * squeeze
            places[number] = tuple(rects)
            right = max(rect.right() for rect in rects)
            areas[number] = QRect(rects[0].left(), top, right + 1 - rects[0].left(), down)
            left += 2 * gap * squeeze
        top += down + foot + 2 * gap
    return Spread(width, tuple(areas), tuple(places))


def row(area: QRect, count: int, gap: int, most: int) -> tuple[int, tuple[QRect, ...]]:
    """A hand: cards as high as the area, centred; they overlap when there are many.

    Args:
        area: the place of the hand.
        count: of cards.
        gap: between cards that do not overlap.
        most: the greatest width of a card.

    Returns:
        The width of a card and their places, from left to right.
    """
    width = min(most, round(area.height() / RATIO), area.width())
    width = max(LEAST, width // STEP * STEP)
    size = card_size(width)
    if count <= 0:
        return width, ()
    step = float(width + gap)
    if count > 1:
        step = min(step, (area.width() - width) / (count - 1))
    left = area.left() + (area.width() - step * (count - 1) - width) / 2
    top = area.bottom() + 1 - size.height()
    return width, tuple(
        QRect(int(left + step * number), top, size.width(), size.height())
        for number in range(count)
    )
