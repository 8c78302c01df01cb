"""Decks and cards among the values of JSON, in every known structure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from vtes_deck.deckio.json_text import Object, Places, Value
from vtes_deck.deckio.listing.headings import ListSection, heading
from vtes_deck.deckio.numbered_decks import NumberedCard, given_id

_LISTS = ("ContainedObjects", "cards", "sections", "groups", "entries", "items", "slots")
_PARTS = ("cards", "crypt", "library")
_SECTIONS = ("sections", "groups", "categories", "piles", "zones", "boards")
_CRYPT_PLACES = {ListSection.CRYPT: True, ListSection.LIBRARY: False, ListSection.TYPE: False}
_COUNT_KEYS = ("count", "number", "q", "quantity", "qty", "copies", "amount", "anzahl", "cantidad")
_NAME_KEYS = (
    "nickname",
    "fullname",
    "name",
    "printedname",
    "cardname",
    "card",
    "karte",
    "carta",
    "nom",
)
_TITLES = ("Nickname", "name", "title")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
_MIN_ID, _MAX_NAME_LENGTH = 100_000, 60
_MAX_DEPTH = 40
_WRAPPERS = ("deck", "decks", "result", "results", "data", "items", "lists")
COUNT_IN_FRONT = re.compile(r"(?P<n>\d{1,3})\s{0,5}[xX\u00d7*]?\s{1,5}(?P<name>\S.*)")
COUNT_BEHIND = re.compile(r"(?P<name>.*)\s[xX\u00d7*]\s{0,5}(?P<n>\d{1,3})")


def decks_in(
    found: Value, depth: int = _MAX_DEPTH, *, name: str = "", sure: bool = True
) -> Iterator[Object]:
    """The objects that are decks: the whole value, one inside a wrapper, or several in a list.

    Args:
        found: a value.
        depth: the maximum depth of the search.
        name: its key, for a deck without a name.
        sure: a deck is expected, so names with numbers are enough for one.
    """
    if depth == 0:
        return
    if isinstance(found, list) and _mostly_cards(found):
        yield _named(Object(cards=found), name, _first(found))
    elif isinstance(found, list):
        for part in found:
            yield from decks_in(part, depth - 1, sure=sure)
    elif isinstance(found, Object):
        if any(is_part(key, value) for key, value in found.items()):
            yield _named(found, name, found)
        elif _numbers_only(found) or (sure and _counts_only(found)):
            yield _named(Object(cards=found), name, found)
        else:
            for key, part in found.items():
                wrapper = key.casefold() in _WRAPPERS
                title = text_of(found, *_TITLES) or ("" if wrapper else key)
                yield from decks_in(part, depth - 1, name=title, sure=wrapper)


def _mostly_cards(found: list[Value]) -> bool:
    """Whether a list contains mostly cards; any other element is an unknown card."""
    return sum(map(_is_card, found)) * 2 > len(found)


def is_part(key: str, value: Value) -> bool:
    """Whether a value contains the cards of a deck or a part of it, such as ``"library"``."""
    if not isinstance(value, (list, Object)):
        return False
    if key.casefold() in _PARTS or (isinstance(value, list) and _are_piles(value)):
        return True
    return (key.casefold() in _SECTIONS or _opens(key) is not None) and holds_cards(value)


def _are_piles(value: list[Value]) -> bool:
    """Whether the crypt and the library of a deck are separate lists, each with its name."""
    names = [text_of(part, *_TITLES) for part in value if isinstance(part, Object) and _inner(part)]
    return {_opens(name) for name in names if name} == {True, False}


def _opens(key: str) -> bool | None:
    """Whether the cards under a key are a crypt; ``None`` if the key does not name a part."""
    head = heading(_HUMP.sub(" ", key).replace("_", " "))
    return _CRYPT_PLACES.get(head.place) if head is not None else None


def holds_cards(value: list[Value] | Object) -> bool:
    """Whether cards with counts are listed in a value, or sections of them."""
    if isinstance(value, Object):
        return (
            _numbers_only(value)
            or _counts_only(value)
            or any(
                isinstance(part, (list, Object)) and holds_cards(part) for part in value.values()
            )
        )
    sections = [part for part in value if isinstance(part, Object) and _inner(part) is not None]
    return _mostly_cards(value) or len(sections) * 2 > len(value)


def _first(found: list[Value]) -> Object:
    return next((part for part in found if isinstance(part, Object)), Object())


def _named(deck: Object, name: str, where: Object) -> Object:
    """A deck with its key as its name, unless it has a name."""
    deck.start, deck.line = where.start, where.line
    if name and not name.isdecimal() and not text_of(deck, "name", "title"):
        named = Object(deck, name=name)
        named.start, named.line = where.start, where.line
        return named
    return deck


def _is_card(part: Value) -> bool:
    """``"3x Villein"``, or an object with a count and a number or name."""
    if isinstance(part, str):
        return bool(COUNT_IN_FRONT.fullmatch(part) or COUNT_BEHIND.fullmatch(part))
    if isinstance(part, list):
        return _pair(part) is not None
    if not isinstance(part, dict):
        return False
    keys = {_plain_key(key) for key in part}
    if "nickname" in keys:  # Tabletop Simulator has an object for each copy
        return "containedobjects" not in keys
    return not keys.isdisjoint(_COUNT_KEYS) and not keys.isdisjoint(("id", "c", *_NAME_KEYS))


def _pair(part: list[Value]) -> tuple[int | str, int] | None:
    """A card and its count in either order: ``["Villein", 4]``, ``[4, "Villein"]``, ``[id, 4]``."""
    match part:
        case [str(name), int(count)] | [int(count), str(name)]:
            return name, count
        case [int(number), int(count)] if number >= _MIN_ID:
            return number, count
        case _:
            return None


def _counts_only(found: Object) -> bool:
    """``{"Villein": 3, "Blood Doll": 2}``."""
    return len(found) > 1 and all(
        type(value) is int and 0 < value < 100 for value in found.values()
    )


def _numbers_only(found: Object) -> bool:
    """``{"200001": 2, "100001": 4}``."""
    return bool(found) and all(key.isdecimal() and len(key) == 6 for key in found)


def text_of(deck: Object, *keys: str) -> str:
    """The first text under one of the keys; empty if there is none."""
    for key in keys:
        value = deck.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
    return ""


def cards_of(deck: Object, places: Places) -> Iterator[NumberedCard]:
    """The cards of a deck with counts, unknown cards last."""
    for key, part in deck.items():
        if is_part(key, part):
            yield from _part(part, places, crypt=_opens(key), depth=_MAX_DEPTH)
    unknown = deck.get("unknown")
    for line in unknown if isinstance(unknown, list) else []:
        if isinstance(line, Object):
            crypt = line.get("crypt")
            yield NumberedCard(
                0,
                _count(line) or 0,
                text_of(line, "name"),
                text_of(line, "comments", "comment"),
                crypt if isinstance(crypt, bool) else None,
                line.line,
                sure=True,
            )


def _part(part: Value, places: Places, *, crypt: bool | None, depth: int) -> Iterator[NumberedCard]:
    """The cards of a crypt, a library or a whole: a list, or a mapping of numbers."""
    if depth == 0:
        return
    if isinstance(part, list):
        for card in part:
            yield from _listed(card, places, crypt=crypt, depth=depth)
    elif isinstance(part, Object):
        inner = _inner(part)
        if inner is not None:
            yield from _part(inner, places, crypt=crypt, depth=depth - 1)
        else:
            yield from _mapped(part, places, crypt=crypt, depth=depth)


def _listed(
    card: Value, places: Places, *, crypt: bool | None, depth: int
) -> Iterator[NumberedCard]:
    """A card in a list, or a card type with its own list."""
    if isinstance(card, str):
        yield NumberedCard(0, 1, card, crypt=crypt, line=places.of(card))
    elif isinstance(card, list) and (pair := _pair(card)) is not None:
        known, count = pair
        number, name = (known, "") if isinstance(known, int) else (0, known)
        yield NumberedCard(number, max(count, 0), name, crypt=crypt, line=places.of(str(known)))
    elif isinstance(card, int) and card >= _MIN_ID:
        yield NumberedCard(card, 1, crypt=crypt, line=places.of(str(card)))
    elif isinstance(card, (list, int, float)):  # it becomes an unknown card
        yield NumberedCard(0, 1, str(card)[:_MAX_NAME_LENGTH], crypt=crypt, sure=True)
    elif isinstance(card, Object):
        inner = _inner(card)
        if inner is not None:
            named = _opens(text_of(card, "Nickname", "name", "title", "type"))
            crypt = crypt if named is None else named
            yield from _part(inner, places, crypt=crypt, depth=depth - 1)
        else:
            yield _card(card, crypt=crypt)


def _inner(part: Object) -> Value:
    """The list of cards inside a section, if it has one."""
    return next((part[key] for key in _LISTS if isinstance(part.get(key), (list, dict))), None)


def _mapped(
    part: Object, places: Places, *, crypt: bool | None, depth: int
) -> Iterator[NumberedCard]:
    """Cards as keys, counts as values; or sections as keys, their cards as values."""
    for key, value in part.items():
        count = _count(value) if isinstance(value, Object) else _integer(value)
        if key.isdecimal() and len(key) <= 9:
            yield NumberedCard(int(key), count or 0, crypt=crypt, line=places.of(key))
        elif count is not None and key != "count":
            yield NumberedCard(0, count, key, crypt=crypt, line=places.of(key))
        elif isinstance(value, (list, Object)):
            named = _opens(key)
            within = crypt if named is None else named
            yield from _part(value, places, crypt=within, depth=depth - 1)


def _folded(card: Object) -> Object:
    """The object with normalized keys: ``Card_Name`` is ``cardname``."""
    found = Object({_plain_key(key): value for key, value in card.items()})
    found.start, found.line = card.start, card.line
    return found


def _plain_key(key: str) -> str:
    return key.casefold().replace("_", "").replace(" ", "")


def _card(card: Object, *, crypt: bool | None) -> NumberedCard:
    card = _folded(card)
    inner = card.get("c") or card.get("card")
    facts = _folded(inner) if isinstance(inner, Object) else card
    count = _count(card)
    number, name = _id(facts), text_of(facts, *_NAME_KEYS)
    if card and not number and not name:
        name = str(dict(card))[:_MAX_NAME_LENGTH]
    return NumberedCard(
        number,
        1 if count is None else count,
        name,
        text_of(card, "comments", "comment"),
        crypt,
        card.line,
    )


def _id(facts: Object) -> int:
    written = facts.get("id") or ""
    return given_id(str(written)) if isinstance(written, (int, str)) else -1


def _count(card: Object) -> int | None:
    for key in _COUNT_KEYS:
        if key in card:
            return _integer(card[key])
    return None


def _integer(value: Value) -> int | None:
    """A number, even if it is written as text; a negative or absurd number is clamped."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        value = int(value) if value.strip().isdecimal() and len(value) < 10 else None
    if isinstance(value, float):
        value = int(value) if value == value and abs(value) < 10**9 else None  # noqa: PLR0124 - NaN
    return max(0, min(value, 10**9)) if isinstance(value, int) else None
