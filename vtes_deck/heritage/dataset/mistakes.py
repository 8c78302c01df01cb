"""What is wrong in one entry of a data set, in the words of its owner.

The types of :mod:`model` decide what is right. A conversion stops at the first fault and names it
in the terms of a programmer; this goes over the whole entry and says each fault with what to write.
"""

from __future__ import annotations

import datetime
import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

from msgspec import inspect

from vtes_deck.heritage.dataset.lines import Path

MOST = 20
"""Mistakes that are said of one entry."""

MOST_DEPTH = 40
"""Nested effects."""

SHAPES: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, "true or false"),
    (str, "a text"),
    (int, "a whole number"),
    (float, "a decimal number"),
    (list, "a list"),
    (dict, "a table"),
    (type(None), "nothing"),
    ((datetime.date, datetime.time), "a date or time"),
)
"""How the values of TOML are called; a truth value is a number to Python, so it stands first."""

type Mistake = tuple[Path, str]
"""Where it is in the entry, and what to write instead."""


def mistakes(value: object, kind: Any) -> list[Mistake]:  # noqa: ANN401 - a type or an alias of one
    """The first mistakes of an entry that should be of a type; empty if there are none."""
    return list(islice(_check(value, _known(kind), ()), MOST))


def mistakes_in(value: object, kind: inspect.Type) -> list[Mistake]:
    """As :func:`mistakes`, with a type that was looked into already."""
    return list(islice(_check(value, kind, ()), MOST))


def shown(path: Path) -> str:
    """A path below an entry, as ``.abilities[0].name``."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)


@cache
def _known(kind: Any) -> inspect.Type:  # noqa: ANN401 - a type or an alias of one
    return inspect.type_info(kind)


def near(word: str, known: Iterable[str]) -> str:
    """A hint at the word that was meant, and all that are possible."""
    words = tuple(known)
    if not words:
        return ""
    close = difflib.get_close_matches(word[:60], words, n=1)
    meant = f"; did you mean {close[0]!r}? Possible" if close else "; possible"
    return f"{meant}: {', '.join(words)}"


def _shape(value: object) -> str:
    return next((name for kind, name in SHAPES if isinstance(value, kind)), "something else")


def _instead(wanted: str, value: object) -> str:
    return f"write {wanted}, not {_shape(value)}"


def _check(value: object, kind: inspect.Type, path: Path) -> Iterator[Mistake]:
    if len(path) > MOST_DEPTH:
        yield path, "it is nested too deeply"
        return
    for one, check in CHECKS.items():
        if isinstance(kind, one):
            yield from check(value, kind, path)
            return
    raise AssertionError(f"the model has a type without words: {kind}")


def _union(value: object, kind: inspect.UnionType, path: Path) -> Iterator[Mistake]:
    """A value that can be left out, one of several words, or a table that ``do`` tells apart."""
    kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    tables = [one for one in kinds if isinstance(one, inspect.StructType)]
    words = [one.values for one in kinds if isinstance(one, inspect.LiteralType)]
    if len(kinds) == 1:
        yield from _check(value, kinds[0], path)
    elif words:
        yield from _word(value, tuple(word for each in words for word in each), path)
    elif tables:
        yield from _tagged(value, tables, path)


def _tagged(value: object, tables: list[inspect.StructType], path: Path) -> Iterator[Mistake]:
    field = tables[0].tag_field or ""
    if not isinstance(value, dict):
        yield path, _instead(f"a table with {field!r}", value)
        return
    known = {one.tag: one for one in tables}
    if field not in value:
        yield path, f"{field!r} is missing{near('', map(str, known))}"
        return
    tag = value[field]
    found = known.get(tag) if isinstance(tag, str) else None
    if found is None:
        yield from _word(tag, tuple(known), (*path, field))
    else:
        yield from _table(value, found, path)


def _table(value: object, kind: inspect.StructType, path: Path) -> Iterator[Mistake]:
    if not isinstance(value, dict):
        yield path, _instead("a table", value)
        return
    fields = {one.encode_name: one for one in kind.fields}
    for name, field in fields.items():
        if field.required and name not in value:
            yield path, f"{name!r} is missing"
    for name, one in value.items():
        if name in fields:
            yield from _check(one, fields[name].type, (*path, name))
        elif name != kind.tag_field:
            yield (*path, name), f"there is no such field{near(name, fields)}"


def _list(value: object, kind: inspect.VarTupleType, path: Path) -> Iterator[Mistake]:
    if not isinstance(value, list):
        yield path, _instead("a list, as [ ... ]", value)
        return
    yield from _amount(len(value), kind, "entries", path)
    for number, one in enumerate(value):
        yield from _check(one, kind.item_type, (*path, number))


def _values(value: object, kind: inspect.DictType, path: Path) -> Iterator[Mistake]:
    if not isinstance(value, dict):
        yield path, _instead("a table, as { ... }", value)
        return
    for name, one in value.items():
        yield from _check(name, kind.key_type, (*path, name))
        yield from _check(one, kind.value_type, (*path, name))


def _literal(value: object, kind: inspect.LiteralType, path: Path) -> Iterator[Mistake]:
    yield from _word(value, kind.values, path)


def _word(value: object, words: tuple[Any, ...], path: Path) -> Iterator[Mistake]:
    if not isinstance(value, str):
        yield path, f"{_instead('one of these words', value)}: {', '.join(map(str, words))}"
    elif value not in words:
        yield path, f"{value[:60]!r} is unknown{near(value, map(str, words))}"


def _text(value: object, kind: inspect.StrType, path: Path) -> Iterator[Mistake]:
    if not isinstance(value, str):
        yield path, _instead("a text in quotation marks", value)
        return
    yield from _amount(len(value), kind, "characters", path)
    if kind.pattern is not None and not re.search(kind.pattern, value):
        message = "write 1 to 60 small letters (a to z), digits and hyphens, as 'old-tower'"
        yield path, f"{value[:60]!r} is no id: {message}"


def _amount(
    n: int, kind: inspect.VarTupleType | inspect.StrType, what: str, path: Path
) -> Iterator[Mistake]:
    least, most = kind.min_length or 0, kind.max_length
    if n < least or (most is not None and n > most):
        bounds = f"at least {least}" if most is None else f"{least} to {most}"
        yield path, f"write {bounds} {what}; there are {n}"


def _number(value: object, kind: inspect.IntType, path: Path) -> Iterator[Mistake]:
    if isinstance(value, bool) or not isinstance(value, int):
        yield path, _instead("a whole number", value)
        return
    least, most = kind.ge, kind.le
    if (least is not None and value < least) or (most is not None and value > most):
        yield path, f"write a whole number from {least} to {most}"


def _truth(value: object, kind: inspect.BoolType, path: Path) -> Iterator[Mistake]:
    del kind
    if not isinstance(value, bool):
        yield path, _instead("true or false", value)


CHECKS: dict[type[inspect.Type], Callable[[object, Any, Path], Iterator[Mistake]]] = {
    inspect.UnionType: _union,
    inspect.StructType: _table,
    inspect.VarTupleType: _list,
    inspect.DictType: _values,
    inspect.LiteralType: _literal,
    inspect.StrType: _text,
    inspect.IntType: _number,
    inspect.BoolType: _truth,
}
"""How each kind of type that the model uses is checked."""
