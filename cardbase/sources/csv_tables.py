"""Reads comma-separated tables, which are untrusted: rows, numbers and dates."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Iterator, Sequence

from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError

#: The maximum length of a cell. No official cell is nearly as long; a longer one is an error or an
#: attack.
MAX_CELL = 20_000
_MAX_ROWS = 50_000

type Row = dict[str, str]


def read_table(name: str, data: bytes, columns: Sequence[str]) -> Iterator[Row]:
    """The rows of a table as dictionaries, cells stripped of surrounding spaces.

    Args:
        name: the name of the file, for messages.
        data: its content, UTF-8 with or without a byte order mark.
        columns: the required columns; others may be missing or added.

    Raises:
        SourceError: the data are not UTF-8 or not a table, a column is missing or repeated, or a
            row is truncated.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceError(SourceProblem.NOT_UTF8, file=name, byte=error.start) from None
    if text.count('"') % 2:
        raise SourceError(SourceProblem.QUOTE_OPEN, file=name)
    # The official table of sets has spaces between quotation marks and commas: not strict.
    reader = csv.DictReader(io.StringIO(text, newline=""), skipinitialspace=True)
    try:
        found = reader.fieldnames or ()
        missing = [c for c in columns if c not in found]
        if missing:
            raise SourceError(SourceProblem.NO_COLUMN, file=name, names=", ".join(missing))
        if len(set(found)) < len(found):
            raise SourceError(SourceProblem.COLUMN_TWICE, file=name)
        for count, row in enumerate(reader):
            if count > _MAX_ROWS:
                raise SourceError(SourceProblem.TOO_MANY_ROWS, file=name, most=_MAX_ROWS)
            if None in row or None in row.values():
                raise SourceError(SourceProblem.CELL_COUNT, file=name, line=reader.line_num)
            if any(len(cell) > MAX_CELL for cell in row.values()):
                raise SourceError(SourceProblem.CELL_TOO_LONG, file=name, line=reader.line_num)
            yield {column: cell.strip() for column, cell in row.items()}
    except csv.Error as error:
        raise SourceError(
            SourceProblem.LINE, file=name, line=reader.line_num, why=str(error)
        ) from None


def short(text: str, length: int = 40) -> str:
    """A foreign text for use in a message: short, on one line, without control characters."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in text[: 2 * length]).split())
    return plain if len(plain) <= length else f"{plain[:length]}..."


def date_of(cell: str, where: str) -> datetime.date | None:
    """A date written as ``20250921``; ``None`` for an empty cell.

    Raises:
        SourceError: the cell is neither a date nor empty.
    """
    if not cell:
        return None
    try:
        return datetime.datetime.strptime(cell.zfill(8), "%Y%m%d").date()  # noqa: DTZ007 - a day has no time zone
    except ValueError:
        raise SourceError(
            SourceProblem.NOT_A_DATE, where=short(where), text=repr(short(cell))
        ) from None


def int_of(cell: str, where: str) -> int:
    """A whole number.

    Raises:
        SourceError: it is not a whole number.
    """
    if cell.isascii() and cell.isdigit() and len(cell) < 10:
        return int(cell)
    raise SourceError(SourceProblem.NOT_A_NUMBER, where=short(where), text=repr(short(cell)))
