"""A replacement of one wording by another with the same meaning."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

_FIRST_WORDS = re.compile(r"(?:\\b)?([a-z ']{3,})(?![?*{])")
"""Matches the initial letters of a pattern, without a last letter that is optional."""

_NO_BRACKETS = re.compile(r"\\.|\[[^]]{1,80}\]")
"""Matches escaped characters and character sets, which do not structure the pattern."""


class Normalisation(msgspec.Struct, frozen=True):
    """A replacement in a text in lower case.

    Attributes:
        why: the difference that it removes.
        pattern: the wording that it replaces.
        by: the replacement.
        first: letters that a text must contain to be changed. Looking for them takes a tenth of the
            time of a search, and few texts contain them.
    """

    why: str
    pattern: re.Pattern[str]
    by: str | Callable[[re.Match[str]], str]
    first: str = ""

    def apply(self, text: str) -> str:
        """The text after the replacement."""
        return self.pattern.sub(self.by, text) if self.first in text else text


def normalisation(
    why: str, pattern: str, by: str | Callable[[re.Match[str]], str]
) -> Normalisation:
    """A replacement with its pattern compiled."""
    return Normalisation(why, re.compile(pattern), by, _first_letters(pattern))


def _first_letters(pattern: str) -> str:
    """Letters with which every match begins; empty if the pattern begins in another way."""
    depth = 0
    for letter in _NO_BRACKETS.sub("", pattern):
        depth += (letter == "(") - (letter == ")")
        if letter == "|" and depth == 0:
            return ""
    found = _FIRST_WORDS.match(pattern)
    return found[1] if found else ""
