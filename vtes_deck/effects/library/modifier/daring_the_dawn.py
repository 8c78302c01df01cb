"""Daring the Dawn: no vampire blocks, and the acting vampire takes damage."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    RESOLVED,
    VAMPIRE,
    AddDelayedTrigger,
    CannotBlock,
    card,
    modifier,
)


class TakesDamage(Effect, frozen=True):
    """The minion takes environmental aggravated damage that cannot be prevented."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        damage = Damage(
            target=context.minion,
            n=self.n,
            aggravated=True,
            source=context.card,
            unpreventable=True,
        )
        context.table.push(DamageResolution((damage,)))

    @override
    def say(self, wording: Wording) -> str:
        said = f"{self.n} unpreventable environmental aggravated damage after action resolution"
        return f"{wording.user} takes {said}"


CARDS = (
    card(
        100492,
        "Daring the Dawn",
        modifier(
            "for",
            CannotBlock(VAMPIRE),
            AddDelayedTrigger(on=RESOLVED, effects=(TakesDamage(2),)),
        ),
        modifier(
            "FOR",
            CannotBlock(VAMPIRE),
            AddDelayedTrigger(on=RESOLVED, effects=(TakesDamage(1),)),
        ),
    ),
)
