"""Cards listed by name in columns, for a seat with too many cards to lie side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRect

from vtes_deck.gui.table.card_spread import CardPose, Spread

_HIDDEN = 0.5
"""Width of a column of cards without names, as a share of the usual width."""

_MAX_WIDTH = 10.0
"""Maximum ratio of column width to line height."""

_WIDE = 6.0
"""From this ratio of column width to line height, lines are as high as possible."""

_MIN_WIDTH = 2.6
"""Below this ratio of column width to line height, the cards on other cards are omitted."""

_NAMED = 4
"""Minimum lines of a group for its name, which is written upwards."""


def listed(
    area: QRect, groups: Sequence[Sequence[CardPose]], gap: int, edge: int, line: int
) -> Spread:
    """List groups of cards in columns: a line for each card, and one for each card on it.

    Args:
        area: the place for all of them.
        groups: the cards of each group; an empty group takes no space.
        gap: the space between columns; groups are three times as far apart.
        edge: the width on the left of each group but the first, for its name.
        line: the minimum height of a line.
    """
    return _listed(area.getRect(), tuple(map(tuple, groups)), gap, edge, line)


@lru_cache(maxsize=128)
def _listed(
    place: tuple[int, int, int, int],
    groups: tuple[tuple[CardPose, ...], ...],
    gap: int,
    edge: int,
    line: int,
) -> Spread:
    area = QRect(*place)
    found = None
    for high in (round(line * 1.4), round(line * 1.2), line):
        found = _columns_at(area, groups, gap, high, edge, bare=False)
        if found.width >= line * _WIDE:
            return found
    strips = any(one.strips for group in groups for one in group)
    if found is not None and (found.width >= line * _MIN_WIDTH or not strips):
        return found
    return _columns_at(area, groups, gap, line, edge, bare=True)


def _columns_at(
    area: QRect,
    groups: tuple[tuple[CardPose, ...], ...],
    gap: int,
    line: int,
    edge: int,
    *,
    bare: bool,
) -> Spread:
    """Lines of this height in columns; ``bare`` omits the cards on cards."""
    rows = max(1, area.height() // line)
    cells = [_cells(group, rows, bare=bare) for group in groups]
    counts = [max((column for column, _ in cell), default=-1) + 1 for cell in cells]
    weights = [_HIDDEN if group and all(one.hidden for one in group) else 1.0 for group in groups]
    filled = [number for number, count in enumerate(counts) if count]
    gaps = gap * sum(counts[number] - 1 for number in filled) + 3 * gap * (len(filled) - 1)
    gaps += edge * sum(number > 0 for number in filled)
    units = sum(counts[number] * weights[number] for number in filled)
    unit = min(line * _MAX_WIDTH, (area.width() - gaps) / units) if units else 0.0
    left = float(area.left())
    areas, places = [QRect()] * len(groups), [tuple[QRect, ...]()] * len(groups)
    for number in filled:
        start, width = round(left), unit * weights[number]
        left += edge if number else 0
        places[number] = tuple(
            QRect(
                round(left + column * (width + gap)),
                area.top() + row * line,
                max(1, int(width)),
                line,
            )
            for column, row in cells[number]
        )
        across = counts[number] * (width + gap) - gap
        depth = rows if counts[number] > 1 else sum(_lines(one, bare) for one in groups[number])
        depth = max(depth, _NAMED if number else 0)
        areas[number] = QRect(
            start, area.top(), round(left + across) - start, min(depth, rows) * line
        )
        left += across + 3 * gap
    return Spread(int(unit), tuple(areas), tuple(places), line, bare)


def _lines(one: CardPose, bare: bool) -> int:
    return 1 if bare else 1 + one.strips


def _cells(group: Sequence[CardPose], rows: int, *, bare: bool) -> list[tuple[int, int]]:
    """Column and row of each card; a card and the cards on it stay in one column."""
    found: list[tuple[int, int]] = []
    column = row = 0
    for one in group:
        lines = min(rows, _lines(one, bare))
        if row + lines > rows:
            column, row = column + 1, 0
        found.append((column, row))
        row += lines
    return found
