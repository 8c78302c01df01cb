"""Veil the Legions: stealth for later actions."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    GETS_STEALTH,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Modifier,
    PurposeKind,
    Table,
    Wording,
    await_events,
    ledger,
)
from vtes_deck.effects.vocab import (
    AnyX,
    Blood,
    Bonus,
    MinionFilter,
    PlayLimit,
    Role,
    Stealth,
    Until,
    X,
    card,
    modifier,
)


class NextActions(AutomaticEffect, frozen=True, gc=False):
    """Actions of a Methuselah's minions get stealth as they are announced.

    Attributes:
        left: the number of actions left.
    """

    left: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """By a ruling, an action cancelled later counts, but not one with a cancelled card."""
        action = EffectContext(table, trigger.seat, trigger.card).action
        if action is None or event.what is not action.announced or event.minion != action.minion:
            return
        if action.acting_seat(table) != trigger.seat:
            return
        rest = replace(trigger, effect=NextActions(self.left - 1))
        table.delayed_triggers = tuple(
            rest if one is trigger else one
            for one in table.delayed_triggers
            if one is not trigger or self.left > 1
        )
        table.modify(Modifier(Bonus.STEALTH, 1, action.minion, Until.ACTION, trigger.card))
        table.emit(GETS_STEALTH, trigger.seat, minion=action.minion, n=1)


class VeilsActions(Effect, frozen=True):
    """The minion burns blood; the same number of later actions this turn get stealth."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOOD, X, which="user", less=True),
            Does(PurposeKind.STEALTH, X, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        if not context.n:
            return
        table = context.table
        ledger.burn_blood(table, context.user_minion, context.n, context.card)
        await_events(
            context,
            NextActions(context.n),
            Until.TURN,
            minion=context.minion,
            target=context.target,
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can burn X blood to give the next X actions minions you control "
            "perform this turn +1 stealth"
        )


UNLOCKED = MinionFilter(locked=False)

CARDS = (
    card(
        102097,
        "Veil the Legions",
        modifier("obf", Stealth(1), role=Role.OTHER, who=UNLOCKED),
        modifier(
            "OBF",
            Stealth(1),
            VeilsActions(),
            target=AnyX(0, of=Blood()),
            role=Role.OTHER,
            who=UNLOCKED,
        ),
        PlayLimit(per="action", by="everybody"),
        PlayLimit(per="turn", by="everybody", levels=("OBF",)),
    ),
)
