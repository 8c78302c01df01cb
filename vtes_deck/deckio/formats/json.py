"""JSON: written in the shape that KRCG made customary, read in every shape known to us.

KRCG 4 and 5, VDB, vtesdecks, archon, and ours, which adds ``unknown`` to KRCG's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import cast

import msgspec

from cardbase import CardBase
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.deckio.base import (
    Format,
    Holds,
    Problem,
    ProblemKind,
    ReadResult,
    Reason,
    UnreadableError,
)
from vtes_deck.deckio.numbered import NumberedCard, numbered_deck
from vtes_deck.language import mark

type Value = bool | int | float | str | list[Value] | dict[str, Value] | None

_OBJECT = re.compile(r'\s*\{\s*(?:"|\}\s*$)')
_LIST = re.compile(r'\s*\[\s*(?:[\[{"]|\]\s*$)')
_KEY = re.compile(r'\{\s*"[^"\n]{1,60}"\s*:')
_SPARE_COMMA = re.compile(r",(\s*[}\]])")
_IN_FRONT = re.compile(r"^(?P<n>\d{1,3})\s*[xX\u00d7*]?\s+(?P<name>\S.*)$")
_BEHIND = re.compile(r"^(?P<name>.*\S)\s+[xX\u00d7*]\s*(?P<n>\d{1,3})$")
_LISTS = ("cards", "sections", "groups", "entries", "items", "slots")
_COUNT_KEYS = ("count", "number", "q", "quantity", "qty", "copies")
_DEEPEST = 40
_WRAPPERS = ("deck", "result", "data")


def _recognise(text: str, filename: str) -> float:
    if _OBJECT.match(text):
        return 0.97
    if _LIST.match(text) and text.rstrip()[-1:] == "]" and '"' in text:
        return 0.9
    if filename.endswith(".json"):
        return 0.8
    return 0.6 if _inside(text) else 0.0


def _inside(text: str) -> str:
    """JSON in the middle of a letter."""
    begin = _KEY.search(text)
    end = text.rfind("}")
    return text[begin.start() : end + 1] if begin and end > begin.start() else ""


def _decoded(text: str) -> Value:
    """The value that a text is; commas too many, which programs refuse and people write, are off.

    Raises:
        UnreadableError: it is no JSON.
    """
    whole = text if _OBJECT.match(text) or _LIST.match(text) else _inside(text) or text
    try:
        try:
            return cast("Value", msgspec.json.decode(whole.encode("utf-8", "replace")))
        except msgspec.DecodeError:
            spare = _SPARE_COMMA.sub(r"\1", whole)
            return cast("Value", msgspec.json.decode(spare.encode("utf-8", "replace")))
    except msgspec.DecodeError as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None
    except RecursionError:
        raise UnreadableError(Reason.MALFORMED, mark("nested too deep")) from None


def _read(text: str, cb: CardBase) -> ReadResult:
    decks = list(_decks(_decoded(text), _DEEPEST))
    if not decks:
        raise UnreadableError(Reason.NO_CARDS)
    deck = decks[0]
    cards = [_counted(card, cb) for card in _cards(deck) if card.id or card.name]
    result = numbered_deck(
        cards,
        cb,
        format_name="json",
        name=_text(deck, "name", "title"),
        author=_text(deck, "author", "player", "owner"),
        description=_text(deck, "comments", "comment", "description"),
    )
    others = tuple(
        Problem(0, _text(other, "name", "title"), ProblemKind.SECOND_DECK) for other in decks[1:2]
    )
    return ReadResult(result.deck, "json", (*result.problems, *others))


def _decks(found: Value, depth: int) -> Iterator[Mapping[str, Value]]:
    """The objects that are decks: the whole, one inside a wrapper, or several in a list."""
    if depth == 0:
        return
    if isinstance(found, list) and found and all(_is_card(part) for part in found):
        yield {"cards": found}
    elif isinstance(found, list):
        for part in found:
            yield from _decks(part, depth - 1)
    elif isinstance(found, dict):
        if any(isinstance(found.get(key), (dict, list)) for key in ("cards", "crypt", "library")):
            yield found
            return
        wrapped = [found[key] for key in _WRAPPERS if key in found]
        for part in wrapped:
            yield from _decks(part, depth - 1)
        if not wrapped and (_numbers_only(found) or _counts_only(found)):
            yield {"cards": found}


def _is_card(part: Value) -> bool:
    """``"3x Villein"``, or an object with a count and a number or name."""
    if isinstance(part, str):
        return bool(_IN_FRONT.match(part) or _BEHIND.match(part))
    if not isinstance(part, dict) or not any(key in part for key in _COUNT_KEYS):
        return False
    return any(key in part for key in ("id", "Id", "ID", "c", "card", "name", "Name"))


def _counts_only(found: Mapping[str, Value]) -> bool:
    """``{"Villein": 3, "Blood Doll": 2}``."""
    return len(found) > 1 and all(
        type(value) is int and 0 < value < 100 for value in found.values()
    )


def _counted(card: NumberedCard, cb: CardBase) -> NumberedCard:
    """A card whose count stands in one string with its name."""
    if card.id or card.count != 1 or cb.find(card.name, near=False).card is not None:
        return card
    match = _IN_FRONT.match(card.name) or _BEHIND.match(card.name)
    if match is None:
        return card
    return msgspec.structs.replace(card, count=int(match["n"]), name=match["name"])


def _numbers_only(found: Mapping[str, Value]) -> bool:
    """``{"200001": 2, "100001": 4}``."""
    return bool(found) and all(key.isdecimal() and len(key) == 6 for key in found)


def _text(deck: Mapping[str, Value], *keys: str) -> str:
    for key in keys:
        value = deck.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
    return ""


def _cards(deck: Mapping[str, Value]) -> Iterator[NumberedCard]:
    yield from _part(deck.get("cards"), crypt=None, depth=_DEEPEST)
    yield from _part(deck.get("crypt"), crypt=True, depth=_DEEPEST)
    yield from _part(deck.get("library"), crypt=False, depth=_DEEPEST)
    unknown = deck.get("unknown")
    for line in unknown if isinstance(unknown, list) else []:
        if isinstance(line, dict):
            crypt = line.get("crypt")
            yield NumberedCard(
                0,
                _count(line) or 0,
                _text(line, "name"),
                _text(line, "comments", "comment"),
                crypt if isinstance(crypt, bool) else None,
            )


def _part(part: Value, *, crypt: bool | None, depth: int) -> Iterator[NumberedCard]:
    """The cards of a crypt, a library or a whole: a list, or a mapping of numbers."""
    if depth == 0:
        return
    if isinstance(part, list):
        for card in part:
            yield from _listed(card, crypt=crypt, depth=depth)
    elif isinstance(part, dict):
        inner = _inner(part)
        if inner is not None:
            yield from _part(inner, crypt=crypt, depth=depth - 1)
        else:
            yield from _mapped(part, crypt=crypt)


def _listed(card: Value, *, crypt: bool | None, depth: int) -> Iterator[NumberedCard]:
    """A card in a list, or a card type with a list of its own."""
    if isinstance(card, str):
        yield NumberedCard(0, 1, card, crypt=crypt)
    elif isinstance(card, dict):
        inner = _inner(card)
        if inner is not None:
            yield from _part(inner, crypt=crypt, depth=depth - 1)
        else:
            yield _card(card, crypt=crypt)


def _inner(part: Mapping[str, Value]) -> Value:
    """The list of cards inside a section, if it has one."""
    return next((part[key] for key in _LISTS if isinstance(part.get(key), (list, dict))), None)


def _mapped(part: Mapping[str, Value], *, crypt: bool | None) -> Iterator[NumberedCard]:
    """Cards as keys, counts as values."""
    for key, value in part.items():
        count = _count(value) if isinstance(value, dict) else _integer(value)
        if key.isdecimal() and len(key) <= 9:
            yield NumberedCard(int(key), count or 0, crypt=crypt)
        elif count is not None and key != "count":
            yield NumberedCard(0, count, key, crypt=crypt)


def _card(card: Mapping[str, Value], *, crypt: bool | None) -> NumberedCard:
    inner = card.get("c") or card.get("card")
    facts = inner if isinstance(inner, dict) else card
    number = _integer(facts.get("id") or facts.get("Id") or facts.get("ID")) or 0
    count = _count(card)
    return NumberedCard(
        number if number < 10**9 else 0,
        1 if count is None else count,
        _text(facts, "full_name", "name", "Name", "printed_name", "card"),
        _text(card, "comments", "comment"),
        crypt,
    )


def _count(card: Mapping[str, Value]) -> int | None:
    for key in _COUNT_KEYS:
        if key in card:
            return _integer(card[key])
    return None


def _integer(value: Value) -> int | None:
    """A number, also one written as text; a negative or absurd one is brought into bounds."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        value = int(value) if value.strip().isdecimal() and len(value) < 10 else None
    if isinstance(value, float):
        value = int(value) if value == value and abs(value) < 10**9 else None  # noqa: PLR0124 - NaN
    return max(0, min(value, 10**9)) if isinstance(value, int) else None


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


FORMAT = Format(
    name="json",
    title=mark("JSON (KRCG)"),
    suffixes=(".json",),
    media_type="application/json",
    holds=Holds(name=True, author=True, description=True, comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
