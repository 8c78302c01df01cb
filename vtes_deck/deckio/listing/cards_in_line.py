"""Several cards on one line: ``2 Blood Doll, 3 Deflection``, or two columns side by side."""

from __future__ import annotations

import re
from itertools import pairwise

from cardbase.names import How, normalize
from vtes_deck.deckio.listing.items import Grade, Item, Names, read_item
from vtes_deck.deckio.listing.quantities import undecorated
from vtes_deck.deckio.listing.vocabulary import ROLES
from vtes_deck.deckio.spelling import read_unknown

_MAX_CARDS = 150
_COUNT = re.compile(
    r"(?<![\w.:/#'(\[+-])\(?\d{1,3}(?:\s*[xX\u00d7*]\s*|\)?\s+)(?=[\"\u201c'(.]?[^\W_])"
)
_NUMBER = re.compile(r"(?<!\d)\d{1,2}(?!\d)")
_BEHIND = re.compile(r"(?<=[\dx)\]])(?:\s*[,;|/\u2022\u00b7]\s*|\t\s*|\s{3,})(?=[^\s\d])")
_BREAK = re.compile(
    r"""(?:(?<!\s)\s+)?[,;|/\u2022\u00b7\t]\s*
    |\s\+\s
    |\s(?:-|\u2013|\u2014|&|and|y|et|und|e|plus)\s(?=\d)""",
    re.VERBOSE | re.IGNORECASE,
)
_FAR = re.compile(r"(?<!\s)\s+(?:(?<=\s{3})|(?<=\t))|(?<!\s)\s{0,2}\t\s*")
_LEADS = re.compile(r"\d{1,2}\s{0,9}[xX\u00d7*]?\s{1,9}[^\W\d_]")
_MAX_COLUMNS = 4
_OPENING, _CLOSING = "([{", ")]}"
_NAME_BREAKS = 3  # a name has two commas at most: "Sela, Scourge of Atlanta, Ga."
_PLAIN_WORDS = 6
_MIN_NAMES = 3
_JOINT_SIGNS = " \t\u00a0\u3000,;|/\u2022\u00b7&.+-"
_JOINT_WORD = re.compile(r"(?<!\w)(?:and|y|et|und)\Z", re.IGNORECASE)
_MAX_JOINT_LENGTH = 4  # a word and the character before it
_ALL = (
    r"(?:of\s)?(?:each|jeweils|cada(?:\suna?)?|chacune?|ciascun[oa]|cada\sum)(?:\s(?:of|von|de))?"
)
_EACH = re.compile(
    rf"""(?P<n>\d{{1,2}})\s?[xX\u00d7]?\s{{1,3}}{_ALL}\s?:?\s(?P<behind>\S.{{0,300}})
    |(?P<before>\S.{{0,300}}?)[\s,:;(-]{{1,4}}(?P<m>\d{{1,2}})\s?[xX\u00d7]?\s{{1,3}}{_ALL}[\s).]{{0,3}}""",
    re.IGNORECASE | re.VERBOSE,
)
_LISTED = re.compile(r"[,;]\s*(?:(?:and|und|y|et|e)\s)?|\s(?:and|und|y|et|&)\s", re.IGNORECASE)
_HEADS = re.compile(
    r"""(?<![^\s.;,|/)])(?=(?:crypt|library|masters?|minions?|(?:political\s)?actions?(?:\smodifiers?)?
    |modifiers?|reactions?|combats?|events?|equipments?|retainers?|all(?:y|ies)|powers?|convictions?
    |cripta|biblioteca)(?:\scards?)?\s*(?:[(\[][^()\][]{0,60}[)\]])?\s*:)""",
    re.IGNORECASE | re.VERBOSE,
)


def split_items(text: str, names: Names) -> list[Item]:
    """The cards of a line with several cards; empty unless this explains the whole line."""
    bare = undecorated(text)
    pieces = len(_BREAK.findall(bare)) + len(_COUNT.findall(bare)) + len(_FAR.findall(bare))
    if not pieces or not names.may_split(pieces):
        return []
    found = (
        _each(bare, names)
        or _counts_first(bare, names)
        or _columns(text.strip(), names)
        or _cells(text, names)
        or _counts_behind(bare, names)
        or _running(bare, names, headed=False)
        or _most_known(bare, names)
    )
    if found:
        names.was_split(pieces)
    return found


