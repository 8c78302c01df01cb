"""Comma separated values for spreadsheets, read by the names in their first line.

A cell that a spreadsheet would run as a formula is written with an apostrophe before it.
"""

from __future__ import annotations

import csv
import io
import re

from cardbase import CardBase
from cardbase.names import normalize
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_order, sections, type_title
from vtes_deck.deckio.base import Format, Holds, ReadResult, Reason, UnreadableError
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.listing.vocabulary import words
from vtes_deck.deckio.numbered import NumberedCard, numbered_deck
from vtes_deck.deckio.spelling import one_line
from vtes_deck.language import mark

HEAD = ("count", "card", "part", "type", "id", "comment")

_COUNT = words("count counts quantity qty number copies amount anzahl cantidad nombre num x n nb")
_CARD = words("card cards name cardname karte carta carte nom")
_ID = words("id cardid veknid krcgid")
_COMMENT = words("comment comments note notes")
_PART = words("part kind section deck pile board")
_GROUP = words("group grp g")
_ADVANCED = words("adv advanced")
_SUMS = words("total totals sum subtotal totale gesamt summe") | {""}
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_MOST_ROWS = 20_000


def _recognise(text: str, filename: str) -> float:
    head = text.lstrip().partition("\n")[0]
    columns = _columns(_cells(head, _delimiter(head)))
    if "card" not in columns and "id" not in columns:
        return 0.0
    if "count" not in columns:
        return 0.0
    return 0.95 if filename.endswith((".csv", ".tsv")) else 0.85


def _delimiter(head: str) -> str:
    return max(",;\t|", key=head.count)


def _cells(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        return []


def _columns(cells: list[str]) -> dict[str, int]:
    """Which column is what, by its name."""
    known = {
        "count": _COUNT,
        "card": _CARD,
        "id": _ID,
        "comment": _COMMENT,
        "part": _PART,
        "group": _GROUP,
        "advanced": _ADVANCED,
    }
    found: dict[str, int] = {}
    for position, cell in enumerate(cells):
        key = normalize(cell).replace(" ", "")
        for name, spellings in known.items():
            if key in spellings:
                found.setdefault(name, position)
                break
    return found


def _read(text: str, cb: CardBase) -> ReadResult:
    lead = len(text) - len(text.lstrip())
    first = text.count("\n", 0, lead)
    head = text[lead:].partition("\n")[0]
    delimiter = _delimiter(head)
    columns = _columns(_cells(head, delimiter))
    if "count" not in columns or not ("card" in columns or "id" in columns):
        return read_listing(text, cb, format_name="csv")
    cards: list[NumberedCard] = []
    reader = csv.reader(io.StringIO(text[lead:]), delimiter=delimiter)
    try:
        for row in reader:
            if any(cell.strip() for cell in row) and not _is_head(row, columns):
                cards.append(_card(row, columns, first + reader.line_num))
            if len(cards) > _MOST_ROWS:
                raise UnreadableError(Reason.TOO_LARGE, str(_MOST_ROWS))
    except csv.Error as error:
        line = first + reader.line_num
        raise UnreadableError(Reason.MALFORMED, str(error), line) from None
    found = [card for card in cards if card.id or normalize(card.name) not in _SUMS]
    if not found:
        raise UnreadableError(Reason.NO_CARDS)
    return numbered_deck(found, cb, format_name="csv")


def _is_head(row: list[str], columns: dict[str, int]) -> bool:
    """The line that names the columns, which may stand again between crypt and library."""
    position = columns["count"]
    return position < len(row) and normalize(row[position]) in _COUNT


def _card(row: list[str], columns: dict[str, int], line: int) -> NumberedCard:
    def cell(name: str) -> str:
        position = columns.get(name, len(row))
        return _unguarded(row[position].strip()) if position < len(row) else ""

    name, group = cell("card"), cell("group")
    if name and re.fullmatch(r"[1-9]|any", group, re.IGNORECASE) and "(" not in name:
        name = f"{name} (G{group})"
    if normalize(cell("advanced")) in {"1", "yes", "y", "true", "adv", "advanced", "x"}:
        name = f"{name} (ADV)"
    count = re.match(r"\d{1,9}", cell("count"))
    part = normalize(cell("part"))
    number = cell("id")
    return NumberedCard(
        int(number) if number.isdecimal() and len(number) <= 9 else 0,
        int(count[0]) if count else 1,
        name,
        cell("comment"),
        {"crypt": True, "library": False}.get(part),
        line,
    )


def _unguarded(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(_FORMULA) else cell


def _guarded(cell: str) -> str:
    """A cell that no spreadsheet runs."""
    return f"'{cell}" if cell.startswith((*_FORMULA, "'=", "'+", "'-", "'@")) else cell


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
        name, comment = _guarded(one_line(line.name)), _guarded(one_line(line.comment))
        writer.writerow([line.count, name, part, "", "", comment])
    return out.getvalue()


def _row(slot: Slot, part: str) -> list[str | int]:
    card = slot.card
    name, comment = _guarded(card.unique_name), _guarded(one_line(slot.comment))
    return [slot.count, name, part, type_title(card), card.id, comment]


FORMAT = Format(
    name="csv",
    title=mark("CSV (spreadsheet)"),
    suffixes=(".csv", ".tsv"),
    media_type="text/csv",
    holds=Holds(comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
