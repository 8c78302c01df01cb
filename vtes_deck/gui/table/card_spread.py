"""Cards laid out in rows in the area of a seat, as plain geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRect

from vtes_deck.gui.table.board_geometry import RATIO, STEP, card_size, widest

MIN_CARD_WIDTH = 48
"""Minimum width of a card, in device-independent pixels; below it, cards are listed by name."""

MAX_OVERLAP = 0.58
"""The share of the width of a hidden card that the next one may cover: not its counters."""

_WORTH = 1.15
"""Hidden cards overlap if this makes all cards at least this many times as wide."""

STRIP = 0.19
"""Height of the strip of a card on another card, as a share of that card's height."""


class _Space(NamedTuple):
    """The space around cards: ``gap`` and ``edge`` of :func:`spread`."""

    gap: int
    edge: int


class CardPose(NamedTuple):
    """The position and orientation of a card.

    Attributes:
        turned: whether it is locked and lies sideways.
        strips: the number of cards on it that are visible below it.
        hidden: whether it lies face down, so that the next one may cover a part of it.
    """

    turned: bool = False
    strips: int = 0
    hidden: bool = False


class Spread(NamedTuple):
    """Cards that have been laid out.

    Attributes:
        width: the width of a card.
        groups: the area of each group, including the space for its name.
        cards: the place of each card of each group, without its strips.
        line: the height of a line if they are listed by name; otherwise 0.
        bare: whether the list omits the cards on other cards.
    """

    width: int
    groups: tuple[QRect, ...]
    cards: tuple[tuple[QRect, ...], ...]
    line: int = 0
    bare: bool = False


def spread(
    area: QRect, groups: Sequence[Sequence[CardPose]], gap: int, most: int, edge: int = 0
) -> Spread | None:
    """Lay out groups of cards in rows, with cards as wide as possible.

    A group that is wider than the area has several rows, which it shares with no other group; only
    the first group shares its last row. Hidden cards overlap if that makes all cards much larger,
    or if they do not fit otherwise; no other card is covered. Return ``None`` if they do not fit.

    Args:
        area: the place for all of them.
        groups: the cards of each group; an empty group takes no space.
        gap: the space between cards; groups are twice as far apart.
        most: the maximum width of a card.
        edge: the width on the left of each group but the first, for its name.
    """
    space = _Space(gap, edge)
    upright = widest(area)  # locking does not enlarge a card
    return _spread(area.getRect(), tuple(map(tuple, groups)), space, min(most, upright))


@lru_cache(maxsize=128)
def _spread(
    place: tuple[int, int, int, int],
    groups: tuple[tuple[CardPose, ...], ...],
    space: _Space,
    most: int,
) -> Spread | None:
    """The cached part of :func:`spread`: most areas do not change with a choice."""
    area = QRect(*place)
    apart = _apart(area, groups, space, most)
    if apart is not None and apart.width >= most // STEP * STEP:
        return apart
    overlapping = _crowded(area, groups, space, most)
    if apart is None or overlapping is None:
        return apart or overlapping
    return overlapping if overlapping.width >= apart.width * _WORTH else apart


