"""Lines of a TOML text in which one entry or table is written, while all others stay."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.kernel import toml
from vtes_deck.kernel.toml_lines import Path as Steps
from vtes_deck.kernel.toml_lines import lines_of
from vtes_deck.language import tr

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_HEADER = re.compile(r"\s*\[{1,2}([^\[\]]+)\]{1,2}\s*(?:#.*)?")


@lru_cache(maxsize=16)  # one refresh of a form needs the same texts several times
def content_of(text: str) -> dict[str, Any]:
    """The tables of a text; they are only read."""
    try:
        return toml.loads(text)
    except (ValueError, RecursionError) as error:
        raise HeritageError(tr("The file cannot be read: {reason}.", reason=str(error))) from None


def listed(entries: object) -> list[Any]:
    """The entries of a section; none if it is not a list."""
    return entries if isinstance(entries, list) else []


def entry_number(
    text: str, section: str, key: str, wanted: object, instead: Mapping[str, Any] | None
) -> int | None:
    """The index of an entry in a section: the one with the key, or an identical one."""
    for number, entry in enumerate(listed(content_of(text).get(section))):
        if not isinstance(entry, dict):
            continue
        if entry == instead if instead is not None else key in entry and entry[key] == wanted:
            return number
    return None


def place_of(text: str, lines: list[str], root: Steps) -> tuple[int, int]:
    """The first line of an entry and the line after its last one.

    Raises:
        HeritageError: it has no header of its own.
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


def spans_of(text: str, lines: list[str], section: str) -> list[tuple[int, int]]:
    """The first and last line of every table of a section that occurs once.

    Raises:
        HeritageError: it has no header of its own.
    """
    if section not in content_of(text):
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


def fresh_lines(header: str, values: Mapping[str, Any]) -> list[str]:
    """The lines of a new entry."""
    return [header, *(_line(name, one) for name, one in values.items())]


def changed_lines(
    text: str,
    lines: list[str],
    root: Steps,
    span: tuple[int, int],
    change: tuple[Mapping[str, Any], Mapping[str, Any]],
) -> list[str]:
    """The lines of a changed entry: a field that did not change keeps its lines."""
    old, new = change
    start, end = span
    found = lines_of(text)
    own = {str(path[2]): n - 1 for path, n in found.items() if path[:2] == root and len(path) == 3}
    headers = [line for path, line in found.items() if _is_header(lines[line - 1], path)]
    if any(start < line - 1 < end for line in headers):
        comments = [one for one in lines[start:end] if one.lstrip().startswith("#")]
        return [lines[start], *comments, *fresh_lines("", new)[1:]]
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


_VALUE = re.compile(
    r'''(?:"""(?:[^"\\]|\\.|"(?!""))*+"""|"(?:[^"\\]|\\.)*+"'''
    r"""|'''(?:[^']|'(?!''))*+'''|'[^']*+'|[^"'#])*+"""
)
"""Key and value of a line, up to its comment; possessive, so the work is linear."""


def _remarks(piece: list[str]) -> list[str]:
    """The comments in the lines of a field whose value is replaced."""
    found = [one for one in piece if one.lstrip().startswith("#")]
    if len(piece) - len(found) == 1:
        line = next(one for one in piece if one not in found)
        value = _VALUE.match(line)
        if value is not None and line[value.end() :].startswith("#"):
            return [line[value.end() :], *found]
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
