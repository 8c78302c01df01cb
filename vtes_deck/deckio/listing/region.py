"""The beginning and the end of the list of cards in a text.

Players write about their decks, and such texts contain many numbers and card names. For this
reason, the list is found by its form: headings that are followed by cards, and runs of lines that
are certainly cards.
"""

from __future__ import annotations

from itertools import pairwise

import msgspec

from cardbase.names import normalize
from vtes_deck.deckio.listing.headings import ListSection
from vtes_deck.deckio.listing.items import Grade, Item
from vtes_deck.deckio.listing.rows import ListRow, What
from vtes_deck.deckio.listing.vocabulary import words

_UNKNOWN_WORDS = 8
_SENTENCE = 4  # words after a name and its count that make it a sentence
_LOOK_AHEAD = 15
_LIBRARY = 5  # different cards; prose never lists as many one by one
_MIN_MARKED, _MIN_HEADED, _MIN_BARE = 2, 3, 6
_NEXT = 3  # rows from one counted line to the next, including blank lines and headings
_WHOLE_LIBRARY = 20  # copies; prose never lists as many
_GAPS = {What.BLANK, What.RULE}
_MIN_NAMES = 2  # names without counts that belong to a list even after a blank line
_RESULTS = words("round rounds player players vp vps gw table tables point points game games pm am")


class Region(msgspec.Struct, frozen=True):
    """The part of a text that is a list.

    Attributes:
        start: the first row.
        end: the row after the last one.
        counted: its lines have counts; otherwise every line is one card.
    """

    start: int
    end: int
    counted: bool


def find_region(rows: list[ListRow]) -> Region | None:
    """The region of the list; ``None`` if there is none."""
    sure = [i for i, row in enumerate(rows) if row.counted]
    bare = [
        i
        for i, row in enumerate(rows)
        if row.what is What.ITEMS
        and row.items[0].count is None
        and row.items[0].grade is Grade.FULL
    ]
    counted = len(sure) >= max(1, 0.3 * len(bare))
    prose = sum(row.what is What.TEXT for row in rows)
    if not counted and len(bare) < 5 and prose:  # a name by itself in a letter is not a deck
        bare = []
    if counted:
        start = _start_of_counted(rows, sure)
    else:
        start = _start_of_bare(rows, sorted({*bare, *sure}))
    if start is None:
        return _empty(rows)
    while start > 0 and rows[start - 1].what is What.RULE:
        start -= 1
    return Region(start, _end(rows, start, counted=counted), counted)


def _start_of_counted(rows: list[ListRow], sure: list[int]) -> int | None:
    crypt = _crypt_heading(rows)
    if crypt is not None:
        before, behind = _library_cards(rows[:crypt]), _library_cards(rows[crypt:])
        # A library may come first; prose never lists as many cards.
        if not behind and any(item.unknown for row in rows[:crypt] for item in row.items):
            return _top_of_block(rows, sure[0])
        first = not _library_first(rows, sure) or before < _WHOLE_LIBRARY
        if (before <= behind and first) or (behind and before < _WHOLE_LIBRARY):
            return crypt
    headed = [
        i
        for i, row in enumerate(rows[: sure[0]])
        if _is_list_heading(row)
        and (row.counted or _next_is_list(rows, i, counted=True) or _bare_below(rows, i))
    ]
    return _top_of_block(rows, min([*headed, sure[0]]))


def _library_first(rows: list[ListRow], sure: list[int]) -> bool:
    """Whether the cards begin with a library and end with a crypt, as in several decks."""
    return not rows[sure[0]].items[0].vampire and rows[sure[-1]].items[0].vampire


