"""Foreign TOML: ``tomllib`` with a limit for the length of dotted keys.

``tomllib`` needs time and memory proportional to the square of the number of parts of a key: 10,000
parts (20 KB) take 400 MB.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

_SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)")

MAX_DOTS = 100
"""The maximum number of dots in a line.

A key is on one line, and no line that a person writes has as many.
"""


def loads(text: str) -> dict[str, Any]:
    """The values in a TOML text.

    Raises:
        ValueError: it is not TOML, or a line has more than :data:`MAX_DOTS` dots.
        RecursionError: it is nested too deeply.
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MAX_DOTS:
            message = f"More than {MAX_DOTS} dots in one line (at line {number}, column 1)"
            raise tomllib.TOMLDecodeError(message)
    return tomllib.loads(text)


def locate_error(text: str, error: ValueError) -> tuple[int, str]:
    """The line and the reason of a text that :func:`loads` rejects; line 0 if it has none."""
    found = _SYNTAX.fullmatch(str(error))
    if found is None:  # a number with thousands of digits
        return 0, str(error)
    return int(found[2] or text.count("\n") + 1), found[1]
