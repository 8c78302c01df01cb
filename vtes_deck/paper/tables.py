"""Tables on paper, whose rows grow with their content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY, SMALL, right
from vtes_deck.paper.pages import Block, Mark, StraightLine, Text
from vtes_deck.paper.typography import ASCENT, LEADING, Style

_AIR = 28.0
"""The space between two columns."""

_MIN_SCALE = 0.85
"""The smallest scale of a text before it takes a second line."""


@dataclass(frozen=True)
class PaperColumn:
    """A column.

    Attributes:
        title: its header.
        share: its relative width.
        right: whether its texts are right-aligned, as for numbers.
        bold: whether its texts are bold.
    """

    title: str
    share: float
    right: bool = False
    bold: bool = False


def table(
    columns: Sequence[PaperColumn],
    rows: Iterable[Sequence[str]],
    width: float,
    *,
    size: float = BODY,
) -> list[Block]:
    """A table as blocks: its header, which stays with the first row, and a block for each row.

    Args:
        columns: the columns, from left to right.
        rows: a text for each column.
        width: the width of the table.
        size: the size of the letters.
    """
    places = _places(columns, width)
    head = Block(SMALL * 1.7, tuple(_heads(columns, places)), keep=True)
    made = (_row(columns, places, row, width, size) for row in rows)
    return [head, *(replace(row, again=head) for row in made)]


def _places(columns: Sequence[PaperColumn], width: float) -> list[tuple[float, float]]:
    """Left end and width of each column."""
    unit = (width - _AIR * (len(columns) - 1)) / sum(column.share for column in columns)
    places = []
    x = 0.0
    for column in columns:
        room = column.share * unit
        places.append((x, room))
        x += room + _AIR
    return places


def _heads(columns: Sequence[PaperColumn], places: Sequence[tuple[float, float]]) -> Iterable[Mark]:
    for column, (x, room) in zip(columns, places, strict=True):
        title, size = typography.fitted(column.title, Style.PLAIN, SMALL, room, SMALL * 0.7)
        if column.right:
            yield right(title, x + room, SMALL * ASCENT, size, ink="grey")
        else:
            yield Text(x, SMALL * ASCENT, title, size, ink="grey")


def _row(
    columns: Sequence[PaperColumn],
    places: Sequence[tuple[float, float]],
    row: Sequence[str],
    width: float,
    size: float,
) -> Block:
    marks: list[Mark] = []
    most = 1
    for column, (x, room), cell in zip(columns, places, row, strict=True):
        style = Style.BOLD if column.bold else Style.PLAIN
        lines = typography.wrapped(cell, style, size, room)
        small = size
        if len(lines) > 1:
            text, fitted = typography.fitted(cell, style, size, room, size * _MIN_SCALE)
            if text == cell:
                lines, small = [text], fitted
        most = max(most, len(lines))
        for number, line in enumerate(lines):
            y = size * ASCENT + number * size * LEADING
            marks.append(
                right(line, x + room, y, small, style)
                if column.right
                else Text(x, y, line, small, style)
            )
    height = most * size * LEADING + 6
    marks.append(StraightLine(0, height - 2, width, 0, 0.8, "light"))
    return Block(height, tuple(marks))
