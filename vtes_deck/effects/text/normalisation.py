"""A replacement of one wording by another with the same meaning."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec


class Normalisation(msgspec.Struct, frozen=True):
    """A replacement in a text in small letters.

    Attributes:
        why: what it levels out.
        pattern: what it replaces.
        by: the replacement.
    """

    why: str
    pattern: re.Pattern[str]
    by: str | Callable[[re.Match[str]], str]

    def apply(self, text: str) -> str:
        """The text after the replacement."""
        return self.pattern.sub(self.by, text)


def normalisation(
    why: str, pattern: str, by: str | Callable[[re.Match[str]], str]
) -> Normalisation:
    """A replacement with its pattern compiled."""
    return Normalisation(why, re.compile(pattern), by)
