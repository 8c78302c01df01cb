"""The problems with one entry of a data set or a chronicle, in the terms of its owner.

The types of :mod:`model` define what is correct. A conversion stops at the first error and reports
it in technical terms. This module checks the whole entry and reports each error with its fix.
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

from cardbase.message import Message, bounded
from vtes_deck.kernel.toml_lines import Path
from vtes_deck.language import mark

MAX_PROBLEMS = 20
"""The maximum number of problems reported for an entry."""

MAX_DEPTH = 40
"""The maximum depth of nested effects."""

SHAPES: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, mark("true or false")),
    (str, mark("a text")),
    (int, mark("a whole number")),
    (float, mark("a decimal number")),
    (list, mark("a list")),
    (dict, mark("a table")),
    (type(None), mark("nothing")),
    ((datetime.date, datetime.time), mark("a date or time")),
)
"""The names of TOML types. Booleans are numbers in Python, so they come first."""

_NUMBER = re.compile(r"-?[0-9]{1,6}")

type ValueProblem = tuple[Path, Message]
"""A problem: its place in the entry, and the fix."""


def value_problems(value: object, kind: Any) -> list[ValueProblem]:  # noqa: ANN401 - a type or an alias of one
    """The first problems with an entry that should be of a type; empty if there are none."""
    return list(islice(_check(value, _known(kind), ()), MAX_PROBLEMS))


def value_problems_in(value: object, kind: inspect.Type) -> list[ValueProblem]:
    """Like :func:`value_problems`, for an analysed type."""
    return list(islice(_check(value, kind, ()), MAX_PROBLEMS))


def shown(path: Path) -> str:
    """A path below an entry, such as ``.abilities[0].name``."""
    return bounded("".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path))


@cache
def _known(kind: Any) -> inspect.Type:  # noqa: ANN401 - a type or an alias of one
    return inspect.type_info(kind)


def near(word: str, known: Iterable[str]) -> Message | str:
    """A suggestion for the intended word, and all possible words."""
    words = tuple(known)
    if not words:
        return ""
    close = difflib.get_close_matches(word[:60], words, n=1)
    listed = ", ".join(words)
    if close:
        return Message(
            mark("; did you mean {close!r}? Possible: {words}"), close=close[0], words=listed
        )
    return Message(mark("; possible: {words}"), words=listed)


def _shape(value: object) -> Message:
    found = next((name for kind, name in SHAPES if isinstance(value, kind)), mark("something else"))
    return Message(found)


def _instead(wanted: Message, value: object) -> Message:
    return Message(mark("write {wanted}, not {shape}"), wanted=wanted, shape=_shape(value))


def _check(value: object, kind: inspect.Type, path: Path) -> Iterator[ValueProblem]:
    if len(path) > MAX_DEPTH:
        yield path, Message(mark("it is nested too deeply"))
        return
    for one, check in CHECKS.items():
        if isinstance(kind, one):
            yield from check(value, kind, path)
            return
    raise AssertionError(f"the model has a type without words: {kind}")


def _union(value: object, kind: inspect.UnionType, path: Path) -> Iterator[ValueProblem]:
    """Check an optional value, one of several words, or a table whose type ``do`` determines."""
    kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    tables = [one for one in kinds if isinstance(one, inspect.StructType)]
    words = [one.values for one in kinds if isinstance(one, inspect.LiteralType)]
    if len(kinds) == 1:
        yield from _check(value, kinds[0], path)
    elif words:
        yield from _word(value, tuple(word for each in words for word in each), path)
    elif tables:
        yield from _tagged(value, tables, path)


def _tagged(value: object, tables: list[inspect.StructType], path: Path) -> Iterator[ValueProblem]:
    field = tables[0].tag_field or ""
    if not isinstance(value, dict):
        yield path, _instead(Message(mark("a table with {field!r}"), field=field), value)
        return
    known = {one.tag: one for one in tables}
    if field not in value:
        hint = near("", map(str, known))
        yield (*path, field), Message(mark("{name!r} is missing{hint}"), name=field, hint=hint)
        return
    tag = value[field]
    found = known.get(tag) if isinstance(tag, str) else None
    if found is None:
        yield from _word(tag, tuple(known), (*path, field))
    else:
        yield from _table(value, found, path)


def _table(value: object, kind: inspect.StructType, path: Path) -> Iterator[ValueProblem]:
    if not isinstance(value, dict):
        yield path, _instead(Message(mark("a table")), value)
        return
    fields = {one.encode_name: one for one in kind.fields}
    for name, field in fields.items():
        if field.required and name not in value:
            yield (*path, name), Message(mark("{name!r} is missing"), name=name)
    for name, one in value.items():
        if name in fields:
            yield from _check(one, fields[name].type, (*path, name))
        elif name != kind.tag_field:
            yield (
                (*path, name),
                Message(mark("there is no such field{hint}"), hint=near(name, fields)),
            )


def _list(value: object, kind: inspect.VarTupleType, path: Path) -> Iterator[ValueProblem]:
    if not isinstance(value, list):
        yield path, _instead(Message(mark("a list, as [ ... ]")), value)
        return
    yield from _amount(len(value), kind, mark("entries"), path)
    for number, one in enumerate(value):
        yield from _check(one, kind.item_type, (*path, number))


def _group(value: object, kind: inspect.TupleType, path: Path) -> Iterator[ValueProblem]:
    """Check a list with a value for each place."""
    if not isinstance(value, list):
        yield path, _instead(Message(mark("a list, as [ ... ]")), value)
        return
    n = len(kind.item_types)
    bounds = inspect.VarTupleType(inspect.AnyType(), min_length=n, max_length=n)
    yield from _amount(len(value), bounds, mark("entries"), path)
    for number, (one, wanted) in enumerate(zip(value, kind.item_types, strict=False)):
        yield from _check(one, wanted, (*path, number))


def _values(value: object, kind: inspect.DictType, path: Path) -> Iterator[ValueProblem]:
    if not isinstance(value, dict):
        yield path, _instead(Message(mark("a table, as {example}"), example="{ ... }"), value)
        return
    for name, one in value.items():
        key = int(name) if _counts(kind.key_type) and _NUMBER.fullmatch(name) else name
        yield from _check(key, kind.key_type, (*path, name))
        yield from _check(one, kind.value_type, (*path, name))


def _counts(kind: inspect.Type) -> bool:
    """Whether the keys of a table are numbers; TOML and JSON write them as texts."""
    return isinstance(kind, inspect.IntType)


def _literal(value: object, kind: inspect.LiteralType, path: Path) -> Iterator[ValueProblem]:
    yield from _word(value, kind.values, path)


def _member(value: object, kind: inspect.EnumType, path: Path) -> Iterator[ValueProblem]:
    yield from _word(value, tuple(one.value for one in kind.cls), path)


def _anything(value: object, kind: inspect.AnyType, path: Path) -> Iterator[ValueProblem]:
    del value, kind, path
    yield from ()


def _word(value: object, words: tuple[Any, ...], path: Path) -> Iterator[ValueProblem]:
    if not isinstance(value, str):
        wrong = _instead(Message(mark("one of these words")), value)
        listed = ", ".join(map(str, words))
        yield path, Message(mark("{message}: {words}"), message=wrong, words=listed)
    elif value not in words:
        yield (
            path,
            Message(
                mark("{value!r} is unknown{hint}"),
                value=value[:60],
                hint=near(value, map(str, words)),
            ),
        )


def _text(value: object, kind: inspect.StrType, path: Path) -> Iterator[ValueProblem]:
    if not isinstance(value, str):
        yield path, _instead(Message(mark("a text in quotation marks")), value)
        return
    yield from _amount(len(value), kind, mark("letters"), path)
    if kind.pattern is not None and not re.search(kind.pattern, value):
        message = Message(
            mark("write 1 to 60 small letters (a to z), digits and hyphens, as 'old-tower'")
        )
        yield (
            path,
            Message(mark("{value!r} is not an id: {message}"), value=value[:60], message=message),
        )


def _amount(
    n: int, kind: inspect.VarTupleType | inspect.StrType, what: str, path: Path
) -> Iterator[ValueProblem]:
    least, most = kind.min_length or 0, kind.max_length
    if n < least or (most is not None and n > most):
        bounds: Message | str
        if most is None:
            bounds = Message(mark("at least {least}"), least=least)
        elif least == most:
            bounds = str(most)
        else:
            bounds = Message(mark("{least} to {most}"), least=least, most=most)
        yield (
            path,
            Message(
                mark("write {bounds} {what}; there are {n}"), bounds=bounds, what=Message(what), n=n
            ),
        )


def _number(value: object, kind: inspect.IntType, path: Path) -> Iterator[ValueProblem]:
    if isinstance(value, bool) or not isinstance(value, int):
        yield path, _instead(Message(mark("a whole number")), value)
        return
    least, most = kind.ge, kind.le
    if (least is not None and value < least) or (most is not None and value > most):
        yield (
            path,
            Message(
                mark("write a whole number from {least} to {most}"),
                least=str(least),
                most=str(most),
            ),
        )


def _truth(value: object, kind: inspect.BoolType, path: Path) -> Iterator[ValueProblem]:
    del kind
    if not isinstance(value, bool):
        yield path, _instead(Message(mark("true or false")), value)


CHECKS: dict[type[inspect.Type], Callable[[object, Any, Path], Iterator[ValueProblem]]] = {
    inspect.UnionType: _union,
    inspect.StructType: _table,
    inspect.VarTupleType: _list,
    inspect.TupleType: _group,
    inspect.DictType: _values,
    inspect.LiteralType: _literal,
    inspect.EnumType: _member,
    inspect.AnyType: _anything,
    inspect.StrType: _text,
    inspect.IntType: _number,
    inspect.BoolType: _truth,
}
"""The check for each kind of type in the model."""
