"""Reading the VEKN's comma-separated tables, which may come from anywhere."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Iterator, Sequence

from cardbase.sources.data import SourceError

#: No cell of the official tables comes near this; a longer one is a mistake or an attack.
MAX_CELL = 20_000
_MAX_ROWS = 50_000

type Row = dict[str, str]


def read_table(name: str, data: bytes, columns: Sequence[str]) -> Iterator[Row]:
    """The rows of a table as dictionaries, cells stripped of surrounding blanks.

    Args:
        name: of the file, for messages.
        data: its content, UTF-8 with or without a byte order mark.
        columns: the columns without which it is of no use; others may be missing or added.

    Raises:
        SourceError: not UTF-8, not a table, a column missing or there twice, a row cut short.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SourceError(f"{name} is not UTF-8 text (byte {error.start})") from None
    if text.count('"') % 2:
        raise SourceError(f"{name}: a quotation mark is never closed")
    # The official table of sets has blanks between quotation marks and commas: not strict.
    reader = csv.DictReader(io.StringIO(text, newline=""), skipinitialspace=True)
    try:
        found = reader.fieldnames or ()
        missing = [c for c in columns if c not in found]
        if missing:
            raise SourceError(f"{name} has no column {', '.join(missing)}")
        if len(set(found)) < len(found):
            raise SourceError(f"{name} has two columns of one name")
        for count, row in enumerate(reader):
            if count > _MAX_ROWS:
                raise SourceError(f"{name} has more than {_MAX_ROWS} rows")
            if None in row or None in row.values():
                raise SourceError(f"{name}, line {reader.line_num}: wrong number of cells")
            if any(len(cell) > MAX_CELL for cell in row.values()):
                raise SourceError(f"{name}, line {reader.line_num}: a cell is too long")
            yield {column: cell.strip() for column, cell in row.items()}
    except csv.Error as error:
        raise SourceError(f"{name}, line {reader.line_num}: {error}") from None


def short(text: str, length: int = 40) -> str:
    """A foreign text as it may stand in a message: not long, one line, nothing for the terminal."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in text[: 2 * length]).split())
    return plain if len(plain) <= length else f"{plain[:length]}..."


def date_of(cell: str, where: str) -> datetime.date | None:
    """A date written as ``20250921``; ``None`` for an empty cell.

    Raises:
        SourceError: it is neither.
    """
    if not cell:
        return None
    try:
        return datetime.datetime.strptime(cell.zfill(8), "%Y%m%d").date()  # noqa: DTZ007 - a day has no zone
    except ValueError:
        raise SourceError(f"{short(where)}: {short(cell)!r} is not a date") from None


def int_of(cell: str, where: str) -> int:
    """A whole number.

    Raises:
        SourceError: it is none.
    """
    if cell.isascii() and cell.isdigit() and len(cell) < 10:
        return int(cell)
    raise SourceError(f"{short(where)}: {short(cell)!r} is not a number")
