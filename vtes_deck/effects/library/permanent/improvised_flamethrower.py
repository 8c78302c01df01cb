"""Improvised Flamethrower: it explodes when its bearer takes damage at long range."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    INFLICTS,
    Combat,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import (
    STRIKE,
    InCombat,
    Move,
    Range,
    Strike,
    Trigger,
    Until,
    card,
)


class IsShotAt(Condition, frozen=True):
    """The opposing minion has inflicted damage on the bearer at long range."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """By a ruling, this includes damage that was prevented or had no effect."""
        combat = context.table.current(Combat)
        handling = context.table.current(DamageResolution)
        host = context.host
        if combat is None or handling is None or not combat.holds(host):
            return False
        return combat.range is Range.LONG and (combat.other(host), host) in handling.by

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if the opposing minion inflicts any damage on {wording.user} at long range (even if "
            "it is prevented)"
        )


class Explodes(Effect, frozen=True):
    """The card is burned, and its bearer takes aggravated damage."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        host = context.host
        zones.burn(context.table, context.card)
        suffered = Damage(target=host, n=self.n, aggravated=True, source=context.card)
        context.table.push(DamageResolution((suffered,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"this weapon is burned and the bearer takes {self.n} aggravated (non-strike) damage"


class Unstable(Trigger, frozen=True, kw_only=True):
    """The trigger for the explosion of the weapon."""

    @override
    def say(self, wording: Wording) -> str:
        return ", ".join(one.say(wording) for one in (*self.conditions, *self.effects))


CARDS = (
    card(
        100964,
        "Improvised Flamethrower",
        InCombat(
            Move(
                when=STRIKE,
                strike=Strike(damage=2, ranged=True, aggravated=True),
                once=Until.COMBAT,
            )
        ),
        Unstable(on=INFLICTS, host=True, conditions=(IsShotAt(),), effects=(Explodes(2),)),
    ),
)
