"""WMRH Talk Radio: intercept that costs pool if no block follows."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.library.reaction.no_discipline import HAS_BLOCKED, NOTES_BLOCK
from vtes_deck.effects.vocab import (
    BLOCKING,
    RESOLVED,
    AddDelayedTrigger,
    Burn,
    Intercept,
    Not,
    Pool,
    Power,
    PutInPlay,
    The,
    card,
    master,
)

WASTED = AddDelayedTrigger(on=RESOLVED, conditions=(Not(HAS_BLOCKED),), effects=(Burn(1, Pool()),))


class LendsIntercept(Effect, frozen=True):
    """The target gets intercept; the player burns pool if it does not block."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return Intercept(self.n, "target").possible(context)

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.INTERCEPT, self.n, which="target"),
            Does(PurposeKind.POOL, 1, whose="mine", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, only a block after this effect counts."""
        Intercept(self.n, "target").carry_out(context)
        NOTES_BLOCK.carry_out(context.by(context.target))
        WASTED.carry_out(context.by(context.target))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"give a minion +{self.n} intercept. If that minion does not block the action, burn "
            "1 pool after action resolution"
        )


CARDS = (
    card(
        102189,
        "WMRH Talk Radio",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=The("blocking"),
            effects=(LendsIntercept(1),),
        ),
    ),
)
