"""The places at which lines of a displayed text may end."""

from __future__ import annotations

import re

_UNIT = re.compile(r"(?<=\d) (?=(?:%|VP|GW|MB|ms|s)(?!\w))")
"""The blank between a number and its unit."""


def with_units(text: str) -> str:
    """A text, plain or markup, in which no line ends between a number and its unit."""
    return _UNIT.sub("\N{NO-BREAK SPACE}", text)
