"""The layout of the table as plain geometry.

The viewer sits at the bottom. Her prey is on her left and her predator on her right, as at a real
table; the others sit across, clockwise from left to right. The current action, combat or referendum
is in the middle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF

RATIO = 88 / 63
"""Height of a card for a width of 1."""

LEAST, STEP = 36, 4
"""The least width of a card, and the steps in which widths differ, in device-independent pixels."""

_EMPTY = 0.55
"""Width of the place of a seat that has left the game, as a part of the usual one."""

MOST_OVERLAP = 0.35
"""Part of a hidden card's width that the next one may cover."""

_WORTH = 1.15
"""Hidden cards overlap if all cards become this many times as wide."""

STRIP = 0.19
"""Height of the strip of a card that is on another one, as a part of that card's height."""


_FLAT = 4.0
"""From this width for a height of 1, the text about a card is next to it, not below."""


_WORDS = 7.8
"""Lines of strikes, round and range below each other."""


class Lying(NamedTuple):
    """The position and orientation of a card.

    Attributes:
        turned: it is locked and lies sideways.
        strips: the cards on it that show below it.
        hidden: it lies face down, so the next one may cover a part of it.
    """

    turned: bool = False
    strips: int = 0
    hidden: bool = False


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


class Fight(NamedTuple):
    """The places of a combat in the middle of the table, the acting minion first.

    Attributes:
        cards: of the two minions.
        strikes: for their strikes.
        middle: for round and range.
    """

    cards: tuple[QRectF, QRectF]
    strikes: tuple[QRectF, QRectF]
    middle: QRectF


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


def seating(
    count: int, size: QSize, gap: int, ousted: AbstractSet[int] = frozenset(), plate: int = 0
) -> Seating:
    """The places for ``count`` seats, 1 to 6.

    Args:
        count: of seats; the viewer is the first.
        size: of the table.
        gap: between places.
        ousted: the seats that have left the game; the others get their space.
        plate: the height that such a seat still needs.
    """
    whole = QRect(0, 0, size.width(), size.height()).adjusted(gap, gap, -gap, -gap)
    gone = 0 in ousted
    hand_height = 0 if gone else round(whole.height() * (0.26 if count > 3 else 0.28))
    hand = QRect(whole.left(), whole.bottom() + 1 - hand_height, whole.width(), hand_height)
    above = QRect(
        whole.topLeft(),
        QSize(whole.width(), whole.height() - hand_height - (0 if gone else gap)),
    )
    own_height = plate if gone else round(above.height() * (0.38 if count < 4 else 0.33))
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
        opposite = [step not in ousted for step in range(2, count - 1)]
        height = round(others.height() * 0.5) if any(opposite) else plate
        top, row = _cut(others, height, gap)
        places = tuple(_columns(top, opposite, gap))
    prey, predator = _side_shares(0.36, (1 in ousted, count - 1 in ousted))
    left = QRect(row.left(), row.top(), round(row.width() * prey), row.height())
    width = round(row.width() * predator)
    right = QRect(row.right() + 1 - width, row.top(), width, row.height())
    middle = QRect(
        left.right() + 1 + gap,
        row.top(),
        row.width() - left.width() - right.width() - 2 * gap,
        row.height(),
    )
    return Seating((own, left, *places, right), middle, hand)


def fight(area: QRectF, line: float) -> Fight:
    """The places of a combat in an area; lines of text are ``line`` high."""
    flat = area.width() > area.height() * _FLAT
    height = max(line, area.height() - line * (0.4 if flat else 2.6))
    width = min(area.width() * 0.26, height / RATIO)
    stacked = min((area.width() - 3 * line) / 2, (area.height() - _WORDS * line) / RATIO)
    if stacked > width:
        return _stacked(area, line, stacked)
    size = QSizeF(width, width * RATIO)
    near = min(line, area.width() * 0.03)  # next to a card that is played there is little space
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
    """The places in a high and narrow area: two cards, below them strikes, below these the rest."""
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
    """Boxes in centred rows, from the top of an area; a box that does not fit begins a new row."""
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
    """The parts of the width for the seats at both sides; a seat that has left gets less."""
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


