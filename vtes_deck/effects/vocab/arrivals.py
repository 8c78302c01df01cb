"""Cards that are played, or enter play, while the card with the text is in play."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.effects.vocab.context import Condition, EffectContext
from vtes_deck.effects.vocab.wording import Wording, with_article


class TargetHas(Condition, frozen=True):
    """The target, such as a card that is played or enters play, has a trait, as printed."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        return self.trait in context.table.cards[context.target].traits

    @override
    def say(self, wording: Wording) -> str:
        return with_article(f"{self.trait.value} card")


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
