"""The statistics of a deck on paper."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_deck.app.paper import plain
from vtes_deck.app.paper_report import Bars, DeckReport, Grid, Section
from vtes_deck.language import tr
from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY, SMALL, TITLE, Composer, heading
from vtes_deck.paper.pages import Block, Box, Document, Mark, PaperSize, Text, paragraph
from vtes_deck.paper.tables import PaperColumn, table
from vtes_deck.paper.typography import ASCENT, LEADING, Style

_LABEL = 0.34
"""The start of bars, as a share of the width."""

_NUMBER = 130.0
"""Space for the number after a bar."""


def report(made: DeckReport, size: PaperSize) -> Document:
    """The report of a deck."""
    title = plain(made.name) or tr("Deck without a name")
    composer = Composer(size, title, tr("Statistics by VTES Deck"))
    composer.flow(_top(title, plain(made.author), made.size, composer.width))
    for section in made.sections:
        composer.flow(_section(section, composer.width))
    return composer.finish()


def _top(title: str, author: str, size_words: str, width: float) -> list[Block]:
    text, size = typography.fitted(title, Style.BOLD, TITLE, width)
    by = (
        tr("by {author}. {size}.", author=author, size=size_words)
        if author
        else tr("{size}.", size=size_words)
    )
    words, small = typography.fitted(by, Style.PLAIN, BODY, width)
    below = TITLE * LEADING
    return [
        Block(
            below + BODY * LEADING,
            (
                Text(0, TITLE * ASCENT, text, size, Style.BOLD),
                Text(0, below + BODY * ASCENT, words, small, ink="grey"),
            ),
        )
    ]


def _section(section: Section, width: float) -> list[Block]:
    note = paragraph(section.note, width, size=SMALL * 1.1, ink="grey") if section.note else []
    body = list(_bars(section, width)) if isinstance(section, Bars) else _grid(section, width)
    return [heading(section.title, width), *body, *note]


def _bars(section: Bars, width: float) -> Iterator[Block]:
    start = width * _LABEL
    longest = width - start - _NUMBER
    for bar in section.bars:
        label, size = typography.fitted(bar.label, Style.PLAIN, BODY, start - 20)
        length = longest * bar.share
        marks: list[Mark] = [Text(0, BODY * ASCENT, label, size)]
        if length > 0:
            marks.append(Box(start, BODY * 0.2, length, BODY * 0.85, "black", "light", 1.0))
        marks.append(Text(start + length + 15, BODY * ASCENT, bar.text, BODY))
        yield Block(BODY * 1.4, tuple(marks))


def _grid(section: Grid, width: float) -> list[Block]:
    columns = [
        PaperColumn(head, 3.0 if number == section.names else 1.0, right=number != section.names)
        for number, head in enumerate(section.heads)
    ]
    return table(columns, section.rows, width)
