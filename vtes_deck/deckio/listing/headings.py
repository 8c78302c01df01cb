"""Headings of deck lists: ``Crypt (12 cards, min=11, max=27)``, ``Master [19]``, ``Reactions:``.

A heading is a line that contains only heading words and numbers.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from functools import lru_cache

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from cardbase.names import normalize
from vtes_deck.deckio.listing.vocabulary import COPIES_PATTERN, ROLES, HeadingRole, words

_MAX_LENGTH = 140
_MIN_WORD_LENGTH, _MAX_WORD_LENGTH = 5, 14
_NUMBER = re.compile(r"\d{1,6}")
_FIGURES = re.compile(
    r"(?:(?<![\s(,;:\[-])[\s(,;:\[-]+)?\b(?:cap(?:acity)?\.?\s{0,9}:?\s{0,9})?(?:min|max|avg|ave|average)\b.*",
    re.IGNORECASE,
)
_MARKS = re.compile(r"[:\])=#-]\s*$|^\s*[\[=#]")
_GOES_ON = re.compile(r"(?:(?<!\s)\s+)?:\s*|(?<!\s)\s+(?:-+>?|=+>?|\u2013|\u2014|\u2192)\s+")
_GROUPS = re.compile(
    r"\bg(?:r(?:ou|u)?p{0,2}(?:en|es|os|o|s)?)?\.?\s{0,9}:?\s{0,9}\d(?:\s{0,9}(?:[-/,&+\u2013]|and|y|et|und)\s{0,9}g?\d)?\b",
    re.IGNORECASE,
)
_LOST = re.compile(r"(?<=[^\W\d_])[?\ufffd](?=[^\W\d_])")
"""Matches an accented letter that a mail program could not write; usually an ``e``."""

_ELIDED = re.compile(r"\b[dl]['\u2019\u2018\u00b4`](?=\w)", re.IGNORECASE)
_COUNTER = re.compile("(?<=\\d)[\u679a\u5f20\u5f35\uc7a5]")
"""The word for a card after a number in languages that write it without a space."""
_COMPOUND = re.compile(r"^(\w{4,20})(?:karten?|kort|kaarten?)$")
_ONLY_COUNT = re.compile(rf"^(\d{{1,3}})\s?{COPIES_PATTERN}$", re.IGNORECASE)
_LEAD_COUNT = re.compile(r"^\W*\d{1,3}\s*[x\u00d7*]\s", re.IGNORECASE)


def _is_part(word: str) -> bool:
    return ROLES[word] in {
        HeadingRole.CRYPT,
        HeadingRole.LIBRARY,
        HeadingRole.TYPE,
        HeadingRole.TOTAL,
    }


class ListSection(Enum):
    """The part of a list that a heading opens."""

    CRYPT = auto()
    LIBRARY = auto()
    TYPE = auto()
    DISCIPLINE = auto()  # a heading, or a card written without a count
    CLAN = auto()
    ASIDE = auto()
    TOTAL = auto()  # opens no part: a sum


class Heading(msgspec.Struct, frozen=True):
    """A heading.

    Attributes:
        place: the part that it opens.
        said: the number of cards that it states, if any.
        rest: the text after it on the same line: ``Crypt: 2 Anson, 3 Alexandra``.
        marked: it has a number, a colon or brackets, or is between rules.
        guessed: one of its words is misspelt.
    """

    place: ListSection
    said: int | None = None
    rest: str = ""
    marked: bool = False
    guessed: bool = False


def heading(text: str) -> Heading | None:
    """The heading in ``text``, if it is one."""
    text = _LOST.sub("e", text)
    if len(text) <= _MAX_LENGTH:
        whole = _heading(text)
        if whole is not None:
            return whole
    mark = _GOES_ON.search(text)
    if mark and any(c.isalpha() for c in text[mark.end() :]) and mark.start() <= _MAX_LENGTH:
        part = _heading(text[: mark.start()])
        if part is not None and part.place is not ListSection.TOTAL:
            rest = text[mark.end() :].strip()
            if count := _ONLY_COUNT.match(rest):  # "Animalism - 3 Stk.", a card or a heading
                return Heading(part.place, int(count[1]), marked=True)
            return Heading(part.place, part.said, rest, marked=True)
    return None


def _heading(text: str) -> Heading | None:
    if _LEAD_COUNT.match(text):
        return None
    figures = _FIGURES.search(text)
    head = text[: figures.start()] if figures and figures.start() else text
    folded = normalize(_COUNTER.sub("", _ELIDED.sub("", head))).split()
    names = [word for word in folded if not word.isdigit()]
    roles = [_role(word) for word in names]
    if not names or len(names) > 10 or any(role is None for role in roles):
        return None
    place = _place(roles, folded)
    if place is None:
        return None
    number = _NUMBER.search(_GROUPS.sub(" ", head))
    marked = number is not None or figures is not None or bool(_MARKS.search(text))
    guessed = any(_written(word) is None for word in names)
    return Heading(place, int(number[0]) if number else None, marked=marked, guessed=guessed)


_PLACES = (
    (HeadingRole.TOTAL, ListSection.TOTAL),
    (HeadingRole.ASIDE, ListSection.ASIDE),
    (HeadingRole.LIBRARY, ListSection.LIBRARY),
    (HeadingRole.CRYPT, ListSection.CRYPT),
    (HeadingRole.TYPE, ListSection.TYPE),
    (HeadingRole.DISCIPLINE, ListSection.DISCIPLINE),
    (HeadingRole.CLAN, ListSection.CLAN),
)
_SPELT = ("crypt", *(word for word in ROLES if len(word) > _MIN_WORD_LENGTH and _is_part(word)))


def _role(word: str) -> HeadingRole | None:
    return _written(word) or _scanned(word)


@lru_cache(maxsize=4096)
def _written(word: str) -> HeadingRole | None:
    """The role of a word, or of the first part of a compound: ``Aktionskarten``."""
    role = ROLES.get(word)
    compound = _COMPOUND.match(word) if role is None else None
    if compound is None:
        return role
    stem = compound[1]
    return ROLES.get(stem) or ROLES.get(stem.removesuffix("s")) or ROLES.get(f"{stem}e")


@lru_cache(maxsize=4096)
def _scanned(word: str) -> HeadingRole | None:
    """The role of a misspelt word: a scanner's ``llbrary``, a typist's ``Libary``."""
    if not _MIN_WORD_LENGTH <= len(word) <= _MAX_WORD_LENGTH:
        return None
    found = process.extractOne(word, _SPELT, scorer=OSA.distance, score_cutoff=1)
    return ROLES[found[0]] if found else None


_CARDS = words("cards card cartas cartes carte karten kort")
_MIXTURES = words(
    "misc miscellaneous mixed multitype combo combos other others disciplineless trifle trifles"
)


def _place(roles: list[HeadingRole | None], folded: list[str]) -> ListSection | None:
    """The strongest word decides; "90 cards" is a sum, "Misc" a type, "Deck" nothing."""
    for role, place in _PLACES:
        if role in roles:
            return place
    found = set(folded)
    if found & _MIXTURES:
        return ListSection.TYPE
    numbered = any(word.isdigit() for word in folded)
    return ListSection.TOTAL if numbered and found & _CARDS else None
