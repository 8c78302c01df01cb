"""The text after a card's name: a count, columns, a comment.

``Anson             8  CEL PRE aus dom  prince    Toreador:1  -- the star``
``Deflection x6 (Dominate) # never enough``
"""

from __future__ import annotations

import re

import msgspec

from cardbase.names import normalize
from vtes_deck.deckio.listing.quantities import TIMES
from vtes_deck.deckio.listing.vocabulary import (
    ARTICLES,
    CODES,
    COLUMN_WORDS,
    COPIES_PATTERN,
    NUMBERS,
    ROMANS,
    SAME_CODE,
    TYPE_WORDS,
    words,
)

_SEPARATORS = re.compile(r"^[\s,;|/.\u2026\u00b7_:\"\u201c\u201d'\u2019!?=)\]~]+")
_COMMENT = re.compile(
    r"^(?:-{2,}>?|[\u2013\u2014]+|//+|/\*+|\#+|<-+|=>|->|\u2192|\*+|-\s|!\s)\s*", re.VERBOSE
)
_MARK = re.compile(r"^(?:--|//|/\*)")
_BRACKET = re.compile(r"^[(\[{<]([^()\][{}<>]*)[)\]}>]")
_COUNT = re.compile(
    rf"^(?:[-\u2013\u2014=:]\s*)?(?:[{TIMES}X]\s*(\d{{1,6}})[{TIMES}X]?|(\d{{1,6}})\s*[{TIMES}X](?![\w])|(\d{{1,6}})\s?-?{COPIES_PATTERN})(?![\w])",
    re.IGNORECASE,
)
_BRACKET_COUNT = re.compile(
    rf"^\s{{0,9}}[{TIMES}X]?\s{{0,9}}(\d{{1,6}})\s{{0,9}}(?:[{TIMES}X]|-?{COPIES_PATTERN})?\s{{0,9}}$",
    re.IGNORECASE,
)
_COUNT_WORD = re.compile(
    rf"^(?:x\s+)?([^\W\d_]{{3,8}})(\s+{COPIES_PATTERN})?[\s.)\]]*$", re.IGNORECASE
)
_GROUP = re.compile(
    r"^(?::\s*|\(?\bg(?:r(?:ou|u)?p{0,2}o?)?[.:]?\s*)(\d|any|\*)\)?(?!\w)", re.IGNORECASE
)
_ROMAN = re.compile(r"^\bg(?:r(?:ou|u)?p{0,2}o?)?[.:]?\s*(I{1,3}|IV|VI{0,2})\b", re.IGNORECASE)
_PRICE = re.compile(
    r"^(?:(?:[$\u20ac\u00a3]|eur|usd|gbp)\s?\d{1,5}(?:[.,]\d{1,2})?"
    r"|\d{1,5}(?:[.,]\d{1,2})?\s?(?:[$\u20ac\u00a3]|eur\b|usd\b|gbp\b))(?!\w)",
    re.IGNORECASE,
)
_NUMERAL = re.compile(
    r"^(?:[(\[]\s?([IVX]{1,4})\s?[)\]]|[xX]\s?([IVX]{2,4})|([IVX]{2,4})[xX])[\s.]*$"
)
_ADV = re.compile(r"^\(?adv(?:anced)?\b\.?\)?", re.IGNORECASE)
_INTEGER = re.compile(r"^(?:[-\u2013\u2014=:]\s*)?(\d{1,6})(?!\w|[.,]\d)")
_ADDED = re.compile(r"^\+\s?(\d{1,2})[\s.,;]*$")  # "Villein +3", but not "+1 stealth"
_WORD = re.compile(r"^[!:]?([^\W\d_]+)\.?")
_NONE = re.compile(r"^-+\s*none\s*-+", re.IGNORECASE)
_STROKES = re.compile(r"\s{1,9}\|{2,5}(?:\s{1,3}\|{1,5}){0,5}\s*$")
_MAX_TOKENS = 60  # a vampire has fifteen
_LINKS = words("of the and o")


