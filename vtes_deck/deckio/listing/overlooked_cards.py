"""Lines that were read as a title, a heading or text but may be overlooked cards."""

from __future__ import annotations

import re
from itertools import islice

from cardbase.names import normalize
from vtes_deck.deckio.listing.items import Names
from vtes_deck.deckio.listing.vocabulary import ARTICLES, COPIES, NUMBERS

_MAX_LENGTH = 120
_MAX_STARTS = 8
_MAX_FIGURE_LENGTH = 4
_MAX_WORDS = 3  # words in addition to the name and its number; more of them make a sentence
_MAX_APART = 1  # words, if others separate the name from the number
_WORD = re.compile(r"(?<![^\W_])\.?[^\W_]+")
_FIGURE = re.compile(r"(?!v|g|gr)[^\W\d_]{0,2}\d{1,2}[^\W\d_]{0,4}", re.IGNORECASE)
_ORDINAL = re.compile(r"1st|2nd|3rd|\d+th", re.IGNORECASE)
_COUNT = re.compile(r"(?<![\w.:/#])\d{1,2}\s?[xX\u00d7]?\s(?=[^\W\d_])")
_GLUED = re.compile(r"(?<!\w)(\d{1,2}[xX\u00d7])(?=[^\W\d_]{2}|\.\d)")
_REMARK = re.compile(r"\([^()\d]{0,60}\)|(?://|--|\s[-\u2013\u2014]\s)\D{0,60}$")
_MIN_LENGTH = 4  # letters; shorter names are common words
_ROMAN = re.compile(r"[IVX]{2,4}x?")


def overlooked(text: str, names: Names) -> str:
    r"""The full name of the card that a short line names with a number; empty if there is none.

    The notation of the number does not matter: ``Villein -> 4``, ``4\\Villein``, ``je 4 Villein``.
    """
    if len(text) > _MAX_LENGTH:
        return ""
    text = _REMARK.sub(" ", _GLUED.sub(r"\1 ", text))
    words = list(_WORD.finditer(text))
    for word in words[:_MAX_STARTS]:
        found = names.longest(text[word.start() :])
        if found is None or found[1].card is None:
            continue
        end = word.start() + found[0]
        before = [w[0] for w in words if w.end() <= word.start()]
        behind = [w[0] for w in words if w.start() >= end]
        near = any(map(_is_figure, (*before[-1:], *behind[:1])))
        others = [w for w in (*before, *behind) if normalize(w) not in COPIES]
        left = [w for w in others if not _is_figure(w)]
        if len(left) < len(others) and len(left) <= (_MAX_WORDS if near else _MAX_APART):
            return found[1].card.full_name
    return ""


def counted_in(text: str, names: Names) -> str:
    """The full name of the first card in a sentence that directly follows its count; may be empty.

    ``I would play 4 Villein here``; ``one Villein`` and ``Villein 2019`` are too common in prose.
    """
    text = _GLUED.sub(r"\1 ", text)
    for count in islice(_COUNT.finditer(text), _MAX_STARTS):
        found = names.longest(text[count.end() :])
        if found is not None and found[1].card is not None and found[0] >= _MIN_LENGTH:
            return found[1].card.full_name
    return ""


def _is_figure(word: str) -> bool:
    """Whether a word is a number from 1 to 99 in any script, possibly with a sign or unit."""
    word = word.lstrip(".")
    if _ORDINAL.fullmatch(word):
        return False
    if any(c.isnumeric() and not c.isdecimal() for c in word):  # "\u216f"
        return len(word) <= _MAX_FIGURE_LENGTH
    if _FIGURE.fullmatch(word) or _ROMAN.fullmatch(word):
        return True
    folded = normalize(word.removesuffix("x"))
    return folded in NUMBERS and folded not in ARTICLES
