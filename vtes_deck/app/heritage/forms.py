"""The fields of a form for each kind of entry, from the types that define valid values.

Any text can be typed into a form. An invalid value stays a text, so that nothing is lost and the
reader of data sets reports the error.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from vtes_deck.app.heritage.labels import LABELS
from vtes_deck.app.heritage.vocabulary import entry_names, labels_of, word_label
from vtes_deck.heritage.attributes import ALL, ARCHETYPES, CLANS
from vtes_deck.heritage.battlegrounds.sabbat_wars import SIDES
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.dataset.model import TRAITS, DataSet
from vtes_deck.language import tr

NOTHING = "-"
"""The text for an empty list, if an absent list means something else."""

_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_LONG = frozenset({"text", "note"})
_SUMMARY = 90


class Shape(Enum):
    """The input form of a value."""

    TEXT = auto()
    LONG = auto()
    """A text of several lines."""
    NUMBER = auto()
    WORD = auto()
    """One of several words, or an id."""
    TRUTH = auto()
    WORDS = auto()
    """Words, ids or numbers with commas between them."""
    PAIRS = auto()
    """Words with a value each: ``mercy = 1, cruelty = 2``."""
    ENTRY = auto()
    ENTRIES = auto()


@dataclass(frozen=True, eq=False)
class Field:
    """A field of a form.

    Attributes:
        name: the name in the file.
        shape: the input form of its value.
        words: the possible words, if they are known.
        refers: the section of the data set from which it is completed, or ``unlocks``; empty for
            none.
        needed: an entry without it is wrong.
        numbers: its words or values are whole numbers.
        empty: an empty list differs from an absent one.
        truth: the default of a truth value.
        kind: the type of the entries below it.
        values: the possible values of pairs, if they are known.
        title: its label; by default, the label of its name.
        labels: the labels of its words, see :func:`labelled`.
    """

    name: str
    shape: Shape = Shape.TEXT
    words: tuple[str, ...] = ()
    refers: str = ""
    needed: bool = False
    numbers: bool = False
    empty: bool = False
    truth: bool = False
    kind: Any = None
    values: tuple[str, ...] = ()
    title: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """The displayed name."""
        if self.title:
            return self.title
        words = self.name.replace("-", " ").replace("_", " ").capitalize()
        return tr(LABELS.get(self.name, words))


REFERENCES: dict[tuple[str, str], str] = {
    ("Leader", "schemes"): "schemes",
    ("Response", "unlock"): "unlocks",
    ("Chapter", "missions"): "chronicle-missions",
    ("Court", "next-to"): "courts",
    ("Boards", "titles"): "titles",
    ("PaperPlayer", "retained"): "characters",
    ("PaperPlayer", "obligations"): "obligations",
    ("PaperPlayer", "leaders"): "leaders",
    ("PaperMark", "stickers"): "stickers",
    ("PaperPlace", "leader"): "leaders",
    ("PaperPlace", "bloodline"): "characters",
    ("PaperOutcome", "claims"): "chronicle-missions",
    ("Paper", "unlocked"): "schemes",
    ("Paper", "added"): "characters",
    ("Paper", "cards"): "scoring-cards",
    ("PaperMark", "character"): "characters",
}
"""The kind of ids in a field, by its type and name."""

WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("Boards", "titles"): ("harpy", "prince"),
    ("WarToken", "side"): SIDES,
    ("PaperPlayer", "assets"): ARCHETYPES,
    ("PaperPlayer", "dots"): TRAITS,
    ("PaperMark", "clan"): (*CLANS, THIN_BLOOD),
    ("PaperPlace", "clan"): CLANS,
}
"""Words for fields whose type takes any text."""


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of an entry."""
    return next(iter(variants_of(inspect.type_info(kind)).values()))


def variants_of(kind: Any) -> dict[str, tuple[Field, ...]]:  # noqa: ANN401 - an inspected type
    """The fields of the entries below a field, by their ``do``; under "" if they have none."""
    if isinstance(kind, inspect.StructType):
        return {str(kind.tag or ""): _fields(kind)}
    if isinstance(kind, inspect.UnionType):
        tables = [one for one in kind.types if isinstance(one, inspect.StructType)]
        return {tag: fields for one in tables for tag, fields in variants_of(one).items()}
    return {"": (Field("", Shape.ENTRIES, kind=kind.item_type),)}


