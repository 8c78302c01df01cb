r"""Control characters, which change a screen instead of being shown.

They do not belong in a card, a deck or a name: a terminal executes them, and reversed text
direction misrepresents a text.

>>> visible("Arika\x1b[2J\u202e")
'Arika\\x1b[2J\\u202e'
"""

from __future__ import annotations

import re

CONTROLS = re.compile(
    "["
    "\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f"  # all control characters except tab and line feed
    "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069"  # directions
    "\\u2028\\u2029"  # other ends of lines
    "\\ufff9-\\ufffb\\U000e0000-\\U000e007f"  # annotations and tags, which are invisible
    "\\ud800-\\udfff"  # surrogates, which occur in file names that are not valid text
    "]"
)


def visible(text: str) -> str:
    """The text with control characters escaped."""
    return CONTROLS.sub(_named, text)


def _named(found: re.Match[str]) -> str:
    number = ord(found[0])
    if 0xDC80 <= number <= 0xDCFF:
        return f"\\x{number - 0xDC00:02x}"  # a byte of a file name
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"
