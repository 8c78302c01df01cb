"""Solomon Batanea: the blood of the prey's uncontrolled vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    bank,
    ledger,
)
from vtes_deck.effects.vocab import (
    INFLUENCE,
    IS_READY,
    ACard,
    Pay,
    Power,
    Transfers,
    Zone,
    card,
)


class BackToPool(SaidElsewhere, Effect, frozen=True):
    """1 counter of the target uncontrolled vampire moves to the pool of its owner."""

    @override
    def possible(self, context: EffectContext) -> bool:
        table = context.table
        return bool(table.seats[table.owner[context.target]].uncontrolled.get(context.target))

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.INFLUENCE, 1, whose="prey", less=True),
            Does(PurposeKind.POOL, 1, whose="prey"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        bank.burn_from_uncontrolled(table, context.target, 1)
        ledger.gain_pool(table, table.owner[context.target], 1)


class SpendsTransfers(Power, frozen=True, kw_only=True):
    """Transfers move blood of the prey's uncontrolled vampires to the prey's pool."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return (
            f"{asked}you can spend transfers to move blood from your prey's "
            "uncontrolled vampires to your prey's pool at a cost of 2 transfers for each blood "
            "moved"
        )


CARDS = (
    card(
        201305,
        "Solomon Batanea",
        SpendsTransfers(
            sentence="Use 2 transfers: move 1 blood of {target} to the pool of its owner.",
            at=INFLUENCE,
            conditions=(IS_READY,),
            target=ACard(Zone.UNCONTROLLED, whose="prey", vampire=True),
            effects=(Pay(2, Transfers()), BackToPool()),
        ),
    ),
)
