"""Lists written as data of a programming language: PHP, Perl, Ruby, Lua, Lisp, TOML arrays."""

from __future__ import annotations

import re
from collections.abc import Sequence

_ITEM = re.compile(
    r"""\[?(?:"(?P<one>[^"\n]{1,80})"|'(?P<two>(?:[^'\\\n]|\\.){1,80})')\]?
        \s{0,3}=>?\s{0,3}(?P<count>\d{1,3})(?![\w.])
    |\(\s{0,3}(?P<before>\d{1,3})\s{1,3}"(?P<three>[^"\n]{1,80})"\s{0,3}\)
    |(?<=[\[,\s])"(?P<four>\d{1,3}\s?[xX]?\s[^"\n]{1,80})"(?=\s{0,3}(?:[\],]|$))""",
    re.VERBOSE,
)
_FIELDS = frozenset({"amount", "copies", "count", "id", "n", "num", "number", "qty", "quantity"})
"""Matches names of fields. A line with them is a record, not cards with their numbers."""

_PART = re.compile(r"[(\[:'\"]?\b(crypt|library)\b", re.IGNORECASE)
_OUTSIDE = re.compile(r"[\w\s$%@:=>'\"()\[\]{},;]*")
_MAX_WORDS = 4


def unfolded(numbered: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, with each card on a separate line such as ``4 Indira``."""
    return [(number, piece) for number, line in numbered for piece in _pieces(line)]


def _pieces(line: str) -> list[str]:
    items = list(_ITEM.finditer(line)) if '"' in line or "'" in line else []
    named = {(item["one"] or item["two"] or "").casefold() for item in items}
    if not items or named & _FIELDS or (items[0]["four"] and "[" not in line):
        return [line]
    pieces: list[str] = []
    at = 0
    for item in items:
        outside = line[at : item.start()]
        if not _OUTSIDE.fullmatch(outside) or len(outside.split()) > _MAX_WORDS:
            return [line]
        part = _PART.search(outside)
        if part is not None:
            pieces.append(part[1])
        pieces.append(_card(item))
        at = item.end()
    return pieces if not re.search(r"\w", line[at:]) else [line]


def _card(item: re.Match[str]) -> str:
    if item["four"]:
        return item["four"]
    name = item["one"] or (item["two"] or "").replace("\\'", "'") or item["three"]
    return f"{item['count'] or item['before']} {name}"