class Tail(msgspec.Struct):
    """The facts found after a name.

    Attributes:
        counts: numbers that are certainly counts: ``x2``, ``(2)``.
        integers: bare numbers, in order: a count, a capacity, a group.
        group: the group as a number; 0 for ANY, ``None`` if not given.
        disciplines: the written codes.
        advanced: it is marked as advanced.
        columns: whether a part of a vampire's columns was found.
        types: words for card types or similar words were found.
        comment: text after a mark, or in brackets.
        loose: unexplained text, at which reading stops.
        set_off: the comment is such text after a wide gap.
        numeral: one of ``counts`` is a Roman numeral, which may also mean something else.
    """

    counts: list[int] = []
    integers: list[int] = []
    group: int | None = None
    disciplines: list[str] = []
    advanced: bool = False
    columns: bool = False
    types: bool = False
    comment: str = ""
    loose: str = ""
    set_off: bool = False
    numeral: bool = False

    @property
    def empty(self) -> bool:
        """Whether there was no text."""
        return not (
            self.counts or self.integers or self.columns or self.types or self.comment or self.loose
        )

    @property
    def codes(self) -> frozenset[str]:
        """The Disciplines for comparison, in one spelling."""
        return frozenset(SAME_CODE.get(c.casefold(), c.casefold()) for c in self.disciplines)


def parse_tail(text: str, *, vampire: bool | None) -> Tail:
    """Read the text after a name.

    Args:
        text: all text after the name.
        vampire: whether the name belongs to a vampire; ``None`` if not known yet.
    """
    if strokes := _STROKES.match(text):  # "Villein |||"
        return Tail(counts=[strokes[0].count("|")], numeral=True)
    return _parsed(text, vampire=vampire)


def _parsed(text: str, *, vampire: bool | None) -> Tail:
    tail = Tail()
    rest = text
    for _ in range(_MAX_TOKENS):
        rest = rest.lstrip()
        if not _MARK.match(rest):
            rest = _bare(rest, after_columns=tail.columns)
        if none := _NONE.match(rest):
            tail.columns = True
            rest = rest[none.end() :]
            continue
        if not rest:
            break
        mark = _COMMENT.match(rest)
        if mark and not _COUNT.match(rest) and not _INTEGER.match(rest):
            behind = rest[mark.end() :]
            if _GROUP.match(behind) or _ROMAN.match(behind):  # "Queen Anne - group 6"
                rest = behind
                continue
            if used := _number_in_words(tail, behind):  # "Deflection - two"
                rest = behind[used:]
                continue
            tail.comment = _joined(tail.comment, _uncommented(rest[mark.end() :], rest))
            break
        used = _token(tail, rest, vampire=vampire)
        if not used and rest[0] in "([{<":  # nested brackets: an unchanged comment
            tail.comment = _joined(tail.comment, rest.strip())
            break
        if not used:
            tail.loose = rest.strip()
            break
        rest = rest[used:]
    else:
        tail.loose = rest.strip()
    return tail


def _bare(text: str, *, after_columns: bool) -> str:
    """``text`` from the next meaningful item; a colon after columns begins a group."""
    if after_columns:
        separators = _SEPARATORS.match(text)
        colon = text.find(":", 0, separators.end()) if separators else -1
        if colon >= 0 and _GROUP.match(text[colon:]):
            return text[colon:]
    return _SEPARATORS.sub("", text, count=1)


