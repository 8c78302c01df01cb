"""The lines of a card's text that belong to levels of Disciplines."""

from __future__ import annotations

import re
from typing import NamedTuple

_CODE = re.compile(r"\[([A-Za-z]{3})\]")
_FLIGHT = re.compile(r"\[FLIGHT\](?= )")
_TYPE = re.compile(r"\[[A-Z ]{4,20}\] ?")
"""The type of card that a line belongs to, if the card has several."""

_OR = " or "


class LevelLine(NamedTuple):
    """A line of a text.

    Attributes:
        codes: the Disciplines before it, in capitals for the superior level; none if the line
            belongs to every level. Flight is ``fli``.
        either: one of them is enough.
        text: the rest of the line.
    """

    codes: tuple[str, ...]
    either: bool
    text: str

    @property
    def levels(self) -> tuple[tuple[str, ...], ...]:
        """The Disciplines that are enough, in each way; empty if none is needed."""
        if not self.codes:
            return ()
        return tuple((code,) for code in self.codes) if self.either else (self.codes,)


def level_line(line: str) -> LevelLine:
    """The parts of one line of a text.

    >>> level_line("[obf] [REACTION] +1 stealth.")
    LevelLine(codes=('obf',), either=False, text='+1 stealth.')
    >>> level_line("[pot] or [pre] Shout.").levels
    (('pot',), ('pre',))
    """
    rest = _FLIGHT.sub("[fli]", line.strip(), count=1) if line.startswith("[") else line.strip()
    codes, either = [], False
    while (found := _CODE.match(rest)) is not None:
        codes.append(found[1])
        rest = rest[found.end() :]
        if rest.startswith(_OR) and _CODE.match(rest.removeprefix(_OR)):
            either, rest = True, rest.removeprefix(_OR)
        elif _CODE.match(rest.lstrip(" ")):
            rest = rest.lstrip(" ")
    rest = rest.strip(": ")
    while (found := _TYPE.match(rest)) is not None:
        rest = rest[found.end() :].strip()
    return LevelLine(tuple(codes), either, rest)
