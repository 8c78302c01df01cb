"""Collections as tables: CSV of vtesdecks, FELDB, ARDB, Sutekh and spreadsheets; VDB's workbook."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from cardbase.names import normalize
from vtes_deck.app.collection_resolver import (
    ImportResolver,
    ProblemLevel,
    WrittenCard,
    group_number,
    number,
)
from vtes_deck.deckio.formula_cells import unguarded
from vtes_deck.language import tr

ELDB = "ELDB - Inventory"
"""The first line of FELDB's inventory, and of ARDB's in the same layout."""

_COLUMNS = {
    "have": "count quantity qty number copies amount have owned own total x q nb anzahl cantidad",
    "name": "card name cardname cards nombre nom karte",
    "id": "id cardid veknid krcgid",
    "set": "set expansion edition printing setcode",
    "place": "place binder location box",
    "condition": "condition state quality",
    "language": "language lang",
    "note": "note notes comment comments",
    "wish": "wish want wanted need needed wishlist",
    "trade": "trade spare totrade fortrade",
    "group": "group grp g",
    "advanced": "advanced adv",
    "part": "part section kind pile",
}
_BY_TITLE = {word: field for field, words in _COLUMNS.items() for word in words.split()}
_YES = {"1", "yes", "y", "true", "x", "adv", "advanced"}

type Row = tuple[int, Sequence[str]]


def csv_rows(text: str) -> Iterator[Row]:
    """The rows of a CSV with the line in which each begins."""
    lead = len(text) - len(text.lstrip("\n"))
    body = text[lead:]
    head = body.partition("\n")[0]
    delimiter = max(",;\t|", key=head.count)
    reader = csv.reader(io.StringIO(body), delimiter=delimiter, skipinitialspace=True)
    line = lead + 1
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield line, (f"\0{error}",)
            row = []
        if any(cell.strip() for cell in row):
            yield line, row
        line = lead + reader.line_num + 1


def is_eldb(text: str) -> bool:
    """Whether it is an inventory in FELDB's layout."""
    return text.lstrip().removeprefix('"').startswith(ELDB)


def has_titles(text: str) -> bool:
    """Whether the first line of a CSV names its columns."""
    first = next(csv_rows(text[:10_000]), None)
    titles = _titles(first[1]) if first is not None else {}
    return "name" in titles or titles.keys() >= {"id", "have"}


def take_eldb(text: str, taking: ImportResolver) -> None:
    """Read FELDB's inventory: name, have, need, an empty column, part."""
    for line, row in csv_rows(text):
        shown = ",".join(row)
        if row[0].startswith(ELDB):
            continue
        if len(row) < 2:
            taking.lose(line, shown, tr("it has no number"))
            continue
        part = row[4].casefold() if len(row) > 4 else ""
        have, wish = number(row[1]), number(row[2]) if len(row) > 2 else 0
        taking.take(
            WrittenCard(
                line=line,
                text=shown,
                name=row[0],
                have=have,
                wish=wish or 0,
                crypt={"crypt": True, "library": False}.get(part),
                note=row[3] if len(row) > 3 else "",
            )
        )


def take_rows(rows: Iterable[Row], taking: ImportResolver) -> None:
    """Read a table whose first row names the columns."""
    titles: dict[str, int] = {}
    for line, row in rows:
        shown = ", ".join(cell for cell in row if cell.strip())
        if row[0].startswith("\0"):
            taking.lose(line, row[0][1:], tr("the line is damaged"))
        elif not titles:
            titles = _titles(row)
        elif _titles(row).keys() >= {"name", "have"}:
            titles = _titles(row)  # the titles again, above the library
        else:
            _take_row(line, shown, row, titles, taking)


def _take_row(
    line: int, shown: str, row: Sequence[str], titles: dict[str, int], taking: ImportResolver
) -> None:
    def cell(field: str) -> str:
        at = titles.get(field, len(row))
        return unguarded(row[at].strip()) if at < len(row) else ""

    name = cell("name")
    if normalize(name) in {"total", "sum"}:
        taking.remark(line, shown, ProblemLevel.NOTE, tr("a total"))
        return
    counted = "have" in titles
    card_id = number(cell("id")) or 0
    taking.take(
        WrittenCard(
            line=line,
            text=shown,
            name=name,
            id=max(card_id, 0),
            have=number(cell("have")) if counted else 1,
            wish=number(cell("wish")) or 0,
            trade=number(cell("trade")) or 0,
            set=cell("set"),
            crypt={"crypt": True, "library": False}.get(normalize(cell("part"))),
            group=group_number(cell("group")),
            advanced=normalize(cell("advanced")) in _YES,
            condition=cell("condition"),
            language=cell("language"),
            place=cell("place"),
            note=cell("note"),
        )
    )


def _titles(row: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for at, cell in enumerate(row):
        field = _BY_TITLE.get(normalize(cell).replace(" ", ""))
        if field is not None:
            found.setdefault(field, at)
    return found
