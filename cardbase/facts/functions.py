"""What a card is for, in players' words: patterns on the wording of the current card texts."""

from __future__ import annotations

import re

from cardbase.facts.on_actions import ACTION_RULES
from cardbase.facts.on_combat import COMBAT_RULES
from cardbase.facts.on_resources import RESOURCE_RULES
from cardbase.model import Function, Type

_RULES = (*ACTION_RULES, *COMBAT_RULES, *RESOURCE_RULES)
_ORDER = tuple(Function)

OWN = "~"
"""Stands in a plain text for the card's own name."""

_NAME_WORD = re.compile(r"[^\W\d_][\w'-]{2,}")
_COMMON = frozenset({"the", "prince", "baron", "count", "lord", "lady", "doctor", "sister", "and"})


def plain(text: str, name: str, types: tuple[Type, ...]) -> str:
    """The text in lower case, with :data:`OWN` for the name of a minion or a part of it.

    A text about "Bret" is about the card itself when the card is Bret Stryker, and that decides
    whether a bonus is his or his enemy's.
    """
    if types and not _MINIONS.intersection(types):
        return text.lower()
    full = name.lower()
    text = text.lower().replace(full, OWN)
    words = [w for w in _NAME_WORD.findall(full) if w not in _COMMON]
    for word in words:
        if word in text:
            text = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", OWN, text)
    return text


_MINIONS = frozenset({Type.VAMPIRE, Type.IMBUED, Type.ALLY})


def functions_in(text: str, name: str, types: tuple[Type, ...]) -> tuple[Function, ...]:
    """The functions of a card, in the order of :class:`Function`."""
    words = plain(text, name, types)
    kinds = frozenset(types)
    found = {rule.function for rule in _RULES if rule.applies(words, kinds)}
    return tuple(function for function in _ORDER if function in found)
