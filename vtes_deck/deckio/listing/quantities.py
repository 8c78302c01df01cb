"""Counts before a card's name, and the decoration around them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from cardbase.names import normalize
from vtes_deck.deckio.listing.vocabulary import ARTICLES, COPIES_PATTERN, NUMBERS, ROMANS

TIMES = "x\u00d7\u2715\u2716\uff58*"
"""Signs for "times", in addition to the capital X."""

#: Quotation marks, pluses and symbols without a meaning: bullets, hearts, stars.
_BULLET = re.compile(
    r"""^[\s>+|]*
    [^\w\s.,;:!?(){}\[\]"'\u201c\u201d\u2018\u2019\u00ab\u00bb`\#/\\<&@%$=~*-]*\s*""",
    re.VERBOSE,
)
_DASHES = re.compile(r"^(?:[-\u2013\u2014*~_=]+\s+|[-\u2013\u2014*~](?=[\dxX(\[]))")
_BOX = re.compile(r"^\[[ xX\u2713\u2714\u2717]?\]\s*(?=[^\s:])")
_DOTS = re.compile(r"^(?:\.{2,}\s+|\.{3,}(?=\d))")
"""Leader dots; ".44 Magnum" keeps its own."""
_BLANKS = re.compile(r"^_+(?=\d)")
_QUOTED = re.compile(r"^[\"'\u201c](\d{1,2})[\"'\u201d]\s+")
_AFTER = r"(?!\d|st\b|nd\b|rd\b|th\b)"
_DECIMALS = r"(?:[.,]0{1,2}(?=[\s;,|]))?"
_OF = r"(?:of|von|vom|de|di|van|av|af)"
_SEP = r"[\s.:;,|/)=_\u2013\u2014-]"
_FORMS = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        # 2x Name, 2 x Name, 4xName, 2* Name
        rf"^(?P<n>\d{{1,6}}){_DECIMALS}(?:[{TIMES}]{_SEP}{{0,4}}|\s{{1,9}}[{TIMES}]{_SEP}{{1,4}})(?=\S)",
        # 2 Name, 2\tName, 2;Name, 2. Name, 2) Name, 2 - Name, 2: Name
        rf"^(?P<n>\d{{1,6}}){_AFTER}{_DECIMALS}{_SEP}{{1,12}}(?=\S)",
        # (2) Name, [2x] Name, <2> Name, x2 Name, x 2 Name
        rf"^[(\[{{<]\s{{0,9}}[{TIMES}]?\s{{0,9}}(?P<n>\d{{1,6}})\s{{0,9}}[{TIMES}]?\s{{0,9}}[)\]}}>]{_SEP}{{0,4}}(?=\S)",
        rf"^[{TIMES}]\s{{0,9}}(?P<n>\d{{1,6}}){_AFTER}{_SEP}{{1,4}}(?=\S)",
        # 2 copies of Name, 4 Stk. Name, (4 ex.) Name, 4-mal Name, 2 of Name
        rf"^[(\[]?(?P<n>\d{{1,6}})\s?[-x]?\s?{COPIES_PATTERN}[)\]]?{_SEP}{{1,4}}(?:{_OF}\s{{1,9}})(?=\S)",
        rf"^[(\[]?(?P<n>\d{{1,6}})\s?[-x]?\s?{COPIES_PATTERN}[)\]]?{_SEP}{{1,4}}(?=\S)",
        r"^(?P<n>\d{1,6})[\s-]{0,9}ofs?\s{1,9}(?=\S)",
    )
)
_WORD = re.compile(
    rf"^(?P<word>[^\W\d_]{{1,8}})\s+(?P<mark>x\s+|{COPIES_PATTERN}\s+(?:{_OF}\s+)?)?(?=\S)",
    re.IGNORECASE,
)
_GLUED = re.compile(r"^(\d{1,2})(?=[^\W\d_]{3})(?!(?:st|nd|rd|th|mm)\b)")
_TALLY = re.compile(r"^([Il|]{1,12}|x{2,12})\s*[xX\u00d7]?\s+(?=\S)")
_ROMAN = re.compile(r"^([IVX]{2,4})[xX\u00d7]?\s+(?=\S)")
_LOOKALIKE = re.compile(
    r"^(?=[\dIlOoSZB|]{1,2}[\sxX\u00d7])([\dIlOoSZB|]{1,2})\s*[xX\u00d7]?\s+(?=\S)"
)
_DIGITS = str.maketrans("IlOoSZB|", "11005281")
_COPIES = re.compile(rf"\d\s?-?{COPIES_PATTERN}")
_LISTED = re.compile(r"^(\d{1,3})[.)]\s")


class Front(msgspec.Struct, frozen=True):
    """A way to read the beginning of a line.

    Attributes:
        count: the number before the name; ``None`` if there is none.
        rest: the rest of the line.
        marked: the number has an ``x`` or a similar mark, so it is certainly a count.
        listed: a full stop or bracket follows the number, so it may only number the lines.
        tentative: it is a number only if an exact card name follows.
        unclear: it was read from strokes, or from letters that look like digits.
    """

    count: int | None
    rest: str
    marked: bool = False
    listed: bool = False
    tentative: bool = False
    unclear: bool = False


def undecorated(text: str) -> str:
    """``text`` without bullets, dots, dashes and quotation marks at its beginning."""
    before = None
    while text != before:
        before = text
        for decoration in (_BULLET, _DOTS, _DASHES, _BOX, _BLANKS):
            text = decoration.sub("", text)
        text = text.lstrip()
    return _QUOTED.sub(r"\1 ", text)


def fronts(text: str) -> Iterator[Front]:
    """Every way to read the beginning of ``text``, the most likely first."""
    for form in _FORMS:
        match = form.match(text)
        if match is not None:
            marks = match[0].casefold()
            yield Front(
                int(match["n"]),
                text[match.end() :].strip(),
                marked=any(sign in marks for sign in (*TIMES, "[", "<"))
                or bool(_COPIES.search(marks)),
                listed=bool(_LISTED.match(text)),
            )
    yield from _tentative(text)
    match = _WORD.match(text)
    if match is not None:
        word = normalize(match["word"])
        if word in NUMBERS and (match["mark"] or word not in ARTICLES):
            yield Front(NUMBERS[word], text[match.end() :].strip(), marked=bool(match["mark"]))
    yield Front(None, text)


def _tentative(text: str) -> Iterator[Front]:
    """Joined numbers, strokes, letters as digits: ``2Villein``, ``III Villein``, ``lO Villein``."""
    if match := _GLUED.match(text):
        yield Front(int(match[1]), text[match.end() :].strip(), tentative=True)
    if match := _TALLY.match(text):
        strokes = len(match[1])
        rest = text[match.end() :].strip()
        yield Front(strokes, rest, tentative=True, unclear=strokes > 1)
    elif (match := _ROMAN.match(text)) and match[1] in ROMANS:
        yield Front(ROMANS[match[1]], text[match.end() :].strip(), tentative=True, unclear=True)
    elif (match := _LOOKALIKE.match(text)) and not match[1].isdecimal():
        count = int(match[1].translate(_DIGITS))
        if count:
            yield Front(count, text[match.end() :].strip(), tentative=True, unclear=True)
