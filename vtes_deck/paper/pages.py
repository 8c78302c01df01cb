"""Pages of marks, and how blocks of marks flow onto them.

Everything is measured in tenths of a millimetre from the top left corner of the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QLocale, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize

from cardbase.model import AnyCard, Translation
from vtes_deck.language import mark
from vtes_deck.paper import typography
from vtes_deck.paper.typography import ASCENT, LEADING, Style

type Ink = Literal["black", "grey", "light", "pale", "white"]
"""The colours on paper: text, muted text, lines, backgrounds, and none."""

MARGIN = 120.0
"""The margin on every side: printers need at most half of it."""


@dataclass(frozen=True)
class Text:
    """A line of text; ``y`` is the baseline."""

    x: float
    y: float
    text: str
    size: float
    style: Style = Style.PLAIN
    ink: Ink = "black"

    @property
    def width(self) -> float:
        """The width of the text."""
        return typography.width(self.text, self.style, self.size)


@dataclass(frozen=True)
class StraightLine:
    """A straight line, from (x, y) by (dx, dy)."""

    x: float
    y: float
    dx: float
    dy: float
    thickness: float = 2.0
    ink: Ink = "black"


@dataclass(frozen=True)
class Box:
    """A rectangle, with a border, a background, or both."""

    x: float
    y: float
    width: float
    height: float
    rim: Ink | None = "black"
    ground: Ink | None = None
    thickness: float = 2.0


@dataclass(frozen=True)
class Card:
    """A card: its picture if there is one, otherwise its drawn face."""

    x: float
    y: float
    width: float
    height: float
    card: AnyCard
    translation: Translation | None = None
    picture: bytes | None = None


@dataclass(frozen=True)
class Sign:
    """The symbol of a clan or of a Discipline.

    Attributes:
        x, y: its top left corner.
        side: the side of the square that it fills.
        name: the name of an icon, or the code of a Discipline.
        discipline: whether the name is such a code.
        ink: its colour.
    """

    x: float
    y: float
    side: float
    name: str
    discipline: bool = False
    ink: Ink = "grey"

    @property
    def width(self) -> float:
        """The width of the symbol."""
        return self.side

    @property
    def height(self) -> float:
        """The height of the symbol."""
        return self.side


type Mark = Text | StraightLine | Box | Card | Sign


@dataclass(frozen=True)
class PaperSize:
    """A size of paper.

    Attributes:
        key: the key in the settings.
        title: the displayed title, in English and marked for translation.
        width, height: the dimensions of the upright page.
        qt: the size in Qt.
    """

    key: str
    title: str
    width: float
    height: float
    qt: QPageSize.PageSizeId

    @property
    def layout(self) -> QPageLayout:
        """The page for printers: upright, without margins, which the layout adds."""
        return QPageLayout(
            QPageSize(self.qt), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)
        )


A4 = PaperSize("a4", "A4", 2100, 2970, QPageSize.PageSizeId.A4)
LETTER = PaperSize("letter", mark("Letter"), 2159, 2794, QPageSize.PageSizeId.Letter)
SIZES = {size.key: size for size in (A4, LETTER)}


def usual_size() -> str:
    """The usual paper of the country, a key of :data:`SIZES`: Letter where inches are in use."""
    imperial = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if imperial else "a4"


@dataclass(frozen=True)
class Page:
    """A page."""

    marks: tuple[Mark, ...]

    @property
    def texts(self) -> list[Text]:
        """The lines of text from top to bottom, from left to right."""
        found = [mark for mark in self.marks if isinstance(mark, Text) and mark.text]
        return sorted(found, key=lambda mark: (round(mark.y), mark.x))

    @property
    def words(self) -> str:
        """The text for screen readers, including the names of cards."""
        cards = [mark.card.full_name for mark in self.marks if isinstance(mark, Card)]
        return " ".join([*(mark.text for mark in self.texts), *cards])


@dataclass(frozen=True)
class Document:
    """Pages of one size.

    Attributes:
        title: the title of the file.
        size: the size of the paper.
        pages: the pages; at least one.
    """

    title: str
    size: PaperSize
    pages: tuple[Page, ...]


# ------------------------------------------------------------------------------------------- blocks


@dataclass(frozen=True)
class Block:
    """Some marks that stay together; their coordinates begin at the top left corner of the block.

    Attributes:
        height: their height, with the space below them.
        marks: the marks.
        keep: the block is never at the bottom of a page without the next block.
        again: the heading to repeat above the block if it begins a page or a column and the block
            before it is on the previous one.
    """

    height: float
    marks: tuple[Mark, ...] = ()
    keep: bool = False
    again: Block | None = None


def space(height: float) -> Block:
    """An empty block."""
    return Block(height)


def text_block(  # noqa: PLR0913 - what a paragraph is
    text: str,
    room: float,
    *,
    size: float,
    style: Style = Style.PLAIN,
    ink: Ink = "black",
    below: float = 0,
    keep: bool = False,
) -> Block:
    """A short paragraph that is never broken over pages."""
    lines = typography.wrapped(text, style, size, room)
    step = size * LEADING
    return Block(
        len(lines) * step + below,
        tuple(
            Text(0, number * step + size * ASCENT, line, size, style, ink)
            for number, line in enumerate(lines)
        ),
        keep,
    )


def paragraph(
    text: str, room: float, *, size: float, style: Style = Style.PLAIN, ink: Ink = "black"
) -> list[Block]:
    """A paragraph whose lines can go to different pages."""
    return [
        text_block(line, room * 1.01, size=size, style=style, ink=ink)
        for line in typography.wrapped(text, style, size, room)
    ]


def moved[M: Mark](mark: M, dx: float, dy: float) -> M:
    """A mark at another place."""
    return replace(mark, x=mark.x + dx, y=mark.y + dy)


def stacked(blocks: Iterable[Block], x: float, y: float) -> list[Mark]:
    """The marks of blocks below each other, beginning at a place."""
    marks: list[Mark] = []
    for block in blocks:
        marks += (moved(mark, x, y) for mark in block.marks)
        y += block.height
    return marks


def total(blocks: Iterable[Block]) -> float:
    """The height of blocks below each other."""
    return sum(block.height for block in blocks)


def opened(blocks: Sequence[Block]) -> list[Block]:
    """The blocks of a page or a column, with the heading that they need there."""
    again = blocks[0].again if blocks else None
    return [*blocks] if again is None else [again, *blocks]


def fill(blocks: Sequence[Block], room: float) -> int:
    """The number of blocks that fit in a height, so that none is separated from its heading."""
    again = blocks[0].again if blocks else None
    taken, used = 0, again.height if again is not None else 0.0
    for block in blocks:
        if used + block.height > room + 0.01:
            break
        used += block.height
        taken += 1
    if taken < len(blocks):
        while taken and blocks[taken - 1].keep:
            taken -= 1
    return taken


def columns(blocks: Sequence[Block], number: int, room: float) -> list[list[Block]]:
    """As many blocks as fit in columns of a height; the columns are about equally high."""
    best = _split(blocks, number, room)
    taken = sum(map(len, best))
    low, high = total(blocks[:taken]) / number, room
    while high - low > 5:
        middle = (low + high) / 2
        tried = _split(blocks[:taken], number, middle)
        if sum(map(len, tried)) == taken:
            best, high = tried, middle
        else:
            low = middle
    return best


def _split(blocks: Sequence[Block], number: int, room: float) -> list[list[Block]]:
    found = []
    at = 0
    for _ in range(number):
        count = fill(blocks[at:], room)
        found.append(list(blocks[at : at + count]))
        at += count
    return found
