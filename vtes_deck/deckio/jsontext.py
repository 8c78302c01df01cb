"""JSON that may come from anybody: bounded, and every object knows its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import cast

from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.language import mark

type Value = bool | int | float | str | list[Value] | Object | None

MOST_PARTS = 60_000
"""Objects and lists in one text. A backup of several hundred decks has half of that."""

_LONGEST_NUMBER = 20  # digits
_STRING = r'"(?:[^"\\]|\\(?:.|\Z))*+"?'
_SPARE_COMMA = re.compile(rf"({_STRING})|,(?=\s*[}}\]])", re.DOTALL)
_BRACES = re.compile(rf"{_STRING}|[{{}}\n]", re.DOTALL)


class Object(dict[str, Value]):
    """A JSON object.

    Attributes:
        line: 1-based line of the text in which it begins.
        start: position in the text at which it begins.
    """

    line: int = 0
    start: int = 0


def parse_json(text: str, first_line: int = 1) -> Value:
    """The value that a text is. Commas before a closing bracket are overlooked.

    Args:
        text: the JSON.
        first_line: number of its first line in the file.

    Raises:
        UnreadableError: it is no JSON, is nested too deep or has too many parts; with the line.
    """
    if text.count("{") + text.count("[") > MOST_PARTS:
        raise UnreadableError(Reason.MALFORMED, mark("it has more parts than any list of cards"))
    try:
        return _parsed(text, first_line)
    except json.JSONDecodeError:
        pass
    try:
        return _parsed(_SPARE_COMMA.sub(_without_comma, text), first_line)
    except json.JSONDecodeError as error:
        line = first_line + error.lineno - 1
        raise UnreadableError(Reason.MALFORMED, error.msg, line) from None


def _without_comma(match: re.Match[str]) -> str:
    return match[1] or " "


def _parsed(text: str, first_line: int) -> Value:
    places = _places(text, first_line)

    def made(pairs: list[tuple[str, Value]]) -> Object:
        found = Object(pairs)
        found.start, found.line = next(places, (0, 0))
        return found

    try:
        value = json.loads(text, object_pairs_hook=made, parse_int=_integer, parse_constant=_none)
    except RecursionError:
        raise UnreadableError(Reason.MALFORMED, mark("nested too deep")) from None
    return cast("Value", value)


def _integer(digits: str) -> int | None:
    return int(digits) if len(digits) <= _LONGEST_NUMBER else None


def _none(_: str) -> None:
    """``NaN`` and ``Infinity`` are no numbers of copies."""


def _places(text: str, first_line: int) -> Iterator[tuple[int, int]]:
    """Position and line of each object, in the order in which objects end."""
    line = first_line
    begun: list[tuple[int, int]] = []
    for match in _BRACES.finditer(text):
        sign = match[0]
        if sign == "\n":
            line += 1
        elif sign == "{":
            begun.append((match.start(), line))
        elif sign == "}":
            yield begun.pop() if begun else (0, 0)
        else:
            line += sign.count("\n")


class Places:
    """Finds the lines of strings inside an object, asked for in the order of the text."""

    def __init__(self, text: str, within: Object) -> None:
        self._text = text
        self._position = within.start
        self._line = within.line

    def of(self, string: str) -> int:
        """The line of the next string that says this; that of the last one if none does."""
        found = self._text.find(json.dumps(string, ensure_ascii=False), self._position)
        if found >= 0:
            self._line += self._text.count("\n", self._position, found)
            self._position = found + 1
        return self._line
