"""Classifies the lines of a list: blank, rule, remark, heading, cards, or words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from enum import Enum, auto
from itertools import pairwise

import msgspec

from cardbase.names import normalize
from vtes_deck.deckio.listing.broken_lines import joined, with_numbers
from vtes_deck.deckio.listing.cards_in_line import named, split_headed, split_headings, split_items
from vtes_deck.deckio.listing.headings import Heading, ListSection, heading
from vtes_deck.deckio.listing.items import Grade, Item, Names, marked_unknown, read_cells, read_item
from vtes_deck.deckio.listing.plain_lines import ListLine
from vtes_deck.deckio.listing.records import records
from vtes_deck.deckio.listing.vocabulary import CELL_TITLES, COLUMN_TITLES, DISCIPLINES, words

_MAX_READ_LENGTH = 6000
_RULE = re.compile(r"^[\s=\-_*#~.+|:\u2013\u2014\u2500-\u257f]+$")
_REMARK = re.compile(r"^(?:-{2,}|/{2,}|/\*+|\#+|;+|%+|<!--)\s*")
_NUMBER_SIGN = re.compile(r"^\#\d{1,2}(?:[x\u00d7]\s*|\s+)[^\W\d_]", re.IGNORECASE)
_LEADS = re.compile(r"^(?!--)[^\w(\[]*[(\[xX]?\s{0,40}\d")
_LEAD = re.compile(r"^[^:\d]{3,40}:\s+(?=\d)")
_LISTS = words("deck decklist list lista liste mazo baralho mazzo")
_ADDED = re.compile(r"(?:^|[\s,/;(])\+\s?\d{1,2}\s?x?\s?[^\W\d_]")
_TAKEN = re.compile(r"(?:^|[\s,/;(])-\s?\d{1,2}\s?x?\s?[^\W\d_]")
_COUNT_BEHIND = re.compile(r"[^\W\d_]([\s:=([-]*[xX\u00d7]?\s?)\d{1,2}[xX\u00d7)\]]?\s*$")
_COMMAND = re.compile(r"([!/.]?[^\W\d_]{2,12}:?)\s{1,3}(?=\d{1,2}[xX]?\s)")
_MIN_LED = 3
_CELLS = re.compile(r"[|\t]|\S[;,]\S")
_NUMBERING = re.compile(r"^\s*\d{1,3}[.)]\s+")


class What(Enum):
    """The class of a line."""

    BLANK = auto()
    RULE = auto()
    REMARK = auto()  # marked as a comment by the writer
    HEADING = auto()
    ITEMS = auto()
    TEXT = auto()


class ListRow(msgspec.Struct):
    """A classified line.

    Attributes:
        line: the line.
        what: see :class:`What`.
        heading: the heading that it is or may be.
        items: the cards in it; for words, the single attempt to read them as a card.
    """

    line: ListLine
    what: What
    heading: Heading | None = None
    items: list[Item] = []

    @property
    def counted(self) -> bool:
        """Whether it certainly contains counted copies of a card, or mostly of several cards."""
        listed = self.what is What.ITEMS or (self.heading is not None and self.heading.rest)
        known = sum(item.unknown or item.grade >= Grade.EXPLAINED for item in self.items)
        return (
            bool(listed) and any(item.sure for item in self.items) and known * 2 >= len(self.items)
        )

    @property
    def attempt(self) -> Item | None:
        """The card that a line of words may mean."""
        return self.items[0] if self.what is What.TEXT and self.items else None


def rows_of(lines: Iterable[ListLine], names: Names) -> list[ListRow]:
    """Classify each line."""
    cut = [
        line if piece == line.text else msgspec.structs.replace(line, text=piece, part=i > 0)
        for line in with_numbers(joined(records(list(lines), names), names), names)
        for i, piece in enumerate(split_headings(line.text))
    ]
    if lead := _common_lead(cut):
        cut = [
            msgspec.structs.replace(o, text=o.text.strip().removeprefix(lead).lstrip())
            if _lead(o.text) == lead
            else o
            for o in cut
        ]
    if _merely_numbered(cut):
        cut = [msgspec.structs.replace(o, text=_NUMBERING.sub("", o.text)) for o in cut]
    rows = [row_of(line, names) for line in cut]
    dashed = [
        row for row in rows if row.what is What.REMARK and row.items[0].sure and not row.line.remark
    ]
    if len(dashed) > sum(row.counted for row in rows):  # the dashes are bullets
        for row in dashed:
            row.what = What.ITEMS
    return rows


def row_of(line: ListLine, names: Names) -> ListRow:
    """Classify one line."""
    text = line.text.strip()
    if not text or _RULE.match(text) or _names_columns(text):
        return ListRow(line, What.RULE if text else What.BLANK)
    if len(text) > _MAX_READ_LENGTH:
        return ListRow(line, What.TEXT)
    if (unknown := marked_unknown(text, names)) is not None:
        return ListRow(line, What.ITEMS, items=[unknown])
    if line.remark:
        return ListRow(line, What.REMARK, items=[read_item(text, names)])
    return _row_of_text(line, names)


def _row_of_text(line: ListLine, names: Names) -> ListRow:
    text = line.text.strip()
    if _NUMBER_SIGN.match(text) and (item := read_item(text[1:], names)).sure:
        item.unclear = True  # "#2 Deflection" may also be a line that was commented out
        return ListRow(line, What.ITEMS, items=[item])
    item = read_item(text, names)
    if _LEADS.match(text) and item.sure and (item.grade is Grade.FULL or _is_discipline(item)):
        return ListRow(line, What.ITEMS, items=[item])
    if _is_remark(text, item):
        headed = None if _changes(text) else _heading_row(line, item, names)
        return headed or ListRow(line, What.REMARK, items=[_remarked(text, item, names)])
    return _heading_row(line, item, names) or _items_or_text(line, item, names)


def _is_remark(text: str, item: Item) -> bool:
    """Whether the writer marks a line as not part of the deck."""
    return bool(_REMARK.match(text)) or (_bracketed(text) and not item.sure) or _changes(text)


def _remarked(text: str, item: Item, names: Names) -> Item:
    """The card of a remark, read without its mark: ``// 2 Deflection``."""
    text = text.removesuffix("*/").removesuffix("-->").rstrip()
    mark = _REMARK.match(text)
    inner = read_item(text[mark.end() :], names) if mark and mark.end() < len(text) else item
    return inner if inner.sure else item


