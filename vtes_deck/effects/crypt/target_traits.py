"""A condition about the trait of a target, whose words the trigger of each card renders."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere
from vtes_deck.effects.vocab import Trait


class TargetHas(SaidElsewhere, Condition, frozen=True):
    """The target, such as a card that is played or enters play, has a trait."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        return self.trait in context.table.cards[context.target].traits
