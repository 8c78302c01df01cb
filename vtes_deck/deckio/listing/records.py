"""Cards written as data: fields with names, pairs in brackets, rows of an SQL statement.

``- name: Villein`` with ``count: 3`` on the next line, ``{count: 3, name: 'Villein'}``, ``<card
count="3" name="Villein"/>``, ``("Villein", 3)``, ``VALUES (3, 'Villein');``. Each record becomes a
line of a list: ``3x Villein``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from vtes_deck.deckio.listing.columns import columns_of, full_name
from vtes_deck.deckio.listing.items import Names
from vtes_deck.deckio.listing.plain_lines import ListLine

_MAX_LENGTH = 6000
_MAX_RECORDS = 200  # records in a line
_MAX_CARD_LENGTH = 60
_MIN_LINES = 3
_RECORD = 4  # lines
_NAMED = re.compile(
    r"""^[\s{"'-]*(?:name|card|card_?name|nom|nombre)["']?\s{0,9}[:=]\s{0,9}["']?([^"{}\[\]]{2,80}?)["']?\s{0,9},?\s{0,9}$""",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"""^[\s{"'-]*(?:count|qty|quantity|copies|amount|number|n)["']?\s{0,9}[:=]\s{0,9}["']?(\d{1,3})["']?\s{0,9}[,}\]]*\s{0,9}$""",
    re.IGNORECASE,
)
_VALUE = r"""(?:"[^"]{0,120}+"|'(?:[^'\\]|\\.|''){0,120}+')"""
_BLOCK = re.compile(
    rf"""(?P<open>[(\[{{]|<(?=[A-Za-z]))(?P<inside>(?:{_VALUE}|(?<=\w)'(?=\w)|[^()\[\]{{}}<>"'])++)(?P<close>[)\]}}>])"""
)
_FIELD = re.compile(
    rf"""(?<![\w-])["']?(?P<key>[A-Za-z_]{{1,20}})["']?\s{{0,3}}(?:=>|[:=])\s{{0,3}}
    (?P<value>{_VALUE}|[^\s,;|"'=:](?:(?!\s+:?[A-Za-z_]{{1,20}}\s{{0,3}}[=:])[^,;|"=:]){{0,80}}+)""",
    re.VERBOSE,
)
_CELL = re.compile(rf"({_VALUE}|[^\s,;\t][^,;\t]*+)\s*+(?:[,;\t]|$)")
_PAIRS = {"(": ")", "[": "]", "{": "}", "<": ">"}
_COUNT = re.compile(r"[xX]?([1-9]\d?)[xX]?")
_QUOTES = "\"'"
_SIGNS = "=:([{<"
_INSERT = re.compile(r"^\s*(?:insert|replace)\s+into\b", re.IGNORECASE)
_DIGIT_OR_WORD = re.compile(r"\d|[^\W\d_]{2,}")
_SQL_WORDS = frozenset(("values", "insert", "into"))


def records(lines: list[ListLine], names: Names) -> list[ListLine]:
    """``lines``, with each record as a line of a list."""
    return list(_records_in_lines(_records_over_lines(lines), names))


def _records_over_lines(lines: list[ListLine]) -> list[ListLine]:
    """Records with each field on a separate line, as in YAML and pretty-printed JSON."""
    named = [(i, match) for i, line in enumerate(lines) if (match := _NAMED.match(line.text))]
    if len(named) < _MIN_LINES:
        return lines
    found = list(lines)
    for i, match in named:
        j = _count_near(lines, i, +1)
        j = _count_near(lines, i, -1) if j < 0 else j
        counted = _COUNTED.match(found[j].text) if j >= 0 else None
        if counted is not None:
            text = f"{counted[1]}x {match[1].strip()}"
            found[i] = msgspec.structs.replace(found[i], text=text)
            found[j] = msgspec.structs.replace(found[j], text="")
    return found


def _count_near(lines: list[ListLine], position: int, step: int) -> int:
    """The line with the count that belongs to the name at ``position``, or -1."""
    for distance in range(1, _RECORD):
        i = position + step * distance
        if not 0 <= i < len(lines) or _NAMED.match(lines[i].text):
            return -1
        if _COUNTED.match(lines[i].text):
            return i
    return -1


