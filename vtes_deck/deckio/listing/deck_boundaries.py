"""The boundaries between decks in a text that contains several.

A new deck begins with a second heading of a crypt, or with vampires after a library, because a deck
has one crypt and one library, in either order.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from vtes_deck.deckio.base import MAX_DECKS
from vtes_deck.deckio.listing.headings import ListSection
from vtes_deck.deckio.listing.region import find_region
from vtes_deck.deckio.listing.rows import ListRow, What

_WINDOW = 1500  # lines; no deck has more, and this limit keeps the time linear

_DECK_KEY = re.compile(
    r"^\W*(?:(?:deck|mazo|baralho|liste?)\s{0,9}(?:name|nr?|no)?\.?\s{0,9}(?:\#?\s{0,9}\d{1,2}\b|:)"
    r"|(?:second|zweites|segundo|deuxi\w+)\s{1,9}(?:deck|mazo|baralho|liste?)\b)",
    re.IGNORECASE,
)
_LOOK_AHEAD = 8
_CRYPT, _LIBRARY = 8, 20  # copies that make a crypt or a library without a heading
_MIN_CARDS = 5  # different library cards; with fewer, the list is only beginning


class _Run(msgspec.Struct):
    """Consecutive lines of cards of one kind.

    Attributes:
        row: the first line.
        last: the last line.
        crypt: whether they are vampires.
        copies: the copies of all its cards.
        cards: the number of different lines.
        apart: it is separated from the preceding run by a blank line, a heading or words.
        heading: the line of the heading of a crypt above it, or -1.
        keyed: the line above it that names a deck, or -1.
    """

    row: int
    last: int
    crypt: bool
    copies: int = 0
    cards: int = 0
    apart: bool = False
    heading: int = -1
    keyed: int = -1


def split_decks(rows: list[ListRow]) -> tuple[list[list[ListRow]], list[ListRow]]:
    """The lines of each deck, and the rest after the last deck that is read."""
    decks: list[list[ListRow]] = []
    while len(decks) < MAX_DECKS:
        border = _border(rows[:_WINDOW])
        if border is None:
            return [*decks, rows], []
        decks.append(rows[:border])
        rows = rows[border:]
    return decks, rows


def _border(rows: list[ListRow]) -> int | None:
    """The line at which a second deck begins, if there is one."""
    region = find_region(rows)
    if region is None:
        return None
    runs = _runs(rows, region.start, region.end)
    for i in range(2, len(runs)):
        if _begins_deck(runs[:i], runs[i:]):
            return _top(rows, runs[i - 1].last, runs[i])
    return None


def _runs(rows: Sequence[ListRow], start: int, end: int) -> list[_Run]:
    runs: list[_Run] = []
    apart, heading, keyed = True, -1, -1
    for i in range(start, end):
        row = rows[i]
        if row.what is What.HEADING and row.heading is not None and not row.items:
            apart = True
            heading = i if row.heading.place is ListSection.CRYPT else heading
        elif row.what is What.BLANK or row.what is What.TEXT:
            apart = True
            keyed = i if row.what is What.TEXT and _DECK_KEY.match(row.line.text) else keyed
        if row.heading is not None and row.heading.rest and row.heading.place is ListSection.CRYPT:
            apart, heading = True, i
        for item in row.items if _lists(row) else ():
            if not runs or runs[-1].crypt != item.vampire or heading >= 0 or keyed >= 0:
                runs.append(_Run(i, i, item.vampire, 0, 0, apart, heading, keyed))
                heading = keyed = -1
            runs[-1].copies += 1 if item.count is None else item.count
            runs[-1].cards += 1
            runs[-1].last = i
            apart = False
    return runs


def _lists(row: ListRow) -> bool:
    if row.what is What.ITEMS:
        return all(item.match is not None for item in row.items)
    return row.heading is not None and bool(row.heading.rest) and row.counted


def _begins_deck(before: Sequence[_Run], behind: Sequence[_Run]) -> bool:
    """Whether another deck begins with the first run of ``behind``."""
    run = behind[0]
    crypt, library = _sizes(before)
    cards = sum(one.cards for one in before if not one.crypt)
    if not crypt or not library:
        return False
    if run.keyed >= 0 and run.crypt:
        return True
    if run.heading >= 0 and any(one.heading >= 0 for one in before):
        return run.crypt and (cards >= _MIN_CARDS or crypt >= _CRYPT)
    more_crypt, more_library = _sizes(behind)
    if min(crypt, more_crypt) < _CRYPT or not more_library:
        return False
    whole = min(library, more_library) >= _LIBRARY
    if run.crypt == before[0].crypt and run.crypt:
        return run.copies >= _CRYPT and (run.apart or whole)
    return run.crypt == before[0].crypt and whole and run.apart


def _sizes(runs: Sequence[_Run]) -> tuple[int, int]:
    """Copies in the crypt and in the library."""
    crypt = sum(run.copies for run in runs if run.crypt)
    return crypt, sum(run.copies for run in runs) - crypt


def _top(rows: Sequence[ListRow], last: int, run: _Run) -> int:
    """The first line of the deck of a run, including its name and other texts above it.

    Args:
        rows: all lines.
        last: the last card of the preceding deck.
        run: the first cards of the deck.
    """
    above = last + 1
    while above < run.row and rows[above].what not in {What.BLANK, What.HEADING}:
        above += 1
    while above < run.row and rows[above].what in {What.BLANK, What.RULE}:
        above += 1
    return min([above, *(place for place in (run.heading, run.keyed) if place > last)])
