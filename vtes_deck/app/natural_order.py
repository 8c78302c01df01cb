"""The order of names that people expect: ``player2`` before ``player10``."""

from __future__ import annotations

import re

type Part = tuple[int, int, str]

_PARTS = re.compile(r"([0-9]+)")


def natural(text: str) -> tuple[Part, ...]:
    """The sort key of a name: letters regardless of case, digits as numbers."""
    parts = _PARTS.split(text.casefold())
    return tuple(_number(part) if at % 2 else (1, 0, part) for at, part in enumerate(parts) if part)


def _number(digits: str) -> Part:
    # Compared by length, not as a number, because Python does not convert thousands of digits.
    plain = digits.lstrip("0")
    return (0, len(plain), plain)
