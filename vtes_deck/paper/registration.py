"""The registration sheet of a tournament: player, deck, and space for the judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vtes_deck.app.paper import CryptLine, DeckSheet, Entrant, LibraryLine, LibraryPart, plain
from vtes_deck.deck.order import type_words
from vtes_deck.language import mark, number, plural, tr
from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY, SMALL, TITLE, Composer, heading, right
from vtes_deck.paper.pages import Block, Box, Document, Mark, PaperSize, StraightLine, Text, space
from vtes_deck.paper.typography import ASCENT, LEADING, POINT, Style

_ROW = BODY * 1.42
_GAP = 50.0
_BOX = BODY * 0.72
"""Side of the box in which the judge ticks a card."""

_NAME = 130.0
"""The start of names in a row, after the box and the number of copies."""

_JUDGE = 330.0
_MIN_SIZE = 6 * POINT


def registration(sheet: DeckSheet, entrant: Entrant, size: PaperSize) -> Document:
    """The registration sheet of a deck.

    Args:
        sheet: the list.
        entrant: the known fields; unknown ones become lines to write on.
        size: the size of the paper.
    """
    title = " · ".join(
        part
        for part in (tr("Deck registration"), plain(entrant.player), plain(entrant.deck))
        if part
    )
    composer = Composer(
        size, title, tr("Checksum of the list: {checksum}", checksum=sheet.checksum)
    )
    composer.flow(_fields(entrant, sheet.checksum, composer.width))
    composer.flow(_crypt(sheet, composer.width))
    composer.flow([heading(library_title(sheet), composer.width)])
    room = composer.room - _JUDGE
    number = _columns(sheet, room, composer.width)
    composer.flow_columns(_library(sheet, (composer.width + _GAP) / number - _GAP), number, _GAP)
    composer.at_foot([_judge(composer.width)])
    return composer.finish()


def _columns(sheet: DeckSheet, room: float, width: float) -> int:
    """Two columns, or three if that saves a page and the names are still legible."""
    for columns in (2, 3):
        rows = _library(sheet, (width + _GAP) / columns - _GAP)
        if sum(row.height for row in rows) <= columns * (room - _ROW * 2):
            return columns
    return 2


# ---------------------------------------------------------------------------------------------- top


def _fields(entrant: Entrant, checksum: str, width: float) -> list[Block]:
    half = (width - _GAP) / 2
    title = Block(
        TITLE * LEADING + 30,
        (
            Text(0, TITLE * ASCENT, tr("Deck registration"), TITLE, Style.BOLD),
            right(tr("Checksum of the list"), width, SMALL * ASCENT, SMALL, ink="grey"),
            right(checksum, width, SMALL * ASCENT + BODY * LEADING, BODY, Style.MONO),
        ),
    )
    pairs = (
        ((tr("Player"), entrant.player), (tr("V:EKN number"), entrant.vekn)),
        ((tr("Tournament"), entrant.event), (tr("Date"), entrant.date)),
        ((tr("Deck"), entrant.deck), (tr("Format"), entrant.format)),
    )
    rows = [
        Block(95, (*_field(*left, 0, half), *_field(*other, half + _GAP, half)))
        for left, other in pairs
    ]
    return [title, *rows]


def _field(name: str, value: str, x: float, width: float) -> Iterator[Mark]:
    text, size = typography.fitted(plain(value), Style.PLAIN, 11 * POINT, width - 10)
    yield Text(x, SMALL * ASCENT, name, SMALL, ink="grey")
    if text:
        yield Text(x + 5, 68, text, size)
    yield StraightLine(x, 78, width, 0, 2)


# -------------------------------------------------------------------------------------------- lists


def _crypt(sheet: DeckSheet, width: float) -> list[Block]:
    head = heading(crypt_title(sheet), width)
    places = _places(width)
    names = Block(
        SMALL * 1.6,
        tuple(
            _head(tr(title), x, end - x - 10)
            for title, x, end in zip(_TITLES, places[1:-1], places[2:], strict=True)
        ),
        keep=True,
    )
    rows = [replace(_crypt_row(line, places), again=names) for line in sheet.crypt]
    return [head, names, *rows] if rows else [head, space(_ROW)]


def crypt_title(sheet: DeckSheet) -> str:
    """``"Crypt: 12 cards, groups 2/3"``."""
    if not sheet.groups:
        return plural("Crypt: {n} cards", "Crypt: {n} card", sheet.crypt_count)
    which = "/".join(map(str, sheet.groups))
    return plural(
        "Crypt: {n} cards, {groups}",
        "Crypt: {n} card, {groups}",
        sheet.crypt_count,
        groups=plural("groups {which}", "group {which}", len(sheet.groups), which=which),
    )


def library_title(sheet: DeckSheet) -> str:
    """``"Library: 90 cards"``."""
    return plural("Library: {n} cards", "Library: {n} card", sheet.library_count)


def _head(title: str, x: float, room: float) -> Text:
    """The heading of a column."""
    words, size = typography.fitted(title, Style.PLAIN, SMALL, room, SMALL * 0.7)
    return Text(x, SMALL * ASCENT, words, size, ink="grey")


_TITLES = (mark("Name"), mark("Capacity"), mark("Disciplines"), mark("Clan"), mark("Group"))
_SHARES = (0.0, 0.0, 0.36, 0.44, 0.68, 0.94, 1.0)
"""The starts of the columns of the crypt, as shares of the width."""


def _places(width: float) -> list[float]:
    places = [share * width for share in _SHARES]
    places[1] = _NAME
    return places


def _crypt_row(line: CryptLine, places: Sequence[float]) -> Block:
    cells = (line.name, str(line.capacity), line.disciplines, line.clan, line.group)
    marks: list[Mark] = [*_copies(line.count)]
    for cell, x, end in zip(cells, places[1:], places[2:], strict=False):
        text, size = typography.fitted(cell, Style.PLAIN, BODY, end - x - 15, _MIN_SIZE)
        if text != cell:  # texts are not cut off, so the row grows
            return _high_row(line, places)
        marks.append(Text(x, BODY * ASCENT, text, size))
    return Block(_ROW, tuple(marks))


def _high_row(line: CryptLine, places: Sequence[float]) -> Block:
    """A row for texts that do not fit in one line."""
    cells = (line.name, str(line.capacity), line.disciplines, line.clan, line.group)
    marks: list[Mark] = [*_copies(line.count)]
    most = 1
    for cell, x, end in zip(cells, places[1:], places[2:], strict=False):
        lines = typography.wrapped(cell, Style.PLAIN, BODY, end - x - 15)
        most = max(most, len(lines))
        marks += [
            Text(x, BODY * ASCENT + number * BODY * LEADING, text, BODY)
            for number, text in enumerate(lines)
        ]
    return Block(_ROW + (most - 1) * BODY * LEADING, tuple(marks))


def _library(sheet: DeckSheet, width: float) -> list[Block]:
    """The library by type in a column, with the lines that match no card at the end."""
    parts = list(sheet.library)
    if sheet.unknown:
        parts.append(LibraryPart(mark("Not identified"), sheet.unknown_count, sheet.unknown))
    blocks: list[Block] = []
    for part in parts:
        words = type_words(part.title)
        title = f"{words} ({number(part.count)})"
        blocks.append(type_heading(title, width, 14.0 if blocks else 0.0))
        again = type_heading(tr("{type}, continued", type=words), width)
        blocks += (replace(_library_row(line, width), again=again) for line in part.lines)
    return blocks


def type_heading(words: str, width: float, air: float = 0.0) -> Block:
    """The name of a card type above its cards."""
    text, size = typography.fitted(words, Style.BOLD, BODY, width)
    return Block(air + _ROW, (Text(0, air + BODY * ASCENT, text, size, Style.BOLD),), keep=True)


def _library_row(line: LibraryLine, width: float) -> Block:
    marks: list[Mark] = [*_copies(line.count)]
    room = width - _NAME
    text, size = typography.fitted(line.name, Style.PLAIN, BODY, room, BODY * 0.8)
    if text == line.name:
        return Block(_ROW, (*marks, Text(_NAME, BODY * ASCENT, text, size)))
    lines = typography.wrapped(line.name, Style.PLAIN, BODY * 0.8, room)
    step = BODY * 0.8 * LEADING
    marks += [
        Text(_NAME, BODY * ASCENT + number * step, words, BODY * 0.8)
        for number, words in enumerate(lines)
    ]
    return Block(_ROW + (len(lines) - 1) * step, tuple(marks))


def _copies(count: int) -> Iterator[Mark]:
    """The box to tick, and the number of copies."""
    yield Box(2, BODY * ASCENT - _BOX, _BOX, _BOX, "grey", thickness=1.5)
    yield right(number(count), _NAME - 22, BODY * ASCENT, BODY, Style.BOLD)


# -------------------------------------------------------------------------------------------- judge


def _judge(width: float) -> Block:
    """The judge's box, and the place for the player's hand."""
    marks: list[Mark] = [
        Box(0, 30, width, _JUDGE - 40, "black", "pale"),
        Text(20, 30 + BODY * 1.3, tr("For the judge"), BODY, Style.BOLD),
    ]
    fourth = (width - 40) / 4
    names = (tr("Crypt counted"), tr("Library counted"), tr("Round"), tr("Judge"))
    for place, name in enumerate(names):
        marks += _blank(name, 20 + place * fourth, 130, fourth - 30)
    marks += [
        Box(20 + 2 * fourth, 52, 28, 28, "black", "white"),
        _checkbox_label(tr("as on this list"), 60 + 2 * fourth, fourth - 60),
        Box(20 + 3 * fourth, 52, 28, 28, "black", "white"),
        _checkbox_label(tr("differs"), 60 + 3 * fourth, fourth - 60),
    ]
    marks += _blank(tr("Remarks, penalties"), 20, 225, 2 * fourth - 30)
    marks += _blank(tr("Signature of the player"), 20 + 2 * fourth, 225, 2 * fourth - 30)
    return Block(_JUDGE, tuple(marks))


def _checkbox_label(words: str, x: float, room: float) -> Text:
    """The label of a checkbox."""
    text, size = typography.fitted(words, Style.PLAIN, BODY, room, SMALL)
    return Text(x, 76, text, size)


def _blank(name: str, x: float, y: float, width: float) -> Iterator[Mark]:
    """A line to write on."""
    words, size = typography.fitted(name, Style.PLAIN, SMALL, width, SMALL * 0.7)
    yield Text(x, y - 12 + SMALL * ASCENT, words, size, ink="grey")
    yield StraightLine(x, y + 68, width, 0, 1.5)
