"""Poison Pill: the caller of a referendum loses as much pool as its opponent."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.effects.api import (
    NONE,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    PurposeKind,
    Referendum,
    Table,
    Wording,
    await_events,
    ledger,
)
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    REFERENDUM_PASSES,
    REFERENDUM_RESOLVED,
    Until,
    card,
    reaction,
)


class RepayLoss(AutomaticEffect, frozen=True):
    """The controller of the acting vampire loses what the effect of the referendum has cost.

    Attributes:
        before: the pool lost by the player before the effect; ``NONE`` before the result.
    """

    before: int = NONE

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Record the loss before the effect, and the difference after it."""
        lost = table.seats[trigger.seat].pool_lost
        if event.what is REFERENDUM_PASSES:
            passed = msgspec.structs.replace(trigger, effect=RepayLoss(lost))
            table.delayed_triggers = tuple(
                passed if one is trigger else one for one in table.delayed_triggers
            )
        elif event.what is REFERENDUM_RESOLVED and self.before != NONE:
            acting = table.in_play.get(event.minion)
            if acting is not None:
                ledger.burn_pool(table, acting.controller, lost - self.before)


class PoisonReferendum(Effect, frozen=True):
    """Counts the pool that the effect of the referendum costs the player of the card."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.table.current(Referendum) is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="active", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, RepayLoss(), Until.REFERENDUM, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if the referendum passes and the effect of the referendum causes you to lose pool, "
            "the controller of the acting vampire loses the same amount of pool (in addition to "
            "the effects of the referendum)"
        )


CARDS = (card(101406, "Poison Pill", reaction("", PoisonReferendum(), at=BEFORE_VOTES)),)
