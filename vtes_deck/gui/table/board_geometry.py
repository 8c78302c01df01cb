"""The layout of the table as plain geometry.

The viewer sits at the bottom. Her prey is on her left and her predator on her right, as at a real
table. The others sit opposite, clockwise from left to right. The current action, combat or
referendum is in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF

RATIO = 88 / 63
"""Height of a card for a width of 1."""

MIN_CARD_WIDTH, STEP = 36, 4
"""The minimum width of a card, and the step between widths, in device-independent pixels."""

_EMPTY = 0.55
"""Width of the place of a seat that has left the game, as a share of the usual width."""


_OWN = {1: 0.38, 2: 0.38, 3: 0.46, 4: 0.3}
"""The viewer's share of the height above her hand, for up to this many seats.

Her cards are at least as large as those of the others.
"""

_OWN_ALONE = 0.54
"""The same share if all others have left the game or have no cards."""

_NARROW = 600
"""Below this width of a table, the middle has a separate row below the other seats."""

_FLAT = 4.0
"""From this ratio of width to height, the text about a card is next to it, not below."""


_FLAT_SEAT = 2.9
"""From this ratio of width to height, the plate of a seat is next to the cards, not above."""

_UPRIGHT = 6.5
"""The width of such a plate in lines."""

_WORDS = 7.8
"""The number of lines of strikes, round and range below each other."""


class SeatAreas(NamedTuple):
    """The places of a table.

    Attributes:
        seats: the place of each seat, clockwise from the viewer.
        middle: the place of the current action, combat or referendum.
        hand: the place of the viewer's hand.
    """

    seats: tuple[QRect, ...]
    middle: QRect
    hand: QRect


class SeatParts(NamedTuple):
    """The parts of the area of a seat: one for the plate, one for the cards."""

    plate: QRect
    cards: QRect


class Fight(NamedTuple):
    """The places of a combat in the middle of the table, the acting minion first.

    Attributes:
        cards: the places of the two minions.
        strikes: the places of their strikes.
        middle: the place of round and range.
    """

    cards: tuple[QRectF, QRectF]
    strikes: tuple[QRectF, QRectF]
    middle: QRectF


def seating(
    count: int, size: QSize, gap: int, ousted: AbstractSet[int] = frozenset(), plate: int = 0
) -> SeatAreas:
    """The places for ``count`` seats, 1 to 6.

    Args:
        count: the number of seats; the viewer is the first.
        size: the size of the table.
        gap: the space between places.
        ousted: the seats that have left the game or have no cards; the others get their space.
        plate: the height that such a seat still needs.
    """
    whole = QRect(0, 0, size.width(), size.height()).adjusted(gap, gap, -gap, -gap)
    gone = 0 in ousted
    hand_height = 0 if gone else round(whole.height() * (0.24 if count > 3 else 0.28))
    hand = QRect(whole.left(), whole.bottom() + 1 - hand_height, whole.width(), hand_height)
    above = QRect(
        whole.topLeft(),
        QSize(whole.width(), whole.height() - hand_height - (0 if gone else gap)),
    )
    alone = count > 2 and ousted >= {*range(1, count)}
    share = _OWN_ALONE if alone else _OWN[min(count, 4)]
    own_height = plate if gone else round(above.height() * share)
    own = QRect(above.left(), above.bottom() + 1 - own_height, above.width(), own_height)
    others = QRect(above.topLeft(), QSize(above.width(), above.height() - own_height - gap))
    if count <= 2:
        share = round(others.height() * 0.54)
        across, middle = _cut(others, share, gap)
        return SeatAreas((own, across)[: max(1, count)], middle if count == 2 else others, hand)
    if alone:
        top, middle = _cut(others, plate, gap)
        return SeatAreas((own, *_columns(top, [True] * (count - 1), gap)), middle, hand)
    narrow = size.width() < _NARROW
    below = others
    if narrow:
        others, below = _cut(others, round(others.height() * 0.7), gap)
    places: tuple[QRect, ...] = ()
    row = others
    if count > 3:
        opposite = [step not in ousted for step in range(2, count - 1)]
        height = round(others.height() * 0.48) if any(opposite) else plate
        top, row = _cut(others, height, gap)
        places = tuple(_columns(top, opposite, gap))
    if narrow:
        left, right = _columns(row, [1 not in ousted, count - 1 not in ousted], gap)
        return SeatAreas((own, left, *places, right), below, hand)
    prey, predator = _side_shares(0.37, (1 in ousted, count - 1 in ousted))
    left = QRect(row.left(), row.top(), round(row.width() * prey), row.height())
    width = round(row.width() * predator)
    right = QRect(row.right() + 1 - width, row.top(), width, row.height())
    sides = [
        QRect(area.topLeft(), QSize(area.width(), plate)) if step in ousted else area
        for step, area in ((1, left), (count - 1, right))
    ]
    middle = QRect(
        left.right() + 1 + gap,
        row.top(),
        row.width() - left.width() - right.width() - 2 * gap,
        row.height(),
    )
    return SeatAreas((own, sides[0], *places, sides[1]), middle, hand)


def seat_parts(area: QRect, gap: int, line: int, *, ousted: bool) -> SeatParts:
    """The plate of a Methuselah and the place of her cards in the area of a seat.

    A flat area has its plate on the left, where it takes no height from the cards.

    Args:
        area: the area of the seat.
        gap: the space to the edge of the area.
        line: height of a line of text.
        ousted: whether she has left the game; her area then has space for the plate only.
    """
    inner = area.adjusted(gap, gap, -gap, -gap)
    low = round(line * 1.7)
    if not ousted and area.width() > area.height() * _FLAT_SEAT and inner.height() > low * 2:
        plate = QRect(inner.topLeft(), QSize(round(line * _UPRIGHT), inner.height()))
        return SeatParts(plate, inner.adjusted(plate.width() + 2 * gap, 0, -gap, 0))
    plate = QRect(inner.topLeft(), QSize(min(inner.width(), line * 26), low))
    return SeatParts(plate, inner.adjusted(gap, low + gap + 2, -gap, 0))


def fight(area: QRectF, line: float) -> Fight:
    """The places of a combat in an area; lines of text are ``line`` high."""
    flat = area.width() > area.height() * _FLAT
    height = max(line, area.height() - line * (0.4 if flat else 2.6))
    width = min(area.width() * 0.26, height / RATIO)
    stacked = min((area.width() - 3 * line) / 2, (area.height() - _WORDS * line) / RATIO)
    if stacked > width:
        return _stacked(area, line, stacked)
    size = QSizeF(width, width * RATIO)
    near = min(
        line, area.width() * 0.03
    )  # there is little space next to a card that is being played
    edge = area.width() * 0.16 if flat else near
    left = QRectF(QPointF(area.left() + edge, area.top()), size)
    right = QRectF(QPointF(area.right() - edge - width, area.top()), size)
    between = right.left() - left.right() - 2 * near
    middle = QRectF(left.right() + near, area.top(), between, width * RATIO)
    if flat:
        room = QSizeF(edge - line, size.height())
        strikes = (
            QRectF(QPointF(area.left() + line / 2, area.top()), room),
            QRectF(QPointF(right.right() + line / 2, area.top()), room),
        )
    else:
        strikes = (_below_card(left, area, line), _below_card(right, area, line))
    return Fight((left, right), strikes, middle)


def _stacked(area: QRectF, line: float, width: float) -> Fight:
    """The places in a high and narrow area, from the top: two cards, strikes, and the rest."""
    size, half = QSizeF(width, width * RATIO), area.width() / 2
    cards, strikes = [], []
    for start in (area.left(), area.left() + half):
        cards.append(QRectF(QPointF(start + (half - width) / 2, area.top()), size))
        room = QSizeF(half - 4, line * 3.2)
        strikes.append(QRectF(QPointF(start + 2, area.top() + size.height() + 3), room))
    middle = QRectF(area.left(), strikes[0].bottom(), area.width(), line * 4.2)
    return Fight((cards[0], cards[1]), (strikes[0], strikes[1]), middle)


def _below_card(card: QRectF, area: QRectF, line: float) -> QRectF:
    """The area for two lines below a card, wider than the card, within an area."""
    room = QRectF(card.left() - card.width() / 2, card.bottom() + 3, card.width() * 2, line * 2.3)
    room.moveLeft(max(area.left() + 2, min(room.left(), area.right() - room.width() - 2)))
    return room


def chips(room: QRectF, widths: Sequence[float], height: float, gap: float) -> list[QRectF]:
    """Boxes in centred rows from the top of an area; a box that does not fit begins a new row."""
    rows: list[list[float]] = [[]]
    for width in widths:
        if rows[-1] and sum(rows[-1]) + width + gap * len(rows[-1]) > room.width():
            rows.append([])
        rows[-1].append(width)
    found, top = [], room.top()
    for row in rows:
        left = room.center().x() - (sum(row) + gap * (len(row) - 1)) / 2
        for width in row:
            found.append(QRectF(left, top, width, height))
            left += width + gap
        top += height + gap / 2
    return found


def _side_shares(share: float, gone: tuple[bool, bool]) -> tuple[float, float]:
    """The shares of the width for the seats at both sides; a seat that has left gets less."""
    empty = share * _EMPTY
    if gone[0] == gone[1]:
        return (empty, empty) if gone[0] else (share, share)
    return (empty, 2 * share - empty) if gone[0] else (2 * share - empty, empty)


def _cut(rect: QRect, height: int, gap: int) -> tuple[QRect, QRect]:
    """The upper part of a rectangle and the rest."""
    upper = QRect(rect.left(), rect.top(), rect.width(), height)
    rest = QRect(rect.left(), rect.top() + height + gap, rect.width(), rect.height() - height - gap)
    return upper, rest


def _columns(rect: QRect, taken: Sequence[bool], gap: int) -> list[QRect]:
    """Areas next to each other, narrower for seats that have left the game."""
    weights = [1.0 if one or not any(taken) else _EMPTY for one in taken]
    room = rect.width() - gap * (len(taken) - 1)
    found, left = [], rect.left()
    for weight in weights:
        width = int(room * weight / sum(weights))
        found.append(QRect(left, rect.top(), width, rect.height()))
        left += width + gap
    return found


def widest(area: QRect) -> int:
    """The width of the largest upright card in an area."""
    return round(area.height() / RATIO)


def card_size(width: int, *, turned: bool = False) -> QSize:
    """The size of a card that lies upright or sideways."""
    height = round(width * RATIO)
    return QSize(height, width) if turned else QSize(width, height)


def row(area: QRect, count: int, gap: int, most: int) -> tuple[int, tuple[QRect, ...]]:
    """A hand: cards as high as the area, centred; they overlap when there are many.

    Args:
        area: the place of the hand.
        count: the number of cards.
        gap: the space between cards that do not overlap.
        most: the maximum width of a card.

    Returns:
        The width of a card and their places, from left to right.
    """
    width = min(most, round(area.height() / RATIO), area.width())
    width = max(MIN_CARD_WIDTH, width // STEP * STEP)
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
