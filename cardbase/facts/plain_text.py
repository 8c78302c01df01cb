"""The form of a text for which the patterns for bonuses and functions are written."""

from __future__ import annotations

import re

from cardbase.terms import Type

OWN = "~"
"""Replaces the card's own name in a plain text."""

_NAME_WORD = re.compile(r"[^\W\d_][\w'-]{2,}")
_COMMON = frozenset({"the", "prince", "baron", "count", "lord", "lady", "sister", "and"})
_MINIONS = frozenset({Type.VAMPIRE, Type.IMBUED, Type.ALLY})
_MAX_NAME_LENGTH = 12
_DIRECTED = "(d)"


def plain(text: str, name: str, types: tuple[Type, ...]) -> str:
    """The text in lower case, with :data:`OWN` in place of the name of a minion or a part of it.

    In the text of Bret Stryker, "Bret" is the card itself. This decides whether a bonus belongs to
    the minion or to its opponent.
    """
    text = text.lower().replace(_DIRECTED, "ⓓ")
    if not _MINIONS.intersection(types):
        return text
    full = name.lower()
    if full:
        text = text.replace(full, OWN)
    for word in [w for w in _NAME_WORD.findall(full) if w not in _COMMON][:_MAX_NAME_LENGTH]:
        if word in text:
            text = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", OWN, text)
    return text