def spread(
    area: QRect, groups: Sequence[Sequence[Lying]], gap: int, most: int, foot: int = 0
) -> Spread:
    """Lays out groups of cards in rows, with cards as wide as possible.

    A group that is wider than the area has several rows of its own; the first one shares the last
    of them. Hidden cards overlap where that makes all cards much larger, and all of them where they
    do not fit at the least width.

    Args:
        area: the place for all of them.
        groups: the cards of each group; an empty group takes no space.
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
    """Cached layout of groups: most of a table does not change with a choice."""
    area = QRect(*place)
    apart = _apart(area, groups, gap, most, foot)
    if apart is None:
        return _crowded(area, groups, gap, most, foot, _overlap_of_all)
    if apart.width >= most // STEP * STEP:
        return apart
    overlapping = _crowded(area, groups, gap, most, foot, _overlap_of_hidden)
    return overlapping if overlapping.width >= apart.width * _WORTH else apart


def _apart(
    area: QRect, groups: tuple[tuple[Lying, ...], ...], gap: int, most: int, foot: int
) -> Spread | None:
    """Cards next to each other, as wide as possible; ``None`` if they do not fit."""
    width = max(LEAST, most // STEP * STEP)
    while width >= LEAST:
        rows = _rows(area.width(), groups, gap, width)
        if _height(groups, rows, gap, width, foot) <= area.height() and _fits(
            area.width(), groups, rows, gap, width
        ):
            return _laid(area, groups, rows, gap, width, foot)
        width -= STEP
    return None


def _crowded(
    area: QRect,
    groups: tuple[tuple[Lying, ...], ...],
    gap: int,
    most: int,
    foot: int,
    measure: Callable[[int, Sequence[Sequence[Lying]], _Row, int, int], float],
) -> Spread:
    """Overlapping cards in as many rows as fit the height, with a measure of the overlap."""
    filled = [(number, tuple(range(len(group)))) for number, group in enumerate(groups) if group]
    splits = [(filled,), *((filled[:cut], filled[cut:]) for cut in range(1, len(filled)))]
    ways = [[_Row(tuple(parts)) for parts in split] for split in splits]

    def rows_at(width: int) -> tuple[list[_Row], bool]:
        """The rows with the least overlap, and whether they overlap too much or are too high."""
        low = [rows for rows in ways if _height(groups, rows, gap, width, foot) <= area.height()]

        def overlap(rows: list[_Row]) -> float:
            return max(measure(area.width(), groups, row, gap, width) for row in rows)

        rows = min(low or ways[:1], key=overlap)
        return rows, not low or overlap(rows) > MOST_OVERLAP

    width = max(LEAST, most // STEP * STEP)
    rows, crowded = rows_at(width)
    while crowded and width > LEAST:
        width -= STEP
        rows, crowded = rows_at(width)
    return _laid(area, groups, rows, gap, width, foot)


class _Row(NamedTuple):
    """Cards next to each other.

    Attributes:
        parts: the number of each group and those of its cards in this row.
        named: the names of the groups are below; not if a group continues in the next row.
    """

    parts: tuple[tuple[int, tuple[int, ...]], ...]
    named: bool = True


def _rows(room: int, groups: Sequence[Sequence[Lying]], gap: int, width: int) -> list[_Row]:
    """Groups from left to right, in a new row where one does not fit into the rest of a row."""
    rows: list[_Row] = []
    now: list[tuple[int, tuple[int, ...]]] = []
    for number, group in enumerate(groups):
        if not group:
            continue
        whole = (number, tuple(range(len(group))))
        if now and _extent(groups, _Row((*now, whole)), gap, width)[0] > room:
            rows.append(_Row(tuple(now)))
            now = []
        if now or _extent(groups, _Row((whole,)), gap, width)[0] <= room:
            now.append(whole)
        else:
            rows += _own_rows(room, groups, number, gap, width)
            if not number:  # the first group has no frame, so others may share its last row
                now = [*rows.pop().parts]
    return [*rows, _Row(tuple(now))] if now or not rows else rows


def _own_rows(
    room: int, groups: Sequence[Sequence[Lying]], number: int, gap: int, width: int
) -> list[_Row]:
    """The rows of a group that is wider than the area."""
    lines: list[list[int]] = [[]]
    for card in range(len(groups[number])):
        longer = _Row(((number, (*lines[-1], card)),))
        if lines[-1] and _extent(groups, longer, gap, width)[0] > room:
            lines.append([])
        lines[-1].append(card)
    rows = [_Row(((number, tuple(line)),), named=False) for line in lines]
    return [*rows[:-1], rows[-1]._replace(named=True)]


def card_size(width: int, *, turned: bool = False) -> QSize:
    """The size of a card that lies upright or sideways."""
    height = round(width * RATIO)
    return QSize(height, width) if turned else QSize(width, height)


def strip_height(width: int) -> int:
    """The height of the strip of a card that is on a card of this width."""
    return max(15, round(width * RATIO * STRIP))


def _extent(groups: Sequence[Sequence[Lying]], row: _Row, gap: int, width: int) -> tuple[int, int]:
    """Width and height of a row."""
    across, down = 3 * gap * max(0, len(row.parts) - 1), 0
    for number, cards in row.parts:
        across += gap * (len(cards) - 1)
        for card in cards:
            one = groups[number][card]
            size = card_size(width, turned=one.turned)
            across += size.width()
            down = max(down, size.height() + one.strips * strip_height(width))
    return across, down


def _overlap_of_all(
    room: int, groups: Sequence[Sequence[Lying]], row: _Row, gap: int, width: int
) -> float:
    """The part of a row that does not fit."""
    return 1 - room / max(room, _extent(groups, row, gap, width)[0])


def _overlap_of_hidden(
    room: int, groups: Sequence[Sequence[Lying]], row: _Row, gap: int, width: int
) -> float:
    """The part of each hidden card that the next one of its group covers so that a row fits.

    More than 1 if that is not enough; all cards overlap then.
    """
    excess = _extent(groups, row, gap, width)[0] - room
    if excess <= 0:
        return 0.0
    covered = [
        card_size(width).width() + gap
        for number, cards in row.parts
        for card in cards[:-1]
        if groups[number][card].hidden
    ]
    return excess / sum(covered) if covered else math.inf


def _height(
    groups: Sequence[Sequence[Lying]], rows: Sequence[_Row], gap: int, width: int, foot: int
) -> int:
    """The height of rows with the names below them."""
    down = sum(_extent(groups, row, gap, width)[1] + foot * row.named for row in rows)
    return down + sum(_below(row, gap) for row in rows[:-1])


def _below(row: _Row, gap: int) -> int:
    """The space between a row and the next one."""
    return 2 * gap if row.named else gap


def _fits(
    room: int, groups: Sequence[Sequence[Lying]], rows: Sequence[_Row], gap: int, width: int
) -> bool:
    return all(_extent(groups, row, gap, width)[0] <= room for row in rows)


def _laid(
    area: QRect,
    groups: Sequence[Sequence[Lying]],
    rows: Sequence[_Row],
    gap: int,
    width: int,
    foot: int,
) -> Spread:
    areas = [QRect()] * len(groups)
    places: list[tuple[QRect, ...]] = [()] * len(groups)
    top = area.top()
    for row in rows:
        across, down = _extent(groups, row, gap, width)
        number, cards = row.parts[-1] if row.parts else (0, ())
        last = card_size(width, turned=groups[number][cards[-1]].turned).width() if cards else 0
        overlap = _overlap_of_hidden(area.width(), groups, row, gap, width)
        covered, free = 1 - overlap, 1.0
        if overlap > MOST_OVERLAP:
            covered = free = (area.width() - last) / (across - last)
        left = float(area.left())
        for number, cards in row.parts:
            rects = []
            for card in cards:
                size = card_size(width, turned=groups[number][card].turned)
                rects.append(QRect(round(left), top, size.width(), size.height()))
                under = groups[number][card].hidden and card != cards[-1]
                left += (size.width() + gap) * (covered if under else free)
            places[number] += tuple(rects)
            right = max(rect.right() for rect in rects)
            here = QRect(rects[0].left(), top, right + 1 - rects[0].left(), down)
            areas[number] = areas[number].united(here)
            left += 2 * gap * free
        top += down + foot * row.named + _below(row, gap)
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
