"""An own card as written, and its errors."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from cardbase.card_numbers import number_of
from cardbase.control_characters import CONTROLS
from cardbase.disciplines import DISCIPLINES
from cardbase.message import Message, Sentence
from cardbase.names import normalize, split_suffix
from cardbase.terms import Type

MAX_CARDS = 1_000
"""Maximum number of own cards."""

MAX_LENGTHS: dict[str, int] = {"name": 80, "text": 3_000, "flavor": 1_000, "picture": 40}
MAX_FIELD_LENGTH = 120
"""The maximum number of characters in a field; :data:`MAX_LENGTHS` has the exceptions."""

HIGHEST = 99
"""The maximum of a cost, a capacity or a group."""

MAX_FORMER = 20
CRYPT_TYPES = frozenset({Type.VAMPIRE, Type.IMBUED})

type Number = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]
type Group = Number | Literal["any"]
type Price = Number | Literal["X"]


class OwnCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as a player writes it. An empty field means that the card does not have this property.

    Attributes:
        name: the printed name, without group.
        type: printed type, two with a slash: ``Action Modifier/Combat``.
        text: card text; ``[dom]`` and ``[DOM]`` are Disciplines, ``<Card Name>`` names a card.
        clan: the clan or creed of a crypt card; the clans that a library card requires, with
            slashes.
        path: the path or paths, in the same form.
        discipline: the Disciplines of a crypt card, ``dom PRE``; those that a library card
            requires, ``dom``, ``dom/pre`` for one of them or ``dom&pre`` for both.
        group: the group of a crypt card: 1 or more, or ``any``.
        capacity: the capacity of a crypt card; life for an imbued.
        advanced: whether it is an advanced vampire.
        title: the title of a crypt card, if its text does not state it.
        pool, blood, conviction: printed cost.
        burn_option: whether it has the burn option.
        flavor: flavour text.
        artist: illustrator.
        source: the origin of the card, in the player's words.
        picture: the name of its picture's file in the folder of own pictures.
        former: earlier names by which it can still be found.
    """

    name: str
    type: str
    text: str = ""
    clan: str = ""
    path: str = ""
    discipline: str = ""
    group: Group | None = None
    capacity: Number | None = None
    advanced: bool = False
    title: str = ""
    pool: Price = 0
    blood: Price = 0
    conviction: Price = 0
    burn_option: bool = False
    flavor: str = ""
    artist: str = ""
    source: str = ""
    picture: str = ""
    former: tuple[str, ...] = ()

    @property
    def types(self) -> tuple[str, ...]:
        """The printed types."""
        return tuple(part.strip() for part in self.type.split("/"))

    @property
    def crypt(self) -> bool:
        """Whether it is a crypt card."""
        return not CRYPT_TYPES.isdisjoint(self.types)

    @property
    def id(self) -> int:
        """Its id."""
        group = self.group if isinstance(self.group, int) else None
        return number_of(self.name, crypt=self.crypt, group=group, advanced=self.advanced)

    @property
    def full_name(self) -> str:
        """The name; for a crypt card, with group and advanced mark."""
        if not self.crypt:
            return self.name
        suffix = [f"G{self.group}"] if isinstance(self.group, int) else []
        suffix += ["ADV"] if self.advanced else []
        return f"{self.name} ({' '.join(suffix)})" if suffix else self.name


class Flaw(Sentence):
    """The problem with a field, as a sentence."""

    NO_NAME = "The card has no name."
    SUFFIX = "Write the name without “{suffix}”; the group has a field of its own."
    NO_LETTERS = "A name has letters or digits."
    TOO_LONG = "It has more than {most} characters."
    INVISIBLE = "It has characters that are not visible."
    NO_TYPE = "“{text}” is not a card type. Types are: {types}."
    TYPE_TWICE = "The same type is listed twice."
    MIXED_TYPES = "A card cannot be both a crypt card and a library card."
    NO_CLAN = "A crypt card needs a clan."
    NO_GROUP = "A crypt card needs a group: a number from 1 on, or “any”."
    NO_CAPACITY = "A crypt card needs a capacity from 1 on."
    NO_DISCIPLINE = "“{text}” is not a Discipline. Write three letters, such as dom, or the name."
    MIXED_SIGNS = "Write either / (one of them) or & (all of them)."
    NOT_OF_CRYPT = "A crypt card has no such field."
    NOT_OF_LIBRARY = "A library card has no such field."
    BAD_COST = "A cost is a number from 0 to {most}, or X."
    TWO_COSTS = "A card costs only one of pool, blood and conviction."
    TOO_MANY_NAMES = "It has more than {most} former names."
    FILE_NAME = "It is not the name of a file."


_OF_CRYPT = ("group", "capacity", "advanced", "title")
_OF_LIBRARY = ("pool", "blood", "conviction", "burn_option")
_COSTS = ("pool", "blood", "conviction")
_LINES = frozenset({"text", "flavor"})
_CODES = {d.name.casefold(): code for code, d in DISCIPLINES.items()} | {"thaumaturgy": "tha"}


