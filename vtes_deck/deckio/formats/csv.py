"""Comma-separated values for spreadsheets, read by the names of their columns.

Without names, the columns of numbers and of card names are found by their contents, as in Sutekh's
export. A cell that a spreadsheet would execute as a formula is written with an apostrophe before
it.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from cardbase import CardBase
from cardbase.names import normalize
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_order, sections, type_title
from vtes_deck.deckio.base import (
    FileFormat,
    Holds,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    UnreadableError,
)
from vtes_deck.deckio.formula_cells import guarded, unguarded
from vtes_deck.deckio.listing.columns import columns_of, full_name, is_head
from vtes_deck.deckio.listing.headings import ListSection, heading
from vtes_deck.deckio.listing.items import Names
from vtes_deck.deckio.listing.near_names import NearNames
from vtes_deck.deckio.listing.plain_lines import clean
from vtes_deck.deckio.listing.preface import read_preface
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.listing.vocabulary import words
from vtes_deck.deckio.numbered_decks import NumberedCard, given_id, numbered_deck
from vtes_deck.deckio.spelling import one_line
from vtes_deck.language import mark

HEAD = ("count", "card", "part", "type", "id", "comment")

_SUMS = words("total totals sum subtotal totale gesamt summe") | {""}
_DELIMITERS = ",;\t|"
_HEAD_LINES = 12  # a title, an author and a blank line may precede the names of the columns
_SAMPLE = 40
_MOSTLY = 0.7
_MAX_ROWS = 20_000
_COUNT = re.compile(r"\s{0,5}[xX\u00d7]?\s{0,5}(\d{1,9})")
_COUNT_CELL = re.compile(r"[xX\u00d7]?\s?(\d{1,2})\s?[xX\u00d7]?")
_NUMBER_CELL = re.compile(r"[12]\d{5}")
_PARTS = {ListSection.CRYPT: True, ListSection.LIBRARY: False, ListSection.TYPE: False}


class _Row(msgspec.Struct, frozen=True):
    line: int
    cells: list[str]


class _Sheet(msgspec.Struct, frozen=True):
    """A text as a sheet.

    Attributes:
        delimiter: separates its cells.
        lead: lines before the names of the columns, or before the first row.
        columns: the meaning of each column; empty if no row names them.
    """

    delimiter: str
    lead: int
    columns: Mapping[str, int]


def _recognise(text: str, filename: str) -> float:
    sheet = _headed(text)
    named = filename.endswith((".csv", ".tsv"))
    if sheet is not None:
        return 0.97 if named or not sheet.lead else 0.85
    sheet = _headless(text)
    if sheet is None:
        return 0.0
    return 0.97 if '"' in text.lstrip()[:1] else 0.85 if named else 0.0


def _headed(text: str) -> _Sheet | None:
    """The text as a sheet, if one of its first lines names the columns."""
    lines = text.split("\n", _HEAD_LINES)[:_HEAD_LINES]
    for i, line in enumerate(lines):
        if not line.strip() or line.lstrip().startswith("|"):  # Markdown
            continue
        delimiter = max(_DELIMITERS, key=line.count)
        columns = columns_of(_cells(line, delimiter)) if delimiter in line else {}
        if columns and _mostly_rows(text, i, delimiter):
            return _Sheet(delimiter, i, columns)
    return None


def _mostly_rows(text: str, head: int, delimiter: str) -> bool:
    """Whether the lines after the names of the columns are rows, and not a table in a letter."""
    lines = [line for line in text.split("\n")[head + 1 :] if line.strip()]
    return sum(delimiter in line for line in lines) >= _MOSTLY * len(lines)


def _headless(text: str) -> _Sheet | None:
    """The text as a sheet, if every row has a number and the same number of cells."""
    lines = [line for line in text[: _SAMPLE * 200].split("\n") if line.strip()][:_SAMPLE]
    if len(lines) < 2:
        return None
    delimiter = max(_DELIMITERS, key=lines[0].count)
    if delimiter not in lines[0]:
        return None
    rows = [_cells(line, delimiter) for line in lines[:-1]]  # the last row may be truncated
    alike = len({len(row) for row in rows}) == 1 and len(rows[0]) > 1
    numbered = alike and any(
        all(_COUNT_CELL.fullmatch(cell.strip()) for cell in column)
        for column in zip(*rows, strict=True)
    )
    return _Sheet(delimiter, 0, {}) if numbered else None


def _cells(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=delimiter, skipinitialspace=True), [])
    except csv.Error:
        return []


def _read(text: str, cb: CardBase) -> ReadResult:
    sheet = _headed(text) or _headless(text)
    if sheet is None:
        return read_listing(text, cb, format_name="csv")
    rows = list(_rows(text, sheet))
    columns = sheet.columns or _columns_by_content([row.cells for row in rows], Names(cb))
    if not columns:
        return read_listing(text, cb, format_name="csv")
    unread: list[ReadProblem] = []
    found = list(_cards(rows, columns, unread))
    if not found:
        raise UnreadableError(Reason.NO_CARDS)
    above = read_preface(clean("\n".join(text.split("\n")[: sheet.lead])))
    texts = [above.description, "\n".join(problem.text for problem in unread)]
    result = numbered_deck(
        found,
        NearNames(cb),
        format_name="csv",
        name=above.name,
        author=above.author,
        description="\n\n".join(part for part in texts if part),
    )
    return msgspec.structs.replace(result, problems=(*result.problems, *unread))


def _rows(text: str, sheet: _Sheet) -> Iterator[_Row]:
    body = io.StringIO(text)
    for _ in range(sheet.lead):
        body.readline()
    reader = csv.reader(body, delimiter=sheet.delimiter, skipinitialspace=True)
    try:
        for number, row in enumerate(reader):
            if number > _MAX_ROWS:
                raise UnreadableError(Reason.TOO_LARGE, str(_MAX_ROWS))
            if any(cell.strip() for cell in row):
                yield _Row(sheet.lead + reader.line_num, row)
    except csv.Error as error:
        line = sheet.lead + reader.line_num
        raise UnreadableError(Reason.MALFORMED, str(error), line) from None


def _columns_by_content(rows: Sequence[Sequence[str]], names: Names) -> dict[str, int]:
    """The columns by their contents, if they are not named; empty if the contents are not clear."""
    sample = [[cell.strip() for cell in row] for row in rows[:_SAMPLE]]
    wide = min(map(len, sample), default=0)
    columns = [[row[i] for row in sample] for i in range(wide)]
    counts = [i for i, column in enumerate(columns) if all(map(_COUNT_CELL.fullmatch, column))]
    numbers = [i for i, column in enumerate(columns) if all(map(_NUMBER_CELL.fullmatch, column))]
    known = [sum(not c.isdecimal() and names.exact(c) is not None for c in col) for col in columns]
    if len(counts) != 1 or not (numbers or max(known) * 2 > len(sample)):
        return {}  # two columns of numbers: left to the list reader
    found = {"count": counts[0]}
    if max(known):
        found["card"] = known.index(max(known))
    if numbers:
        found["id"] = numbers[0]
    return found


def _cards(
    rows: Sequence[_Row], columns: Mapping[str, int], unread: list[ReadProblem]
) -> Iterator[NumberedCard]:
    """The cards of the rows; a row with only a heading sets the part for the following cards."""
    part: bool | None = None
    for row in rows:
        filled = [cell.strip() for cell in row.cells if cell.strip()]
        head = (
            heading(filled[0]) if 1 <= len(filled) <= 2 and not _has_count(row, columns) else None
        )
        if head is not None and head.place in _PARTS and not head.rest:
            part = _PARTS[head.place]
        elif not is_head(row.cells, columns):
            card = _card(row, columns, crypt=part)
            if card.id or normalize(card.name) not in _SUMS:
                yield card
            elif not card.name and any(c.isalpha() for cell in filled for c in cell):
                unread.append(ReadProblem(row.line, " ".join(filled), ProblemKind.UNREAD))


def _has_count(row: _Row, columns: Mapping[str, int]) -> bool:
    position = columns["count"]
    return position < len(row.cells) and _COUNT.match(row.cells[position]) is not None


def _card(row: _Row, columns: Mapping[str, int], *, crypt: bool | None) -> NumberedCard:
    def cell(name: str) -> str:
        position = columns.get(name, len(row.cells))
        return unguarded(row.cells[position].strip()) if position < len(row.cells) else ""

    count = _COUNT.match(cell("count"))
    number = cell("id")
    return NumberedCard(
        given_id(number),
        int(count[1]) if count else None,
        full_name(cell("card"), cell("group"), cell("advanced")),
        cell("comment"),
        {"crypt": True, "library": False}.get(normalize(cell("part")), crypt),
        row.line,
    )


def _write(deck: Deck, _: CardBase | None) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for slot in crypt_order(deck):
        writer.writerow(_row(slot, "crypt"))
    for section in sections(deck):
        for slot in section.slots:
            writer.writerow(_row(slot, "library"))
    for line in deck.unknown:
        part = {True: "crypt", False: "library", None: ""}[line.crypt]
        name, comment = guarded(one_line(line.name)), guarded(one_line(line.comment))
        writer.writerow([line.count, name, part, "", "", comment])
    return out.getvalue()


def _row(slot: Slot, part: str) -> list[str | int]:
    card = slot.card
    name, comment = guarded(card.unique_name), guarded(one_line(slot.comment))
    return [slot.count, name, part, type_title(card), card.id, comment]


FORMAT = FileFormat(
    name="csv",
    title=mark("CSV (spreadsheet)"),
    suffixes=(".csv", ".tsv"),
    media_type="text/csv",
    holds=Holds(comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
