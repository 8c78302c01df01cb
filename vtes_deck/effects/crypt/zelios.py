"""Zelios: his blood pays for locations."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CostReductionChoice,
    Does,
    Effect,
    EffectContext,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Wording,
    is_due,
    ledger,
)
from vtes_deck.effects.vocab import IS_READY, CostReduction, Trait, card


class BurnForPool(SaidElsewhere, Effect, frozen=True):
    """The vampire burns blood equal to the remaining pool cost."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="this", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        paying = table.current(CostReductionChoice)
        if paying is not None:
            vampire = table.minion(context.host)
            ledger.burn_blood(table, vampire, paying.pool, paying.paid)


class PaysWithBlood(CostReduction, frozen=True, kw_only=True):
    """The vampire's blood pays the whole pool cost of a location."""

    @override
    def reduces(self, context: EffectContext, paid: Printed) -> tuple[int, int]:
        """The whole remaining cost, if the vampire has enough blood."""
        if Trait.LOCATION not in paid.traits or not is_due(context):
            return 0, 0
        paying = context.table.current(CostReductionChoice)
        cost = paid.pool_cost if paying is None else paying.pool
        host = context.table.minion(context.host)
        return (cost, 0) if host.blood >= cost else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{lead}you can lock him to pay the pool cost of a location with his blood instead"


CARDS = (
    card(
        201504,
        "Zelios",
        PaysWithBlood(
            sentence="Lock {card} to pay for a location with its blood.",
            less=0,
            lock=True,
            conditions=(IS_READY,),
            effects=(BurnForPool(),),
        ),
    ),
)