def _crypt_heading(rows: list[ListRow]) -> int | None:
    """The heading of the crypt: one with a number if possible, since prose has headings too."""
    heads = [
        i
        for i, row in enumerate(rows)
        if row.heading is not None
        and row.heading.place is ListSection.CRYPT
        and (row.counted or _next_is_list(rows, i, counted=True) or _bare_below(rows, i))
    ]
    numbered = [i for i in heads if (h := rows[i].heading) is not None and h.said is not None]
    if numbered and heads[0] != numbered[0] and _whole_deck(rows[heads[0] : numbered[0]]):
        return heads[0]  # the number belongs to a second deck
    return next(iter(numbered or heads), None)


def _whole_deck(rows: list[ListRow]) -> bool:
    """Whether there are vampires, then a substantial library, and little else."""
    cards = [row for row in rows if row.counted]
    library = sum(not row.items[0].vampire for row in cards)
    prose = sum(row.what is What.TEXT for row in rows)
    return bool(cards) and cards[0].items[0].vampire and library >= _LIBRARY and prose < len(cards)


def _is_list_heading(row: ListRow) -> bool:
    return row.heading is not None and row.heading.place in {
        ListSection.CRYPT,
        ListSection.LIBRARY,
        ListSection.TYPE,
        ListSection.CLAN,
        ListSection.DISCIPLINE,
    }


def _bare_below(rows: list[ListRow], position: int) -> bool:
    """Whether names without counts follow a heading: the stated number, or more than one."""
    row = rows[position]
    if row.what is What.HEADING and sum(item.grade is Grade.FULL for item in row.items) > 1:
        return True
    text = row.heading.said if row.heading is not None else None
    below = [r for r in rows[position + 1 : position + _LOOK_AHEAD] if r.what not in _GAPS]
    return _names(below) or (text == 1 and _is_bare(below[0]) if below else False)


def _is_bare(row: ListRow) -> bool:
    """Whether a line consists only of the names of one or several cards."""
    return row.what is What.ITEMS and all(item.grade is Grade.FULL for item in row.items)


def _next_is_list(rows: list[ListRow], position: int, *, counted: bool) -> bool:
    """Whether cards follow a heading, possibly after a rule, another heading or a line of words."""
    prose = seen = 0
    for row in rows[position + 1 : position + _LOOK_AHEAD]:
        if row.counted or (not counted and row.what is What.ITEMS):
            return True
        if row.what is What.ITEMS and not _loosely_counted(row):
            return False
        if _may_be_unknown(row) and row.items[0].marked:
            return True
        if row.what is What.TEXT and not _may_be_unknown(row):
            prose += 1
        seen += row.what in {What.TEXT, What.HEADING}
        if prose > 1 or seen > 3:
            return False
    return False


def _may_be_unknown(row: ListRow) -> bool:
    """Whether words may be an unknown card with a count."""
    item = row.attempt
    return (
        item is not None
        and item.count is not None
        and 0 < len(item.name.split()) <= _UNKNOWN_WORDS
        and len(item.tail.loose.split()) < _SENTENCE
    )


def _loosely_counted(row: ListRow) -> bool:
    """Whether a line is a number of copies of a card followed by unexplained words."""
    return row.what is What.ITEMS and len(row.items) == 1 and row.items[0].count is not None


def _library_cards(rows: list[ListRow]) -> int:
    return sum(
        min(item.count or 0, 5)
        for row in rows
        if row.counted
        for item in row.items
        if item.match is not None and not item.vampire
    )


def _top_of_block(rows: list[ListRow], position: int) -> int:
    """The first line of the block of cards around the first sure card.

    Unknown cards, and names without counts, may be right above it; a separate block of names may be
    above a blank line.
    """
    while True:
        while position > 0 and (
            _may_be_unknown(rows[position - 1])
            or _loosely_counted(rows[position - 1])
            or _is_bare(rows[position - 1])
        ):
            position -= 1
        above = position
        while above > 0 and rows[above - 1].what in _GAPS:
            above -= 1
        if above == position or not _names(rows[max(above - _MIN_NAMES, 0) : above][::-1]):
            return position
        position = above


