"""Writes one entry of a form into a data set; the rest of the file stays unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from cardbase.message import Message
from vtes_deck.app import paths
from vtes_deck.app.heritage.data_sets import Examined, examine, text_of, texts_of
from vtes_deck.app.heritage.folders import SETS, HeritageError
from vtes_deck.app.heritage.toml_lines import (
    changed_lines,
    content_of,
    entry_number,
    fresh_lines,
    listed,
    place_of,
    spans_of,
)
from vtes_deck.heritage import DatasetProblem, parse
from vtes_deck.heritage.dataset.reader import LISTS, TABLES
from vtes_deck.heritage.dataset.references import NAMES
from vtes_deck.heritage.dataset.validation import (
    ValueProblem,
    shown,
    value_problems,
    value_problems_in,
)
from vtes_deck.language import tr

type Value = str | int | bool | list[Value] | dict[str, Value] | tuple[Value, ...]

KINDS: dict[str, Any] = {**TABLES, "names": NAMES, **LISTS}
"""The type of each section; those of :data:`LISTS` have many entries, the others one."""

_STEP = re.compile(r"^\w[\w-]*(?:\[\d+\])?\.?([\w-]*)")


class EntryProblem(msgspec.Struct, frozen=True):
    """An error in an entry.

    Attributes:
        field: the field in question; empty if it is not a field of this entry.
        message: the error, as a sentence.
    """

    field: str
    message: str


class EntryError(HeritageError):
    """An entry that is rejected; ``problems`` has the errors with their fields."""

    def __init__(self, problems: Iterable[EntryProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            "\n".join(f"{one.field}: {one.message}".removeprefix(": ") for one in self.problems)
        )


def key_of(section: str) -> str:
    """The field that distinguishes the entries of a section."""
    return "number" if section == "chapters" else "id"


def problems_of(section: str, values: Mapping[str, Any]) -> list[EntryProblem]:
    """The errors of an entry alone, without the others."""
    return _problems(value_problems(_kept(values), KINDS[section]))


def problems_in(value: object, kind: inspect.Type) -> list[EntryProblem]:
    """The errors of an entry below a field."""
    return _problems(value_problems_in(value, kind))


def _problems(found: Iterable[ValueProblem]) -> list[EntryProblem]:
    problems = []
    for path, message in found:
        below = shown(path[1:]).removeprefix(".")
        words = message.render(tr)
        text = f"{below}: {words}" if below else words
        problems.append(EntryProblem(str(path[0]) if path else "", text))
    return problems


def raw_entries(path: Path, section: str) -> list[dict[str, Any]]:
    """The entries of a section of a file or folder as plain values, also those that are wrong.

    Raises:
        HeritageError: it cannot be read, or is not TOML.
    """
    found: list[dict[str, Any]] = []
    for text in texts_of(path).values():
        entries = content_of(text).get(section, [])
        found += [one for one in listed(entries) if isinstance(one, dict)]
    return found


def raw_table(path: Path, section: str) -> dict[str, Any]:
    """The values of a section that exists once.

    Raises:
        HeritageError: it cannot be read, or is not TOML.
    """
    found: dict[str, Any] = {}
    for text in texts_of(path).values():
        table = content_of(text).get(section)
        found.update(table if isinstance(table, dict) else {})
    return found


def enter_entry(
    path: Path,
    section: str,
    values: Mapping[str, Value],
    *,
    instead: Mapping[str, Any] | None = None,
) -> Examined:
    """Write an entry; one with the same id, or the same number of a chapter, is replaced.

    Comments, lines that did not change and all other entries stay as they are. An incomplete entry
    is accepted if its fields are right.

    Args:
        path: the file of the data set.
        section: ``characters``, ``leaders`` and so on.
        values: the fields by their names in the file; empty texts and ``None`` are left out.
        instead: the entry in the file that this one replaces; the id may differ.

    Returns: The new content of the file.

    Raises:
        EntryError: the entry is wrong; the exception has the fields.
        HeritageError: the file cannot be read or written, or was changed by another program.
    """
    if section not in LISTS:
        raise HeritageError(tr("There is no section “{name}”.", name=section))
    key = key_of(section)
    kept = _kept(values)
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        wanted = kept.get(key) if instead is None else instead.get(key)
        found = entry_number(before, section, key, wanted, instead)
        if instead is not None and found is None:
            raise HeritageError(tr("Another program has changed this entry. Check the set again."))
        if found is None:
            start = end = len(lines)
            made = fresh_lines(f"[[{section}]]", kept)
        else:
            start, end = place_of(before, lines, (section, found))
            old = listed(content_of(before)[section])[found]
            made = changed_lines(before, lines, (section, found), (start, end), (old, kept))
        return _written(path, before, section, [*lines[:start], *_gap(lines, start), *made], end)


def enter_table(path: Path, section: str, values: Mapping[str, Value]) -> Examined:
    """Write a section that exists once: ``set``, ``names``, ``boards`` or ``limits``.

    Comments in it stay; several tables of the section become one.

    Raises:
        EntryError: something is wrong; the exception has the fields.
        HeritageError: the file cannot be read or written.
    """
    if section not in KINDS or section in LISTS:
        raise HeritageError(tr("There is no section “{name}”.", name=section))
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        spans = spans_of(before, lines, section)
        comments = [one for a, b in spans for one in lines[a:b] if one.lstrip().startswith("#")]
        fresh = fresh_lines(f"[{section}]", _kept(values))
        made = [fresh[0], *comments, *fresh[1:]]
        start = spans[0][0] if spans else len(lines)
        gone = {line for a, b in spans for line in range(a, b)}
        rest = [line for number, line in enumerate(lines) if number >= start and number not in gone]
        head = [*lines[:start], *_gap(lines, start), *made]
        return _written(path, before, section, [*head, *rest], None)


def remove_entry(path: Path, section: str, entry: str | int | Mapping[str, Any]) -> Examined:
    """Remove an entry.

    Args:
        path: the file of the data set.
        section: ``characters``, ``leaders`` and so on.
        entry: its id, or the number of a chapter, or the whole entry as the file has it.

    Raises:
        EntryError: another entry refers to it.
        HeritageError: it does not exist, or the file cannot be read or written.
    """
    whole = entry if isinstance(entry, Mapping) else None
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        number = entry_number(before, section, key_of(section), entry, whole)
        if number is None:
            name = whole.get(key_of(section), "") if whole is not None else entry
            raise HeritageError(tr("There is no “{name}”.", name=name))
        start, end = place_of(before, lines, (section, number))
        return _written(path, before, section, lines[:start], end)


def _written(path: Path, before: str, section: str, head: list[str], end: int | None) -> Examined:
    """Write the new lines and, if ``end`` is given, the old ones from there."""
    rest = [] if end is None else before.splitlines()[end:]
    text = "\n".join([*head, *rest]) + "\n"
    if not paths.is_text(text):
        raise HeritageError(tr("The entry has characters that cannot be written."))
    _check(path.name, before, text, section)
    SETS.write(path, text.encode())
    return examine(path)


def _kept(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value not in ("", None)}


def _gap(lines: list[str], start: int) -> list[str]:
    return [""] if start == len(lines) and lines and lines[-1].strip() else []


def _check(name: str, before: str, after: str, section: str) -> None:
    """Check that a change adds no errors.

    Raises:
        EntryError: it adds an error; the exception has the field.
    """
    known = {_key(one) for one in parse({name: before})[1]}
    new = [one for one in parse({name: after})[1] if _key(one) not in known]
    if new:
        raise EntryError(_named(one, section) for one in new)


def _named(one: DatasetProblem, section: str) -> EntryProblem:
    words = one.message.render(tr)
    match = _STEP.match(one.field)
    if match and one.field.startswith(section):
        below = one.field[match.end() :].removeprefix(".")
        return EntryProblem(match[1], f"{below}: {words}" if below else words)
    return EntryProblem("", f"{one.field}: {words}".removeprefix(": "))


def _key(one: DatasetProblem) -> tuple[str, Message]:
    """A problem without its place: entries move when others are added or removed."""
    return re.sub(r"\[\d+\]", "", one.field), one.message