def tidied(card: OwnCard) -> OwnCard:
    """The card with composed characters, no surrounding space, and Disciplines as codes."""
    values = msgspec.structs.asdict(card)
    for field, value in values.items():
        if isinstance(value, str) and field not in _COSTS:
            values[field] = _tidy(value, lines=field in _LINES)
    values["former"] = tuple(dict.fromkeys(_tidy(name, lines=False) for name in card.former))
    tidy = OwnCard(**values)
    codes = _crypt_codes(tidy.discipline) if tidy.crypt else _library_codes(tidy.discipline)
    return msgspec.structs.replace(tidy, discipline=codes)


def _tidy(text: str, *, lines: bool) -> str:
    text = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")
    if lines:
        return "\n".join(" ".join(line.split()) for line in text.strip().split("\n"))
    return " ".join(text.split())


def _code(word: str) -> str:
    """A Discipline by its code; a superior one in capitals."""
    if len(word) == 3 and word.casefold() in DISCIPLINES:
        return word if word in {word.lower(), word.upper()} else word.lower()
    return _CODES.get(word.casefold(), word)


def _crypt_codes(cell: str) -> str:
    """``"Dominate, PRE"`` as ``"dom PRE"``."""
    if "," in cell:
        return " ".join(_code(part.strip()) for part in cell.split(",") if part.strip())
    return _code(cell) if cell.casefold() in _CODES else " ".join(map(_code, cell.split()))


def _library_codes(cell: str) -> str:
    """``"Dominate / Presence"`` as ``"dom/pre"``."""
    mark = "&" if "&" in cell else "/"
    return mark.join(_code(part.strip()).lower() for part in cell.split(mark) if part.strip())


def flaws(card: OwnCard) -> Iterator[tuple[str, Message]]:
    """The errors of a tidied card: pairs of a field and a sentence."""
    yield from _wrong_words(card)
    yield from _wrong_name(card.name)
    yield from _wrong_type(card)
    yield from _wrong_disciplines(card)
    values = msgspec.structs.asdict(card)
    for field in _OF_LIBRARY if card.crypt else _OF_CRYPT:
        if values[field] not in {0, None, ""}:
            yield field, Message(Flaw.NOT_OF_CRYPT if card.crypt else Flaw.NOT_OF_LIBRARY)
    yield from _wrong_numbers(card)


def _wrong_words(card: OwnCard) -> Iterator[tuple[str, Message]]:
    for field, value in msgspec.structs.asdict(card).items():
        for text in (value,) if isinstance(value, str) else value if field == "former" else ():
            most = MAX_LENGTHS.get(field, MAX_FIELD_LENGTH)
            if len(text) > most:
                yield field, Message(Flaw.TOO_LONG, most=most)
            if CONTROLS.search(text):
                yield field, Message(Flaw.INVISIBLE)
    if len(card.former) > MAX_FORMER:
        yield "former", Message(Flaw.TOO_MANY_NAMES, most=MAX_FORMER)
    if card.picture and (card.picture.startswith(".") or {"/", "\\", ":"} & set(card.picture)):
        yield "picture", Message(Flaw.FILE_NAME)


def _wrong_name(name: str) -> Iterator[tuple[str, Message]]:
    base, _group, _advanced = split_suffix(name[: MAX_LENGTHS["name"]])
    if not name:
        yield "name", Message(Flaw.NO_NAME)
    elif not normalize(name):
        yield "name", Message(Flaw.NO_LETTERS)
    elif base != name[: MAX_LENGTHS["name"]]:
        yield "name", Message(Flaw.SUFFIX, suffix=name[len(base) :].strip())


def _wrong_type(card: OwnCard) -> Iterator[tuple[str, Message]]:
    known = {str(one) for one in Type}
    for part in card.types:
        if part not in known:
            yield "type", Message(Flaw.NO_TYPE, text=part[:40], types=", ".join(Type))
    if len(set(card.types)) < len(card.types):
        yield "type", Message(Flaw.TYPE_TWICE)
    if card.crypt and len(card.types) > 1:
        yield "type", Message(Flaw.MIXED_TYPES)


def _wrong_disciplines(card: OwnCard) -> Iterator[tuple[str, Message]]:
    if not card.crypt and "&" in card.discipline and "/" in card.discipline:
        yield "discipline", Message(Flaw.MIXED_SIGNS)
        return
    mark = None if card.crypt else "&" if "&" in card.discipline else "/"
    for code in filter(None, card.discipline.split(mark)):
        if code.lower() not in DISCIPLINES:
            yield "discipline", Message(Flaw.NO_DISCIPLINE, text=code[:40])


def _wrong_numbers(card: OwnCard) -> Iterator[tuple[str, Message]]:
    if card.crypt:
        if not card.clan:
            yield "clan", Message(Flaw.NO_CLAN)
        if card.group in {None, 0}:
            yield "group", Message(Flaw.NO_GROUP)
        if not card.capacity:
            yield "capacity", Message(Flaw.NO_CAPACITY)
        return
    paid = [field for field in _COSTS if getattr(card, field)]
    for field in paid:
        cost = getattr(card, field)
        if cost != "X" and not 0 <= cost <= HIGHEST:
            yield field, Message(Flaw.BAD_COST, most=HIGHEST)
    if len(paid) > 1:
        yield paid[1], Message(Flaw.TWO_COSTS)