def split_headed(text: str, names: Names) -> list[Item]:
    """The cards after a heading on the same line, with or without counts; may be empty."""
    bare = undecorated(text)
    return (
        _counts_first(bare, names) or _running(bare, names, headed=True) or _most_known(bare, names)
    )


def _each(text: str, names: Names) -> list[Item]:
    """Cards with one count for all: ``2 each: Wash, Villein``, ``Wash and Villein (2 each)``."""
    match = _EACH.fullmatch(text)
    if match is None:
        return []
    listed = (match["behind"] or match["before"] or "").strip(" .:")
    items = [read_item(piece, names) for piece in _LISTED.split(listed) if piece.strip()]
    if len(items) < 2 or any(item.count is not None or item.match is None for item in items):
        return []
    for item in items:
        item.count, item.marked = int(match["n"] or match["m"]), True
    return items


def _running(text: str, names: Names, *, headed: bool) -> list[Item]:
    """Cards separated by commas or similar marks, with counts on either side.

    A name may contain a comma, so the pieces of one name are joined. Some may be unknown if most
    are known; prose has long pieces.
    """
    pieces = _pieces(text)
    if not 2 - headed <= len(pieces) <= _MAX_CARDS:
        return []
    items: list[Item] = []
    i = 0
    while i < len(pieces):
        for j in range(min(i + _NAME_BREAKS, len(pieces)), i, -1):
            item = read_item(text[pieces[i][0] : pieces[j - 1][1]].strip(" ."), names)
            if j == i + 1 or (item.grade >= Grade.EXPLAINED and _breaks(item.name) == j - i - 1):
                items.append(item)
                i = j
                break
    items = [item for item in _put_together(items, names) if not _heads(item)]
    known = sum(item.grade >= Grade.EXPLAINED for item in items)
    sure = sum(item.sure for item in items)
    if sure > 1 and all(item.count is not None for item in items):
        enough = 0.34
    else:
        enough = 0.5 if headed and sure else 0.75
    if known < enough * len(items):
        return []
    if not headed and sure < 2 and not _only_names(items):
        return []
    return items if all(_plain(item) for item in items) else []


def _only_names(items: list[Item]) -> bool:
    """Whether all pieces are names: ``Anson; Alexandra; Anneke``."""
    return len(items) >= _MIN_NAMES and all(item.grade is Grade.FULL for item in items)


def _put_together(items: list[Item], names: Names) -> list[Item]:
    """Rejoin a misspelt name that was split at its own comma: ``Aranthibes``, ``The Immortal``."""
    counted = sum(item.count is not None for item in items)
    if counted == len(items) or counted * 2 < len(items):
        return items
    found: list[Item] = []
    for item in items:
        before = found[-1] if found else None
        if (
            before is not None
            and (item.count is None) != (before.count is None)
            and Grade.NOTHING in {item.grade, before.grade}
        ):
            whole = read_item(f"{before.text}, {item.text}", names)
            near = names.near(f"{before.name}, {item.name}", crypt=None)
            if whole.count is None or near.card is None or near.how is How.NONE:
                found.append(item)
                continue
            whole.name, whole.match = f"{before.name}, {item.name}", None
            whole.grade = Grade.NOTHING
            found[-1] = whole
        else:
            found.append(item)
    return found


def _columns(text: str, names: Names) -> list[Item]:
    """Cards side by side with wide gaps, each with its count in front; one may be unknown."""
    pieces = _FAR.split(text)
    if not 2 <= len(pieces) <= _MAX_COLUMNS or not all(_LEADS.match(piece) for piece in pieces):
        return []
    items = [read_item(piece, names) for piece in pieces]
    known = any(item.sure for item in items)
    plain = all(item.count is not None and _plain(item) for item in items)
    return items if known and plain else []


def _cells(text: str, names: Names) -> list[Item]:
    """Cards side by side in a row of a sheet: ``12,Indira,4,Wash``."""
    for sign in "\t;|,":
        cells = [cell for piece in text.split(sign) if (cell := piece.strip(" \"'"))]
        if len(cells) < 4 or len(cells) % 2 or len(cells) > _MAX_CARDS:
            continue
        for counts, listed in ((cells[::2], cells[1::2]), (cells[1::2], cells[::2])):
            if all(map(_NUMBER.fullmatch, counts)) and not any(map(str.isdecimal, listed)):
                items = [
                    read_item(f"{n}x {name}", names) for n, name in zip(counts, listed, strict=True)
                ]
                known = sum(item.sure for item in items)
                return items if known * 2 > len(items) and all(map(_plain, items)) else []
    return []


