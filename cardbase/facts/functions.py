"""The functions of cards in the words of players: patterns for the wording of current texts."""

from __future__ import annotations

from cardbase.facts.actions import ACTION_RULES
from cardbase.facts.combat import COMBAT_RULES
from cardbase.facts.resources import RESOURCE_RULES
from cardbase.terms import Function, Type

_RULES = (*ACTION_RULES, *COMBAT_RULES, *RESOURCE_RULES)
_ORDER = tuple(Function)


def functions_in(text: str, types: tuple[Type, ...]) -> tuple[Function, ...]:
    """The functions of a card, in the order of :class:`Function`.

    Args:
        text: its plain text; see :func:`cardbase.facts.plain_text.plain`.
        types: its types.
    """
    kinds = frozenset(types)
    found: set[Function] = set()
    for rule in _RULES:
        if rule.function not in found and rule.applies(text, kinds):
            found.add(rule.function)
    return tuple(function for function in _ORDER if function in found)
