"""A replacement of one wording by another with the same meaning."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

_FIRST_WORDS = re.compile(r"(?:\\b)?([a-z ']{3,})(?![?*{])")
"""The initial letters of a pattern, without a last letter that may be missing in the text."""

_NO_BRACKETS = re.compile(r"\\.|\[[^]]{1,80}\]")
"""Characters that are not brackets and bars of the pattern itself."""


class Normalisation(msgspec.Struct, frozen=True):
    """A replacement in a text in small letters.

    Attributes:
        why: the difference that it removes.
        pattern: the wording that it replaces.
        by: the replacement.
        first: a text without these letters is not changed. Looking for them takes a tenth of the
            time of a search, and few texts have them.
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
    """Letters that every match begins with; empty if the pattern begins in another way."""
    depth = 0
    for letter in _NO_BRACKETS.sub("", pattern):
        depth += (letter == "(") - (letter == ")")
        if letter == "|" and depth == 0:
            return ""
    found = _FIRST_WORDS.match(pattern)
    return found[1] if found else ""