def names_fields() -> tuple[Field, ...]:
    """H-DAT-17: a field for the name of each attribute."""
    return tuple(Field(one, Shape.TEXT) for one in ALL)


def _fields(info: inspect.StructType) -> tuple[Field, ...]:
    owner = info.cls.__name__
    return tuple(_field(owner, one) for one in info.fields)


def _field(owner: str, one: inspect.Field) -> Field:
    name = one.encode_name
    kind, nullable = _plain(one.type)
    words = WORDS.get((owner, name), ())
    refers = REFERENCES.get((owner, name), "")
    needed = one.required
    match kind:
        case inspect.BoolType():
            made = Field(name, Shape.TRUTH, truth=one.default is True)
        case inspect.IntType():
            made = Field(name, Shape.NUMBER, needed=needed, numbers=True)
        case inspect.StructType():
            made = Field(name, Shape.ENTRY, needed=needed, kind=kind)
        case inspect.DictType():
            made = _pairs(name, kind, words, refers)
        case inspect.VarTupleType():
            made = _list(name, kind, words, refers)
            made = replace(made, needed=needed, empty=nullable)
        case _:
            words = _words(kind) or words
            shape = Shape.WORD if words or refers else Shape.TEXT
            shape = Shape.LONG if name in _LONG else shape
            made = Field(name, shape, words, refers, needed)
    return made


def _list(name: str, kind: inspect.VarTupleType, words: tuple[str, ...], refers: str) -> Field:
    item, _ = _plain(kind.item_type)
    if isinstance(item, inspect.StructType | inspect.VarTupleType) or _is_tables(item):
        return Field(name, Shape.ENTRIES, kind=item)
    numbers = isinstance(item, inspect.IntType)
    return Field(name, Shape.WORDS, _words(item) or words, refers, numbers=numbers)


def _pairs(name: str, kind: inspect.DictType, words: tuple[str, ...], refers: str) -> Field:
    numbers = isinstance(kind.value_type, inspect.IntType)
    keys, values = _words(kind.key_type) or words, _words(kind.value_type)
    return Field(name, Shape.PAIRS, keys, refers, numbers=numbers, values=values)