def _token(tail: Tail, rest: str, *, vampire: bool | None) -> int:
    """Move one item from ``rest`` to ``tail``; returns the number of characters used."""
    if used := _sum(tail, rest):
        return used
    match = _GROUP.match(rest) or _ROMAN.match(rest)
    if match and (tail.columns or not rest.startswith(":")):
        tail.group = int(match[1]) if match[1].isdigit() else ROMANS.get(match[1].upper(), 0)
        tail.columns = True
        return match.end()
    if match := _ADV.match(rest):
        tail.advanced = tail.columns = True
        return match.end()
    if match := _BRACKET.match(rest):
        _bracket(tail, match[1], vampire=vampire)
        return match.end()
    if match := _INTEGER.match(rest) or _ADDED.match(rest):
        tail.integers.append(int(match[1]))
        return match.end()
    match = _WORD.match(rest)
    return match.end() if match and _word(tail, match[1], vampire=vampire) else 0


def _sum(tail: Tail, rest: str) -> int:
    """A price, which is a comment, or a number that is certainly a count."""
    if match := _PRICE.match(rest):
        tail.comment = _joined(tail.comment, match[0].strip())
        return match.end()
    if match := _COUNT.match(rest):
        tail.counts.append(int(match[1] or match[2] or match[3]))
        return match.end()
    return _numeral(tail, rest) or _number_in_words(tail, rest)


def _numeral(tail: Tail, rest: str) -> int:
    """Take a count at the end of a line that is a Roman numeral: ``Villein (IV)``."""
    match = _NUMERAL.match(rest)
    number = ROMANS.get(match[1] or match[2] or match[3]) if match else None
    if match is None or number is None or tail.columns:
        return 0
    tail.counts.append(number)
    tail.numeral = True
    return match.end()


def _number_in_words(tail: Tail, rest: str) -> int:
    """Take a count at the end of a line that is a word: ``Deflection, two``, ``one copy``."""
    match = _COUNT_WORD.match(rest)
    folded = normalize(match[1]) if match else ""
    if match is None or folded not in NUMBERS or (folded in ARTICLES and not match[2]):
        return 0
    tail.counts.append(NUMBERS[folded])
    return match.end()


def _bracket(tail: Tail, inside: str, *, vampire: bool | None) -> None:
    """Read a bracket such as ``(2)``, ``(Adv)`` or ``(group 4)``; any other one is a comment."""
    if match := _BRACKET_COUNT.match(inside):
        tail.counts.append(int(match[1]))
        return
    if _number_in_words(tail, inside):
        return
    part = parse_tail(inside, vampire=vampire)
    if part.loose or part.comment or part.counts:
        tail.comment = _joined(tail.comment, inside.strip())
        return
    tail.integers += part.integers
    tail.disciplines += part.disciplines
    tail.group = part.group if part.group is not None else tail.group
    tail.advanced |= part.advanced
    tail.columns |= part.columns
    tail.types |= part.types


def _word(tail: Tail, word: str, *, vampire: bool | None) -> bool:
    """Whether ``word`` belongs to columns: a Discipline, clan, title, or card type."""
    folded = normalize(word)
    if folded in CODES and (word.islower() or word.isupper()):
        tail.disciplines.append(word)
        tail.columns = tail.columns or vampire is not False
        tail.types = tail.types or vampire is False
        return True
    if vampire is not True and folded in TYPE_WORDS:
        tail.types = True
        return True
    known = folded in COLUMN_WORDS or (len(folded) >= 4 and _starts_clan(folded))
    if known and vampire is not False:
        tail.columns = True
        return True
    if known:
        tail.types = True
        return True
    return folded in _LINKS and tail.columns


_BEGINNINGS = frozenset(
    word[:length] for word in COLUMN_WORDS for length in range(4, len(word)) if len(word) > 4
)


def _starts_clan(folded: str) -> bool:
    """A truncated clan or title, as some programs print it: ``Follower o``, ``Malkavia``."""
    return folded in _BEGINNINGS


def _uncommented(text: str, whole: str) -> str:
    """A comment without its closing mark."""
    text = text.strip()
    if whole.startswith("/*"):
        text = text.removesuffix("*/").rstrip()
    if whole.startswith("*"):
        text = text.rstrip("*").rstrip()
    return text


def _joined(first: str, second: str) -> str:
    return f"{first}; {second}" if first and second else first or second
