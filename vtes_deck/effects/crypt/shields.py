"""Vampires that prevent damage to others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    endangered,
    prevent,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    DAMAGE_TO_ANOTHER,
    IS_READY,
    DamageFilter,
    InPhase,
    Phase,
    Power,
    Until,
    card,
)


class AnotherIsHurt(SaidElsewhere, Condition, frozen=True):
    """Damage to another minion of the user in combat can be prevented."""

    @override
    def holds(self, context: EffectContext) -> bool:
        target = endangered(context.table)
        if target in {NONE, context.host}:
            return False
        handling = context.table.current(DamageResolution)
        mine = context.table.in_play[target].controller == context.seat
        return mine and handling is not None and handling.preventable(target) > 0


class StruckVampire(SaidElsewhere, Condition, frozen=True):
    """Ordinary damage by a strike to a vampire of the user in combat can be prevented."""

    @override
    def holds(self, context: EffectContext) -> bool:
        target = endangered(context.table)
        if target == NONE:
            return False
        vampire = context.table.minion(target)
        if not vampire.vampire or vampire.controller != context.seat:
            return False
        handling = context.table.current(DamageResolution)
        return handling is not None and (
            handling.preventable(target, DamageFilter.ORDINARY, strikes=True) > 0
        )


class AnyOtherIsHurt(SaidElsewhere, Condition, frozen=True):
    """Ordinary damage to any other minion in combat can be prevented."""

    @override
    def holds(self, context: EffectContext) -> bool:
        target = endangered(context.table)
        handling = context.table.current(DamageResolution)
        if handling is None or target in {NONE, context.host}:
            return False
        return handling.preventable(target, DamageFilter.ORDINARY) > 0


class Shield(Effect, frozen=True):
    """Prevents damage to the minion in combat."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        prevent(context.table, endangered(context.table), self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"prevent {self.n} damage to that minion"


class ShieldFromOrdinary(Shield, frozen=True):
    """Prevents ordinary damage of any source."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        prevent(context.table, endangered(context.table), self.n, DamageFilter.ORDINARY)

    @override
    def say(self, wording: Wording) -> str:
        return f"prevent {self.n} non-aggravated damage inflicted on any other minion in combat"


class ShieldFromStrike(Shield, frozen=True):
    """Prevents ordinary damage of the opposing minion's strike."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        handling = context.table.current(DamageResolution)
        if handling is not None:
            handling.reduce(endangered(context.table), self.n, aggravated=False, strikes=True)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"prevent up to {self.n} non-aggravated damage to that vampire from the opposing "
            "minion's strike"
        )


class Shields(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    whom: str

    @override
    def say(self, wording: Wording) -> str:
        ready = f", if {wording.name} is ready" if IS_READY in self.conditions else ""
        return (
            f"once each combat involving {self.whom} you control{ready}, {wording.name} can burn "
            f"1 blood to {self.effects[0].say(wording)}"
        )


class ShieldsAnyone(Power, frozen=True, kw_only=True):
    """The ability for every player's minions, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each minion phase, {wording.name} can burn 1 blood to "
            f"{self.effects[0].say(wording)}"
        )


CARDS = (
    card(
        201160,
        "Randall",
        ShieldsAnyone(
            sentence="{card} burns 1 blood to prevent 1 damage.",
            at=DAMAGE | DAMAGE_TO_ANOTHER,
            blood=1,
            once=Until.TURN,
            conditions=(InPhase(Phase.MINION), AnyOtherIsHurt()),
            effects=(ShieldFromOrdinary(1),),
        ),
    ),
    card(
        201757,
        "Huldu, The Desecrator",
        Shields(
            sentence="{card} burns 1 blood to prevent 1 damage.",
            whom="another minion",
            at=DAMAGE,
            blood=1,
            once=Until.COMBAT,
            conditions=(IS_READY, AnotherIsHurt()),
            effects=(Shield(1),),
        ),
    ),
    card(
        201680,
        "Opikun",
        Shields(
            sentence="{card} burns 1 blood to prevent 2 damage of the strike.",
            whom="a vampire",
            at=DAMAGE,
            blood=1,
            once=Until.COMBAT,
            conditions=(StruckVampire(),),
            effects=(ShieldFromStrike(2),),
        ),
    ),
)