def _pieces(text: str) -> list[tuple[int, int]]:
    """The bounds of the pieces between commas and the like; brackets are not divided."""
    found = []
    begin = looked = depth = 0
    for match in _BREAK.finditer(text):
        before = text[looked : match.start()]
        depth += sum(map(before.count, _OPENING)) - sum(map(before.count, _CLOSING))
        looked = match.start()
        if depth > 0:
            continue
        if text[begin : match.start()].strip():
            found.append((begin, match.start()))
        begin = looked = match.end()
        depth = 0
    if text[begin:].strip(" ."):
        found.append((begin, len(text)))
    return found


def _breaks(name: str) -> int:
    return len(_BREAK.findall(name))


def _heads(item: Item) -> bool:
    """Whether a piece without a count is a heading: ``Crypt | 4 Stanislava | Library | 6 Fame``."""
    folded = normalize(item.text).split()
    return item.count is None and item.grade is Grade.NOTHING and all(w in ROLES for w in folded)


def _plain(item: Item) -> bool:
    """Whether a piece is a card, or words that may be one."""
    if item.grade >= Grade.EXPLAINED:
        return True
    if item.grade is Grade.LOOSE:  # a misspelt longer name begins with a shorter one
        return item.count is not None and len(item.tail.loose.split()) <= _PLAIN_WORDS
    return 0 < len(item.name.split()) <= _PLAIN_WORDS and item.text[-1:] not in {"?", "!", ":"}


def named(item: Item) -> bool:
    """Whether a piece with a count is a card, or a few words that may be one."""
    words = normalize(item.name).split()
    return item.count is not None and _plain(item) and any(word not in ROLES for word in words)


def _unjoined(text: str) -> str:
    """``text`` without the marks and words at its end that introduce the next card."""
    end = len(text)
    while True:
        while end and text[end - 1] in _JOINT_SIGNS:
            end -= 1
        word = _JOINT_WORD.search(text[max(end - _MAX_JOINT_LENGTH, 0) : end])
        if word is None:
            return text[:end]
        end -= len(word[0])


def _counts_first(text: str, names: Names) -> list[Item]:
    starts = [match.start() for match in _COUNT.finditer(text)]
    if len(starts) < 2 or len(starts) > _MAX_CARDS or starts[0] > 0:
        return []
    starts.append(len(text))
    items: list[Item] = []
    i = 0
    while i < len(starts) - 1:
        # A number may be part of a name: "2 Channel 10, 3 Wash" begins three times, not two.
        for j in range(i + 1, min(i + 3, len(starts))):
            item = read_item(_unjoined(text[starts[i] : starts[j]]), names)
            if item.sure and not item.tail.set_off:  # "3 Stavros; Malabranca" is two cards
                items.append(item)
                i = j
                break
        else:
            return []
    return items if len(items) > 1 else []


def _most_known(text: str, names: Names) -> list[Item]:
    """Whether most pieces are cards; a long line of cards may contain an unknown one."""
    starts = [match.start() for match in _COUNT.finditer(text)]
    if not 2 <= len(starts) <= _MAX_CARDS or starts[0] > 0:
        return []
    starts.append(len(text))
    pieces = [_unjoined(text[a:b]) for a, b in pairwise(starts)]
    items = [read_item(piece, names) for piece in pieces]
    sure = sum(item.sure for item in items)
    plain = all(item.grade is not Grade.LOOSE and len(item.name.split()) <= 7 for item in items)
    return items if sure >= 4 and sure >= 0.5 * len(items) and plain else []


def _counts_behind(text: str, names: Names) -> list[Item]:
    pieces = _BEHIND.split(text)
    if not 2 <= len(pieces) <= _MAX_CARDS:
        return []
    items = [read_item(piece.rstrip(" .;,"), names) for piece in pieces]
    return items if all(item.sure for item in items) else []


def split_headings(text: str) -> list[str]:
    """A whole deck on one line, split before its headings."""
    if read_unknown(text) is not None or len(text) < 60 or len(_NUMBER.findall(text)) < 3:
        return [text]
    cuts = [0, *(match.start() for match in _HEADS.finditer(text) if match.start()), len(text)]
    if len(cuts) == 2:
        return [text]
    pieces = [text[a:b].strip().rstrip(" .;,|/") for a, b in pairwise(cuts)]
    return [piece for piece in pieces if piece]
