"""Vampires with effects at the end of a minion phase or at the start of others' turns."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ATTEMPTED,
    TURN,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
    minions_of,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    MINION_ENDS,
    Aura,
    Bonus,
    Is,
    Lock,
    MinionFilter,
    Trigger,
    card,
)

READY_GIOVANNI = MinionFilter(ready=True, clans=("Giovanni",))


class WasIdle(Condition, frozen=True):
    """The vampire has not performed an action this turn."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return ATTEMPTED not in context.table.minion(context.host).done

    @override
    def say(self, wording: Wording) -> str:
        return "if she did not perform an action this turn"


class LocksIfIdle(Trigger, frozen=True, kw_only=True):
    """The lock, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f" {one.say(wording)}" for one in self.conditions)
        return f"after your minion phase ends, lock {wording.name}{asked}"


class ActiveHasGiovanni(SaidElsewhere, Condition, frozen=True):
    """It is the turn of another Methuselah who controls a ready Giovanni."""

    @override
    def holds(self, context: EffectContext) -> bool:
        active = context.table.active
        return active != context.seat and bool(minions_of(context, READY_GIOVANNI, "active"))


class ActivePays(Effect, frozen=True):
    """The Methuselah whose turn it is burns pool."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        ledger.burn_pool(context.table, context.table.active, self.n, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"burns {self.n} pool"


class TaxesGiovanni(Trigger, frozen=True, kw_only=True):
    """The loss of others, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"while {wording.name} is ready, " if IS_READY in self.conditions else ""
        return (
            f"{ready}any other Methuselah controlling a ready Giovanni "
            f"{self.effects[0].say(wording)} during their unlock phase"
        )


CARDS = (
    card(
        201383,
        "Tori Longwood",
        LocksIfIdle(on=MINION_ENDS, mine=True, conditions=(WasIdle(),), effects=(Lock("host"),)),
    ),
    card(
        200925,
        "Marianna",
        TaxesGiovanni(
            on=TURN, conditions=(IS_READY, ActiveHasGiovanni()), effects=(ActivePays(1),)
        ),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Giovanni",))),),
        ),
    ),
)
