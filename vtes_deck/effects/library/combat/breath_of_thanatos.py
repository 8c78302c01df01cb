"""Breath of Thanatos: actions that put a wraith in play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Employ,
    Recruit,
    Wording,
)
from vtes_deck.effects.vocab import (
    Stealth,
    Strike,
    Trait,
    card,
    combat,
    modifier,
    strikes,
)


class Brings(Condition, frozen=True):
    """The current action recruits an ally or employs a retainer with this trait."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if not isinstance(action, (Recruit, Employ)):
            return False
        return self.trait in context.table.cards[action.card].traits

    @override
    def say(self, wording: Wording) -> str:
        return f"during an action to recruit or employ a {self.trait.value}"


CARDS = (
    card(
        100249,
        "Breath of Thanatos",
        modifier("nec", Stealth(2), conditions=(Brings(Trait.WRAITH),)),
        combat("NEC", strikes(Strike(damage=1, aggravated=True))),
    ),
)