def _plain(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    """A type without ``None``, and whether ``None`` was allowed."""
    if isinstance(kind, inspect.UnionType):
        rest = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        if len(rest) == 1:
            return rest[0], len(rest) < len(kind.types)
    return kind, False


def _is_tables(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.UnionType) and any(
        isinstance(one, inspect.StructType) for one in kind.types
    )


def _words(kind: inspect.Type) -> tuple[str, ...]:
    if isinstance(kind, inspect.LiteralType):
        return tuple(map(str, kind.values))
    if isinstance(kind, inspect.UnionType):
        return tuple(word for one in kind.types for word in _words(one))
    return ()


# --------------------------------------------------------------------------------------- as text


def shown(field: Field, value: object) -> str:
    """The text of a value in its line of the form."""
    if value is None:
        return ""
    if field.shape is Shape.WORDS and isinstance(value, list) and _flat(value):
        return ", ".join(_label(field, one) for one in value) or (NOTHING if field.empty else "")
    if field.shape is Shape.PAIRS and isinstance(value, dict) and _flat(value.values()):
        return ", ".join(f"{_label(field, n)} = {_label(field, one)}" for n, one in value.items())
    if isinstance(value, list | dict | bool):
        return json.dumps(value, ensure_ascii=False)
    return _label(field, value)


def _label(field: Field, value: object) -> str:
    return field.labels.get(value, value) if isinstance(value, str) else str(value)


def _flat(values: Iterable[object]) -> bool:
    return not any(isinstance(one, list | dict) for one in values)


def typed(field: Field, text: str) -> Any:  # noqa: ANN401 - a value of the field, or a text
    """The value of a text; ``None`` if nothing is entered.

    An invalid value is returned as typed.
    """
    plain = text.strip()
    if not plain:
        return None
    if field.shape is Shape.WORDS:
        parts = [one.strip() for one in plain.split(",") if one.strip()]
        empty = plain == NOTHING and field.empty
        return (
            [] if empty else [_number(one) if field.numbers else _word(field, one) for one in parts]
        )
    if field.shape is Shape.PAIRS:
        return _typed_pairs(field, plain)
    one = _number(plain) if field.shape is Shape.NUMBER else _word(field, plain)
    return text if field.shape is Shape.LONG else one


def _typed_pairs(field: Field, text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if part.strip():
            plain = value.strip()
            found[_word(field, name.strip())] = (
                _number(plain) if field.numbers else _word(field, plain)
            )
    return found


def _number(text: str) -> int | str:
    return int(text) if _NUMBER.fullmatch(text) else text


def _word(field: Field, text: str) -> str:
    """The word for a typed word or label, in its valid case.

    Attributes differ only in their case.
    """
    if text in field.words or text in field.labels:
        return text
    meant = [word for word, label in field.labels.items() if label.casefold() == text.casefold()]
    if len(meant) == 1:
        return meant[0]
    found = [one for one in field.words if one.casefold() == text.casefold()]
    return found[0] if len(found) == 1 and len(found[0]) > 1 else text


def summary(value: object, data: DataSet | None = None) -> str:
    """An entry in one line, as a list of entries shows it."""
    text = _summed("", value, data)
    return text if len(text) <= _SUMMARY else text[: _SUMMARY - 1] + "…"


def _summed(name: str, value: object, data: DataSet | None) -> str:
    if isinstance(value, Mapping):
        key = next((one for one in ("do", "name", "id") if value.get(one)), "")
        first = word_label(key, str(value[key]), data) if key else ""
        rest = [
            Field(str(one)).label if each is True else _named(str(one), each, data)
            for one, each in value.items()
            if one != key and each is not None and each not in ("", [], {})
        ]
        return f"{first}: {'; '.join(rest)}" if first and rest else first or "; ".join(rest)
    if isinstance(value, list | tuple):
        return ", ".join(_bracketed(name, one, data) for one in value)
    return word_label(name, str(value), data)


def _named(name: str, value: object, data: DataSet | None) -> str:
    text = tr("no") if value is False else _bracketed(name, value, data)
    return f"{Field(name).label} {text}"


def _bracketed(name: str, value: object, data: DataSet | None) -> str:
    text = _summed(name, value, data)
    return f"({text})" if isinstance(value, Mapping) and text else text


# ------------------------------------------------------------------------------------ completion


def labelled(field: Field, data: DataSet | None) -> Field:
    """The field with all its possible values and their labels."""
    words = (*field.words, *(_ids(field.refers, data) if field.refers and data else ()))
    possible = tuple(dict.fromkeys((*words, *field.values)))
    names = entry_names(data) if set(possible) - set(field.values) else {}
    labels = labels_of(field.name, possible, data, names)
    return replace(field, words=words, labels=labels)


def completions(field: Field) -> tuple[str, ...]:
    """The texts that complete a field that is labelled."""
    return tuple(field.labels.get(word, word) for word in field.words)


def _ids(refers: str, data: DataSet) -> Iterable[str]:
    if refers == "unlocks":
        unlocked = [one.id for one in data.characters if one.chronicle]
        return [*unlocked, *(one.id for one in data.leaders if one.chronicle)]
    if refers == "courts":
        return [one.id for one in data.boards.courts]
    if refers == "titles":
        return data.boards.titles
    return [one.id for one in getattr(data, refers.replace("-", "_"))]


def free_id(name: str, taken: Iterable[str]) -> str:
    """An id for a new entry with a name; empty if the name has no letters for one."""
    base = re.sub(r"[^a-z0-9]+", "-", _unaccented(name).casefold()).strip("-")[:56].strip("-")
    found, number, known = base, 2, set(taken)
    while found and found in known:
        found, number = f"{base}-{number}", number + 1
    return found


def _unaccented(text: str) -> str:
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