def _apart(
    area: QRect, groups: tuple[tuple[CardPose, ...], ...], space: _Space, most: int
) -> Spread | None:
    """Cards next to each other, as wide as possible; ``None`` if they do not fit."""
    width = max(MIN_CARD_WIDTH, most // STEP * STEP)
    while width >= MIN_CARD_WIDTH:
        rows = _rows(area.width(), groups, space, width)
        if _height(groups, rows, space, width) <= area.height() and _fits(
            area.width(), groups, rows, space, width
        ):
            return _laid(area, groups, rows, space, width)
        width -= STEP
    return None


def _crowded(
    area: QRect,
    groups: tuple[tuple[CardPose, ...], ...],
    space: _Space,
    most: int,
) -> Spread | None:
    """Hidden cards that overlap, in as many rows as fit into the height.

    Return ``None`` if they overlap too much at the minimum width.
    """
    filled = [(number, tuple(range(len(group)))) for number, group in enumerate(groups) if group]
    splits = [(filled,), *((filled[:cut], filled[cut:]) for cut in range(1, len(filled)))]
    ways = [[_Row(tuple(parts)) for parts in split] for split in splits]

    def rows_at(width: int) -> tuple[list[_Row], bool]:
        """The rows with the least overlap, and whether they overlap too much or are too high."""
        low = [rows for rows in ways if _height(groups, rows, space, width) <= area.height()]

        def overlap(rows: list[_Row]) -> float:
            return max(_overlap(area.width(), groups, row, space, width) for row in rows)

        rows = min(low or ways[:1], key=overlap)
        return rows, not low or overlap(rows) > MAX_OVERLAP

    width = max(MIN_CARD_WIDTH, most // STEP * STEP)
    rows, crowded = rows_at(width)
    while crowded and width > MIN_CARD_WIDTH:
        width -= STEP
        rows, crowded = rows_at(width)
    return None if crowded else _laid(area, groups, rows, space, width)


class _Row(NamedTuple):
    """Cards next to each other.

    Attributes:
        parts: the number of each group and those of its cards in this row.
        ends: whether no group continues in the next row; the next row is then further away.
    """

    parts: tuple[tuple[int, tuple[int, ...]], ...]
    ends: bool = True


def _rows(room: int, groups: Sequence[Sequence[CardPose]], space: _Space, width: int) -> list[_Row]:
    """The rows of groups from left to right; a group that does not fit begins a new row."""
    rows: list[_Row] = []
    now: list[tuple[int, tuple[int, ...]]] = []
    for number, group in enumerate(groups):
        if not group:
            continue
        whole = (number, tuple(range(len(group))))
        if now and _extent(groups, _Row((*now, whole)), space, width)[0] > room:
            rows.append(_Row(tuple(now)))
            now = []
        if now or _extent(groups, _Row((whole,)), space, width)[0] <= room:
            now.append(whole)
        else:
            rows += _own_rows(room, groups, number, space, width)
            if not number:  # the first group has no frame, so others may share its last row
                now = [*rows.pop().parts]
    return [*rows, _Row(tuple(now))] if now or not rows else rows


def _own_rows(
    room: int, groups: Sequence[Sequence[CardPose]], number: int, space: _Space, width: int
) -> list[_Row]:
    """The rows of a group that is wider than the area."""
    lines: list[list[int]] = [[]]
    for card in range(len(groups[number])):
        longer = _Row(((number, (*lines[-1], card)),))
        if lines[-1] and _extent(groups, longer, space, width)[0] > room:
            lines.append([])
        lines[-1].append(card)
    rows = [_Row(((number, tuple(line)),), ends=False) for line in lines]
    return [*rows[:-1], rows[-1]._replace(ends=True)]


def strip_height(width: int) -> int:
    """The height of the strip of a card that is on a card of this width."""
    return max(15, round(width * RATIO * STRIP))


def _extent(
    groups: Sequence[Sequence[CardPose]], row: _Row, space: _Space, width: int
) -> tuple[int, int]:
    """Width and height of a row."""
    across, down = 2 * space.gap * max(0, len(row.parts) - 1), 0
    for number, cards in row.parts:
        across += space.gap * (len(cards) - 1) + _edge(number, space)
        for card in cards:
            one = groups[number][card]
            size = card_size(width, turned=one.turned)
            across += size.width()
            down = max(down, size.height() + one.strips * strip_height(width))
    return across, down


def _overlap(
    room: int,
    groups: Sequence[Sequence[CardPose]],
    row: _Row,
    space: _Space,
    width: int,
) -> float:
    """The share of each hidden card that the next one of its group covers, so that a row fits.

    More than 1 if even full overlap is not enough.
    """
    excess = _extent(groups, row, space, width)[0] - room
    if excess <= 0:
        return 0.0
    covered = [
        card_size(width, turned=groups[number][card].turned).width() + space.gap
        for number, cards in row.parts
        for card in cards[:-1]
        if groups[number][card].hidden
    ]
    return excess / sum(covered) if covered else math.inf


def _edge(number: int, space: _Space) -> int:
    """The width for the name of a group; the first group has no name."""
    return space.edge if number else 0


def _height(
    groups: Sequence[Sequence[CardPose]], rows: Sequence[_Row], space: _Space, width: int
) -> int:
    """The height of rows."""
    down = sum(_extent(groups, row, space, width)[1] for row in rows)
    return down + sum(_below(row, space) for row in rows[:-1])


def _below(row: _Row, space: _Space) -> int:
    """The space between a row and the next one."""
    return 2 * space.gap if row.ends else space.gap


def _fits(
    room: int, groups: Sequence[Sequence[CardPose]], rows: Sequence[_Row], space: _Space, width: int
) -> bool:
    return all(_extent(groups, row, space, width)[0] <= room for row in rows)


def _laid(
    area: QRect,
    groups: Sequence[Sequence[CardPose]],
    rows: Sequence[_Row],
    space: _Space,
    width: int,
) -> Spread:
    areas = [QRect()] * len(groups)
    places: list[tuple[QRect, ...]] = [()] * len(groups)
    top = area.top()
    for row in rows:
        _, down = _extent(groups, row, space, width)
        overlap = _overlap(area.width(), groups, row, space, width)
        left = float(area.left())
        for number, cards in row.parts:
            start, rects = round(left), []
            left += _edge(number, space)
            for card in cards:
                size = card_size(width, turned=groups[number][card].turned)
                rects.append(QRect(round(left), top, size.width(), size.height()))
                under = groups[number][card].hidden and card != cards[-1]
                left += (size.width() + space.gap) * (1 - overlap if under else 1)
            places[number] += tuple(rects)
            right = max(rect.right() for rect in rects)
            here = QRect(start, top, right + 1 - start, down)
            areas[number] = areas[number].united(here)
            left += space.gap
        top += down + _below(row, space)
    return Spread(width, tuple(areas), tuple(places))
