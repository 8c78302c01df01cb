"""Corruption: minions that can be stolen for the corruption counters on them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.amounts import Amount, AtLeast
from vtes_deck.effects.vocab.choices import Choose, If
from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.control import TakeControl
from vtes_deck.effects.vocab.counters import Burn, Corruption
from vtes_deck.effects.vocab.references import The
from vtes_deck.effects.vocab.wording import Wording


class Resistance(Amount, frozen=True):
    """The capacity of the target vampire or imbued, or the cost of the target ally."""

    where = "their capacity or cost"

    @override
    def count(self, context: EffectContext) -> int:
        minion = context.target_minion
        printed = context.table.cards[minion.card]
        if minion.vampire or printed.imbued:
            return minion.capacity
        return printed.pool_cost + printed.blood_cost


class StealCorrupted(If, frozen=True):
    """The minion can be stolen for enough counters on it."""

    @override
    def say(self, wording: Wording) -> str:
        asked = (
            "if the number of your corruption counters on the minion equals or exceeds their "
            "capacity or cost, "
        )
        steals = "you can burn those counters to steal the target minion"
        return f"{asked}{steals}" if self.conditions else steals


STEAL_CORRUPTED = StealCorrupted(
    (AtLeast(Corruption(), Resistance()),),
    (
        Choose(
            The("target"),
            (Burn(Corruption(), Corruption()), TakeControl("target")),
            optional=True,
        ),
    ),
)
"""The target can be stolen for the counters on it, if there are enough."""
