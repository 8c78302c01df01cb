"""Pack Alpha: animal retainers in combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    bring,
    can_bring,
    one_of_each,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    Bonus,
    BurnCard,
    OnePerMinion,
    PlayLimit,
    PutOn,
    StaticBonus,
    Trait,
    at,
    card,
    combat,
)
from vtes_deck.effects.vocab.minion_filter import has_copy


def is_animal(context: EffectContext, card: int) -> bool:
    """Whether a card is an animal retainer."""
    printed = context.table.cards[card]
    return printed.retainer and Trait.ANIMAL in printed.traits


class AnimalInHand(Target, frozen=True):
    """An animal retainer in the hand that the minion can employ."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        fitting = [
            card
            for card in table.seats[context.seat].hand
            if is_animal(context, card)
            and can_bring(table, card, context.user_minion, table.cards[context.card])
        ]
        return [(card, NONE, 0) for card in one_of_each(table, fitting)]

    @override
    def say(self, wording: Wording) -> str:
        return "an animal retainer from your hand"


class EmployTarget(Effect, frozen=True):
    """The minion employs the target card at its cost. By a ruling, this is not an employ action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Do nothing if the card has left the hand or its cost can no longer be paid."""
        table = context.table
        in_hand = context.target in table.seats[context.seat].hand
        if in_hand and can_bring(
            table, context.target, context.user_minion, table.cards[context.card]
        ):
            bring(context, context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"employ {wording.target} (requirements and cost apply as normal)"


class OwnAnimal(Target, frozen=True):
    """An animal retainer of the minion that plays the card; none if it has a copy of the card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        minion = context.user_minion
        if has_copy(context.table, context.card, minion):
            return []
        return [(one, NONE, 0) for one in minion.attached if is_animal(context, one)]

    @override
    def say(self, wording: Wording) -> str:
        return "an animal retainer employed by this vampire"


class ReplaceAnimal(Effect, frozen=True):
    """Burns the chosen retainer and puts the card on the minion."""

    burns: Effect = BurnCard("target")
    then: Effect = PutOn("user")

    @override
    def does(self) -> tuple[Does, ...]:
        return (*self.burns.does(), *self.then.does())

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.target in context.user_minion.attached:
            self.burns.carry_out(context)
            self.then.carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.burns.say(wording)} to {self.then.say(wording)}"


CARDS = (
    card(
        101342,
        "Pack Alpha",
        combat("ani", at(BEFORE_RANGE), EmployTarget(), target=AnimalInHand()),
        combat(
            "ANI",
            at(BEFORE_RESOLUTION | BEFORE_RANGE),
            ReplaceAnimal(),
            target=OwnAnimal(),
        ),
        PlayLimit(per="round"),
        StaticBonus(Bonus.STRENGTH, 1),
        OnePerMinion(),
    ),
)
