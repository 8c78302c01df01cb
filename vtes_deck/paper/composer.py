"""Puts blocks on pages in sequence, with a header and a footer."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.language import tr
from vtes_deck.paper import typography
from vtes_deck.paper.pages import (
    MARGIN,
    Block,
    Document,
    Ink,
    Mark,
    Page,
    PaperSize,
    StraightLine,
    Text,
    columns,
    fill,
    moved,
    opened,
    stacked,
    total,
)
from vtes_deck.paper.typography import ASCENT, LEADING, POINT, Style

SMALL = 7 * POINT
"""The font size of the header, the footer, and names of fields."""

BODY = 9 * POINT
"""The font size of lists."""

HEADING = 11 * POINT
TITLE = 16 * POINT

_FOOT = 60.0
"""The height of the footer."""

_HEAD = 60.0
"""The height of the header, which is on every page except the first."""


class Composer:
    """Makes a document from blocks.

    Attributes:
        size: the size of the paper.
        width: the width between the margins.
    """

    def __init__(self, size: PaperSize, title: str, foot: str = "") -> None:
        """Begin the first page.

        Args:
            size: the size of the paper.
            title: the title of the document; the text of the header.
            foot: the text of the footer, next to the page number.
        """
        self.size = size
        self.width = size.width - 2 * MARGIN
        self._title = title
        self._foot = foot
        self._pages: list[list[Mark]] = [[]]
        self._y = MARGIN
        self._top = MARGIN

    @property
    def room(self) -> float:
        """The remaining height of the page."""
        return self.size.height - MARGIN - _FOOT - self._y

    @property
    def fresh(self) -> bool:
        """Whether the page is empty."""
        return self._y == self._top

    def new_page(self) -> None:
        """Go to the next page."""
        self._pages.append([])
        self._top = self._y = MARGIN + _HEAD

    def flow(self, blocks: Sequence[Block]) -> None:
        """Put blocks below each other, over as many pages as needed."""
        rest = list(blocks)
        while rest:
            count = fill(rest, self.room)
            if not count and not self.fresh:
                self.new_page()
                continue
            count = count or 1  # a block that is higher than a page gets its own page
            placed = opened(rest[:count])
            self._place(placed, 0)
            self._y += total(placed)
            rest = rest[count:]

    def flow_columns(self, blocks: Sequence[Block], number: int, gap: float) -> None:
        """Put blocks into columns, over as many pages as needed."""
        step = (self.width + gap) / number
        rest = list(blocks)
        while rest:
            found = columns(rest, number, self.room)
            count = sum(map(len, found))
            if not count and not self.fresh:
                self.new_page()
                continue
            if not count:
                found, count = [rest[:1]], 1
            placed = [opened(column) for column in found]
            for place, column in enumerate(placed):
                self._place(column, place * step)
            self._y += max(map(total, placed))
            rest = rest[count:]
            if rest:
                self.new_page()

    def at_foot(self, blocks: Sequence[Block]) -> None:
        """Put blocks at the bottom of the page, or of a new one."""
        if total(blocks) > self.room and not self.fresh:
            self.new_page()
        self._y += max(0.0, self.room - total(blocks))
        self._place(blocks, 0)
        self._y += total(blocks)

    def _place(self, blocks: Sequence[Block], x: float) -> None:
        self._pages[-1] += stacked(blocks, MARGIN + x, self._y)

    def finish(self) -> Document:
        """The document."""
        of = len(self._pages)
        return Document(
            self._title,
            self.size,
            tuple(
                Page((*self._running(number, of), *marks))
                for number, marks in enumerate(self._pages, start=1)
            ),
        )

    def _running(self, number: int, of: int) -> list[Mark]:
        """The header and the footer of a page."""
        bottom = self.size.height - MARGIN
        page = tr("Page {page} of {pages}", page=number, pages=of)
        marks: list[Mark] = [
            StraightLine(MARGIN, bottom - _FOOT / 2, self.width, 0, 1.5, "light"),
            right(page, MARGIN + self.width, bottom, SMALL, ink="grey"),
        ]
        room = self.width - typography.width(page, Style.PLAIN, SMALL) - 40
        foot, size = typography.fitted(self._foot, Style.PLAIN, SMALL, room)
        marks.append(Text(MARGIN, bottom, foot, size, ink="grey"))
        if number > 1:
            title, size = typography.fitted(self._title, Style.BOLD, SMALL * 1.2, self.width)
            marks.append(Text(MARGIN, MARGIN + SMALL, title, size, Style.BOLD, "grey"))
        return marks


def right(
    text: str, x: float, y: float, size: float, style: Style = Style.PLAIN, ink: Ink = "black"
) -> Text:
    """A text that ends at ``x``."""
    made = Text(x, y, text, size, style, ink)
    return moved(made, -made.width, 0)


def heading(text: str, room: float, *, above: float = 25.0) -> Block:
    """A heading with a line below it; it stays with the next block."""
    words, size = typography.fitted(text, Style.BOLD, HEADING, room)
    line = HEADING * LEADING
    return Block(
        above + line + 18,
        (
            Text(0, above + HEADING * ASCENT, words, size, Style.BOLD),
            StraightLine(0, above + line + 2, room, 0, 2.5),
        ),
        keep=True,
    )
