"""JSON: written in KRCG's structure, read in every known structure.

Known structures are those of KRCG 4 and 5, VDB, vtesdecks, archon, and this program, which adds
``unknown`` to KRCG's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from cardbase import CardBase
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.deckio.base import (
    MAX_DECKS,
    FileFormat,
    Holds,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    UnreadableError,
    with_others,
)
from vtes_deck.deckio.json_decks import (
    COUNT_BEHIND,
    COUNT_IN_FRONT,
    cards_of,
    decks_in,
    holds_cards,
    is_part,
    text_of,
)
from vtes_deck.deckio.json_text import Object, Places, parse_json, strict
from vtes_deck.deckio.listing.near_names import NearNames
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.numbered_decks import NumberedCard, numbered_deck
from vtes_deck.language import mark

_LIKE_JSON = re.compile(r"""\s*(?:["{}\[\]]|-?\d[\d.]*,?\s*$|(?:true|false|null),?\s*$)""")
_LIKE_LOOSE = re.compile(
    r"""\s*(?:["'{}\[\](),]|//|/\*|\*/?|[A-Za-z_]\w{0,40}\s?:|-?\d[\d.]*,?\s*$)"""
)
_OPENS_OBJECT = re.compile(r"\{\s*(?:[\w\"'/}]|$)|\[\s*(?:\{|//|/\*)")
_KEY = re.compile(
    r"""\{(?:\s|//[^\n]{0,200}\n){0,500}+(?:"[^"\n]{1,60}"|'[^'\n]{1,60}'|[A-Za-z_]\w{0,40}+)\s{0,9}:"""
)
_JSON_KEY = re.compile(r"""["'\w]\s?:\s|"\s?:""")
_NAMES_PART = re.compile(r"""["']?\b(?:cards|crypt|library)\b["']?\s{0,9}:""", re.IGNORECASE)


def _recognise(text: str, filename: str) -> float:
    whole = text.strip()
    if whole[:1] in {"{", "["} and _like_json(whole):
        return 0.97 if whole[0] == "{" else 0.9
    if filename.endswith(".json"):
        return 0.8
    return 0.6 if _inside(text)[1] else 0.0


def _like_json(text: str) -> bool:
    """Whether lines look like JSON, and not like a list that contains a bracket."""
    if len(text) > 1 and text[0] == "[" and not _LIKE_JSON.match(text, 1):
        return False  # "[2x] Deflection"
    lines = [line for line in text.split("\n") if line.strip()]
    like = _LIKE_LOOSE if _OPENS_OBJECT.match(text) else _LIKE_JSON
    return sum(like.match(line) is not None for line in lines) * 2 > len(lines)


def _inside(text: str) -> tuple[int, str]:
    """The JSON of a deck in the middle of a letter, and its position."""
    begin = _KEY.search(text)
    end = text.rfind("}")
    if begin is None or end < begin.start():
        return 0, ""
    inner = text[begin.start() : end + 1]
    if not _like_json(inner) or not _NAMES_PART.search(inner):
        return 0, ""
    return begin.start(), inner


def _read(text: str, cb: CardBase) -> ReadResult:
    whole = text.lstrip()
    start, inner = _inside(text) if whole[:1] not in {"{", "["} else (0, "")
    if not inner:
        start, inner = len(text) - len(whole), text[len(text) - len(whole) :]
    try:
        source = _Source(inner, 1 + text.count("\n", 0, start), cb)
    except UnreadableError as error:
        if _JSON_KEY.search(inner):
            raise
        return _other_data(text, cb, error)
    decks = list(decks_in(source.value))
    if not decks:
        raise UnreadableError(Reason.NO_CARDS)
    result, *others = (
        msgspec.structs.replace(
            _deck(deck, source, cb), line=deck.line, heading=text_of(deck, "name", "title")
        )
        for deck in decks[:MAX_DECKS]
    )
    around = "\n\n".join(
        part for part in (text[:start], text[start + len(inner) :]) if part.strip()
    )
    left = [
        (deck.line, text_of(deck, "name", "title")) for deck in decks[MAX_DECKS : MAX_DECKS + 1]
    ]
    return with_others(_with_text(result, around.strip()), others, next(iter(left), None))


def _other_data(text: str, cb: CardBase, error: UnreadableError) -> ReadResult:
    """Read data in the notation of another language, such as Ruby's, as a list."""
    try:
        return read_listing(text, cb, format_name="text")
    except UnreadableError:
        raise error from None


def _with_text(result: ReadResult, around: str) -> ReadResult:
    """The deck, with the surrounding text of a letter as its description."""
    if not around:
        return result
    description = "\n\n".join(part for part in (result.deck.description, around) if part)
    deck = msgspec.structs.replace(result.deck, description=description)
    return msgspec.structs.replace(result, deck=deck)


class _Source:
    """A text of JSON, and the lines of its contents."""

    def __init__(self, text: str, first_line: int, cb: CardBase) -> None:
        self.text = text
        try:
            self.value = parse_json(text, first_line)
        except UnreadableError:
            self.text = strict(text)
            self.value = parse_json(self.text, first_line)
        self.names = NearNames(cb)


def _deck(found: Object, source: _Source, cb: CardBase) -> ReadResult:
    cards = [
        _counted(card, cb)
        for card in cards_of(found, Places(source.text, found))
        if _is_named(card)
    ]
    result = numbered_deck(
        cards,
        source.names,
        format_name="json",
        name=text_of(found, "name", "title"),
        author=text_of(found, "author", "player", "owner"),
        description=text_of(found, "comments", "comment", "description"),
    )
    aside = [
        ReadProblem(found.line, key, ProblemKind.ASIDE)
        for key, value in found.items()
        if key != "unknown"
        and isinstance(value, (list, Object))
        and not is_part(key, value)
        and holds_cards(value)
    ]
    return msgspec.structs.replace(result, problems=(*result.problems, *aside))


def _is_named(card: NumberedCard) -> bool:
    return card.id != 0 or card.name != ""


def _counted(card: NumberedCard, cb: CardBase) -> NumberedCard:
    """A card whose count and name are one string."""
    if card.id or card.count != 1 or cb.find(card.name, near=False).card is not None:
        return card
    match = COUNT_IN_FRONT.fullmatch(card.name) or COUNT_BEHIND.fullmatch(card.name)
    if match is None:
        return card
    return msgspec.structs.replace(card, count=int(match["n"]), name=match["name"])


class _Card(msgspec.Struct, omit_defaults=True):
    id: int
    count: int
    name: str
    comments: str = ""


class _Crypt(msgspec.Struct):
    count: int
    cards: list[_Card]


class _Section(msgspec.Struct):
    type: str
    count: int
    cards: list[_Card]


class _Library(msgspec.Struct):
    count: int
    cards: list[_Section]


class _Unknown(msgspec.Struct, omit_defaults=True):
    count: int
    name: str
    crypt: bool | None = None
    comments: str = ""


class _Deck(msgspec.Struct, omit_defaults=True):
    name: str
    author: str
    comments: str
    crypt: _Crypt
    library: _Library
    unknown: list[_Unknown] = []


def _write(deck: Deck, _: CardBase | None) -> str:
    library = [
        _Section(section.title, section.count, _written(section.slots))
        for section in sections(deck)
    ]
    shape = _Deck(
        deck.name,
        deck.author,
        deck.description,
        _Crypt(deck.crypt_count, _written(crypt_order(deck))),
        _Library(deck.library_count, library),
        [_unknown(line) for line in deck.unknown],
    )
    return msgspec.json.format(msgspec.json.encode(shape), indent=2).decode() + "\n"


def _written(slots: Iterable[Slot]) -> list[_Card]:
    return [_Card(s.card.id, s.count, s.card.unique_name, s.comment) for s in slots]


def _unknown(line: UnknownLine) -> _Unknown:
    return _Unknown(line.count, line.name, line.crypt, line.comment)


FORMAT = FileFormat(
    name="json",
    title=mark("JSON (KRCG)"),
    suffixes=(".json",),
    media_type="application/json",
    holds=Holds(name=True, author=True, description=True, comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
