"""Cards that are played, or enter play, while the card with the text is in play."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import control


class TargetHas(Condition, frozen=True):
    """The target, such as a card that is played or enters play, has a trait, as printed."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        return self.trait in context.table.cards[context.target].traits

    @override
    def say(self, wording: Wording) -> str:
        return with_article(f"{self.trait.value} card")


class ComesIntoPlay(Effect, frozen=True):
    """The target, a card in the ash heap, moves to the ready region of the user.

    Attributes:
        blood: the blood that it gets.
    """

    blood: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Put the card into play, unless it has left the ash heap."""
        table, card = context.table, context.target
        if table.where[card] is not Zone.ASH_HEAP:
            return
        control.arrive(table, card, context.seat)
        if card in table.in_play:
            ledger.gain_blood(table, table.minion(card), self.blood)

    @override
    def say(self, wording: Wording) -> str:
        what = wording.target.removesuffix(" in your ash heap")
        return f"move {what} from your ash heap to your ready region with {self.blood} blood"


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
