"""Pocket Out of Time: each combat is followed by another combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.library.combat.psyche import QUEUED
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    AddDelayedTrigger,
    Stealth,
    card,
    modifier,
)


class CanFightAgain(Condition, frozen=True):
    """The vampire has fought, both combatants are still ready, and no combat is queued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Look at the combat that is over."""
        table, combat = context.table, context.table.current(Combat)
        if combat is None or combat.queued:
            return False
        pair = [table.in_play.get(side.minion) for side in combat.sides]
        if context.user_minion not in pair or None in pair:
            return False
        one, two = (table.minion(side.minion) for side in combat.sides)
        return one.ready and two.ready and one.controller != two.controller

    @override
    def say(self, wording: Wording) -> str:
        return "if both combatants are still ready"


class FightsAgain(Effect, frozen=True):
    """A new combat between the two follows this one."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = context.table.current(Combat)
        if combat is not None:
            [opposing] = [one.minion for one in combat.sides if one.minion != context.minion]
            combat.queued = True
            context.table.emit(QUEUED, minion=context.minion, target=opposing)

    @override
    def say(self, wording: Wording) -> str:
        return "start a new combat with the opposing minion"


class AfterEachCombat(AddDelayedTrigger, frozen=True, kw_only=True):
    """The option of the vampire after each combat of the action, including the current one."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f" ({one.say(wording)})" for one in self.conditions)
        done = "".join(one.say(wording) for one in self.effects)
        return (
            f"usable after combat. After each combat this action, {wording.user} can burn "
            f"{self.blood} blood to {done}{asked}"
        )


MORE_COMBATS = AfterEachCombat(
    sentence="{minion} burns 1 blood for {card} to fight again.",
    at=AFTER_COMBAT,
    blood=1,
    once=False,
    conditions=(CanFightAgain(),),
    effects=(FightsAgain(),),
)

CARDS = (
    card(
        101405,
        "Pocket Out of Time",
        modifier("obt", Stealth(1), blood=1),
        modifier("tem", Stealth(1)),
        modifier("TEM", MORE_COMBATS, at=AFTER_COMBAT),
    ),
)
