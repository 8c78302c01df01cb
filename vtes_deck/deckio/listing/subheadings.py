"""Lines that are a heading or a card: ``Dominate (14)``, ``Malkavian (6)``, ``Group 3 (36)``.

The numbers decide: the number of a heading is the sum of the cards below it, and counting a heading
as a card exceeds the total of its crypt or library.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cardbase.names import normalize
from vtes_deck.deckio.listing.headings import ListSection
from vtes_deck.deckio.listing.items import Item
from vtes_deck.deckio.listing.rows import ListRow, What
from vtes_deck.deckio.listing.vocabulary import ROLES, SUBHEADING_WORDS

_COUNT_BEHIND = re.compile(r"[^\W\d_]([\s:=([-]*[xX\u00d7]?\s?)\d{1,2}[xX\u00d7)\]]?\s*$")
_NUMBER_BEHIND = re.compile(r"^[^\d\W].*[\s:=([-]\d{1,3}[)\]:]?\s{0,9}$")
_TIMES = re.compile(r"\s*\d{1,3}\s?[xX\u00d7]\s")
_END_OF_COLUMNS = re.compile(r"\w:\d\s*$")  # "Brujah:6", which was broken off the line above
_NEAR = 3
_MAX_LINES = 150  # lines of a part
_MIN_BELOW = 2
_PARTS = {ListSection.CRYPT, ListSection.LIBRARY}


def headings_among(rows: Sequence[ListRow], start: int, end: int) -> frozenset[int]:
    """The headings of a list, including lines that could also be read as cards.

    Args:
        rows: all lines.
        start: the first line of the list.
        end: the line after its last.
    """
    doubtful = [i for i in range(start, end) if _doubtful(rows, i)]
    chosen = {i for i in doubtful if _heads(rows, i)}
    parts = [i for i in range(start, end) if _opens_part(rows[i])]
    for part, behind in pairwise([*parts, end]):
        inside = [i for i in doubtful if part < i < behind]
        if inside:
            chosen = _by_total(rows, (part, behind), inside, chosen)
    plain = (i for i in range(start, end) if rows[i].what is What.HEADING and i not in doubtful)
    return frozenset((*chosen, *plain))


def _opens_part(row: ListRow) -> bool:
    return row.what is What.HEADING and row.heading is not None and row.heading.place in _PARTS


def _doubtful(rows: Sequence[ListRow], position: int) -> bool:
    row = rows[position]
    if row.what is What.HEADING and row.heading is not None:
        return bool(row.items) and not row.heading.rest and row.heading.place not in _PARTS
    wrapped = _END_OF_COLUMNS.search(row.line.text)
    return row.attempt is not None and row.attempt.count is not None and not wrapped


def _by_total(
    rows: Sequence[ListRow], part: tuple[int, int], doubtful: list[int], chosen: set[int]
) -> set[int]:
    """Use the total of a part if the decisions line by line do not add up to it."""
    begin, end = part
    heading = rows[begin].heading
    text = heading.said if heading is not None else None
    if text is None:
        return chosen
    rest = sum(_copies(rows[i]) for i in range(begin, end) if i not in doubtful)
    counts = {i: rows[i].items[0].count or 1 for i in doubtful}
    if text == rest + sum(n for i, n in counts.items() if i not in chosen):
        return chosen
    named = {i for i in doubtful if rows[i].heading is not None or names_subheading(rows[i])}
    if text == rest + sum(n for i, n in counts.items() if i not in named):
        return (chosen - set(doubtful)) | named
    if text == rest:
        return chosen | {i for i in doubtful if _may_head(rows, i)}
    if text == rest + sum(counts.values()):
        return chosen - set(doubtful)
    return chosen


def _may_head(rows: Sequence[ListRow], position: int) -> bool:
    """Whether a line has cards below it and is not written like a card: ``1x Villien``."""
    row, sums = rows[position], _sums_below(rows, position)
    if _TIMES.match(row.line.text) or not sums:
        return False
    return row.heading is not None or names_subheading(row) or row.items[0].count in sums


def _copies(row: ListRow) -> int:
    listed = row.what is What.ITEMS or (row.heading is not None and row.heading.rest)
    return sum(1 if item.count is None else item.count for item in row.items) if listed else 0


def _heads(rows: Sequence[ListRow], position: int) -> bool:
    """Whether a line is a heading, according to the lines around it."""
    row = rows[position]
    sums = _sums_below(rows, position)
    if row.heading is None:
        return _counted_heading(rows, position, sums)
    if row.heading.said is None:
        return bool(sums) and row.heading.place is not ListSection.TOTAL
    if _like_neighbours(rows, position):
        return False
    if row.heading.said in sums:
        return True
    # "Moster (2)" means the card Monster, not the masters
    return not row.heading.guessed and _unlike_neighbours(rows, position)


def _counted_heading(rows: Sequence[ListRow], position: int, sums: frozenset[int]) -> bool:
    """Whether a number and words that name no card are a heading: ``6 Ventrue``, ``Bleed (14)``."""
    item = rows[position].items[0]
    if item.count not in sums:
        return names_subheading(rows[position]) and _unlike_neighbours(rows, position)
    return names_subheading(rows[position]) or _unlike_neighbours(rows, position)


def names_subheading(row: ListRow) -> bool:
    """Whether the words of a line head a part of a list: ``6 Ventrue``, ``Superior (14)``."""
    item: Item = row.items[0]
    words = [word for word in normalize(item.name).split() if not word.isdigit()]
    return all(word in ROLES or word in SUBHEADING_WORDS for word in words) and (
        bool(words) or not item.name
    )


def _sums_below(rows: Sequence[ListRow], position: int) -> frozenset[int]:
    """Copies of the cards below a line, up to each place where its part may end.

    It stops at the number in the line.
    """
    item = rows[position].items[0] if rows[position].items else None
    most = item.count if item is not None and item.count is not None else 1
    total = 0
    found: set[int] = set()
    for row in rows[position + 1 : position + 1 + _MAX_LINES]:
        if total > most or _opens_part(row):
            break
        if row.what is not What.ITEMS:
            found.add(total)
        total += _copies_or_more(row)
    found.add(total)
    return frozenset(found - {0})


def _copies_or_more(row: ListRow) -> int:
    """The copies in a line, including a line that may be a heading."""
    if row.what is What.ITEMS:
        return _copies(row)
    if row.what is What.HEADING and row.items:
        return row.items[0].count or 1
    return (row.attempt.count or 0) if row.attempt is not None else 0


def _around(rows: Sequence[ListRow], position: int) -> list[ListRow]:
    near = [*rows[max(position - _NEAR, 0) : position], *rows[position + 1 : position + 1 + _NEAR]]
    return [row for row in near if row.what is What.ITEMS and row.items[0].sure]


def _alike(rows: Sequence[ListRow], position: int) -> tuple[int, int]:
    """The numbers of nearby cards with their count after the name, and of all nearby cards."""
    shape = _COUNT_BEHIND.search(rows[position].line.text)
    cards = _around(rows, position)
    alike = sum(
        other is not None and shape is not None and other[1] == shape[1]
        for other in (_COUNT_BEHIND.search(row.line.text) for row in cards)
    )
    return alike, len(cards)


def _like_neighbours(rows: Sequence[ListRow], position: int) -> bool:
    """Whether the cards around a line are written like it, with the count after the name."""
    alike, all_of_them = _alike(rows, position)
    return _COUNT_BEHIND.search(rows[position].line.text) is not None and alike * 2 > all_of_them


def _unlike_neighbours(rows: Sequence[ListRow], position: int) -> bool:
    """Whether a line has its count after the name, and cards below it do not."""
    if not _NUMBER_BEHIND.match(rows[position].line.text.strip()):
        return False
    below = [row for row in rows[position + 1 : position + 1 + _NEAR] if row.what is What.ITEMS]
    alike, _ = _alike(rows, position)
    return alike == 0 and len(below) >= _MIN_BELOW and all(row.counted for row in below)
