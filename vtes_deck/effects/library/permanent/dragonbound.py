"""Dragonbound: a pool cost for vampires in torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    AMinion,
    Count,
    DelayedReplacement,
    MinionFilter,
    MyTurn,
    Power,
    Until,
    card,
)

IN_TORPOR = AMinion(MinionFilter(vampire=True, torpor=True))


class PaysForTorpor(Effect, frozen=True):
    """The Methuselah burns 1 pool for each of her vampires in torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, Count(IN_TORPOR), whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        ledger.burn_pool(context.table, context.seat, len(IN_TORPOR.choices(context)), context.card)

    @override
    def say(self, wording: Wording) -> str:
        return "burn 1 pool for each vampire in torpor they control"


CARDS = (
    card(
        100581,
        "Dragonbound",
        DelayedReplacement(Until.SOURCE),
        Power(
            sentence="Burn 1 pool for each of your vampires in torpor ({card}).",
            at=DISCARD_EFFECTS,
            user="anybody",
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(PaysForTorpor(),),
        ),
    ),
)