def _changes(text: str) -> bool:
    """Whether a line says what the next version of the deck changes: ``-1 Fame, +1 Villein``."""
    return not text[0].isdigit() and bool(_ADDED.search(text) and _TAKEN.search(text))


def _bracketed(text: str) -> bool:
    """Whether brackets enclose a whole line; ``(5) Name (of a kind)`` does not."""
    pair = {"(": ")", "[": "]"}.get(text[0])
    return pair is not None and text.find(pair) == len(text) - 1


def _is_discipline(item: Item) -> bool:
    """Whether a card has the name of a Discipline, which is also the name of a heading."""
    return normalize(item.name) in DISCIPLINES


def _heading_row(line: ListLine, item: Item, names: Names) -> ListRow | None:
    """A heading, with the cards of the same line, if any."""
    head = heading(line.text.strip())
    if head is None or (head.rest and item.sure and ":" in item.name):
        return None  # "Judgment: Camarilla Segregation x1" is a card
    if head.place is ListSection.CLAN and item.count is not None and not head.rest:
        return None  # "2 Blood" may be an unknown card
    if not head.rest:
        return ListRow(
            line, What.HEADING, head, [item] if item.grade is Grade.FULL or head.guessed else []
        )
    items = split_headed(head.rest, names) or [read_item(head.rest, names)]
    listed = len(items) > 1 or items[0].sure or items[0].grade is Grade.FULL or named(items[0])
    return ListRow(line, What.HEADING, head, items) if listed else None


def _items_or_text(line: ListLine, item: Item, names: Names) -> ListRow:
    if item.grade < Grade.EXPLAINED or item.tail.set_off:
        text = line.text.strip()
        lead = _LEAD.match(text)
        announced = lead is not None and not _LISTS.isdisjoint(normalize(lead[0]).split())
        several = split_items(text[lead.end() :] if lead and announced else text, names)
        if several:
            return ListRow(line, What.ITEMS, items=several)
    if item.grade is Grade.NOTHING and (cells := read_cells(line.text.strip(), names)):
        return ListRow(line, What.ITEMS, items=[cells])
    known = item.grade >= Grade.EXPLAINED or (item.grade is Grade.LOOSE and item.count is not None)
    return ListRow(line, What.ITEMS if known else What.TEXT, items=[item])


def _names_columns(text: str) -> bool:
    """Whether a line names the columns of a table, or is a mark of an old game server."""
    if text in {"ENDREG", "ENDFILE"}:
        return True
    names = normalize(text).split()
    known = COLUMN_TITLES | CELL_TITLES if _CELLS.search(text) else COLUMN_TITLES
    return len(names) > 1 and all(name in known for name in names)


def _common_lead(lines: list[ListLine]) -> str:
    """The common prefix of most lines before their count, such as a command: ``!add 4 Villein``."""
    leads = Counter(lead for line in lines if (lead := _lead(line.text)))
    filled = sum(bool(line.text.strip()) for line in lines)
    lead, found = max(leads.items(), key=lambda pair: pair[1], default=("", 0))
    return lead if found >= _MIN_LED and found * 2 > filled else ""


def _lead(text: str) -> str:
    match = _COMMAND.match(text.strip())
    return match[1] if match else ""


def _merely_numbered(lines: list[ListLine]) -> bool:
    found = [
        int(match[0].strip(" .)\t")) for line in lines if (match := _NUMBERING.match(line.text))
    ]
    steps = sum(b == a + 1 for a, b in pairwise(found))
    return len(found) >= 4 and steps >= 0.8 * (len(found) - 1)
