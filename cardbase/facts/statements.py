"""Splits a card text before facts are read from it.

A text is a few lines. On a library card each line is one effect, which starts with the symbols of
the Disciplines it needs; on an advanced vampire the line after ``[MERGED]`` applies only when it is
merged. Within a line, *statements* are separated by full stops and colons: keywords such as
``Sterile.`` or ``Unique location.`` are whole statements. This distinguishes a keyword of the card
from a word in a sentence.
"""

from __future__ import annotations

import re

_MERGED = "[MERGED]"
_ADVANCED = re.compile(r"^Advanced, ")

_STOPS = re.compile(
    r"""
    (?<! \b Dr ) (?<! \b Mr ) (?<! \b St ) (?<! \b vs ) (?<! \b Mrs ) (?<! \b D )
    (?<! \b [A-Z] \. [A-Z] )
    [.:] (?: \s+ | \Z )
    (?! [^<>]* > )  # not within the name of another card
    """,
    re.VERBOSE,
)
_SYMBOL = r"(?:\[[A-Za-z ]{3,20}\])"
_SYMBOLS = re.compile(rf"^\s*{_SYMBOL}(?:\s?(?:or\s)?{_SYMBOL})*\s*")


def parts(text: str) -> tuple[str, str]:
    """Split the text of a crypt card into the part that always applies and the merged part."""
    base, found, merged = text.partition(_MERGED)
    base, merged = base.strip(), merged.strip()
    if found and not base:
        # A card that has merged text only still has that sect.
        return merged, ""
    return _ADVANCED.sub("", base), _ADVANCED.sub("", merged)


def statements(text: str) -> list[str]:
    """The statements of a text, in order, without their stops and without leading symbols."""
    found: list[str] = []
    for line in text.splitlines():
        bare = _SYMBOLS.sub("", line)
        found.extend(piece.strip() for piece in _STOPS.split(bare) if piece.strip())
    return found
