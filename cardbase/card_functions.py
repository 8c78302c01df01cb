"""The words for the effects of cards: the functions, and those that only a rules engine finds."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from cardbase.terms import Function


class EngineFunction(StrEnum):
    """Effects that are not a :class:`~cardbase.terms.Function`."""

    STRENGTH = "strength"
    DAMAGE = "damage"
    BLOOD_LOSS = "blood loss"
    CAPACITY = "capacity"
    HAND_SIZE = "hand size"
    CYCLE = "cycle"
    DISCARD = "discard"
    MILL = "mill"
    CRYPT = "crypt draw"
    MINION = "minion"
    BLOCK = "block"
    RESTRICTION = "restriction"
    BANISH = "banish"
    CORRUPTION = "corruption"
    EDGE = "edge"
    PHASE_ACTIONS = "phase actions"
    TAX = "tax"


type CardFunction = Function | EngineFunction

CARD_FUNCTIONS: tuple[CardFunction, ...] = (*Function, *EngineFunction)
"""All words, in the order of a selection list."""

type FunctionAmounts = Mapping[CardFunction, int | None]
"""The effects of a card with their greatest amounts; ``None`` for X, 1 for no amount."""
