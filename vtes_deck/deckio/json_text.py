"""JSON from untrusted sources, with limits, and with the line of every object."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import cast

from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.language import mark

type Value = bool | int | float | str | list[Value] | Object | None

MAX_PARTS = 60_000
"""The maximum number of objects and lists in a text.

A backup of several hundred decks has half of it.
"""

_MAX_NUMBER_LENGTH = 20  # digits
_STRING = r'"(?:[^"\\]|\\(?:.|\Z))*+"?'
_LOOSE = re.compile(
    rf"""(?P<string>{_STRING})|(?P<single>'(?:[^'\\]|\\(?:.|\Z))*+'?|`(?:[^`\\]|\\(?:.|\Z))*+`?)
    |(?P<comment>//[^\n]*|\#[^\n]*|/\*.*?(?:\*/|\Z))
    |(?P<comma>,(?=(?:\s|//[^\n]*)*+[}}\]]))|(?P<word>[A-Za-z_$][\w$]*+)|(?P<plus>\+(?=\d))""",
    re.DOTALL | re.VERBOSE,
)
_CONSTANTS = {"None": "null", "True": "true", "False": "false", "undefined": "null"}
_KEPT = {"true", "false", "null", "NaN", "Infinity", "e", "E"}
_BETWEEN = re.compile(r"[\s,;]*")
_BRACES = re.compile(rf"{_STRING}|[{{}}\n]", re.DOTALL)


class Object(dict[str, Value]):
    """A JSON object.

    Attributes:
        line: the line of the text in which it begins, from 1.
        start: position in the text at which it begins.
    """

    line: int = 0
    start: int = 0


def strict(text: str) -> str:
    """JSON as programmers write it by hand, converted to strict JSON with the same lines.

    JSON5 and JavaScript allow comments, names without quotation marks, single quotation marks and
    a comma before a closing bracket; Python has its own constants.
    """
    return _LOOSE.sub(_strictly, text)


def _strictly(match: re.Match[str]) -> str:
    if match["string"]:
        return match[0]
    if match["single"]:
        if len(match[0]) < 2 or match[0][-1] != match[0][0]:
            return match[0]  # it has no end, so the following text belongs to it
        return json.dumps(match[0][1:-1].replace("\\'", "'"), ensure_ascii=False)
    if match["comment"]:
        return " " + "\n" * match[0].count("\n")
    if match["word"]:
        word = match[0]
        return word if word in _KEPT else _CONSTANTS.get(word) or f'"{word}"'
    return " "


def parse_json(text: str, first_line: int = 1) -> Value:
    """The value of a text; a list of values if there are several in a row (NDJSON).

    Args:
        text: the JSON.
        first_line: number of its first line in the file.

    Raises:
        UnreadableError: it is not JSON, is nested too deeply or has too many parts; the error has
            the line.
    """
    if text.count("{") + text.count("[") > MAX_PARTS:
        raise UnreadableError(
            Reason.MALFORMED, mark("it has more parts than a list of cards can have")
        )
    try:
        return _parsed(text, first_line)
    except json.JSONDecodeError as error:
        line = first_line + error.lineno - 1
        raise UnreadableError(Reason.MALFORMED, error.msg, line) from None


def _parsed(text: str, first_line: int) -> Value:
    places = _places(text, first_line)

    def made(pairs: list[tuple[str, Value]]) -> Object:
        found = Object(pairs)
        found.start, found.line = next(places, (0, 0))
        return found

    decoder = json.JSONDecoder(object_pairs_hook=made, parse_int=_integer, parse_constant=_none)
    values: list[Value] = []
    position = _value_from(text, 0)
    try:
        while position < len(text) or not values:
            value, position = decoder.raw_decode(text, position)
            values.append(cast("Value", value))
            position = _value_from(text, position)
    except RecursionError:
        raise UnreadableError(Reason.MALFORMED, mark("nested too deep")) from None
    return values if len(values) > 1 else values[0]


def _value_from(text: str, position: int) -> int:
    """The position where the next value may begin."""
    between = _BETWEEN.match(text, position)
    return between.end() if between is not None else position


def _integer(digits: str) -> int | None:
    return int(digits) if len(digits) <= _MAX_NUMBER_LENGTH else None


def _none(_: str) -> None:
    """Read ``NaN`` and ``Infinity``, which are not numbers of copies, as ``None``."""


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
    """Finds the lines of strings inside an object; request them in the order of the text."""

    def __init__(self, text: str, within: Object) -> None:
        self._text = text
        self._position = within.start
        self._line = within.line

    def of(self, string: str) -> int:
        """The line of the next string with this value; that of the last one if there is none."""
        found = self._text.find(json.dumps(string, ensure_ascii=False), self._position)
        if found >= 0:
            self._line += self._text.count("\n", self._position, found)
            self._position = found + 1
        return self._line
