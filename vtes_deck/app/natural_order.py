"""The order of names as people see it: ``player2`` before ``player10``."""

from __future__ import annotations

import re

type Part = tuple[int, int, str]

_PARTS = re.compile(r"([0-9]+)")


def natural(text: str) -> tuple[Part, ...]:
    """The sort key of a name: letters without their case, digits as the number they make."""
    parts = _PARTS.split(text.casefold())
    return tuple(_number(part) if at % 2 else (1, 0, part) for at, part in enumerate(parts) if part)


def _number(digits: str) -> Part:
    # Compared by length, not as a number: Python reads no number of thousands of digits.
    plain = digits.lstrip("0")
    return (0, len(plain), plain)
