"""Increased Strength: strikes that require Potence inflict more damage."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.effects.api import (
    DISCIPLINES,
    AutomaticEffect,
    Damage,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    PurposeKind,
    Table,
    Wording,
    await_events,
    disciplines_of,
)
from vtes_deck.effects.vocab import BEFORE_RANGE, Strike, Until, at, card, combat

POTENCE = "pot"


class PotentStrikes(AutomaticEffect, frozen=True):
    """The damage of later strikes of the vampire.

    Attributes:
        n: the additional damage.
    """

    n: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Do nothing: the damage is read through :meth:`added`."""

    def added(
        self, table: Table, minion: int, strike: Strike, damage: tuple[Damage, ...]
    ) -> tuple[Damage, ...]:
        """By a ruling, the additional damage has the type of the strike."""
        if damage[0].minion != minion or POTENCE not in disciplines_of(table, strike):
            return damage
        return tuple(msgspec.structs.replace(one, n=one.n + self.n) for one in damage)


class Strengthens(Effect, frozen=True):
    """Strikes that require Potence inflict more damage for the rest of the combat.

    Attributes:
        n: the additional damage.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, PotentStrikes(self.n), Until.COMBAT, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"for the remainder of combat, all damaging strikes that require "
            f"{DISCIPLINES[POTENCE].name} made by {wording.user} inflict +{self.n} damage"
        )


class StrengthensMore(Strengthens, frozen=True):
    """The superior version, whose text refers to the basic one."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{BASIC.say(wording)}. Those strikes inflict +{self.n} damage"


BASIC = Strengthens(1)

CARDS = (
    card(
        100971,
        "Increased Strength",
        combat("pot", at(BEFORE_RANGE), BASIC),
        combat("POT", at(BEFORE_RANGE), StrengthensMore(2)),
    ),
)
