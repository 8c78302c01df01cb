"""KRCG's JSON: cards with rulings and translations, expansions, and the tournament archive.

KRCG publishes three files (version 5 of their layout): ``vtes.json``, a list of cards;
``expansions.json``, a list of sets; ``twda.json``, an object of decks by id
(:mod:`cardbase.sources.twda`). A card is converted back into a row of the official table,
so that one builder (:mod:`cardbase.sources.card_tables`) makes all cards. Facts that the
JSON lacks (the capacity that a master card adds, nicknames) are kept from the existing tables.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Literal

import msgspec

from cardbase.datafile import UNREADABLE, check_parts
from cardbase.model import Bundle, CardSet, Reference, Ruling, Translation
from cardbase.names import normalize
from cardbase.sources.card_tables import LANGUAGES, Tables, reading_order
from cardbase.sources.csv_tables import MAX_CELL, Row, short
from cardbase.sources.printings import UNDATED
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError

CARDS = "vtes.json"
SETS = "expansions.json"
DECKS = "twda.json"

_MAX_CARDS = 50_000
_LAST = datetime.date.max


class Content(StrEnum):
    """The file of KRCG that a JSON text contains."""

    CARDS = CARDS
    SETS = SETS
    DECKS = DECKS


type _Text = Annotated[str, msgspec.Meta(max_length=MAX_CELL)]
type _Count = Annotated[int, msgspec.Meta(ge=0, lt=10**9)]


class _Variant(msgspec.Struct):
    name: _Text
    type: str = ""


class _Occurrence(msgspec.Struct):
    type: str
    frequency: str | None = None
    multiplier: float = 0.0
    bundle: str = ""
    copies: _Count = 0
    date: datetime.date | None = None


class _SetCode(msgspec.Struct):
    code: str


class _Print(msgspec.Struct):
    set: _SetCode
    occurrences: list[_Occurrence] = []


class _Translation(msgspec.Struct):
    name: _Text
    text: _Text = ""
    flavor: _Text = ""


class _Reference(msgspec.Struct):
    label: str
    url: str = ""


class _Ruling(msgspec.Struct):
    text: _Text
    group: str = ""
    reminder: bool = False
    references: list[_Reference] = []


class _Cost(msgspec.Struct):
    type: Literal["Pool", "Blood", "Conviction"]
    value: int | Literal["X"]


class _Disciplines(msgspec.Struct):
    type: str = ""
    disciplines: list[str] = []


class _Card(msgspec.Struct, kw_only=True):
    """The common fields of crypt and library cards in the JSON."""

    id: int
    printed_name: _Text
    unicity_suffix: str = ""
    suffix: str = ""
    name_variants: list[_Variant] = []
    prints: list[_Print] = []
    i18n: dict[str, _Translation] = {}
    types: list[str] = []
    formats: list[str] = []
    artists: list[str] = []
    rulings: list[_Ruling] = []
    text: _Text = ""
    flavor: _Text = ""
    banned: datetime.date | None = None


class _CryptCard(_Card, kw_only=True, tag_field="kind", tag="Crypt"):
    clan: str
    path: str = ""
    advanced: bool = False
    capacity: int
    group: str
    disciplines: list[str] = []
    title: str | None = None


class _LibraryCard(_Card, kw_only=True, tag_field="kind", tag="Library"):
    cost: _Cost | None = None
    burn_option: bool = False
    clan_requirement: list[str] = []
    path_requirement: list[str] = []
    discipline_requirement: _Disciplines | None = None


class _Bundle(msgspec.Struct):
    code: str
    name: str
    size: _Count
    release_date: datetime.date | None = None


class _Set(msgspec.Struct):
    code: str
    name: str
    company: str = ""
    release_date: datetime.date | None = None
    bundles: dict[str, _Bundle] = {}


class _Shape(msgspec.Struct):
    """The fields that identify the kind of an entry; the others are ignored."""

    printed_name: object = None
    card_text: object = None
    bundles: object = None
    cards: object = None


def content_of(data: bytes) -> Content:
    """The file of KRCG that ``data`` contains.

    Raises:
        SourceError: the data are none of these files, or have an older layout.
    """
    shape: list[_Shape] | dict[str, _Shape]
    try:
        check_parts(data)
        shape = msgspec.json.decode(data, type=list[_Shape] | dict[str, _Shape])
    except UNREADABLE as error:
        raise SourceError(SourceProblem.NOT_CARD_JSON_WHY, why=short(str(error), 200)) from None
    first = next(iter(shape.values() if isinstance(shape, dict) else shape), None)
    if first is None:
        raise SourceError(SourceProblem.EMPTY_JSON)
    if isinstance(shape, dict):
        if first.cards is not None:
            return Content.DECKS
    elif first.printed_name is not None:
        return Content.CARDS
    elif first.bundles is not None:
        return Content.SETS
    if first.card_text is not None or first.cards is not None:
        raise SourceError(SourceProblem.OLD_JSON)
    raise SourceError(SourceProblem.NOT_CARD_JSON)


def read_sets(data: bytes) -> dict[str, CardSet]:
    """Sets by code, oldest first, from ``expansions.json``.

    Raises:
        SourceError: the data are not JSON, or have another structure.
    """
    undated = {s.code: s for s in UNDATED}
    found = [
        CardSet(
            code=entry.code,
            name=entry.name,
            date=entry.release_date,
            company=entry.company,
            bundles=tuple(
                Bundle(b.code, b.name, b.size, b.release_date) for b in entry.bundles.values()
            ),
        )
        for entry in _decode(SETS, data, list[_Set])
        if entry.code not in undated
    ]
    found.sort(key=lambda s: s.date or _LAST)
    return {s.code: s for s in (*found, *UNDATED)}


def read_json(
    cards: bytes, sets: Mapping[str, CardSet], kept: Tables
) -> tuple[Tables, dict[int, list[Ruling]]]:
    """The rows and rulings of ``vtes.json``.

    Args:
        cards: the content of the file.
        sets: the sets by code, from ``expansions.json`` or another source.
        kept: the existing tables.

    Raises:
        SourceError: the data are not JSON, or have another structure.
    """
    entries = _decode(CARDS, cards, list[_CryptCard | _LibraryCard])
    if len(entries) > _MAX_CARDS:
        raise SourceError(SourceProblem.TOO_MANY_CARDS, file=CARDS, most=_MAX_CARDS)
    known = {row["Id"]: row for row in (*kept.crypt, *kept.library)}
    crypt: list[Row] = []
    library: list[Row] = []
    translations: dict[int, dict[str, Translation]] = {}
    rulings: dict[int, list[Ruling]] = {}
    for card in entries:
        row = known.get(str(card.id), {})
        if isinstance(card, _CryptCard):
            crypt.append(_common(card, row) | _crypt(card))
        else:
            library.append(_common(card, row) | _library(card, row))
        if card.i18n:
            translations[card.id] = {
                language: Translation(t.name, t.text, t.flavor)
                for language, t in card.i18n.items()
                if language in LANGUAGES
            }
        if card.rulings:
            rulings[card.id] = [_ruling(ruling) for ruling in card.rulings]
    return Tables(sets=sets, crypt=crypt, library=library, translations=translations), rulings


def _decode[T](name: str, data: bytes, shape: type[T]) -> T:
    try:
        check_parts(data)
        return msgspec.json.decode(data, type=shape)
    except UNREADABLE as error:
        raise SourceError(SourceProblem.UNREADABLE, file=name, why=short(str(error), 200)) from None


def _common(card: _Card, kept: Row) -> Row:
    return {
        "Id": str(card.id),
        "Name": card.printed_name,
        "Aka": ";".join(_old_names(card, kept.get("Aka", ""))),
        "Type": "/".join(card.types),
        "Card Text": card.text,
        "Set": ", ".join(_tags(card.prints)),
        "Banned": f"{card.banned:%Y%m%d}" if card.banned else "",
        "Artist": ";".join(card.artists),
        "Format": ";".join(card.formats),
    }


def _crypt(card: _CryptCard) -> Row:
    return {
        "Clan": card.clan,
        "Path": card.path,
        "Adv": "Advanced" if card.advanced else "",
        "Group": card.group.removeprefix("G"),
        "Capacity": str(card.capacity),
        "Disciplines": " ".join(card.disciplines) or "-none-",
        "Title": (card.title or "").lower(),
    }


def _library(card: _LibraryCard, kept: Row) -> Row:
    required = card.discipline_requirement or _Disciplines()
    cost = {card.cost.type: str(card.cost.value)} if card.cost else {}
    return {
        "Clan": "/".join(card.clan_requirement),
        "Path": "/".join(card.path_requirement),
        "Discipline": ("&" if required.type == "Combo" else "/").join(required.disciplines),
        "Pool Cost": cost.get("Pool", ""),
        "Blood Cost": cost.get("Blood", ""),
        "Conviction Cost": cost.get("Conviction", ""),
        "Burn Option": "Yes" if card.burn_option else "",
        "Flavor Text": card.flavor,
        "Capacity": kept.get("Capacity", ""),
    }


def _old_names(card: _Card, kept: str) -> list[str]:
    """Old names: existing and new ones, without the forms that KRCG derives from each name."""
    names = [reading_order(name.strip()) for name in kept.split(";") if name.strip()]
    known = {normalize(name) for name in names}
    suffixes = tuple(f" ({s})" for s in (card.unicity_suffix, card.suffix) if s)
    for variant in card.name_variants:
        name = reading_order(variant.name)
        if (
            variant.type == "Historical"
            and not name.endswith(suffixes)
            and normalize(name) not in known
        ):
            known.add(normalize(name))
            names.append(name)
    return names


def _tags(prints: Iterable[_Print]) -> list[str]:
    """Printings as the official tables write them: ``KoT:C2``, ``SV5:PPower1``."""
    return [tag for p in prints for tag in _marks(p.set.code, p.occurrences)]


def _marks(code: str, occurrences: Sequence[_Occurrence]) -> list[str]:
    return [f"{code}:{_mark(o)}".removesuffix(":") for o in occurrences] or [code]


def _mark(occurrence: _Occurrence) -> str:
    if occurrence.date is not None:
        return f"{occurrence.date:%Y%m%d}"
    if occurrence.frequency is not None:
        times = occurrence.multiplier
        return f"{occurrence.frequency}{'½' if times == 0.5 else f'{times:.0f}'}"
    return f"{occurrence.bundle}{occurrence.copies}" if occurrence.copies else occurrence.bundle


def _ruling(ruling: _Ruling) -> Ruling:
    return Ruling(
        text=ruling.text,
        references=tuple(Reference(r.label, r.url) for r in ruling.references),
        group=ruling.group,
        reminder=ruling.reminder,
    )
