"""Patterns for the functions of cards."""

from __future__ import annotations

import re
from typing import NamedTuple

from cardbase.terms import Function, Type

NUMBER = r"(?:\d+|x|an?|one|two|three|four|five|six|half|all|any|up to \S+)"
"""An amount, as the texts write it."""

OWN_ACTION = (
    r"(?! (?:(?:ⓓ|political|equip|hunt|recruit|employ|retainer) )*actions?\b)"
    r"(?! (?:on|during|when attempting) that action)"
)
"""Does not follow a ``+1 stealth`` of the action itself, or of an opponent against this card."""

OWN_BEFORE = (
    r"(?<!normal )(?<!usual )(?<!not get )(?<!action is at )(?<!bleed at )(?<!prey at )"
    r"(?<!is with an additional )"
)
"""Does not precede a ``+1 stealth`` of the action itself, or one that is removed."""


class FactRule(NamedTuple):
    """One pattern for a function.

    Attributes:
        function: the function of matching cards.
        clues: every text that can match contains one of these words: a quick pre-check.
        form: the pattern, for a text as :func:`cardbase.facts.plain_text.plain` makes it.
        never: removed from the text first, because it only resembles the function.
        types: only on cards of one of these types; empty for all cards.
        alone: only on cards that have no other type than ``types``.
    """

    function: Function
    clues: tuple[str, ...]
    form: re.Pattern[str]
    never: re.Pattern[str] | None = None
    types: frozenset[Type] = frozenset()
    alone: bool = False

    def applies(self, text: str, types: frozenset[Type]) -> bool:
        """Whether a card of these types with this plain text has the function."""
        if self.types and not (types & self.types if not self.alone else types <= self.types):
            return False
        if not any(clue in text for clue in self.clues):
            return False
        if self.never is not None:
            text = self.never.sub(" ", text)
        return self.form.search(text) is not None


def rule(
    function: Function,
    clues: str,
    *forms: str,
    never: str = "",
    types: frozenset[Type] = frozenset(),
    alone: bool = False,
) -> FactRule:
    """A rule of several alternatives; ``clues`` are separated by ``|``."""
    return FactRule(
        function,
        tuple(clues.split("|")),
        re.compile("|".join(forms)),
        re.compile(never) if never else None,
        types,
        alone,
    )
