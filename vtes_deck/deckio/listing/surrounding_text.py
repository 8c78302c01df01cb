"""Text around and between the cards of a list: prose, changes, names of groups."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vtes_deck.deckio.base import ProblemKind, ReadProblem
from vtes_deck.deckio.listing.guesses import Guesses
from vtes_deck.deckio.listing.headings import ListSection
from vtes_deck.deckio.listing.items import Grade, Item, Names
from vtes_deck.deckio.listing.overlooked_cards import counted_in, overlooked
from vtes_deck.deckio.listing.preface import has_key
from vtes_deck.deckio.listing.rows import ListRow, What

FOOTER = re.compile(
    r"^(?:crafted with|created with|generated (?:by|with|using)|exported (?:from|by)|made with"
    r"|built with|this deck was last saved|powered by|page \d+|printed)\b",
    re.IGNORECASE,
)
"""Lines that programs add to the lists they print."""

_SIGNED = re.compile(r"^\s*([+-])\s*\d")
_GROUPS = re.compile(
    r"\bg(?:r(?:ou|u)?p{0,2}(?:en|es|os|s)?)?\.?\s{0,9}:?\s{0,9}([1-9])\s{0,9}(?:[-/,&+\u2013]|and|y|et|und)\s{0,9}g?([1-9])\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\s{0,20}[xX]?\d{1,2}[xX]?\s{0,20}")
_PARTS = {ListSection.CRYPT, ListSection.LIBRARY}
_NAMES = 2  # a single name may be anyone's name
_FEW_WORDS = 4
_FEW = 6
_SHORT = 30
_HEAD = 8  # lines of a list among which its groups are named


def stated_groups(rows: Sequence[ListRow], start: int) -> frozenset[int]:
    """The groups of the crypt, if the list states them: ``Crypt (gr. 6/7)``, ``Groups: 2-3``."""
    head = rows[: start + _HEAD]
    for row in head:
        text = row.line.text.strip()
        if row.what is not What.HEADING and len(text) > _SHORT:  # a story of earlier decks
            continue
        if match := _GROUPS.search(text):
            first, second = int(match[1]), int(match[2] or match[1])
            return frozenset((first, second)) if abs(first - second) <= 1 else frozenset()
    return frozenset()


def cards_in_prose(rows: Sequence[ListRow], names: Names) -> list[ReadProblem]:
    """Lines outside the list that would be cards inside it, and headings of a crypt or library."""
    found = []
    for i, row in enumerate(rows):
        line = row.line
        if _heads_list(row):
            found.append(ReadProblem(line.number, line.raw, ProblemKind.KEPT_HEADING))
        cards = _cards(rows, i)
        if not cards and (name := _overlooked(rows, i, names)):
            found.append(ReadProblem(line.number, line.raw, ProblemKind.CARD_IN_PROSE, card=name))
        for one in cards:
            card = one.match.card if one.match else None
            found.append(
                ReadProblem(
                    line.number,
                    line.raw,
                    ProblemKind.CARD_IN_PROSE,
                    card=card.full_name if card else "",
                    suggestions=tuple(c.full_name for c in one.suggestions),
                )
            )
    return found


def _overlooked(rows: Sequence[ListRow], position: int, names: Names) -> str:
    """The card that a line of text may mean, possibly with its number on an adjacent line."""
    text = rows[position].line.text.strip()
    if not text or has_key(text):
        return ""
    around = [row.line.text for row in rows[max(position - 1, 0) : position + 2]]
    number = next((near.strip() for near in around if _NUMBER.fullmatch(near)), "")
    if text == number:
        return ""
    return overlooked(f"{text} {number}", names) or counted_in(text, names)


def _heads_list(row: ListRow) -> bool:
    """Whether a line by itself names a crypt or library, and is not a sentence or part of one."""
    if row.what is not What.HEADING or row.heading is None or row.heading.place not in _PARTS:
        return False
    text = row.line.text.strip()
    return not text[0].islower() and text[-1] not in ".,;!?"


def _cards(rows: Sequence[ListRow], position: int) -> list[Item]:
    """The cards that a line of prose would be in a list."""
    row = rows[position]
    if row.counted or (row.what is What.REMARK and row.items and row.items[0].sure):
        return [item for item in row.items if item.unknown or item.grade is Grade.FULL]
    if row.what is What.ITEMS and _is_name(row.items):
        near = rows[max(position - _NAMES, 0) : position + _NAMES + 1]
        names = sum(len(r.items) for r in near if r.what is What.ITEMS and _is_name(r.items))
        return list(row.items) if names > _NAMES else []
    loose = [item for item in row.items if item.grade is Grade.LOOSE and item.count is not None]
    if row.what is What.ITEMS and len(loose) == 1:
        return loose if len(loose[0].tail.loose.split()) <= _NAMES else []
    item = row.attempt
    leads = row.line.text.lstrip()[:1].isdigit()
    if leads and item is not None and item.marked and 0 < len(item.name.split()) <= _FEW_WORDS:
        return [item]
    return []


def _is_name(items: Sequence[Item]) -> bool:
    """Whether a line contains only names of cards."""
    return all(item.grade is Grade.FULL for item in items)


def changes(rows: Sequence[ListRow]) -> frozenset[int]:
    """The lines of a block with additions and removals: ``-2 Fame`` with ``+1 Villein``."""
    found: set[int] = set()
    block: dict[int, str] = {}
    for row in rows:
        sign = _SIGNED.match(row.line.text)
        if sign is not None:
            block[row.line.number] = sign[1]
        elif row.what is What.BLANK or not row.items:
            found |= _both(block)
            block = {}
    return frozenset(found | _both(block))


def changed(row: ListRow) -> bool:
    """Whether a remark consists of additions and removals: ``-1 Fame, +1 Villein``."""
    return "+" in row.line.text and any(c.isdigit() for c in row.line.text)


def _both(block: dict[int, str]) -> set[int]:
    return set(block) if {"+", "-"} <= set(block.values()) else set()


def afterword(rows: Sequence[ListRow], names: Names) -> tuple[str, list[ReadProblem]]:
    """The words after the list, a note that they were kept, and possible cards in them."""
    kept = [
        row for row in rows if row.what is not What.RULE and not FOOTER.match(row.line.text.strip())
    ]
    text = "\n".join(row.line.kept for row in kept if not row.line.part).strip()
    first = next((row for row in kept if row.line.text.strip()), None)
    if not text or first is None:
        return "", []
    note = ReadProblem(first.line.number, first.line.raw, ProblemKind.KEPT_TEXT)
    return text, [note, *cards_in_prose(rows, names)]


def right_behind(rows: Sequence[ListRow], guesses: Guesses) -> list[ReadProblem]:
    """Lines right after the list that may be cards of it."""
    found = []
    for row in rows[:_FEW]:
        text = row.line.text.strip()
        if not text:
            break
        card = guesses.card_in(text) if len(text.split()) <= _FEW and text[-1] not in "?!" else ""
        if card:
            found.append(
                ReadProblem(row.line.number, row.line.raw, ProblemKind.UNREAD, suggestions=(card,))
            )
    return found
