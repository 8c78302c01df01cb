"""Tables of a web page as lines: one row on each line, with its cells separated by tabs."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from vtes_deck.deckio.listing.columns import columns_of, full_name, is_head

type Numbered = tuple[int, str]

_SPAN = re.compile(r"\b(col|row)span\s{0,5}=\s{0,5}[\"']?(\d{1,3})", re.IGNORECASE)
_MAX_COLUMNS = 40
_MAX_ROWS = 500
_LAYOUT = 3  # lines in a cell that make it a part of the page rather than a cell of a table
_LEADS = re.compile(r"\d{1,2}\s?[xX\u00d7]?\s[^\W\d_]")
_COUNT = re.compile(r"\d{1,3}\s?[xX\u00d7]?|[xX\u00d7]\s?\d{1,3}")


class _Cell(msgspec.Struct):
    lines: list[Numbered]
    columns: int = 1
    rows: int = 1

    @property
    def text(self) -> str:
        return " ".join(text for _, text in self.lines)


class TableReader:
    """Reads a table: receives rows tag by tag and returns them as lines."""

    def __init__(self) -> None:
        self._cells: list[_Cell] = []
        self._open: _Cell | None = None
        self._columns: dict[str, int] = {}
        self._below: dict[int, int] = {}  # rows that a cell of an earlier row still covers

    @property
    def in_cell(self) -> bool:
        """Whether text belongs to a cell."""
        return self._open is not None

    def open_cell(self, tag: str) -> None:
        """Begin a cell; the preceding cell ends, even if it was not closed."""
        spans = {kind.casefold(): int(number) for kind, number in _SPAN.findall(tag)}
        self._open = _Cell(
            [],
            min(max(spans.get("col", 1), 1), _MAX_COLUMNS),
            min(max(spans.get("row", 1), 1), _MAX_ROWS),
        )
        self._cells.append(self._open)

    def close_cell(self) -> None:
        """End the cell."""
        self._open = None

    def add(self, line: Numbered) -> None:
        """Add a line of text to the open cell."""
        if self._open is not None and line[1]:
            self._open.lines.append(line)

    def end_row(self) -> Iterator[Numbered]:
        """End the row and return its lines."""
        cells, self._cells, self._open = self._cells, [], None
        if not any(cell.lines for cell in cells):
            self._placed(cells)
            return
        number = min(cell.lines[0][0] for cell in cells if cell.lines)
        placed = self._placed(cells)
        if columns := columns_of(placed):
            self._columns = columns
        elif self._columns and is_head(placed, self._columns):
            pass
        elif self._columns and (line := self._by_column(placed)):
            yield number, line
        else:
            yield from _lines(cells, number)

    def _placed(self, cells: list[_Cell]) -> list[str]:
        """The texts by column; empty where a cell above or on the left extends."""
        placed: list[str] = []
        below: dict[int, int] = {}
        for cell in cells:
            while self._below.get(len(placed), 0):
                placed.append("")
            for i in range(cell.columns if len(placed) < _MAX_COLUMNS else 1):
                below[len(placed)] = cell.rows - 1
                placed.append("" if i else cell.text)
        for position, left in self._below.items():
            below.setdefault(position, max(left - 1, 0))
        self._below = below
        return placed

    def _by_column(self, placed: list[str]) -> str:
        """A row of a table with named columns as a line of a list; empty if it is not a card."""

        def cell(name: str) -> str:
            position = self._columns.get(name, len(placed))
            return placed[position].strip() if position < len(placed) else ""

        count, card = cell("count"), cell("card")
        if not card or not _COUNT.fullmatch(count):
            return ""
        count = count.strip("xX\u00d7 ")
        name = full_name(card, cell("group"), cell("advanced"))
        used = {self._columns.get(key) for key in ("count", "card", "group", "advanced", "comment")}
        others = [text for i, text in enumerate(placed) if text and i not in used]
        if comment := cell("comment"):
            others.append(f"-- {comment}")
        return "\t".join([f"{count}x {name}", *others])


def _lines(cells: list[_Cell], number: int) -> Iterator[Numbered]:
    """A row without named columns: one line, unless its cells are lists."""
    lists = [cell.lines for cell in cells if cell.lines]
    most = max(map(len, lists))
    if most > 1 and len(lists) > 1 and all(len(lines) == most for lines in lists):
        side_by_side = any(all(_COUNT.fullmatch(text) for _, text in lines) for lines in lists)
        if side_by_side:  # the numbers in one cell, the names in the next
            for row in zip(*lists, strict=True):
                yield row[0][0], "\t".join(text for _, text in row)
            return
    if most >= _LAYOUT or _are_lists(lists):
        for lines in lists:
            yield from lines
            yield lines[-1][0], ""
        return
    yield number, "\t".join("\t".join(text for _, text in cell.lines) for cell in cells).rstrip()


def _are_lists(lists: list[list[Numbered]]) -> bool:
    """Whether the cells of a row without a count contain lists of counted names."""
    if any(_COUNT.fullmatch(text) for lines in lists for _, text in lines):
        return False
    return any(_LEADS.match(text) for lines in lists for _, text in lines[1:])
