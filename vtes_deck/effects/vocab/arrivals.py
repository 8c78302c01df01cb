"""Cards that enter play while the card with the text is in play."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.wording import Wording


class AnotherEnters(Condition, frozen=True):
    """The card of the event is another card with a trait, as printed."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        card = context.target
        return card != context.card and self.trait in context.table.cards[card].traits

    @override
    def say(self, wording: Wording) -> str:
        return f"if another {self.trait.value} enters play"
