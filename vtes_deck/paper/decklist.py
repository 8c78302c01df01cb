"""A decklist: the cards with the author's comments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from vtes_deck.app.paper import CryptLine, DeckSheet, LibraryPart, plain
from vtes_deck.deck.order import type_words
from vtes_deck.language import mark, number, tr
from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY, SMALL, TITLE, Composer, heading, right
from vtes_deck.paper.notes import note_blocks
from vtes_deck.paper.pages import Block, Document, Mark, PaperSize, Text
from vtes_deck.paper.registration import crypt_title, library_title, type_heading
from vtes_deck.paper.typography import ASCENT, LEADING, Style

_GAP = 60.0
_NAME = 70.0
"""The start of names in a row, after the number of copies."""


def decklist(
    sheet: DeckSheet, size: PaperSize, *, name: str, author: str = "", description: str = ""
) -> Document:
    """The document of the list; name, author and description may be empty."""
    title = plain(name) or tr("Deck without a name")
    composer = Composer(
        size, title, tr("Checksum of the list: {checksum}", checksum=sheet.checksum)
    )
    composer.flow(_top(title, plain(author), composer.width))
    half = (composer.width - _GAP) / 2
    composer.flow([heading(crypt_title(sheet), composer.width)])
    composer.flow([block for line in sheet.crypt for block in crypt_rows(line, composer.width)])
    composer.flow([heading(library_title(sheet), composer.width)])
    composer.flow_columns(library_blocks(sheet, half), 2, _GAP)
    if description.strip():
        composer.flow([heading(tr("Description"), composer.width)])
        composer.flow(note_blocks(description, composer.width))
    return composer.finish()


def _top(title: str, author: str, width: float) -> list[Block]:
    text, size = typography.fitted(title, Style.BOLD, TITLE, width)
    marks: list[Mark] = [Text(0, TITLE * ASCENT, text, size, Style.BOLD)]
    height = TITLE * LEADING
    if author:
        by, size = typography.fitted(tr("by {author}", author=author), Style.PLAIN, BODY, width)
        marks.append(Text(0, height + BODY * ASCENT, by, size, ink="grey"))
        height += BODY * LEADING
    return [Block(height, tuple(marks))]


def crypt_rows(line: CryptLine, width: float) -> Iterator[Block]:
    """A crypt card with its facts, and the author's comment on it."""
    name = f"{line.name}, {line.title}" if line.title else line.name
    start = width * 0.4
    capacity = right(str(line.capacity), start + 40, BODY * ASCENT, BODY)
    facts = [capacity]
    for words, x, end in (
        (line.disciplines, start + 70, width * 0.68),
        (tr("{clan}, group {group}", clan=line.clan, group=line.group), width * 0.68, width),
    ):
        text, size = typography.fitted(words, Style.PLAIN, BODY, end - x - 15)
        facts.append(Text(x, BODY * ASCENT, text, size))
    row, *comment = _row(line.count, name, start, line.comment)
    yield replace(row, marks=(*row.marks, *facts))
    yield from comment


def library_blocks(sheet: DeckSheet, width: float) -> list[Block]:
    """The library by type for a column, and the lines that are not cards."""
    parts = list(sheet.library)
    if sheet.unknown:
        parts.append(LibraryPart(mark("Not identified"), sheet.unknown_count, sheet.unknown))
    blocks: list[Block] = []
    for part in parts:
        words = type_words(part.title)
        title = f"{words} ({number(part.count)})"
        blocks.append(type_heading(title, width, 14.0 if blocks else 0.0))
        again = type_heading(tr("{type}, continued", type=words), width)
        for line in part.lines:
            first, *more = _row(line.count, line.name, width, line.comment)
            blocks += [replace(first, again=again), *more]
    return blocks


def _row(count: int, name: str, width: float, comment: str) -> Iterator[Block]:
    lines = typography.wrapped(name, Style.PLAIN, BODY, width - _NAME)
    marks: list[Mark] = [right(number(count), _NAME - 20, BODY * ASCENT, BODY, Style.BOLD)]
    marks += [
        Text(_NAME, BODY * ASCENT + number * BODY * LEADING, words, BODY)
        for number, words in enumerate(lines)
    ]
    yield Block(len(lines) * BODY * LEADING, tuple(marks), keep=bool(comment))
    yield from _comment(comment, width)


def _comment(comment: str, width: float) -> Iterator[Block]:
    """The author's comment on a card, below it."""
    for line in typography.wrapped(comment, Style.ITALIC, SMALL, width - _NAME) if comment else ():
        text = Text(_NAME, SMALL * ASCENT, line, SMALL, Style.ITALIC, "grey")
        yield Block(SMALL * LEADING, (text,))