def _records_in_lines(lines: Iterable[ListLine], names: Names) -> Iterator[ListLine]:
    """Lines that contain one or several whole records.

    If some lines are records of cards, other lines of the same form are records of unknown cards.
    """
    order: dict[str, int] = {}
    found: list[tuple[ListLine, _Records | None]] = []
    for line in lines:
        here = None
        if len(line.text) <= _MAX_LENGTH and any(sign in line.text for sign in _SIGNS):
            order = _columns_of_insert(line.text) or order
            here = _records(line.text, order, names)
        found.append((line, here))
    known = sum(here is not None and here.known for _, here in found)
    for line, here in found:
        if here is None or not (here.known or known >= _MIN_LINES):
            yield line
            continue
        for i, text in enumerate(here.lines):
            yield msgspec.structs.replace(line, text=text, part=line.part or i > 0)


def _columns_of_insert(text: str) -> dict[str, int]:
    """The meaning of each value of a row, from the columns that an SQL statement names."""
    if not _INSERT.match(text):
        return {}
    block = _BLOCK.search(text)
    return columns_of([cell.strip(_QUOTES + "` ") for cell in _cells(block)]) if block else {}


class _Records(msgspec.Struct, frozen=True):
    """The records of one line, as lines of a list, and whether most of them are cards."""

    lines: list[str]
    known: bool


def _records(text: str, order: dict[str, int], names: Names) -> _Records | None:
    """The records of a line, if it contains nothing else."""
    text = text.replace("=>", "=")
    found: list[str] = []
    rest: list[str] = []
    position = known = 0
    quoted = True
    for block in _BLOCK.finditer(text):
        rest.append(text[position : block.start()])
        position = block.end()
        cells = _cells(block)
        if columns_of([_unquoted(cell).strip("` ") for cell in cells]):
            continue
        record = _by_fields(block["inside"]) or _by_order(cells, order)
        if record is None or _PAIRS[block["open"]] != block["close"] or len(found) == _MAX_RECORDS:
            return None
        known += block["open"] in "{<" or bool(order) or names.exact(record.name) is not None
        quoted &= any(quote in block["inside"] for quote in _QUOTES)
        found.append(record.line)
    rest.append(text[position:])
    if found:
        alone = _says_nothing(rest, names, quoted=quoted)
        return _Records(found, known * 2 > len(found)) if alone else None
    whole = _by_fields(text)
    if whole is None:
        return None
    return _Records([whole.line], names.exact(whole.name) is not None)


def _says_nothing(rest: Sequence[str], names: Names, *, quoted: bool) -> bool:
    """Whether the text between records is neither a card nor, for bare records, a word."""
    words = _DIGIT_OR_WORD.findall(" ".join(rest).casefold())
    if any(word[0].isdigit() for word in words):
        return False
    if not quoted:
        return _SQL_WORDS.issuperset(words)
    return not any(
        names.exact(piece.strip(" ,;:.-*")) for piece in rest if len(piece) < _MAX_CARD_LENGTH
    )


class _Record(msgspec.Struct, frozen=True):
    """A card, its count and its line in a list."""

    name: str
    line: str


def _by_fields(text: str) -> _Record | None:
    """A card from named fields: ``count=3 name="Villein"``."""
    keys: list[str] = []
    values: list[str] = []
    for field in _FIELD.finditer(text):
        keys.append(field["key"])
        values.append(_unquoted(field["value"]))
    columns = columns_of(keys)
    return _record(values, columns) if columns else None


def _by_order(cells: Sequence[str], order: dict[str, int]) -> _Record | None:
    """A card from values without names: ``(3, 'Villein')``."""
    values = [_unquoted(cell) for cell in cells]
    if order and len(values) > max(order.values()):
        return _record(values, order)
    counts = [i for i, value in enumerate(values) if _COUNT.fullmatch(value)]
    if len(values) != 2 or len(counts) != 1:
        return None
    return _record(values, {"count": counts[0], "card": 1 - counts[0]})


def _record(values: Sequence[str], columns: dict[str, int]) -> _Record | None:
    """The card of a record; ``None`` without a count or a name."""

    def value(name: str) -> str:
        position = columns.get(name, len(values))
        return values[position].strip() if position < len(values) else ""

    count = _COUNT.fullmatch(value("count"))
    name = value("card") or f"#{value('id')}"
    if count is None or not any(c.isalnum() for c in name):
        return None
    whole = full_name(name, value("group"), value("advanced"))
    comment = f" -- {value('comment')}" if value("comment") else ""
    return _Record(name, f"{count[1]}x {whole}{comment}")


def _cells(block: re.Match[str]) -> list[str]:
    return [cell[1].strip() for cell in _CELL.finditer(block["inside"])]


def _unquoted(value: str) -> str:
    value = value.strip()
    if len(value) > 1 and value[0] in _QUOTES and value[-1] == value[0]:
        return value[1:-1].replace("\\'", "'").replace('\\"', '"').replace("''", "'")
    return value
