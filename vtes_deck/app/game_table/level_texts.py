"""The part of a card's text that holds at a level of its Disciplines, read from the card base."""

from __future__ import annotations

import re

_SIGN = re.compile(r"\[([A-Za-z]{3})\]")
"""A Discipline."""

_TYPE = re.compile(r"\[[A-Z ]{4,20}\]")
"""The type of card that a line belongs to, if the card has several."""

_OR = " or "

_LONGEST = 110
"""The maximum number of characters; the card itself shows the rest."""


def level_text(text: str, level: str) -> str:
    r"""The sentences of a card's text at a level; empty if the text has none for it.

    Args:
        text: the text of a card, with Disciplines in brackets at the beginning of lines.
        level: the Disciplines with which it is played, such as ``dom``, ``DOM`` or ``cel+for``.

    >>> level_text("[obt] Hide.\n[OBT] Hide well.", "OBT")
    'Hide well'
    >>> level_text("[pot] or [pre] Shout.", "pre")
    'Shout'
    """
    wanted = sorted(level.split("+"))
    for line in text.splitlines():
        signs, either, said = _parts(line.strip())
        if said and (wanted == sorted(signs) or (either and set(wanted) <= set(signs))):
            return _short(said.removesuffix("."))
    return ""


def _parts(line: str) -> tuple[list[str], bool, str]:
    """The Disciplines at the beginning of a line, whether one of them is enough, and the rest."""
    signs, either = [], False
    while (found := _SIGN.match(line)) is not None:
        signs.append(found[1])
        line = line[found.end() :]
        if _SIGN.match(line.removeprefix(_OR)) and line.startswith(_OR):
            either, line = True, line.removeprefix(_OR)
    said = line.strip()
    while (found := _TYPE.match(said)) is not None:
        said = said[found.end() :].strip()
    return signs, either, said


def _short(said: str) -> str:
    """A text with an ellipsis after the last word that fits."""
    if len(said) <= _LONGEST:
        return said
    return said[:_LONGEST].rsplit(" ", 1)[0].rstrip(",;:") + " …"
