"""Entering one entry into an own data set, as a form does; the rest of the file stays as it is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from vtes_deck.app import paths
from vtes_deck.app.heritage_files import SETS, HeritageError
from vtes_deck.app.heritage_sets import Examined, examine, text_of
from vtes_deck.heritage import Problem, parse
from vtes_deck.heritage.dataset.lines import lines_of
from vtes_deck.heritage.dataset.reader import LISTS
from vtes_deck.language import tr

type Value = str | int | bool | list[Value] | dict[str, Value] | tuple[Value, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def enter_entry(path: Path, section: str, values: Mapping[str, Value]) -> Examined:
    """Writes an entry; one with the same id, or the same number of a chapter, is replaced.

    Comments and all other entries stay as they are. Half an entry is taken if its fields are right.

    Args:
        path: the file of the data set.
        section: ``characters``, ``leaders`` and so on.
        values: the fields as the file names them; empty texts and ``None`` are left out.

    Returns:
        What is in the file from now on.

    Raises:
        HeritageError: the entry is wrong, or the file cannot be read or written.
    """
    if section not in LISTS:
        raise HeritageError(tr("There is no section “{name}”.", name=section))
    key = "number" if section == "chapters" else "id"
    kept = {name: value for name, value in values.items() if value not in ("", None)}
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        start, end = _place(before, lines, section, key, kept.get(key))
        made = _entry(section, kept)
        gap = [""] if start == len(lines) and lines and lines[-1].strip() else []
        text = "\n".join([*lines[:start], *gap, *made, *lines[end:]]) + "\n"
        if not paths.is_text(text):
            raise HeritageError(tr("The entry has characters that cannot be written."))
        _check(path.name, before, text)
        SETS.write(path, text.encode())
    return examine(path)


def remove_entry(path: Path, section: str, key: str | int) -> Examined:
    """Takes an entry out, by its id, or a chapter by its number.

    Raises:
        HeritageError: it is not there, or the file cannot be read or written.
    """
    with SETS.alone():
        before = text_of(path)
        lines = before.splitlines()
        name = "number" if section == "chapters" else "id"
        start, end = _place(before, lines, section, name, key)
        if start == end:
            raise HeritageError(tr("There is no “{name}”.", name=key))
        text = "\n".join([*lines[:start], *lines[end:]]) + "\n"
        SETS.write(path, text.encode())
    return examine(path)


def _check(name: str, before: str, after: str) -> None:
    """Whether nothing is wrong that was not wrong before.

    Raises:
        HeritageError: something is; with the field.
    """
    known = {_fault(one) for one in parse({name: before})[1]}
    new = [one for one in parse({name: after})[1] if _fault(one) not in known]
    if new:
        raise HeritageError("\n".join(f"{one.field}: {one.message}" for one in new))


def _fault(one: Problem) -> tuple[str, str]:
    """A problem wherever it stands: entries move when others come and go."""
    return re.sub(r"\[\d+\]", "", one.field), one.message


def _place(text: str, lines: list[str], section: str, key: str, wanted: object) -> tuple[int, int]:
    """The lines of an entry, from and to; both the end of the file if it is not there."""
    try:
        entries = tomllib.loads(text).get(section, [])
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise HeritageError(tr("The file cannot be read: {reason}.", reason=str(error))) from None
    found = lines_of(text)
    for number, entry in enumerate(entries if isinstance(entries, list) else []):
        if isinstance(entry, dict) and entry.get(key) == wanted and (section, number) in found:
            start = found[section, number] - 1
            if not lines[start].lstrip().startswith("[["):
                raise HeritageError(
                    tr("Write each entry under [[{section}]] to change it here.", section=section)
                )
            own = [line for path, line in found.items() if path[:2] == (section, number)]
            headers = [
                line - 1
                for path, line in found.items()
                if path[:2] != (section, number)
                and line - 1 > start
                and lines[line - 1].lstrip().startswith("[")
            ]
            end = min(headers, default=len(lines))
            while end > max(own) and not _says(lines[end - 1]):
                end -= 1
            return start, end
    return len(lines), len(lines)


def _says(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _entry(section: str, values: Mapping[str, Value]) -> list[str]:
    return [f"[[{section}]]", *(f"{_key(name)} = {_toml(one)}" for name, one in values.items())]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _toml(name)


def _toml(value: object) -> str:
    """A value as TOML, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case Mapping():
            inner = ", ".join(f"{_key(str(name))} = {_toml(one)}" for name, one in value.items())
            return f"{{ {inner} }}" if inner else "{}"
    raise HeritageError(tr("“{value}” cannot be entered.", value=str(value)))
