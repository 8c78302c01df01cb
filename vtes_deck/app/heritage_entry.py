"""Entering one entry into an own data set, as a form does; the rest of the file stays as it is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from vtes_deck.app import paths
from vtes_deck.app.heritage_files import SETS, HeritageError
from vtes_deck.app.heritage_sets import Examined, examine, text_of, texts_of
from vtes_deck.heritage import Problem, parse
from vtes_deck.heritage.dataset.lines import Path as Steps
from vtes_deck.heritage.dataset.lines import lines_of
from vtes_deck.heritage.dataset.mistakes import Mistake, mistakes, mistakes_in, shown
from vtes_deck.heritage.dataset.reader import LISTS, TABLES
from vtes_deck.heritage.dataset.references import NAMES
from vtes_deck.kernel import toml
from vtes_deck.language import tr

type Value = str | int | bool | list[Value] | dict[str, Value] | tuple[Value, ...]

KINDS: dict[str, Any] = {**TABLES, "names": NAMES, **LISTS}
"""The type of each section; those of :data:`LISTS` have many entries, the others one."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_HEADER = re.compile(r"\s*\[{1,2}([^\[\]]+)\]{1,2}\s*(?:#.*)?")
_STEP = re.compile(r"^\w[\w-]*(?:\[\d+\])?\.?([\w-]*)")


class Fault(msgspec.Struct, frozen=True):
    """Something wrong in an entry.

    Attributes:
        field: the field in question; empty if it is none of this entry.
        message: what is wrong.
    """

    field: str
    message: str


class EntryError(HeritageError):
    """An entry that is not taken; ``faults`` say what is wrong with which field."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(
            "\n".join(f"{one.field}: {one.message}".removeprefix(": ") for one in self.faults)
        )


def key_of(section: str) -> str:
    """The field that tells the entries of a section apart."""
    return "number" if section == "chapters" else "id"


def faults_of(section: str, values: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with an entry alone, without the others."""
    return _faults(mistakes(_kept(values), KINDS[section]))


def faults_in(value: object, kind: inspect.Type) -> list[Fault]:
    """What is wrong with an entry below a field."""
    return _faults(mistakes_in(value, kind))


def _faults(found: Iterable[Mistake]) -> list[Fault]:
    faults = []
    for path, message in found:
        below = shown(path[1:]).removeprefix(".")
        text = f"{below}: {message}" if below else message
        faults.append(Fault(str(path[0]) if path else "", text))
    return faults


def raw_entries(path: Path, section: str) -> list[dict[str, Any]]:
    """The entries of a section of a file or folder as plain values, also those that are wrong.

    Raises:
        HeritageError: it cannot be read, or is no TOML.
    """
    found: list[dict[str, Any]] = []
    for text in texts_of(path).values():
        entries = _content(text).get(section, [])
        found += [one for one in _listed(entries) if isinstance(one, dict)]
    return found


def raw_table(path: Path, section: str) -> dict[str, Any]:
    """The values of a section that stands once.

    Raises:
        HeritageError: it cannot be read, or is no TOML.
    """
    found: dict[str, Any] = {}
    for text in texts_of(path).values():
        table = _content(text).get(section)
        found.update(table if isinstance(table, dict) else {})
    return found


def enter_entry(
    path: Path,
    section: str,
    values: Mapping[str, Value],
    *,
    instead: Mapping[str, Any] | None = None,
) -> Examined:
    """Writes an entry; one with the same id, or the same number of a chapter, is replaced.

    Comments, lines that did not change and all other entries stay as they are. Half an entry is
    taken if its fields are right.

    Args:
        path: the file of the data set.
        section: ``characters``, ``leaders`` and so on.
        values: the fields as the file names them; empty texts and ``None`` are left out.
        instead: the entry as the file has it, if it was changed; it can get another id.

    Returns:
        What is in the file from now on.

    Raises:
        EntryError: the entry is wrong, with its fields.
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
        found = _entry_number(before, section, key, wanted, instead)
        if instead is not None and found is None:
            raise HeritageError(tr("Another program has changed this entry. Check the set again."))
        if found is None:
            start = end = len(lines)
            made = _fresh(f"[[{section}]]", kept)
        else:
            start, end = _place(before, lines, (section, found))
            old = _listed(_content(before)[section])[found]
            made = _again(before, lines, (section, found), (start, end), (old, kept))
        return _written(path, before, section, [*lines[:start], *_gap(lines, start), *made], end)


def enter_table(path: Path, section: str, values: Mapping[str, Value]) -> Examined:
    """Writes a section that stands once: ``set``, ``names``, ``boards`` or ``limits``.

    Comments in it stay; where it is spread over several tables it becomes one.

    Raises:
        EntryError: something is wrong, with its fields.
        HeritageError: the file cannot be read or written.
    """
    if section not in KINDS or section in LISTS:
        raise HeritageError(tr("There is no section “{name}”.", name=section))
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        spans = _spans(before, lines, section)
        comments = [one for a, b in spans for one in lines[a:b] if one.lstrip().startswith("#")]
        fresh = _fresh(f"[{section}]", _kept(values))
        made = [fresh[0], *comments, *fresh[1:]]
        start = spans[0][0] if spans else len(lines)
        gone = {line for a, b in spans for line in range(a, b)}
        rest = [line for number, line in enumerate(lines) if number >= start and number not in gone]
        head = [*lines[:start], *_gap(lines, start), *made]
        return _written(path, before, section, [*head, *rest], None)


def remove_entry(path: Path, section: str, entry: str | int | Mapping[str, Any]) -> Examined:
    """Takes an entry out.

    Args:
        path: the file of the data set.
        section: ``characters``, ``leaders`` and so on.
        entry: its id, or the number of a chapter, or the whole entry as the file has it.

    Raises:
        EntryError: another entry names it.
        HeritageError: it is not there, or the file cannot be read or written.
    """
    whole = entry if isinstance(entry, Mapping) else None
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        number = _entry_number(before, section, key_of(section), entry, whole)
        if number is None:
            name = whole.get(key_of(section), "") if whole is not None else entry
            raise HeritageError(tr("There is no “{name}”.", name=name))
        start, end = _place(before, lines, (section, number))
        return _written(path, before, section, lines[:start], end)


def _written(path: Path, before: str, section: str, head: list[str], end: int | None) -> Examined:
    """Writes the new lines and, if ``end`` is given, the old ones from there."""
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
    """Whether nothing is wrong that was not wrong before.

    Raises:
        EntryError: something is; with the field.
    """
    known = {_fault(one) for one in parse({name: before})[1]}
    new = [one for one in parse({name: after})[1] if _fault(one) not in known]
    if new:
        raise EntryError(_named(one, section) for one in new)


def _named(one: Problem, section: str) -> Fault:
    match = _STEP.match(one.field)
    if match and one.field.startswith(section):
        below = one.field[match.end() :].removeprefix(".")
        return Fault(match[1], f"{below}: {one.message}" if below else one.message)
    return Fault("", f"{one.field}: {one.message}".removeprefix(": "))


def _fault(one: Problem) -> tuple[str, str]:
    """A problem wherever it stands: entries move when others come and go."""
    return re.sub(r"\[\d+\]", "", one.field), one.message


@lru_cache(maxsize=16)  # one refresh of a form asks several times for the same texts
def _content(text: str) -> dict[str, Any]:
    """The tables of a text; they are only read."""
    try:
        return toml.loads(text)
    except (ValueError, RecursionError) as error:
        raise HeritageError(tr("The file cannot be read: {reason}.", reason=str(error))) from None


def _listed(entries: object) -> list[Any]:
    return entries if isinstance(entries, list) else []


def _entry_number(
    text: str, section: str, key: str, wanted: object, instead: Mapping[str, Any] | None
) -> int | None:
    """Which entry of a section it is: the one with the key, or the very one that is given."""
    for number, entry in enumerate(_listed(_content(text).get(section))):
        if not isinstance(entry, dict):
            continue
        if entry == instead if instead is not None else key in entry and entry[key] == wanted:
            return number
    return None


def _place(text: str, lines: list[str], root: Steps) -> tuple[int, int]:
    """The lines of an entry, from and to.

    Raises:
        HeritageError: it does not stand under a header of its own.
    """
    found = lines_of(text)
    start = found.get(root, 0) - 1
    if start < 0 or not lines[start].lstrip().startswith("[["):
        raise HeritageError(
            tr("Write each entry under [[{section}]] to change it here.", section=root[0])
        )
    return start, _end(found, lines, root, start)


def _end(found: dict[Steps, int], lines: list[str], root: Steps, start: int) -> int:
    """The line after the last one of a table; comments above the next table belong to that."""
    own = [line for path, line in found.items() if path[: len(root)] == root]
    headers = [
        line - 1
        for path, line in found.items()
        if path[: len(root)] != root and line - 1 > start and _is_header(lines[line - 1], path)
    ]
    end = min(headers, default=len(lines))
    while end > max(own) and not _says(lines[end - 1]):
        end -= 1
    return end


def _spans(text: str, lines: list[str], section: str) -> list[tuple[int, int]]:
    """From and to of every table of a section that stands once.

    Raises:
        HeritageError: it does not stand under a header of its own.
    """
    if section not in _content(text):
        return []
    headers = {
        line - 1: path for path, line in lines_of(text).items() if _is_header(lines[line - 1], path)
    }
    starts = sorted(headers)
    spans = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        if headers[start][0] == section:
            while end > start + 1 and not _says(lines[end - 1]):
                end -= 1  # noqa: PLW2901 - comments above the next table belong to that
            spans.append((start, end))
    if not spans:
        raise HeritageError(tr("Write [{section}] as a table to change it here.", section=section))
    return spans


def _is_header(line: str, path: Steps) -> bool:
    match = _HEADER.fullmatch(line)
    names = [one.strip().strip("\"'") for one in match[1].split(".")] if match else []
    return bool(names) and names == [one for one in path if isinstance(one, str)]


def _says(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _fresh(header: str, values: Mapping[str, Any]) -> list[str]:
    return [header, *(_line(name, one) for name, one in values.items())]


def _again(
    text: str,
    lines: list[str],
    root: Steps,
    span: tuple[int, int],
    change: tuple[Mapping[str, Any], Mapping[str, Any]],
) -> list[str]:
    """The lines of an entry that was there: a field that did not change keeps its lines."""
    old, new = change
    start, end = span
    found = lines_of(text)
    own = {str(path[2]): n - 1 for path, n in found.items() if path[:2] == root and len(path) == 3}
    headers = [line for path, line in found.items() if _is_header(lines[line - 1], path)]
    if any(start < line - 1 < end for line in headers):
        comments = [one for one in lines[start:end] if one.lstrip().startswith("#")]
        return [lines[start], *comments, *_fresh("", new)[1:]]
    starts = sorted({*own.values(), end})
    made = lines[start : starts[0]]
    pieces = {name: lines[n : starts[starts.index(n) + 1]] for name, n in own.items()}
    for name, piece in pieces.items():
        if name in new:
            same = name in old and _same(old[name], new[name])
            made += piece if same else [_line(name, new[name]), *_remarks(piece)]
        else:
            made += _remarks(piece)
    made += [_line(name, one) for name, one in new.items() if name not in pieces]
    return made


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def _remarks(piece: list[str]) -> list[str]:
    """The comments in the lines of a field whose value is replaced."""
    found = [one for one in piece if one.lstrip().startswith("#")]
    if len(piece) - len(found) == 1:
        line = next(one for one in piece if one not in found)
        for place in (n for n, sign in enumerate(line) if sign == "#"):
            try:
                tomllib.loads(line[:place])
            except tomllib.TOMLDecodeError:
                continue
            return [line[place:], *found]
    return found


def _line(name: str, value: object) -> str:
    return f"{_key(name)} = {toml_value(value)}"


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else toml_value(name)


def toml_value(value: object) -> str:
    """A value as TOML, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(toml_value, value))}]"
        case Mapping():
            inner = ", ".join(
                f"{_key(str(name))} = {toml_value(one)}" for name, one in value.items()
            )
            return f"{{ {inner} }}" if inner else "{}"
    raise HeritageError(tr("“{value}” cannot be entered.", value=str(value)))
