"""The Crocodile Temple: it damages a minion that acts against its controller."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    minion_of,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    DirectedAtMe,
    Power,
    PutInPlay,
    Successful,
    card,
    master,
)


class AgainstMe(DirectedAtMe, frozen=True):
    """The action was directed at the user."""

    @override
    def say(self, wording: Wording) -> str:
        return "directed at you (or a card you control)"


class HurtsActing(Effect, frozen=True):
    """The acting minion takes environmental damage."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return minion_of(context, "acting") is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        acting = minion_of(context, "acting")
        if acting is not None:
            hurt = Damage(target=acting.card, n=self.n, cause=Cause.NOTHING, source=context.card)
            context.table.push(DamageResolution((hurt,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"inflict {self.n} environmental damage on {wording.acting}"


CARDS = (
    card(
        100449,
        "The Crocodile Temple",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: the acting minion takes 1 damage.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(Successful(), AgainstMe()),
            effects=(HurtsActing(1),),
        ),
    ),
)
