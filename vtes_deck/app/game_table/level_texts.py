"""The part of a card's text that holds at a level of its Disciplines, read from the card base."""

from __future__ import annotations

import re

_LINE = re.compile(r"^((?:\[[A-Za-z]{3}\](?: or )?)+)\s*(?:\[[A-Z ]{4,}\]\s*)*(.*)$")
"""A line of a text: the Disciplines at which it holds, the type of card if it has several, the
rest."""

_SIGN = re.compile(r"\[([A-Za-z]{3})\]")

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
    wanted = level.split("+")
    for line in text.splitlines():
        found = _LINE.match(line.strip())
        if found is None:
            continue
        signs = _SIGN.findall(found[1])
        one_of_several = " or " in found[1] and set(wanted) <= set(signs)
        if (sorted(wanted) == sorted(signs) or one_of_several) and found[2]:
            return _short(found[2].strip().removesuffix("."))
    return ""


def _short(said: str) -> str:
    """A text with an ellipsis after the last word that fits."""
    if len(said) <= _LONGEST:
        return said
    return said[:_LONGEST].rsplit(" ", 1)[0].rstrip(",;:") + " …"