def _names(block: list[ListRow]) -> bool:
    """Whether lines begin with at least two names without counts."""
    names = 0
    for row in block:
        if not _is_bare(row):
            break
        names += len(row.items)
    return names >= _MIN_NAMES


def _start_of_bare(rows: list[ListRow], bare: list[int]) -> int | None:
    """The start of a list without counts, in which more cards than words follow the first card."""
    chosen = set(bare)
    for i in bare:
        near = range(i, min(i + 2 * _LOOK_AHEAD, len(rows)))
        following = [k for k in near if rows[k].what in {What.ITEMS, What.TEXT}][:8]
        if sum(k in chosen for k in following) * 2 > len(following):
            j = i
            while j > 0 and rows[j - 1].what in {What.HEADING, What.RULE, What.BLANK}:
                j -= 1
            return j
    return None


def _end(rows: list[ListRow], start: int, *, counted: bool) -> int:
    """The position after the last card and the unknown cards that follow it."""
    last = max(
        (
            i
            for i, row in enumerate(rows)
            if i >= start
            and (
                row.counted
                or (not counted and row.what is What.ITEMS)
                or (row.attempt is not None and row.items[0].marked and _may_be_unknown(row))
            )
        ),
        default=start,
    )
    end = last + 1
    while end < len(rows) and _belongs(rows, end):
        end += 1
    return end


def _belongs(rows: list[ListRow], position: int) -> bool:
    """Whether a line after the last card still belongs to the list."""
    row = rows[position]
    if _may_be_unknown(row) or row.what in {What.ITEMS, What.HEADING}:
        return True
    following = rows[position + 1 : position + 4]
    if row.what is What.RULE:
        return bool(following) and _may_be_unknown(following[0])
    if row.what is not What.BLANK:
        return False
    if row.line.kept.strip():  # the rest of a line of cards that was wrapped
        return True
    behind = next((r for r in following if r.what is not What.BLANK), None)
    return behind is not None and (_names_behind(rows, position) or _goes_on_with(behind))


def _goes_on_with(row: ListRow) -> bool:
    """Whether a line below a blank one is a heading or an unknown card."""
    headed = row.heading is not None and row.heading.marked
    return headed or (_may_be_unknown(row) and _like_a_card(row.items[0]))


def _names_behind(rows: list[ListRow], position: int) -> bool:
    """Whether a block of names without counts follows a blank line."""
    while position < len(rows) and rows[position].what in _GAPS:
        position += 1
    return _names(rows[position : position + _MIN_NAMES])


def _like_a_card(item: Item) -> bool:
    """Whether an unknown name with a count is more likely a card than a result."""
    if item.text.rstrip().endswith((".", "!", "?")):
        return False
    name = normalize(item.name).split()
    return len(name) <= 4 and (item.count or 0) <= 20 and not _RESULTS.intersection(name)


def _empty(rows: list[ListRow]) -> Region | None:
    """The region of a list without exact names: a new deck, or only misspelt names."""
    heads = [
        i
        for i, row in enumerate(rows)
        if row.heading is not None and row.heading.place in {ListSection.CRYPT, ListSection.LIBRARY}
    ]
    if any(row.heading.marked for row in (rows[i] for i in heads) if row.heading is not None):
        return Region(heads[0], len(rows), counted=True)
    unknown = [i for i, row in enumerate(rows) if row.attempt and row.items[0].marked]
    if len(unknown) >= _MIN_MARKED:
        return Region(unknown[0], unknown[-1] + 1, counted=True)
    counted = [i for i, row in enumerate(rows) if _may_be_unknown(row)]
    together = sum(b - a <= _NEXT for a, b in pairwise(counted))
    if together + 1 >= (_MIN_HEADED if heads else _MIN_BARE):
        start = min([counted[0], *(i for i in heads if i < counted[0])])
        return Region(start, counted[-1] + 1, counted=True)
    return None
