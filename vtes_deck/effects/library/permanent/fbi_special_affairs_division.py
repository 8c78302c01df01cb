"""FBI Special Affairs Division: allies that are burned in combat are avenged."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    COUNTERS,
    NONE,
    Cause,
    Combat,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import BURNED, AtLeast, Blood, BurnCard, Gain, Trigger, card


class BurnedByActing(Condition, frozen=True):
    """The card of the event is an ally in combat with an acting vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """The combat ends for minions that leave it, and the acting vampire may have left play."""
        table, ally = context.table, context.target
        combat, action = table.current(Combat), context.action
        if combat is None or action is None or combat.is_past(Combat.after_combat):
            return False
        pair = {side.minion for side in combat.sides}
        fought = ally in pair and action.minion in pair and action.minion != ally
        acting = table.in_play.get(action.minion)
        vampire = (
            acting.vampire if isinstance(acting, Minion) else table.cards[action.minion].vampire
        )
        return fought and table.cards[ally].ally and vampire

    @override
    def say(self, wording: Wording) -> str:
        return "if an ally is burned in combat with an acting vampire"


class Retaliation(Effect, frozen=True):
    """The acting vampire takes environmental damage that cannot be prevented, after the combat."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The damage resolves after the combat has ended completely."""
        table, action = context.table, context.action
        combat = table.current(Combat)
        if action is None or combat is None or action.minion not in table.in_play:
            return
        damage = Damage(
            target=action.minion,
            n=self.n,
            cause=Cause.NOTHING,
            minion=NONE,
            source=context.card,
            unpreventable=True,
        )
        table.stack.insert(table.stack.index(combat), DamageResolution((damage,)))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"inflict {self.n} unpreventable environmental damage on the acting vampire after the "
            "combat ends"
        )


CARDS = (
    card(
        100709,
        "FBI Special Affairs Division",
        Trigger(
            on=BURNED,
            conditions=(BurnedByActing(),),
            effects=(Gain(1, Blood("this")), Retaliation(2)),
        ),
        Trigger(
            on=COUNTERS,
            itself=True,
            conditions=(AtLeast(Blood("this"), 4),),
            effects=(BurnCard("this"),),
        ),
    ),
)
