"""Sunset Strip, Hollywood: stealthy hunts and cheap mortals."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Hunt,
    Modifier,
    Printed,
    PurposeKind,
    Table,
    Wording,
    await_events,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    PAYING,
    PAYING_OF_ANOTHER,
    Bonus,
    CostReduction,
    Power,
    PutInPlay,
    Trait,
    Type,
    Until,
    card,
    master,
)

BROUGHT = {Type.ALLY, Type.RETAINER}


def add_stealth(table: Table, source: int) -> None:
    """The current hunt gets stealth."""
    action = table.current(Hunt)
    if action is not None and action.minion in table.in_play:
        table.modify(Modifier(Bonus.STEALTH, 1, action.minion, Until.ACTION, source))


class StealthyHunts(AutomaticEffect, frozen=True):
    """Every hunt gets stealth when it is announced."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Vampires that enter play later also get the stealth."""
        if event.what is ANNOUNCED:
            add_stealth(table, trigger.card)


class HidesHunts(Effect, frozen=True):
    """All vampires have more stealth in hunts until the next unlock phase of the user."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, 1, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The effect includes the current hunt."""
        add_stealth(context.table, context.card)
        await_events(context, StealthyHunts(), Until.UNLOCK)

    @override
    def say(self, wording: Wording) -> str:
        return "give all vampires +1 stealth on hunt actions until your next unlock phase"


class HelpsMortals(CostReduction, frozen=True, kw_only=True):
    """Reduces the cost of a mortal for every minion."""

    at: int = PAYING | PAYING_OF_ANOTHER

    @override
    def reduction(self, paid: Printed) -> tuple[int, int]:
        if Trait.MORTAL not in paid.traits or not BROUGHT & paid.types:
            return 0, 0
        return super().reduction(paid)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock to reduce the cost to recruit a mortal ally or employ a mortal retainer by "
            f"{self.less} blood or pool (but never less than 0 blood or pool)"
        )


class StripLocks(Power, frozen=True, kw_only=True):
    """The lock for stealth."""

    @override
    def say(self, wording: Wording) -> str:
        return f"lock to {self.effects[0].say(wording)}"


CARDS = (
    card(
        101904,
        "Sunset Strip, Hollywood",
        master(PutInPlay()),
        StripLocks(
            sentence="Lock {card}: hunts have +1 stealth.",
            at=ANY_TIME,
            lock=True,
            effects=(HidesHunts(),),
        ),
        HelpsMortals(sentence="Lock {card} to pay 1 less for a mortal.", lock=True, less=1),
    ),
)
